"""What a closed side of the Castle gives, at once, in every End Phase and by a card."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.effects.gains import Coins, Resource, Score
from stupor.games.stupor_mundi.effects.income_order import CUBES, MARKET_SIDE, can_matter
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.state import State

CLAUSES: Final[dict[str, Effect]] = {
    "3 coins": Coins(3, "castle"),
    "1 VP": Score(1, "castle"),
    "1 stone": Resource("stone", 1, "castle"),
    "1 grain": Resource("grain", 1, "castle"),
    "market": VisitMarket(),
}


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
