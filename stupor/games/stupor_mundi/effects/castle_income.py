"""What a closed side of the Castle gives, at once, later or by a card, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.data import HARBOUR
from stupor.games.stupor_mundi.data.markets import Lot, MarketSide
from stupor.games.stupor_mundi.data.workplaces import THIRD_TRADE
from stupor.games.stupor_mundi.effects.gains import Coins, Resource, Score
from stupor.games.stupor_mundi.effects.market import VisitMarket, market_at
from stupor.games.stupor_mundi.figures.extras import SUPPLY
from stupor.games.stupor_mundi.state import State

CLAUSES: Final[dict[str, Effect]] = {
    "3 coins": Coins(3, "castle"),
    "1 VP": Score(1, "castle"),
    "1 stone": Resource("stone", 1, "castle"),
    "1 grain": Resource("grain", 1, "castle"),
    "market": VisitMarket(),
}
#: The sides (from 0) whose order can matter: one that visits the Market, those that bring a cube.
MARKET_SIDE: Final = params.INCOME.index("market")
CUBES: Final = {
    params.INCOME.index("1 stone"): Lot(0, 1, 0),
    params.INCOME.index("1 grain"): Lot(1, 0, 0),
}
#: So many answers are remembered.
_KEPT: Final = 1 << 14


@clause
class SideIncome(Effect):
    """The income of one closed side (from 0).

    Attributes:
        side: the side, from 0.
    """

    side: int

    def resolve(self, s: State, who: int) -> None:
        """Gain what the side shows."""
        emit.event(s, "income", who, self.side + 1)
        push(s, CLAUSES[params.INCOME[self.side]])


SIDE_INCOME: Final = tuple(SideIncome(side) for side in range(5))


@clause
class CloseSide(Effect):
    """A side has just been closed: its income comes at once.

    Attributes:
        side: the side, from 0.
    """

    side: int

    def resolve(self, s: State, who: int) -> None:
        """Tell it and gain."""
        emit.event(s, "closed", who, self.side + 1)
        push(s, SIDE_INCOME[self.side])


@clause
class CloseSides(Effect):
    """One Structure has just closed several sides: all are told before the first of them pays.

    Attributes:
        sides: the sides, from 0.
    """

    sides: tuple[int, ...]

    def resolve(self, s: State, who: int) -> None:
        """Tell them and gain."""
        for side in self.sides:
            emit.event(s, "closed", who, side + 1)
        push(s, *incomes(self.sides))


def closing(sides: tuple[int, ...]) -> tuple[Effect, ...]:
    """What follows where a Structure has closed these sides."""
    return (CloseSides(sides),) if len(sides) > 1 else tuple(CloseSide(side) for side in sides)


def incomes(sides: tuple[int, ...]) -> tuple[Effect, ...]:
    """The income of sides (from 0) from 1 to 5, or in the order that their owner wants (R31)."""
    if MARKET_SIDE not in sides or CUBES.keys().isdisjoint(sides):
        return tuple(SIDE_INCOME[side] for side in sides)
    asked = tuple(side for side in sides if side == MARKET_SIDE or side in CUBES)
    return (*(SIDE_INCOME[side] for side in sides if side not in asked), NextIncome(asked))


@asks("order", "castle.order")
class NextIncome(Choice):
    """Some sides are still to pay; where their order can matter the owner is asked.

    Attributes:
        sides: the sides, from 0.
    """

    sides: tuple[int, ...]

    def options(self, s: State, who: int) -> list[Option]:
        """The sides that may be next; the first of them where the order cannot matter."""
        sides = self.sides if can_matter(s, who, self.sides) else self.sides[:1]
        return [("income", side + 1) for side in sides]

    def take(self, s: State, who: int, option: Option) -> None:
        """Receive that income, then the others."""
        side = int(option[1]) - 1
        rest = tuple(other for other in self.sides if other != side)
        push(s, SIDE_INCOME[side], *incomes(rest))


@asks("income", "card.income")
class TakeIncome(Choice):
    """Receive the income of some of one's closed sides, each once; so many are still to come.

    Attributes:
        times: how many are still to come.
        taken: the sides, from 0, that have paid already.
    """

    times: int
    taken: tuple[int, ...] = ()

    def options(self, s: State, who: int) -> list[Option]:
        """The closed sides that have not paid yet."""
        closed = queries.closed_sides(s.players[who])
        sides: list[Option] = [("income", side + 1) for side in closed if side not in self.taken]
        return [*sides, DONE] if sides else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Receive it and ask for the next."""
        if option == DONE:
            return
        side = int(option[1]) - 1
        again = (TakeIncome(self.times - 1, (*self.taken, side)),) if self.times > 1 else ()
        push(s, SIDE_INCOME[side], *again)

    def context(self, s: State, who: int) -> dict[str, object]:
        """How many may still be taken."""
        return {"times": self.times}


def unasked(s: State) -> Option | None:
    """What the rules of version 1 did where these ask for an order: from side 1 to 5."""
    asked = s.agenda[-1][1][0] if s.agenda else None
    return s.options[0] if isinstance(asked, NextIncome) else None


class Held(NamedTuple):
    """What a House may have, whether it has traded, and whether it has bought a Supply Ship."""

    grain: int
    stone: int
    coins: int
    traded: bool = False
    ship: bool = False

    def can_pay(self, lot: Lot) -> bool:
        """Whether its goods are there."""
        return self.grain >= lot.grain and self.stone >= lot.stone

    def without(self, lot: Lot) -> Held:
        """The same less its goods."""
        return self._replace(grain=self.grain - lot.grain, stone=self.stone - lot.stone)


class Offer(NamedTuple):
    """What the Market offers: a tile's side, trades beyond one of each, a Supply Ship's price."""

    tile: MarketSide
    extra: int
    ship: Lot | None
    capacity: int


def can_matter(s: State, who: int, sides: tuple[int, ...]) -> bool:
    """Whether another order of these sides (from 0) leads where that from 1 to 5 never does."""
    if MARKET_SIDE not in sides or CUBES.keys().isdisjoint(sides):
        return False
    player, offer = s.players[who], _offer(s, who)
    most = offer.tile.buy.coins * (1 + offer.extra) + (offer.ship.coins if offer.ship else 0)
    return _can_matter(sides, Held(player.grain, player.stone, min(player.coins, most)), offer)


def _offer(s: State, who: int) -> Offer:
    player, ships = s.players[who], lies_on(s, HARBOUR)
    price = SUPPLY.laid(s.edition.figures)[ships[-1]] if ships else None
    return Offer(
        market_at(s, player.ship),
        1 if queries.abilities(s, player) & THIRD_TRADE else 0,
        Lot(price.grain, price.stone, price.coins) if price else None,
        queries.capacity(player),
    )


@lru_cache(_KEPT)
def _can_matter(sides: tuple[int, ...], held: Held, offer: Offer) -> bool:
    usual = ends(sides, held, offer)
    return any(ends(order, held, offer) - usual for order in permutations(sides))


def ends(order: tuple[int, ...], held: Held, offer: Offer) -> set[Held]:
    """All that a House can come to when these sides pay in this order."""
    reached = {held}
    for side in order:
        if side == MARKET_SIDE:
            reached = {end for now in reached for end in _visits(now, offer, offer.extra)}
        else:
            reached = {end for now in reached for end in _stored(now, offer, CUBES[side])}
    return reached


def _stored(held: Held, offer: Offer, lot: Lot) -> set[Held]:
    """What cubes that arrive leave behind: they are stored, lost, or replace others (R6)."""
    reached = {held}
    for grain, stone in ((1, 0),) * lot.grain + ((0, 1),) * lot.stone:
        reached = {end for now in reached for end in _arrived(now, offer, grain, stone)}
    return reached


def _arrived(held: Held, offer: Offer, grain: int, stone: int) -> Iterator[Held]:
    if held.grain + held.stone < offer.capacity:
        yield held._replace(grain=held.grain + grain, stone=held.stone + stone)
        return
    yield held
    if held.can_pay(Lot(stone, grain, 0)):
        yield held._replace(grain=held.grain + grain - stone, stone=held.stone + stone - grain)


def _visits(held: Held, offer: Offer, extra: int, sold: int = 0, bought: int = 0) -> Iterator[Held]:
    """Every way to go through the Market: each trade once and so many beyond, or a Ship (R9)."""
    yield held
    sell, buy, _ = offer.tile
    if (not sold or extra) and held.can_pay(sell):
        after = held.without(sell)._replace(coins=held.coins + sell.coins, traded=True)
        yield from _visits(after, offer, extra - bool(sold), sold + 1, bought)
    if (not bought or extra) and held.coins >= buy.coins:
        paid = held._replace(coins=held.coins - buy.coins, traded=True)
        for after in _stored(paid, offer, buy):
            yield from _visits(after, offer, extra - bool(bought), sold, bought + 1)
    if not (sold or bought):
        yield from _shipped(held, offer.ship)


def _shipped(held: Held, ship: Lot | None) -> Iterator[Held]:
    """What a Supply Ship leaves, where it can be paid."""
    if ship and held.can_pay(ship) and held.coins >= ship.coins:
        yield held.without(ship)._replace(coins=held.coins - ship.coins, ship=True)
