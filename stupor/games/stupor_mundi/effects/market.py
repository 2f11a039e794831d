"""Visiting the Market of the city where the Ship lies."""

from __future__ import annotations

from dataclasses import field

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.codec import SILENT
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import queries, verbs
from stupor.games.stupor_mundi.crusade import boards
from stupor.games.stupor_mundi.data.markets import MarketSide
from stupor.games.stupor_mundi.data.workplaces import COINS_FOR_MARKET, THIRD_TRADE, VP_FOR_MARKET
from stupor.games.stupor_mundi.effects.gains import Coins, Resource, Score
from stupor.games.stupor_mundi.figures.tiles import MARKET_TILES, gain_of
from stupor.games.stupor_mundi.state import Player, State


def market_at(s: State, city: int) -> MarketSide:
    """The lots on offer in a city."""
    tile, side = divmod(s.markets[city], 2)
    return MARKET_TILES.laid(s.edition.figures)[tile].sides[side]


@clause
class VisitMarket(Effect):
    """Sell and buy the printed lots once each; abilities count as they stand now (R4, R9)."""

    def resolve(self, s: State, who: int) -> None:
        """Open the market with the trades that this player is allowed."""
        owned = queries.abilities(s, s.players[who])
        extra = 1 if owned & THIRD_TRADE else 0
        reward = 3 if owned & COINS_FOR_MARKET else 0
        figures = s.edition.figures
        praise = gain_of(VP_FOR_MARKET, figures) if owned & VP_FOR_MARKET else 0
        push(s, Trade(extra=extra, reward=reward, praise=praise))


@asks("market", "market.once")
class Trade(Choice):
    """One sale or purchase of a visit.

    Attributes:
        sold: how many lots were sold already.
        bought: how many lots were bought already.
        extra: how many trades are left beyond the first of each.
        reward: Augustales that are due when something was traded.
        praise: VP that are due when something was traded.
    """

    sold: int = 0
    bought: int = 0
    extra: int = 0
    reward: int = 0
    praise: int = field(default=0, metadata=SILENT)

    def options(self, s: State, who: int) -> list[Option]:
        """Sell what is stored, buy what can be paid."""
        player = s.players[who]
        side = market_at(s, player.ship)
        trades: list[Option] = []
        if (not self.sold or self.extra) and can_sell(player, side):
            trades.append(("sell",))
        if (not self.bought or self.extra) and player.coins >= side.buy.coins:
            trades.append(("buy",))
        if s.expansions.crusade is not None and self.sold == self.bought == 0:
            trades += boards.offers(s, who, boards.SUPPLY)
        return [*trades, DONE] if trades else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Trade the whole lot; the reward of a Workplace waits until the visit is over (R3)."""
        if option == DONE:
            return
        if option[0] == boards.SUPPLY:
            boards.take(s, who, option)
            return
        after: list[Effect] = []
        if option == ("sell",):
            self._sell(s, who)
            after.append(self._next(self.sold, self.sold + 1, self.bought))
        else:
            after += self._buy(s, who)
            after.append(self._next(self.bought, self.sold, self.bought + 1))
        if self.reward:
            after.append(Coins(self.reward, "workplace"))
        if self.praise:
            after.append(Score(self.praise, "workplace"))
        push(s, *after)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether the trade was made already or cannot be paid."""
        if option in (("sell",), ("buy",)):
            done = self.sold if option == ("sell",) else self.bought
            return self.rule if done and not self.extra else "market.lot"
        if option[0] == boards.SUPPLY and not self.sold and not self.bought:
            return boards.refusal(s, option)
        return self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The city and what was done there."""
        city = s.players[who].ship
        return {"city": city, "sold": self.sold, "bought": self.bought, "extra": self.extra}

    def _next(self, done: int, sold: int, bought: int) -> Trade:
        return Trade(sold, bought, self.extra - (1 if done else 0))

    def _sell(self, s: State, who: int) -> None:
        city = s.players[who].ship
        lot = market_at(s, city).sell
        verbs.pay(s, who, lot.stone, lot.grain, 0, "market")
        verbs.gain_coins(s, who, lot.coins, "market")
        emit.event(s, "sold", who, lot.grain, lot.stone, lot.coins, city)

    def _buy(self, s: State, who: int) -> list[Effect]:
        city = s.players[who].ship
        lot = market_at(s, city).buy
        verbs.pay(s, who, 0, 0, lot.coins, "market")
        emit.event(s, "bought", who, lot.grain, lot.stone, lot.coins, city)
        wanted = (("grain", lot.grain), ("stone", lot.stone))
        return [Resource(kind, amount, "market") for kind, amount in wanted if amount]


def can_sell(player: Player, side: MarketSide) -> bool:
    """Whether the lot that is bought here lies in the warehouse."""
    return player.grain >= side.sell.grain and player.stone >= side.sell.stone
