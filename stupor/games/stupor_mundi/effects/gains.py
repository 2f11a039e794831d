"""Gaining things: coins, resources, victory points, cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import queries, verbs
from stupor.games.stupor_mundi.data.allies import INDEPENDENT, LOYALIST
from stupor.games.stupor_mundi.ids import (
    GRAIN,
    ICON_ALLY,
    ICON_GRAIN,
    ICON_SPECIALIST,
    ICON_STONE,
    STONE,
)
from stupor.games.stupor_mundi.state import Player, State


@clause
class Coins(Effect):
    """Gain Augustales.

    Attributes:
        amount: how many.
        reason: what they are for, as the counter event tells it.
    """

    amount: int
    reason: str = "cards"

    def resolve(self, s: State, who: int) -> None:
        """Put the coins into the player's purse."""
        verbs.gain_coins(s, who, self.amount, self.reason)


@clause
class Score(Effect):
    """Score victory points.

    Attributes:
        amount: how many.
        source: the row of the score sheet.
    """

    amount: int
    source: str = "cards"

    def resolve(self, s: State, who: int) -> None:
        """Move the scoring disc."""
        verbs.score(s, who, self.amount, self.source)


@clause
class Resource(Effect):
    """Gain Grain or Stone; what the warehouse cannot take is asked one by one (R6).

    Attributes:
        kind: grain or stone.
        amount: how many cubes.
        reason: what they are for, as the counter event tells it.
    """

    kind: str
    amount: int
    reason: str = "cards"

    def resolve(self, s: State, who: int) -> None:
        """Fill the warehouse, then ask about the rest."""
        player = s.players[who]
        fits = min(self.amount, max(0, queries.room(player)))
        verbs.store(s, who, self.kind, fits, self.reason)
        if fits < self.amount:
            push(s, *(FullWarehouse(self.kind),) * (self.amount - fits))


@asks("store", "storage.full")
class FullWarehouse(Choice):
    """A resource arrives at a full warehouse: lose it, or replace one of the other kind (R6).

    Attributes:
        arriving: grain or stone.
    """

    arriving: str

    def options(self, s: State, who: int) -> list[Option]:
        """Lose it; replace only where the other kind is stored."""
        player = s.players[who]
        other = player.stone if self.arriving == GRAIN else player.grain
        return [("lose",), ("replace",)] if other else [("lose",)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Drop the new cube or swap it in."""
        if option == ("lose",):
            emit.event(s, "lost", who, self.arriving)
            return
        other = STONE if self.arriving == GRAIN else GRAIN
        verbs.store(s, who, other, -1, "replaced")
        verbs.store(s, who, self.arriving, 1, "replaced")
        emit.event(s, "replaced", who, other)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The resource that arrives."""
        return {"resource": self.arriving}


@asks("resource", "resource.choice")
class AnyResource(Choice):
    """Gain Grain or Stone of one's choice, all of the same kind.

    Attributes:
        amount: how many cubes.
        reason: what they are for, as the counter event tells it.
    """

    amount: int = 1
    reason: str = "cards"

    def options(self, s: State, who: int) -> list[Option]:
        """Grain or Stone."""
        return [("take", GRAIN), ("take", STONE)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Gain the chosen kind."""
        push(s, Resource(str(option[1]), self.amount, self.reason))

    def context(self, s: State, who: int) -> dict[str, object]:
        """How many and why."""
        return {"amount": self.amount, "why": self.reason}


@clause
class Draw(Effect):
    """Draw cards from one's own draw pile.

    Attributes:
        amount: how many.
    """

    amount: int

    def resolve(self, s: State, who: int) -> None:
        """Take the top cards to hand."""
        verbs.draw(s, who, self.amount)


#: What cards count, by the name that they give it.
_COUNTS: Final[Mapping[str, Callable[[State, Player], int]]] = {
    "court": lambda s, _: s.palace[ICON_ALLY],
    "imperial structures / 3": lambda s, _: queries.imperial_structures(s) // 3,
    "reserve": lambda s, _: s.palace[ICON_GRAIN] + s.palace[ICON_STONE],
    "imperial steps": lambda s, _: s.palace[ICON_SPECIALIST] - 1,
    "allies": lambda _, player: queries.hosted(player),
    "imperial structures / 2": lambda s, _: queries.imperial_structures(s) // 2,
    "closed sides": lambda _, player: len(queries.closed_sides(player)),
    "issued": lambda _, player: len(player.issued),
    "burghers": lambda _, player: queries.settled(player),
    "structures / 3": lambda _, player: queries.structures(player) // 3,
}


def count(s: State, who: int, measure: str) -> int:
    """What a card counts, by name."""
    player, counted = s.players[who], _COUNTS.get(measure)
    return counted(s, player) if counted else queries.circle_count(player, measure)


@clause
class GainPer(Effect):
    """Gain something for each thing that is counted, up to a limit (0: none).

    Attributes:
        what: coins, vp, grain, stone, or resource (Grain or Stone, all alike).
        each: how much for each.
        measure: what is counted, by its name.
        most: the limit; 0 for none.
    """

    what: str
    each: int
    measure: str
    most: int = 0

    def resolve(self, s: State, who: int) -> None:
        """Count, cut to the limit, gain."""
        amount = self.each * count(s, who, self.measure)
        if self.most:
            amount = min(amount, self.most)
        if amount:
            push(s, gain(self.what, amount))


def gain(what: str, amount: int) -> Effect:
    """The clause that gains coins, VP, Grain, Stone or a resource of one's choice."""
    match what:
        case "coins":
            return Coins(amount)
        case "vp":
            return Score(amount)
        case "resource":
            return AnyResource(amount)
        case _:
            return Resource(what, amount)


@clause
class IfStored(Effect):
    """Do something only with enough of a resource in the warehouse.

    Attributes:
        resource: grain or stone.
        least: how many cubes are enough.
        then: the clause that is done then.
    """

    resource: str
    least: int
    then: Effect

    def resolve(self, s: State, who: int) -> None:
        """Look into the warehouse."""
        player = s.players[who]
        held = player.grain if self.resource == GRAIN else player.stone
        if held >= self.least:
            push(s, self.then)


@asks("spend", "card.conversion")
class Spend(Choice):
    """Spend something to gain something, up to so many times.

    Attributes:
        cost: coins, grain or stone.
        price: how much of it is spent each time.
        what: coins, vp, grain, stone or resource.
        amount: how much of it is gained each time.
        times: how often it may still be done.
    """

    cost: str
    price: int
    what: str
    amount: int
    times: int

    def options(self, s: State, who: int) -> list[Option]:
        """Spend while it can be paid; stop at any time."""
        player = s.players[who]
        held = queries.own_measure(player, self.cost)
        return [("spend",), DONE] if held >= self.price else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay, gain, and offer the next time."""
        if option == DONE:
            return
        if self.cost == "coins":
            verbs.gain_coins(s, who, -self.price, "cards")
        else:
            verbs.store(s, who, self.cost, -self.price, "cards")
        if s.events is not None:
            emit.event(s, "spent", who, f"{self.price} {self.cost}", f"{self.amount} {self.what}")
        again = (
            (Spend(self.cost, self.price, self.what, self.amount, self.times - 1),)
            if self.times > 1
            else ()
        )
        push(s, gain(self.what, self.amount), *again)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The rate and how often it may still be used."""
        return {
            "cost": self.cost,
            "price": self.price,
            "gain": self.what,
            "amount": self.amount,
            "times": self.times,
        }


@asks("circle", "card.circle")
class PerCircle(Choice):
    """Choose Independents or Loyalists and gain something for each hosted Ally of that circle.

    Attributes:
        what: coins, vp, grain, stone or resource.
        each: how much for each Ally.
        most: the limit.
    """

    what: str
    each: int
    most: int

    def options(self, s: State, who: int) -> list[Option]:
        """The circles of which an Ally is hosted."""
        player = s.players[who]
        return [
            ("circle", circle)
            for circle in (INDEPENDENT, LOYALIST)
            if queries.circle_count(player, circle)
        ]

    def take(self, s: State, who: int, option: Option) -> None:
        """Gain for that circle."""
        push(s, GainPer(self.what, self.each, str(option[1]), self.most))

    def context(self, s: State, who: int) -> dict[str, object]:
        """What each Ally gives."""
        return {"gain": self.what, "each": self.each, "most": self.most}
