"""What the rules tell of a table of Burgundy, by its types; what goes by duchy is asked by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stupor.engine.fact_reader import Fact, FactReader


class TableFacts(FactReader):
    """What concerns everybody at the table."""

    #: The printed duchy of each seat or team, nothing before it is chosen.
    duchies: Fact[Sequence[str]] = Fact("duchies", ())
    #: Spaces that are not used with this number of players.
    closed: Fact[Sequence[str]] = Fact("closed", ())
    #: The seats in the order of play.
    order: Fact[Sequence[int]] = Fact("order", ())
    #: How many tiles lie in each face-down pile.
    supply: Fact[Mapping[str, int]] = Fact("supply", {})
    expansions: Fact[Sequence[str]] = Fact("expansions", ())
    team: Fact[bool] = Fact("team", False)
    #: Workers that choices cost, by their keys; what costs none is left out.
    prices: Fact[Mapping[str, int]] = Fact("prices", {})
    #: Corrections of printed figures.
    figures: Fact[Mapping[str, Any]] = Fact("figures", {})
    #: Spaces covered, and spaces left by colour, of the first duchy.
    filled: Fact[int] = Fact("filled.0", 0)
    left: Fact[Sequence[int]] = Fact("left.0", ())

    def duchy(self, number: int) -> str:
        """The name of a printed duchy, or nothing."""
        return self.duchies[number] if number < len(self.duchies) else ""
