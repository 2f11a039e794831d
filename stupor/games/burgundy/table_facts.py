"""What the rules tell of a table of Burgundy, as a record; what goes by duchy is asked by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from stupor.engine.record import fact, read, record


@record
class TableFacts:
    """What concerns everybody at the table."""

    #: The printed duchy of each seat or team, nothing before it is chosen.
    duchies: Sequence[str] = ()
    #: Spaces that are not used with this number of players.
    closed: Sequence[str] = ()
    #: The seats in the order of play.
    order: Sequence[int] = ()
    #: How many tiles lie in each face-down pile.
    supply: Mapping[str, int] = field(default_factory=dict)
    expansions: Sequence[str] = ()
    team: bool = False
    #: Workers that choices cost, by their keys; what costs none is left out.
    prices: Mapping[str, int] = field(default_factory=dict)
    #: Corrections of printed figures.
    figures: Mapping[str, Any] = field(default_factory=dict)
    #: Spaces covered, and spaces left by colour, of the first duchy.
    filled: int = fact("filled.0", 0)
    left: Sequence[int] = fact("left.0", ())

    def duchy(self, number: int) -> str:
        """The name of a printed duchy, or nothing."""
        return self.duchies[number] if number < len(self.duchies) else ""


def table_facts(facts: Mapping[str, Any]) -> TableFacts:
    """What is told, as a record."""
    return read(TableFacts, facts)
