"""What a game counts for a balance report, so that its figures can be judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from stupor.engine.events import Event


class Census(Protocol):
    """Counts of one game; `counts` has a number per seat and one more for the table.

    A count is named by a column and a row of a section: "bought card.103". `traits` gives each
    seat a label by which the seats are compared, such as its colour.
    """

    counts: Mapping[str, Sequence[int]]
    traits: Mapping[str, Sequence[str]]

    def hear(self, event: Event) -> None:
        """Count an event."""


class Counts:
    """Counts by name, each with a number per seat and one more for the table."""

    def __init__(self, seats: int) -> None:
        """Nothing counted yet."""
        self._seats = seats
        self.counts: dict[str, list[int]] = {}

    def count(self, name: str, who: int = -1, times: int = 1) -> None:
        """Count something for a seat, or for the table."""
        counts = self.counts.get(name)
        if counts is None:
            counts = self.counts[name] = [0] * (self._seats + 1)
        counts[who] += times


@dataclass(frozen=True, slots=True)
class Section:
    """A table of the report: rows by id and title, columns by id and heading.

    `offered` is the column that says how often a row was to be had at all, `used` the one whose
    seats are asked whether they won; either may be empty. `rare` rows belong to games of another
    box: they are left out where nothing of them was counted.
    """

    id: str
    title: str
    rows: tuple[tuple[str, str], ...]
    columns: tuple[tuple[str, str], ...]
    offered: str = ""
    used: str = ""
    rare: frozenset[str] = frozenset()
