"""The pointer at rest: a hand card rises at once, words about anything come after a moment.

A right click or a long press keeps the words until Esc or a click elsewhere; a click on the line
that names the chapter, or the key of the explanation struck once more, opens the rulebook there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.presentation.boxes import holds
from stupor.games.stupor_mundi.presentation.draft import drafting
from stupor.games.stupor_mundi.presentation.gestures import CHOICE
from stupor.games.stupor_mundi.presentation.hand import paint_raised, raised_box
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.language import mark
from stupor.render.items import Item
from stupor.stage.pointer import Pointer
from stupor.stage.tween import Point

if TYPE_CHECKING:
    from stupor.games.stupor_mundi.presentation.tooltip import Panel

# what there is to say is imported late: the table is there sooner

#: How long the pointer rests before the table explains what lies under it.
DWELL: Final = 0.15
#: How long a button or a finger is held down, nearly still, to keep the explanation.
LONG: Final = 0.5
STILL: Final = 6.0
LEFT, RIGHT = 1, 3
CLICK: Final = mark("click: rulebook")
STRIKE: Final = mark("again: rulebook")
#: Explanations that name the key of an action.
KEYED: Final = ("undo", "redo", "pass", "seal", "menu", "log")


class Hovering:
    """Watches a pointer that holds nothing, and knows what is explained."""

    def __init__(
        self,
        clock: Callable[[], float],
        open_rule: Callable[[str], None],
        key_of: Callable[[str], str],
        over: Callable[[], str],
        let_go: Callable[[], None],
    ) -> None:
        """Start with the pointer nowhere.

        `over` says what the pointer may press; a press that is long lets it go.
        """
        self.name = ""
        self.pinned = False
        self._clock = clock
        self._open_rule = open_rule
        self._key_of = key_of
        self._over = over
        self._let_go = let_go
        self._at: Point = (0.0, 0.0)
        self._since: float | None = None
        self._held: float | None = None
        self._hint = ""
        self._asked = ""
        self._panel: Panel | None = None
        self._painted: tuple[object, ...] = ()
        self._view: TableView | None = None

    def show(self, name: str, point: Point) -> None:
        """Explain something at once; asked for the same thing once more, open the rulebook."""
        if name == self._asked and self._panel is not None:
            self._asked = ""
            self._open(self._panel.rule)
            return
        self._at, self._since, self.name, self._hint = point, None, name, STRIKE

    def stop(self) -> None:
        """Say nothing until the pointer moves again."""
        self._asked = self.name if self._hint == STRIKE else ""
        self._since = self._held = None
        self.name, self.pinned, self._hint = "", False, ""

    def pointer(self, event: Pointer, view: TableView, free: bool) -> bool:
        """Answer the pointer; True when it meant the explanation, so that nobody else answers.

        A hand that is not `free` holds something, and a right click turns that over.
        """
        point = (event.x, event.y)
        if event.kind == "move":
            self._move(point)
        elif event.kind == "up":
            self._held = None
        elif event.kind == "down":
            return self._down(view, point, event.button, free)
        return False

    def tick(self, view: TableView, now: float) -> float | None:
        """Find out what to explain or to keep; the seconds until there is something to find."""
        if self._held is not None:
            left = self._held + LONG - now
            if left > 0:
                return left
            self._pin(view, self._at)
            if self.pinned:
                self._let_go()
        if self._since is None:
            return None
        left = self._since + DWELL - now
        if left > 0:
            return left
        self._since = None
        name = self._name_at(view, self._at)
        self.name = "" if _unasked(view, name) else name
        return None

    def items(self, view: TableView) -> list[Item]:
        """The words about what lies under the pointer."""
        if not self.name:
            return []
        key = (self.name, self._at, self._hint)
        if key != self._painted or view is not self._view:
            self._painted, self._view = key, view
            self._panel = self._paint(view)
        return self._panel.items if self._panel is not None else []

    def _paint(self, view: TableView) -> Panel | None:
        from stupor.games.stupor_mundi.presentation.explain import explanation
        from stupor.games.stupor_mundi.presentation.explain.shown import shown
        from stupor.games.stupor_mundi.presentation.tooltip import Panel, paint_strip

        if in_hand(view, self.name) and not self._hint:
            told, box = explanation(view, self.name), raised_box(view, self.name)
            return Panel(paint_strip(view, told, box), box) if told is not None else None
        key = self._key_of(self.name).capitalize() if self.name in KEYED else ""
        return shown(view, self.name, self._at, self._hint, key)

    def _move(self, point: Point) -> None:
        x, y = self._at
        if self._held is not None:
            if max(abs(point[0] - x), abs(point[1] - y)) > STILL:
                self._held = None
        elif not self.pinned:
            self._at, self._since, self.name = point, self._clock(), ""
            self._asked = self._hint = ""

    def _down(self, view: TableView, point: Point, button: int, free: bool) -> bool:
        if self.pinned and self._panel is not None and holds(self._panel.box, point):
            if self._panel.link is not None and holds(self._panel.link, point):
                self._open(self._panel.rule)
            return True
        was = self.pinned
        self.stop()
        if was and button == RIGHT:
            return True
        if button == RIGHT and free:
            self._pin(view, point)
            return self.pinned
        if button == LEFT and free:
            self._at, self._held = point, self._clock()
        return False

    def _pin(self, view: TableView, point: Point) -> None:
        from stupor.games.stupor_mundi.presentation.explain import explanation

        name = self._name_at(view, point)
        self._held = None
        if explanation(view, name) is not None:
            self._at, self._since, self.name = point, None, name
            self.pinned, self._hint = True, CLICK

    def _name_at(self, view: TableView, point: Point) -> str:
        """What is meant at a point: a plaque lies over the table."""
        from stupor.games.stupor_mundi.presentation.explain import hovered

        over = self._over()
        plaque = over.startswith(CHOICE) and not drafting(view)
        return over if plaque else hovered(view, point)

    def _open(self, rule: str) -> None:
        self.stop()
        if rule:
            self._open_rule(rule)


def _unasked(view: TableView, name: str) -> bool:
    """What is explained only when asked: the ground, and what shows in other ways anyway.

    Banners say all themselves, their cards are seen close, and plaques are previewed.
    """
    from stupor.games.stupor_mundi.presentation.explain import is_ground

    plain = is_ground(name) or name.startswith(CHOICE)
    return plain or (drafting(view) and name.startswith("card."))


def raised(view: TableView, source: str) -> list[Item]:
    """A card of the hand under the pointer, higher and whole."""
    return paint_raised(view, source) if in_hand(view, source) else []


def in_hand(view: TableView, name: str) -> bool:
    """Whether this is a card of the hand of the one who looks."""
    return name in view.table.pieces(f"hand.{view.viewer}")
