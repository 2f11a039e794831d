"""What the rules tell of a table of Stupor Mundi, by its types; the rest goes by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stupor.engine.fact_reader import Fact, FactReader


class TableFacts(FactReader):
    """What concerns everybody at the table."""

    #: Corrections of printed figures.
    figures: Fact[Mapping[str, Any] | None] = Fact("figures", None)
    #: The number of a chapter of the campaign, 0 for other games.
    chapter: Fact[int] = Fact("chapter", 0)
    #: What its seal asks for, how much there is, and whether it is won; None: it is open.
    seal_text: Fact[str] = Fact("seal.text", "")
    seal_have: Fact[int] = Fact("seal.have", 0)
    seal_want: Fact[int] = Fact("seal.want", 0)
    seal_won: Fact[bool | None] = Fact("seal.won", None)
