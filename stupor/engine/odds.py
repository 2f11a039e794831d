"""How a lead in points becomes a chance to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from stupor.engine.record import record

#: Beyond that many spreads a game is as good as decided.
_FARTHEST: Final = 30.0


@record
class Odds:
    """The logistic curve of a game for one number of seats, fitted on games of the computers.

    A lead counts in spreads: √(`floor`² + (`each` · left^`power`)²), when so much of the game is
    left by the judgement's clock; with several rivals `shift` · left is taken off it, for all of
    them must be beaten.
    """

    floor: float
    each: float
    power: float = 1.0
    shift: float = 0.0

    def chance(self, lead: float, left: float) -> float:
        """The chance to win of whoever has that lead.

        >>> even = Odds(floor=2.5, each=4.0)
        >>> even.chance(0.0, 3.0), round(even.chance(5.0, 0.0), 3)
        (0.5, 0.881)
        """
        spread = sqrt(self.floor**2 + (self.each * left**self.power) ** 2)
        if not spread:
            return 0.5 if not lead else float(lead > 0)
        ahead = (lead - self.shift * left) / spread
        return 1 / (1 + exp(-max(-_FARTHEST, min(ahead, _FARTHEST))))


#: For a game that has measured nothing: ten points are a clear lead.
UNMEASURED: Final = Odds(floor=5.0, each=0.0)
