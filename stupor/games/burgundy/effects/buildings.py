"""What buildings do when they are placed, once and at once (B17 to B19, B29, B45, B52)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries, verbs
from stupor.games.burgundy.board import FARTHEST
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.effects.actions import add_places
from stupor.games.burgundy.effects.anytime import could_buy
from stupor.games.burgundy.effects.extras import (
    FETCH,
    TOWN_HALL,
    WAREHOUSE_SALE,
    WHITE_ACTION,
    closed,
    declined_or_anytime,
)
from stupor.games.burgundy.effects.gains import gain
from stupor.games.burgundy.ids import (
    ANY,
    BANK,
    BOARDING,
    BUILDING_TYPE,
    BUILDINGS,
    CARPENTER,
    CHURCH,
    CRANE,
    MARKET,
    TOWNHALL,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWERS,
    WHITE_CASTLE,
    WHITE_CASTLES,
)
from stupor.games.burgundy.state import State


def warehouse(s: State, who: int) -> None:
    """Sell a colour."""
    push(s, WAREHOUSE_SALE)


def watchtower(s: State, who: int) -> None:
    """4 VP."""
    gain(s, who, params.WATCHTOWER_VP, WATCHTOWERS)


def carpenter(s: State, who: int) -> None:
    """Take a building."""
    push(s, FETCH["carpenter"])


def church(s: State, who: int) -> None:
    """Take a mine, monastery or castle."""
    push(s, FETCH["church"])


def market(s: State, who: int) -> None:
    """Take a ship or livestock."""
    push(s, FETCH["market"])


def boarding(s: State, who: int) -> None:
    """4 workers; monasteries 13 and 14 do not help."""
    verbs.gain_workers(s, who, params.BOARDING_WORKERS, "boarding")


def bank(s: State, who: int) -> None:
    """2 silver."""
    verbs.gain_silver(s, who, params.BANK_SILVER, "bank")


def townhall(s: State, who: int) -> None:
    """Place another tile."""
    push(s, TOWN_HALL)


def crane(s: State, who: int) -> None:
    """Do what any building does."""
    push(s, COPY)


def white_castle(s: State, who: int) -> None:
    """An action with the white die's number."""
    push(s, WHITE_ACTION)


#: By type.
EFFECTS: Final[tuple[Callable[[State, int], None], ...]] = (
    warehouse,
    watchtower,
    carpenter,
    church,
    market,
    boarding,
    bank,
    townhall,
    crane,
    white_castle,
)


def could_do(s: State, who: int, building: int) -> bool:
    """Whether a building's effect could do anything now."""
    duchy = queries.duchy_of(s, who)
    if building == WAREHOUSE:
        return bool(duchy.goods)
    if building == TOWNHALL:
        offers: list[Option] = []
        for here in verbs.shelves(s, who):
            add_places(s, duchy, here, (ANY,), FARTHEST, offers)
        return bool(offers) or could_buy(s, who, duchy)
    what = _FETCHED.get(building)
    if what is not None:
        colours = queries.FETCHES[what]
        return any(tile >= 0 and COLOUR[tile] in colours for tile in s.depots)
    return building in (WATCHTOWER, BOARDING, BANK)


_FETCHED: Final = {CARPENTER: "carpenter", CHURCH: "church", MARKET: "market"}


@asks("copy", "crane.type")
class Copy(Choice):
    """The crane: choose the building whose effect it has."""

    def options(self, s: State, who: int) -> list[Option]:
        """The types in the game that could do something now."""
        types = [n for n in range(CRANE) if could_do(s, who, n)]
        if WHITE_CASTLES in s.expansions:
            types.append(WHITE_CASTLE)
        return closed(s, who, [("copy", BUILDINGS[building]) for building in types])

    def take(self, s: State, who: int, option: Option) -> None:
        """Have it."""
        if not declined_or_anytime(s, who, self, option):
            emit.event(s, "copied", who, str(option[1]))
            EFFECTS[BUILDING_TYPE[str(option[1])]](s, who)


COPY: Final = Copy()
