"""A rival's boards at full size: while a key is held, or while the pointer rests on the panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.presentation.closeup import paint_closeup, panel_under
from stupor.games.stupor_mundi.presentation.rivals import second_rail
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.language import spoken
from stupor.render.items import Item
from stupor.stage.tween import Point

#: How long the pointer rests on a panel before it opens.
DWELL: Final = 0.15
NOBODY: Final = -1


class CloseUp:
    """Knows whose boards are to be seen close."""

    def __init__(
        self,
        view: Callable[[], TableView],
        still: Callable[[], TableView],
        clock: Callable[[], float],
    ) -> None:
        """Nobody is seen close; `view` is what is shown, `still` knows where things are."""
        self._view = view
        self._still = still
        self._clock = clock
        self.kept = NOBODY
        self._held = NOBODY
        self._resting = NOBODY
        self._under = NOBODY
        self._since: float | None = None
        self._key: tuple[object, ...] = ()
        self._items: list[Item] = []

    @property
    def seat(self) -> int:
        """The rival who is seen close, or -1."""
        return self._held if self._held != NOBODY else self._resting

    def hold(self, number: int) -> None:
        """Show the first, second or third rival until the key is let go."""
        rivals = self._still().rivals()
        self._held = rivals[number - 1] if 0 < number <= len(rivals) else NOBODY

    def release(self) -> None:
        """The key was let go."""
        self._held = NOBODY

    def move(self, point: Point) -> None:
        """The pointer has moved."""
        self._under = panel_under(self._still(), point)
        if self._under != self._resting:
            self._resting = NOBODY
        self._since = self._clock() if self._under not in (NOBODY, self._resting) else None

    def stop(self) -> None:
        """Close until the pointer moves again."""
        self._resting, self._since = NOBODY, None

    def tick(self, now: float) -> float | None:
        """Open what the pointer rests on; returns the seconds until then."""
        if self._since is None:
            return None
        left = self._since + DWELL - now
        if left > 0:
            return left
        self._since = None
        if second_rail(self._still()):
            self.kept = self._under
        else:
            self._resting = self._under
        return None

    def items(self, version: object) -> list[Item]:
        """The boards of the rival who is seen close; `version` tells when they look different."""
        if self.seat == NOBODY:
            return []
        key = (self.seat, version, spoken())
        if key != self._key:
            self._key, self._items = key, paint_closeup(self._view(), self.seat)
        return self._items
