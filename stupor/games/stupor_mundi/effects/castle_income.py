"""What a closed side of the Castle gives, at once and in every End Phase."""

from __future__ import annotations

from typing import Final

from stupor.engine.agenda import push
from stupor.engine.effect import Effect, clause
from stupor.games.stupor_mundi import params, verbs
from stupor.games.stupor_mundi.effects.gains import Coins, Resource, Score
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
    """The income of one closed side (from 0)."""

    side: int

    def resolve(self, s: State, who: int) -> None:
        """Gain what the side shows."""
        verbs.note(s, "income", who, self.side + 1)
        push(s, CLAUSES[params.INCOME[self.side]])


SIDE_INCOME: Final = tuple(SideIncome(side) for side in range(5))
