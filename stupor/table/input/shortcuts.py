"""Letters and figures at the table: what each of them leads to among the things in focus."""

from __future__ import annotations

from typing import Final

from stupor.stage.keymap import Lead
from stupor.table.input.focus import TableFocus

DIGITS: Final = ("1", "2", "3", "4", "5", "6")


def leads_to(focus: TableFocus, lead: Lead) -> list[str]:
    """Everything that a letter may mean now: what is lit, or else what is there at all."""
    found = [
        name for group, start in lead for name in focus.focus.names(group) if name.startswith(start)
    ]
    return [name for name in found if focus.can(name)] or found


def of_one_kind(focus: TableFocus) -> list[str]:
    """The things beside the focused one that are of its kind, lit ones if there are any."""
    kind = focus.name.partition(".")[0]
    beside = [
        name for name in focus.focus.names(focus.focus.group) if name.partition(".")[0] == kind
    ]
    return [name for name in beside if focus.can(name)] or beside
