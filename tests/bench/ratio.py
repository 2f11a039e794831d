"""One measured figure beside its goal."""

import math
import re
from typing import NamedTuple

_GOAL = re.compile(r"(<=|>=|<) ([\d.]+)")


class Ratio(NamedTuple):
    """A figure of the goals of performance: its id, the goal in words, the value, what it is."""

    id: str
    goal: str
    value: float
    text: str

    @property
    def verdict(self) -> str:
        """Whether the goal is met; nothing where there is none."""
        found = _GOAL.match(self.goal)
        if not found or math.isnan(self.value):
            return ""
        limit = float(found[2])
        met = {
            "<=": self.value <= limit,
            ">=": self.value >= limit,
            "<": self.value < limit,
        }[found[1]]
        return "met" if met else "NOT MET"
