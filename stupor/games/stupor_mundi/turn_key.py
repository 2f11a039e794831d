"""What is left of a turn once the order of its choices is forgotten."""

from __future__ import annotations

from collections.abc import Hashable

from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.state import State


def turn_key(s: State, seat: int) -> Hashable:
    """All of a seat's own, the table where it can have changed it, and what is still to be done."""
    player = s.players[seat]
    expansions = (player.holdings, s.expansions) if s.expansions is not NO_EXPANSIONS else ()
    return (
        player.house,
        player.coins,
        player.grain,
        player.stone,
        player.vp,
        player.ship,
        player.passed,
        player.down,
        player.castle,
        player.specialists,
        player.allies,
        player.bought,
        tuple(player.hand),
        tuple(player.slots),
        tuple(player.deck),
        tuple(s.palace),
        tuple(s.active),
        tuple(s.next),
        tuple(s.agenda),
        *expansions,
    )
