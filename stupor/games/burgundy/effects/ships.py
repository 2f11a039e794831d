"""Ships: goods of a depot, perhaps of the next one, then a space on along the bridge."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import keys, queries, verbs
from stupor.games.burgundy.data.depots import DEPOTS
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, colour_of
from stupor.games.burgundy.data.monasteries import NEXT_DEPOT
from stupor.games.burgundy.data.shields import ALL_OF_A_COLOUR
from stupor.games.burgundy.effects.anytime import add_anytime
from stupor.games.burgundy.effects.extras import closed, declined_or_anytime
from stupor.games.burgundy.effects.storing import obtain
from stupor.games.burgundy.ids import FACE_DOWN
from stupor.games.burgundy.params import GOODS_FOR_A_BLACK_TILE
from stupor.games.burgundy.state import State


def place_ship(s: State, who: int) -> None:
    """Line up what a ship brings, in order (B31 to B33, B98)."""
    if s.solo is not None:
        push(s, SHIP, CLEARING)
        return
    duchy = queries.duchy_of(s, who)
    if s.depot_shields and ALL_OF_A_COLOUR in duchy.shields:
        push(s, SHIP, STAPLE, CROSSING)
    else:
        push(s, SHIP, CROSSING)


def storable(s: State, who: int, goods: tuple[int, ...]) -> bool:
    """Whether any of these goods finds room."""
    duchy = queries.duchy_of(s, who)
    held = keys.colours_of(duchy.goods)
    if held.bit_count() < queries.goods_room(s):
        return bool(goods)
    return bool(keys.colours_of(goods) & held)


def load(s: State, who: int, depot: int) -> None:
    """Take what finds room at a depot (from 0); the player chooses among too many colours."""
    goods = s.depot_goods[depot]
    duchy = queries.duchy_of(s, who)
    held = keys.colours_of(duchy.goods)
    room = queries.goods_room(s) - held.bit_count()
    fresh = keys.colours_of(goods) & ~held
    if fresh.bit_count() <= room:
        verbs.take_goods(s, who, depot, goods)
    elif room:
        push(s, LoadColours(depot))
    else:
        take_colours(s, who, depot, held)


def take_colours(s: State, who: int, depot: int, colours: int) -> None:
    """Take all goods of a depot that are of these colours."""
    wanted = [goods for goods in s.depot_goods[depot] if colours >> colour_of(goods) & 1]
    verbs.take_goods(s, who, depot, tuple(wanted))


@asks("ship", "ship.depot", forced=False)
class Ship(Choice):
    """Choose the depot whose goods the ship takes; where any find room, some are taken (B31)."""

    def options(self, s: State, who: int) -> list[Option]:
        """The depots with goods that find room."""
        offers = depots_to_load(s, who, range(DEPOTS))
        if offers:
            add_anytime(s, who, queries.duchy_of(s, who), offers)
        return offers

    def take(self, s: State, who: int, option: Option) -> None:
        """Load there, and with monastery 5 at one of its neighbours."""
        if declined_or_anytime(s, who, self, option):
            return
        depot = int(option[1]) - 1
        if queries.duchy_of(s, who).powers & NEXT_DEPOT:
            push(s, NextDepot(depot))
        load(s, who, depot)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether there is nothing, or no room for it."""
        return goods_rule(s, option) or self.rule


def depots_to_load(s: State, who: int, depots: Iterable[int]) -> list[Option]:
    """The depots, of these, with goods that find room."""
    return [("ship", n + 1) for n in depots if storable(s, who, s.depot_goods[n])]


def goods_rule(s: State, option: Option) -> str:
    """Which rule keeps a ship from loading at a depot."""
    match option:
        case ("ship", int(depot)) if 1 <= depot <= DEPOTS:
            return "goods.room" if s.depot_goods[depot - 1] else "ship.empty"
    return ""


@asks("ship", "ship.next")
class NextDepot(Choice):
    """Monastery 5: load at a neighbour of that depot (from 0), too.

    Attributes:
        depot: the depot that was loaded first, from 0.
    """

    depot: int

    def options(self, s: State, who: int) -> list[Option]:
        """Its two neighbours in the ring, as far as their goods find room."""
        beside = sorted(((self.depot - 1) % DEPOTS, (self.depot + 1) % DEPOTS))
        return closed(s, who, depots_to_load(s, who, beside))

    def take(self, s: State, who: int, option: Option) -> None:
        """Load there."""
        if not declined_or_anytime(s, who, self, option):
            load(s, who, int(option[1]) - 1)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether it is no neighbour, or there is nothing."""
        match option:
            case ("ship", int(depot)) if (depot - 1 - self.depot) % DEPOTS in (1, DEPOTS - 1):
                return goods_rule(s, option) or self.rule
        return self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The depot that was loaded first."""
        return {"depot": self.depot + 1}


@asks("colours", "goods.room")
class LoadColours(Choice):
    """Choose which new colours of a depot (from 0) find room; of each all tiles are taken.

    Attributes:
        depot: the depot, from 0.
    """

    depot: int

    def options(self, s: State, who: int) -> list[Option]:
        """As many of them together as there is room for."""
        held = keys.colours_of(queries.duchy_of(s, who).goods)
        fresh = keys.colours_of(s.depot_goods[self.depot]) & ~held
        room = queries.goods_room(s) - held.bit_count()
        colours = [colour for colour in range(1, COLOURS_OF_GOODS + 1) if fresh >> colour & 1]
        return [("colours", *some) for some in combinations(colours, room)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Take them, and what is of colours stored already."""
        chosen = keys.colours_of(queries.duchy_of(s, who).goods)
        for colour in option[1:]:
            chosen |= 1 << int(colour)
        take_colours(s, who, self.depot, chosen)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The depot."""
        return {"depot": self.depot + 1}


@asks("colour", "shield.staple")
class Staple(Choice):
    """Shield 5: all goods of one colour from all six depots."""

    def options(self, s: State, who: int) -> list[Option]:
        """The colours that lie anywhere and find room."""
        everywhere = tuple([goods for here in s.depot_goods for goods in here])
        held = keys.colours_of(queries.duchy_of(s, who).goods)
        colours = keys.colours_of(everywhere)
        if held.bit_count() >= queries.goods_room(s):
            colours &= held
        offers: list[Option] = [
            ("colour", colour) for colour in range(1, COLOURS_OF_GOODS + 1) if colours >> colour & 1
        ]
        return closed(s, who, offers)

    def take(self, s: State, who: int, option: Option) -> None:
        """Take them depot by depot."""
        if not declined_or_anytime(s, who, self, option):
            colour = int(option[1])
            for depot, here in enumerate(s.depot_goods):
                if any(colour_of(goods) == colour for goods in here):
                    take_colours(s, who, depot, 1 << colour)


@clause
class Crossing(Effect):
    """One space on along the bridge, whatever the ship has taken (B32)."""

    def resolve(self, s: State, who: int) -> None:
        """Move the piece."""
        verbs.cross(s, who)


@clause
class Clearing(Effect):
    """Alone: all other goods leave the game; then five goods may buy a black tile (B74)."""

    def resolve(self, s: State, who: int) -> None:
        """Empty the depots, then ask."""
        for depot, goods in enumerate(s.depot_goods):
            verbs.goods_to_box(s, who, goods, f"depot.{depot + 1}.goods")
        s.depot_goods = ((),) * DEPOTS
        push(s, TRADE)


@asks("trade", "solo.trade")
class Trade(Choice):
    """Alone: choose a tile of the black depot to take face down for five goods."""

    def options(self, s: State, who: int) -> list[Option]:
        """The tiles there, if there are goods enough."""
        if len(queries.duchy_of(s, who).goods) < GOODS_FOR_A_BLACK_TILE:
            return []
        return closed(s, who, [("trade", tile) for tile in s.black if tile >= 0])

    def take(self, s: State, who: int, option: Option) -> None:
        """Give the goods first."""
        if not declined_or_anytime(s, who, self, option):
            push(s, GiveGoods(int(option[1]), GOODS_FOR_A_BLACK_TILE))


@asks("give", "solo.give")
class GiveGoods(Choice):
    """Alone: remove so many goods for a black tile, one at a time.

    Attributes:
        tile: the black tile.
        left: how many goods are still to be given.
    """

    tile: int
    left: int

    def options(self, s: State, who: int) -> list[Option]:
        """The colours that are stored."""
        colours = keys.colours_of(queries.duchy_of(s, who).goods)
        kinds = range(1, COLOURS_OF_GOODS + 1)
        return [("give", colour) for colour in kinds if colours >> colour & 1]

    def take(self, s: State, who: int, option: Option) -> None:
        """Give one; after the last the tile comes to storage, face down."""
        number = s.players[who].duchy
        duchy = s.duchies[number]
        given = next(goods for goods in duchy.goods if colour_of(goods) == option[1])
        duchy.goods = tuple([goods for goods in duchy.goods if goods != given])
        verbs.goods_to_box(s, who, (given,), f"goods.{number}")
        if self.left > 1:
            push(s, GiveGoods(self.tile, self.left - 1))
        else:
            emit.event(s, "traded", who, self.tile)
            obtain(s, who, self.tile + FACE_DOWN)

    def context(self, s: State, who: int) -> dict[str, object]:
        """What for, and how many more."""
        return {"tile": self.tile, "left": self.left}


SHIP: Final = Ship()
STAPLE: Final = Staple()
CROSSING: Final = Crossing()
CLEARING: Final = Clearing()
TRADE: Final = Trade()
