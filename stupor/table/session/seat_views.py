"""What each observer sees of a position: told by the rules once, however often it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.engine.table import Table
from stupor.match.preview import foresee
from stupor.stage.view import Facts

#: A seat, or None for the open table.
Observer = int | None
#: So many choices are remembered with what would follow; nobody points at more in a turn.
_FORESEEN: Final = 24


class SeatViews:
    """Table, facts and what would follow of the latest position; whoever gets them only reads."""

    def __init__(self, rules: Rules) -> None:
        """Ask these rules."""
        self._rules = rules
        self._state: Any = None
        self._tables: dict[Observer, Table] = {}
        self._facts: dict[Observer, Facts] = {}
        self._foreseen: dict[tuple[Option, ...], Foresight | None] = {}

    def forget(self) -> None:
        """Ask anew: the position may have been changed in its place."""
        self._state = None

    def table(self, state: Any, observer: Observer) -> Table:
        """The table as that observer may see it."""
        self._turn_to(state)
        if observer not in self._tables:
            self._tables[observer] = self._rules.table(state, observer)
        return self._tables[observer]

    def facts(self, state: Any, observer: Observer) -> Facts:
        """The derived numbers as that observer may know them."""
        self._turn_to(state)
        if observer not in self._facts:
            self._facts[observer] = self._rules.facts(state, observer)
        return self._facts[observer]

    def foresee(self, state: Any, option: Option, follow: Sequence[Option]) -> Foresight | None:
        """What an option, and those taken at once after it, would do."""
        self._turn_to(state)
        line = (option, *follow)
        if line not in self._foreseen:
            if len(self._foreseen) == _FORESEEN:
                self._foreseen.clear()
            self._foreseen[line] = foresee(self._rules, state, option, follow)
        return self._foreseen[line]

    def _turn_to(self, state: Any) -> None:
        """A choice makes a new state, so that an old one never tells of the present."""
        if state is not self._state:
            self._state = state
            self._tables.clear()
            self._facts.clear()
            self._foreseen.clear()
