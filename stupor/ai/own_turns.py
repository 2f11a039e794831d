"""The common part of all searches over a seat's turns: where they end, and what can follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules


class OwnTurns:
    """The turns of a seat in one dealing; `tried` is how many positions were looked at."""

    def __init__(
        self,
        rules: Rules,
        advisor: Advisor,
        seat: int,
        *,
        onward: bool = False,
        part: tuple[int, int] | None = None,
    ) -> None:
        """Search one turn, or `onward` all turns that no other seat comes between.

        If a `part` of the round is given, a turn never leaves it.
        """
        self.tried = 0
        self._rules = rules
        self._advisor = advisor
        self._seat = seat
        self.onward = onward
        self._part = part

    def _after(self, state: Any, option: Option) -> Any:
        self.tried += 1
        after = state.clone()
        self._rules.apply(after, option)
        return after

    def _ends(self, state: Any) -> bool:
        """Whether a line stops here: at the end of the turn, or onward, where another turn begins.

        Onward means to the end of the game as soon as nobody else has turns.
        """
        if self._part is not None and self._rules.clock(state) != self._part:
            return True
        return self._rules.turn_over(state, self._seat, self.onward)

    def _choices(self, state: Any) -> Sequence[Option]:
        """The seat's options; others asked after its last turn decline by the last one."""
        options = self._rules.legal(state)
        return options if self._rules.asked(state) == self._seat else options[-1:]
