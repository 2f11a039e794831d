"""Selling all goods of a colour, with what a trade route gives for them."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Effect, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import params, verbs
from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.data.monasteries import PORTERS, TWO_SILVER
from stupor.games.burgundy.data.routes import SPACES_A_ROUTE
from stupor.games.burgundy.data.shields import DOUBLE_GOODS, SILVER_EACH
from stupor.games.burgundy.effects.extras import (
    FETCH,
    FREE_ACTION,
    TOWN_HALL,
    WAREHOUSE_SALE,
)
from stupor.games.burgundy.effects.gains import gain
from stupor.games.burgundy.figures.laid import stops_of
from stupor.games.burgundy.ids import GOODS, ROUTES
from stupor.games.burgundy.state import Duchy, State


def sell_option(s: State, who: int, option: Option) -> None:
    """Carry out a sale that was chosen."""
    sell(s, who, int(option[2]))


def sell(s: State, who: int, colour: int) -> None:
    """Sell the whole pile of a colour: silver and VP first, then the route (B34, B35, B61)."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    sold = tuple([goods for goods in duchy.goods if colour_of(goods) == colour])
    duchy.goods = tuple([goods for goods in duchy.goods if colour_of(goods) != colour])
    silver, vp = sale_value(s, duchy, len(sold))
    emit.event(s, "sold", who, colour, len(sold), silver, vp)
    verbs.gain_silver(s, who, silver, "sale")
    gain(s, who, vp, GOODS)
    if duchy.powers & PORTERS:
        verbs.gain_workers(s, who, 1, "sale")
    rewards = lay_goods(s, who, duchy, number, sold)
    if rewards:
        push(s, *rewards)


def sale_value(s: State, duchy: Duchy, count: int) -> tuple[int, int]:
    """Silver and VP for a sale of so many tiles (B84: shield 9 replaces monastery 3)."""
    silver = 2 if duchy.powers & TWO_SILVER else 1
    if SILVER_EACH in duchy.shields:
        silver = count
    double = 2 if DOUBLE_GOODS in duchy.shields else 1
    return silver, params.GOODS_VP[s.seats] * count * double


def lay_goods(s: State, who: int, duchy: Duchy, number: int, sold: tuple[int, ...]) -> list[Effect]:
    """Bring sold goods to the free spaces of the trade route, then to the pile; the rewards."""
    first = len(duchy.laid)
    room = len(duchy.routes) * SPACES_A_ROUTE - first
    laid, rest = sold[:room], sold[room:]
    duchy.laid = (*duchy.laid, *laid)
    duchy.sold = (*duchy.sold, *rest)
    source = f"goods.{number}"
    for place, goods in enumerate(laid, start=first + 1):
        verbs.moved(s, who, f"goods.{goods}", source, f"route.{number}.{place}")
    for goods in rest:
        verbs.moved(s, who, f"goods.{goods}", source, f"sold.{number}")
    stops = stops_of(s, duchy)
    return [
        Reward(stops[place].reward)
        for place, goods in enumerate(laid, start=first)
        if stops[place].colour == colour_of(goods)
    ]


@clause
class Reward(Effect):
    """What a space of the trade route gives (B61, B62).

    Attributes:
        what: silver2, workers4, vp4, building, church, market, any, sell, place or die.
    """

    what: str

    def resolve(self, s: State, who: int) -> None:
        """Gain it, or be asked."""
        emit.event(s, "reward", who, self.what)
        if self.what in REWARD_CHOICES:
            push(s, REWARD_CHOICES[self.what])
            return
        kind, amount = self.what[:-1], int(self.what[-1])
        if kind == "silver":
            verbs.gain_silver(s, who, amount, "route")
        elif kind == "workers":
            verbs.gain_workers(s, who, amount, "route")
        else:
            gain(s, who, amount, ROUTES)


REWARD_CHOICES: Final[dict[str, Effect]] = {
    "building": FETCH["carpenter"],
    "church": FETCH["church"],
    "market": FETCH["market"],
    "any": FETCH["any"],
    "sell": WAREHOUSE_SALE,
    "place": TOWN_HALL,
    "die": FREE_ACTION,
}
