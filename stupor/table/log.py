"""The Game log at the table: the wheel turns it back, L opens it, a line leads to its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.language import spoken
from stupor.stage.geometry import Point, grown, inside
from stupor.stage.items import Box, Item, Rect
from stupor.stage.messages import LogEvent, LogHit
from stupor.stage.palette import LIGHT, PREVIEW
from stupor.stage.pointer import Pointer
from stupor.stage.view import LogLine, View
from stupor.table.session.flow import TurnFlow

#: So many lines fit at most; the painter shows the newest of them that have room.
SHOWN: Final = 48
#: Scrolled back to the beginning, so many lines stay in view.
KEPT: Final = 3
#: Lines that one notch of the wheel turns back in the opened Game log.
NOTCH: Final = 3
#: The button that opens it, and closes it again.
OPENER: Final = "log"
#: A point of the line on top, from the corner of the opened Game log.
TOP: Final = (60.0, 64.0)


def shown_lines(told: Sequence[LogEvent]) -> tuple[LogLine, ...]:
    """The lines of the Game log for what is told."""
    return tuple(
        [LogLine(one.event.who, one.text, one.event, one.outcome, one.fresh) for one in told]
    )


class LogScroll:
    """How far back the Game log of a table is being read, and which line is pointed at."""

    def __init__(
        self,
        flow: TurnFlow,
        view: Callable[[], View],
        still: Callable[[], View],
        show: Callable[[int], None],
    ) -> None:
        """Start at the newest line; `view` is what is shown, `still` knows where things are.

        A click on a line asks to `show` the choice that it is about.
        """
        self.back = 0
        self.opened = False
        self._flow = flow
        self._ui = flow.ui
        self._view = view
        self._still = still
        self._show = show
        self._at: Point | None = None
        self._key: tuple[object, ...] = ()
        self._items: list[Item] = []

    def lines(self) -> tuple[LogLine, ...]:
        """The lines in view, the newest last."""
        told = self._flow.log_lines(SHOWN + self.back)
        return shown_lines(told[: len(told) - self.back][-SHOWN:])

    def toggle(self) -> None:
        """Open the Game log large, or close it."""
        self.opened = not self.opened
        self.back = 0

    def leave(self) -> None:
        """The pointer is elsewhere; what was opened stays open."""
        self._at = None

    def close(self) -> bool:
        """Close it; False when it was not open."""
        was, self.opened = self.opened, False
        return was

    def answer(self, action: str) -> bool:
        """Answer a key while the Game log is open: back closes it, up and down turn it.

        The line on top is then lit, and confirming opens its moment.
        """
        if not self.opened or action not in ("cancel", "up", "down", "confirm"):
            return False
        if action == "cancel":
            self.close()
            return True
        x, y, _, _ = self._box()
        self._at = (x + TOP[0], y + TOP[1])
        if action == "confirm":
            self._struck()
        else:
            self._turn(-1 if action == "down" else 1, 1)
        return True

    def pointer(self, event: Pointer, button_at: Callable[[Point], str]) -> bool:
        """Answer the pointer over the Game log; False when it means something else.

        A click beside the opened one closes it, and still presses the button that lies there.
        """
        at = (event.x, event.y)
        box = self._box()
        within = inside(box, at)
        self._at = at if within else None
        if within and self._used(event):
            return True
        return self.opened and (within or self._closed_by(event, button_at))

    def _used(self, event: Pointer) -> bool:
        """Whether the wheel turns the lines, or a click strikes something of them."""
        if event.kind == "wheel":
            self._turn(event.amount, NOTCH if self.opened else 1)
            return True
        return event.kind == "down" and event.button == 1 and self._struck()

    def _closed_by(self, event: Pointer, button_at: Callable[[Point], str]) -> bool:
        """Whether a press beside the opened Game log closes it and presses no button there."""
        if event.kind != "down":
            return False
        self.close()
        return button_at((event.x, event.y)) in ("", OPENER)

    def follow(self) -> None:
        """Something new has happened: show it."""
        self.back = 0

    def items(self) -> list[Item]:
        """The opened Game log, the line under the pointer, its place, and the piece it names."""
        if self._at is None and not self.opened:
            return []
        seen = (self._flow.model.version, self._flow.version, spoken())
        key = (self._at, self.opened, self.back, *seen)
        if key != self._key:
            self._key, self._items = key, self._drawn()
        return self._items

    def _drawn(self) -> list[Item]:
        view = self._view()
        found = self._ui.log.paint(view, opened=True) if self.opened else []
        hit = self._hit(view)
        if hit is not None:
            found += self._line_items(view, hit)
        if hit is not None and hit.piece:
            found += self._ui.board.component(view, hit.piece, self._at or (0.0, 0.0))
        return found

    def _struck(self) -> bool:
        """Open the moment of the line under the pointer; False where there is none."""
        view = self._view()
        hit = self._hit(view)
        if hit is None:
            return False
        place = next(n for n, line in enumerate(reversed(view.log)) if line is hit.line)
        self.close()
        self._show(self._flow.choice_of_line(self.back + place))
        return True

    def _box(self) -> Rect:
        view = self._still()
        return self._ui.log.box(view, self.opened)

    def _turn(self, amount: float, lines: int) -> None:
        step = (-1 if amount > 0 else 1) * lines
        many = len(self._flow.log_lines(SHOWN + self.back + NOTCH))
        self.back = max(0, min(self.back + step, max(0, many - KEPT)))

    def _hit(self, view: View) -> LogHit | None:
        """The line under the pointer."""
        if self._at is None:
            return None
        return self._ui.log.hit(view, self._at, self.opened)

    def _line_items(self, view: View, hit: LogHit) -> list[Item]:
        """A light on the line, and about the place that it speaks of, in the form of the thing."""
        z = PREVIEW + 1 if self.opened else LIGHT
        row = grown(hit.box, 4)
        found: list[Item] = [Box("log.row", z, row, None, (176, 120, 20), 2.2, 6)]
        event = hit.line.event
        place = self._ui.layout.event_rect(view, event) if event is not None else None
        if place is not None:
            found += self._ui.board.glow_items(view, [], "log", [place])
        return found
