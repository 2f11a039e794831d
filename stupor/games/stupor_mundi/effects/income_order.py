"""Whether the order of castle incomes can matter: all that a House could come to by each (R31)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.data import HARBOUR
from stupor.games.stupor_mundi.data.markets import Lot, MarketSide
from stupor.games.stupor_mundi.data.workplaces import THIRD_TRADE
from stupor.games.stupor_mundi.effects.market import market_at
from stupor.games.stupor_mundi.figures.extras import SUPPLY
from stupor.games.stupor_mundi.state import State

#: The sides (from 0) whose order can matter: one that visits the Market, those that bring a cube.
MARKET_SIDE: Final = params.INCOME.index("market")
CUBES: Final = {
    params.INCOME.index("1 stone"): Lot(0, 1, 0),
    params.INCOME.index("1 grain"): Lot(1, 0, 0),
}
#: So many answers are remembered.
_KEPT: Final = 1 << 14


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
