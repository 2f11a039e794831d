"""The pointer at rest: a hand card rises at once, words about anything else come after a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.presentation.hand import paint_raised
from stupor.games.stupor_mundi.presentation.hover import hover_items, hovered
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Item
from stupor.stage.tween import Point

#: How long the pointer rests before the table explains what lies under it.
DWELL: Final = 0.4


class Hovering:
    """Watches a pointer that holds nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with the pointer nowhere."""
        self.name = ""
        self._clock = clock
        self._at: Point = (0.0, 0.0)
        self._since: float | None = None

    def move(self, point: Point) -> None:
        """The pointer has moved: say nothing until it rests again."""
        self._at, self._since, self.name = point, self._clock(), ""

    def stop(self) -> None:
        """Say nothing until the pointer moves again."""
        self._since, self.name = None, ""

    def tick(self, view: TableView, now: float) -> float | None:
        """Find out what to explain; returns the seconds until there is something to find."""
        if self._since is None:
            return None
        left = self._since + DWELL - now
        if left > 0:
            return left
        self._since = None
        name = hovered(view, self._at)
        self.name = "" if in_hand(view, name) else name
        return None

    def items(self, view: TableView) -> list[Item]:
        """The words about what lies under the pointer."""
        return hover_items(view, self.name, self._at) if self.name else []


def raised(view: TableView, source: str) -> list[Item]:
    """A card of the hand under the pointer, higher and whole."""
    return paint_raised(view, source) if in_hand(view, source) else []


def in_hand(view: TableView, name: str) -> bool:
    """Whether this is a card of the hand of the one who looks."""
    return name in view.table.pieces(f"hand.{view.viewer}")
