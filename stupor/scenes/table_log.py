"""The chronicle under the wheel: older lines come into view, anything new brings the last back."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.presentation.view import LogLine
from stupor.render.items import Area
from stupor.scenes.table_flow import TurnFlow
from stupor.scenes.widgets import inside
from stupor.stage.pointer import Pointer

#: So many lines fit at most; the painter shows the newest of them that have room.
SHOWN: Final = 12
#: Scrolled back to the beginning, so many lines stay in view.
KEPT: Final = 3


class LogScroll:
    """How far back the chronicle of a table is being read."""

    def __init__(self, flow: TurnFlow) -> None:
        """Start at the newest line."""
        self.back = 0
        self._flow = flow

    def lines(self) -> tuple[LogLine, ...]:
        """The lines in view, the newest last."""
        told = self._flow.told(SHOWN + self.back)
        seen = told[: len(told) - self.back][-SHOWN:]
        return tuple(LogLine(who, text) for who, text in seen)

    def wheel(self, event: Pointer, box: Area) -> bool:
        """Answer a wheel over the chronicle; False when it turns elsewhere."""
        if event.kind != "wheel" or not inside(box, event.x, event.y):
            return False
        step = -1 if event.amount > 0 else 1
        oldest = max(0, len(self._flow.told(SHOWN + self.back + 1)) - KEPT)
        self.back = max(0, min(self.back + step, oldest))
        return True

    def follow(self) -> None:
        """Something new has happened: show it."""
        self.back = 0
