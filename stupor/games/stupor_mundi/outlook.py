"""What an Edict's icon would do to everybody's Ally income, told before it is placed."""

from __future__ import annotations

from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.data.allies import ALLIES
from stupor.games.stupor_mundi.ids import ICON_TREASURY
from stupor.games.stupor_mundi.state import State


def outlook(s: State, icon: int, delta: int) -> dict[str, object]:
    """The track's new value, the Ally income of each seat, and whose requirement would change."""
    then = s.clone()
    then.palace[icon] += delta
    gains: list[str] = []
    losses: list[str] = []
    for seat, player in enumerate(s.players):
        for ally in filter(None, player.allies):
            met = queries.requirement_met(then, then.players[seat], ally)
            if met != queries.requirement_met(s, player, ally):
                (gains if met else losses).append(ALLIES[ally].name)
    scale = params.TREASURY_STEP if icon == ICON_TREASURY else 1
    return {
        "value": then.palace[icon] * scale,
        "income": [queries.ally_income(then, player) for player in then.players],
        "gains": gains,
        "losses": losses,
    }
