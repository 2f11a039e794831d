"""What each pair of eyes sees of a position: told by the rules once, however often it is asked."""

from __future__ import annotations

from typing import Any

from stupor.engine.rules import Rules
from stupor.engine.table import Table
from stupor.stage.view import Facts

#: A seat, or None for the open table.
Eyes = int | None


class SeatViews:
    """Table and facts of the latest position; whoever gets them only reads."""

    def __init__(self, rules: Rules) -> None:
        """Ask these rules."""
        self._rules = rules
        self._state: Any = None
        self._tables: dict[Eyes, Table] = {}
        self._facts: dict[Eyes, Facts] = {}

    def forget(self) -> None:
        """Ask anew: the position may have been changed in its place."""
        self._state = None

    def table(self, state: Any, eyes: Eyes) -> Table:
        """The table as those eyes may see it."""
        self._turn_to(state)
        if eyes not in self._tables:
            self._tables[eyes] = self._rules.table(state, eyes)
        return self._tables[eyes]

    def facts(self, state: Any, eyes: Eyes) -> Facts:
        """The derived numbers as those eyes may know them."""
        self._turn_to(state)
        if eyes not in self._facts:
            self._facts[eyes] = self._rules.facts(state, eyes)
        return self._facts[eyes]

    def _turn_to(self, state: Any) -> None:
        """A choice makes a new state, so that an old one never tells of the present."""
        if state is not self._state:
            self._state = state
            self._tables.clear()
            self._facts.clear()
