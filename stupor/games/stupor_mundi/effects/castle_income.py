"""What a closed side of the Castle gives, at once, in every End Phase and by a card."""

from __future__ import annotations

from typing import Final

from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.effects.gains import Coins, Resource, Score
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.ids import DONE
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
        verbs.note(s, "income", who, self.side + 1)
        push(s, CLAUSES[params.INCOME[self.side]])


SIDE_INCOME: Final = tuple(SideIncome(side) for side in range(5))


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
