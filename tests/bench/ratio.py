"""One measured figure beside its goal."""

from typing import NamedTuple


class Ratio(NamedTuple):
    """A figure of the goals of performance: its id, the goal in words, the value, what it is."""

    id: str
    goal: str
    value: float
    text: str
