"""What the rules tell of a table of Stupor Mundi, as a record; the rest goes by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stupor.engine.record import fact, read, record


@record
class TableFacts:
    """What concerns everybody at the table."""

    #: Corrections of printed figures.
    figures: Mapping[str, Any] | None = None
    #: The number of a chapter of the campaign, 0 for other games.
    chapter: int = 0
    #: What its seal asks for, how much there is, and whether it is won; None: it is open.
    seal_text: str = fact("seal.text", "")
    seal_have: int = fact("seal.have", 0)
    seal_want: int = fact("seal.want", 0)
    seal_won: bool | None = fact("seal.won", None)


def table_facts(facts: Mapping[str, Any]) -> TableFacts:
    """What is told, as a record."""
    return read(TableFacts, facts)
