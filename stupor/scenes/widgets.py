"""Things to press: hit-testing, hover, focus by keyboard and the state each of them is drawn in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stupor.engine.record import record
from stupor.stage.focus_graph import BESIDE
from stupor.stage.geometry import centre, inside
from stupor.stage.items import Rect
from stupor.stage.pointer import Key, Pointer

_ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_PAGES: Final = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}
_PRESS: Final = frozenset({"return", "enter", "space"})
#: What a unit aside costs an arrow: beyond the edges of what is in focus, and between the middles.
_ASIDE: Final = 2.5
_ASKEW: Final = 0.3


def inset(rect: Rect, dx: float, dy: float | None = None) -> Rect:
    """A rectangle made smaller on every side; negative numbers let it grow."""
    dy = dx if dy is None else dy
    return rect[0] + dx, rect[1] + dy, rect[2] - 2 * dx, rect[3] - 2 * dy


@record
class Widget:
    """Something to press; `asleep` says why it cannot be pressed now, `tip` what it is for.

    What is `locked` has to be earned first; the rest only sleeps, because there is no use in it.
    """

    id: str
    rect: Rect
    press: Callable[[], None] | None = None
    asleep: str = ""
    tip: str = ""
    glow: bool = True
    locked: bool = False

    @property
    def awake(self) -> bool:
        """Whether pressing does something."""
        return self.press is not None and not self.asleep


def turned(event: object) -> int:
    """Where the wheel or a page key turns pages: -1 back, 1 on, 0 for anything else."""
    if isinstance(event, Pointer) and event.kind == "wheel":
        return -1 if event.amount > 0 else 1
    if isinstance(event, Key) and event.kind == "down":
        return _PAGES.get(event.name, 0)
    return 0


class Controls:
    """The widgets of one scene: who is hovered, held down and in focus."""

    def __init__(self) -> None:
        """Start without any widget."""
        self.widgets: tuple[Widget, ...] = ()
        self.hovered: str | None = None
        self.held: str | None = None
        self.focused: str | None = None
        self.pressed: str | None = None
        self.by_key = False
        self._show: Callable[[], None] | None = None

    def place(self, widgets: Iterable[Widget], show: Callable[[], None] | None = None) -> None:
        """Replace all widgets; hover and focus stay with those whose id is still there.

        `show` brings the page onto the window at once, so that a press is seen before its work.
        """
        self._show = show or self._show
        self.widgets = tuple(widgets)
        ids = {widget.id for widget in self.widgets}
        self.hovered = self.hovered if self.hovered in ids else None
        self.held = self.held if self.held in ids else None
        self.focused = self.focused if self.focused in ids else None

    def forget(self) -> None:
        """Another scene has the pointer now; the focus of the keyboard stays."""
        self.hovered = self.held = None

    def at(self, x: float, y: float) -> Widget | None:
        """The uppermost widget under a point."""
        return next((w for w in reversed(self.widgets) if inside(w.rect, (x, y))), None)

    def get(self, name: str | None) -> Widget | None:
        """The widget with that id."""
        return next((w for w in self.widgets if w.id == name), None)

    def pointed(self) -> Widget | None:
        """The widget to speak of: under the pointer, or in focus when the keyboard leads."""
        return self.get(self.focused if self.by_key else self.hovered)

    def down(self) -> Widget | None:
        """The widget that is drawn as pressed: held by the pointer that is on it, or at work."""
        held = self.held if self.held == self.hovered else None
        widget = self.get(self.pressed or held)
        return widget if widget is not None and widget.awake else None

    def handle(self, event: object) -> bool:
        """Take a pointer or key event; True when it was meant for a widget."""
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Key) and event.kind == "down":
            return self._key(event)
        return False

    def _pointer(self, event: Pointer) -> bool:
        found = self.at(event.x, event.y)
        if event.kind in ("move", "down"):
            self.hovered = found.id if found else None
            self.by_key = False
        if event.kind == "down" and event.button == 1:
            self.held = found.id if found else None
            return found is not None
        if event.kind == "up" and event.button == 1:
            held, self.held = self.held, None
            if found is not None and found.id == held:
                self.activate(found)
                return True
        return False

    def _key(self, event: Key) -> bool:
        if event.name == "tab":
            self.step(-1 if "shift" in event.mods else 1)
            return True
        if event.name in _ARROWS:
            self.move_focus(*_ARROWS[event.name])
            return True
        widget = self.get(self.focused)
        if event.name in _PRESS and widget is not None and self.by_key:
            self.activate(widget)
            return True
        return False

    def activate(self, widget: Widget) -> None:
        """Press a widget, which is seen before anything comes of it; one that sleeps is silent."""
        self.focused = widget.id
        if not widget.awake or widget.press is None:
            return
        self.pressed = widget.id
        try:
            if self._show is not None:
                self._show()
            widget.press()
        finally:
            self.pressed = None

    def step(self, by: int) -> None:
        """Move the focus along the reading order."""
        if not self.widgets:
            return
        ids = [widget.id for widget in self.widgets]
        if self.focused in ids:
            place = (ids.index(self.focused) + by) % len(ids)
        else:
            place = 0 if by > 0 else len(ids) - 1
        self.focused, self.by_key = ids[place], True

    def move_focus(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest widget in a direction; what lies in its way comes first."""
        here = self.get(self.focused)
        if here is None or not self.by_key:
            if here is None:
                self.step(1)
            self.by_key = True
            return
        (x, y, w, h), (left, top) = here.rect, centre(here.rect)
        found = []
        for widget in self.widgets:
            (u, v, wide, high), (right, foot) = widget.rect, centre(widget.rect)
            between = max(u - x - w, x - u - wide, 0), max(v - y - h, y - v - high, 0)
            ahead, aside = between if dx else between[::-1]
            askew = abs((right - left) * dy + (foot - top) * dx)
            if widget.id != here.id and (right - left) * dx + (foot - top) * dy > BESIDE:
                found.append((ahead + _ASIDE * aside + _ASKEW * askew, widget.id))
        self.focused = min(found)[1] if found else here.id
