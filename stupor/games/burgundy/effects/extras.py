"""Actions that need no die of one's own: of castles, white castles, buildings and rewards.

All of them may be declined, and stay open while something is bought in between (B20, B97).
"""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import keys, queries, refusals, verbs
from stupor.games.burgundy.board import FARTHEST, members
from stupor.games.burgundy.data.shields import CASTLE_SHIELD
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.effects.actions import (
    DEEDS,
    add_actions,
    add_places,
    price,
    shield_offers,
)
from stupor.games.burgundy.effects.anytime import ANYTIME, add_anytime, could_buy, take_anytime
from stupor.games.burgundy.effects.storing import obtain
from stupor.games.burgundy.ids import ANY, SKIP
from stupor.games.burgundy.queries import FETCHES
from stupor.games.burgundy.state import State

_ANY_DIE: Final = (ANY,)
_NO_PRICES: Final = (0,) * 6


def closed(s: State, who: int, offers: list[Option]) -> list[Option]:
    """These offers with what may be done at any time and with declining; none for none."""
    if offers:
        add_anytime(s, who, s.duchies[s.players[who].duchy], offers)
        offers.append(SKIP)
    return offers


def declined_or_anytime(s: State, who: int, asking: Choice, option: Option) -> bool:
    """Whether it declines or is done, as at any time; after the latter the question comes again."""
    if option[0] in ANYTIME:
        push(s, asking)
        take_anytime(s, who, option)
        return True
    return option == SKIP


@asks("action", "action.extra")
class FreeAction(Choice):
    """An action with any number: of a castle, a trade route, or a target reached (B30).

    Attributes:
        castle: whether a castle gave it, so that shield 11 may turn it into a shield.
    """

    castle: bool = False

    def options(self, s: State, who: int) -> list[Option]:
        """All that a die of any number can do."""
        offers: list[Option] = []
        player = s.players[who]
        duchy = s.duchies[player.duchy]
        add_actions(s, player, duchy, _ANY_DIE, offers)
        if self.castle and s.depot_shields and CASTLE_SHIELD in duchy.shields:
            offers += shield_offers(s, who, _NO_PRICES)
        return closed(s, who, offers)

    def take(self, s: State, who: int, option: Option) -> None:
        """Do it."""
        if not declined_or_anytime(s, who, self, option):
            DEEDS[str(option[0])](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule stands against it."""
        return refusals.action(s, who, option, _ANY_DIE) or self.rule


@asks("white", "white.number")
class WhiteAction(Choice):
    """A White Castle's action, with the number of the white die (B49)."""

    def options(self, s: State, who: int) -> list[Option]:
        """All that a die of that number can do."""
        offers: list[Option] = []
        player = s.players[who]
        add_actions(s, player, s.duchies[player.duchy], (s.white,), offers)
        return closed(s, who, offers)

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay the workers and do it."""
        if not declined_or_anytime(s, who, self, option):
            workers = price(s, s.duchies[s.players[who].duchy], option)
            verbs.spend_workers(s, who, workers, "die")
            DEEDS[str(option[0])](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule stands against it."""
        return refusals.action(s, who, option, (s.white,)) or self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The number."""
        return {"die": s.white}


@asks("townhall", "townhall.place")
class TownHall(Choice):
    """Place one more stored tile on a space of any number (B29, B97)."""

    def options(self, s: State, who: int) -> list[Option]:
        """Where stored tiles can lie; with none, still what leads to a purchase."""
        offers: list[Option] = []
        duchy = s.duchies[s.players[who].duchy]
        for here in verbs.shelves(s, who):
            add_places(s, duchy, here, _ANY_DIE, FARTHEST, offers)
        if offers:
            return closed(s, who, offers)
        if not could_buy(s, who, duchy):
            return []
        add_anytime(s, who, duchy, offers)
        return [*offers, SKIP]

    def take(self, s: State, who: int, option: Option) -> None:
        """Place it."""
        if not declined_or_anytime(s, who, self, option):
            DEEDS["place"](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule stands against it."""
        if option[0] != "place":
            return self.rule
        return refusals.action(s, who, option, _ANY_DIE) or self.rule


@asks("warehouse", "warehouse.sell")
class Warehouse(Choice):
    """Sell all goods of one colour, whatever its number."""

    def options(self, s: State, who: int) -> list[Option]:
        """The colours that are stored."""
        duchy = s.duchies[s.players[who].duchy]
        colours = keys.colours_of(duchy.goods)
        return closed(s, who, [("sell", ANY, colour) for colour in members(colours)])

    def take(self, s: State, who: int, option: Option) -> None:
        """Sell them."""
        if not declined_or_anytime(s, who, self, option):
            DEEDS["sell"](s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule stands against it."""
        if option[0] != "sell":
            return self.rule
        return refusals.action(s, who, option, _ANY_DIE) or self.rule


@asks("fetch", "fetch.colour")
class Fetch(Choice):
    """Take a tile of certain colours from any numbered depot.

    Attributes:
        what: market, carpenter, church or any.
    """

    what: str

    def options(self, s: State, who: int) -> list[Option]:
        """Those tiles; the black depot is left alone (B18)."""
        colours = FETCHES[self.what]
        offers: list[Option] = [
            ("fetch", tile) for tile in s.depots if tile >= 0 and COLOUR[tile] in colours
        ]
        return closed(s, who, offers)

    def take(self, s: State, who: int, option: Option) -> None:
        """Bring it to storage."""
        if not declined_or_anytime(s, who, self, option):
            tile = int(option[1])
            emit.event(s, "fetched", who, tile, self.what)
            obtain(s, who, tile)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Why that tile cannot be fetched."""
        return refusals.fetching(s, option) or self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """What may be taken."""
        return {"what": self.what}


FREE_ACTION: Final = FreeAction()
CASTLE_ACTION: Final = FreeAction(castle=True)
WHITE_ACTION: Final = WhiteAction()
TOWN_HALL: Final = TownHall()
WAREHOUSE_SALE: Final = Warehouse()
FETCH: Final = {what: Fetch(what) for what in queries.FETCHES}
