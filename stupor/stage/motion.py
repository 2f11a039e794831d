"""What a motion is to the table: items for every share of its time, and running totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from stupor.engine.events import Event
from stupor.engine.record import record
from stupor.stage.geometry import Point, holds
from stupor.stage.items import Item, Rect
from stupor.stage.view import View


class Motion(Protocol):
    """What is seen at every share of a clip's time."""

    def items(self, t: float) -> list[Item]:
        """Everything in the air at that share, 0 to 1."""


class ClipVisual(NamedTuple):
    """What is seen of a clip, and the resting piece that it shows in its stead, or nothing.

    What lies somewhere to be `read` can be held there.
    """

    motion: Motion | None = None
    hidden_piece: str = ""
    read: Rect | None = None


@record
class Expandable:
    """What lies small on some plates, opens large over the table, and is put away at a button."""

    plates: Sequence[Rect]
    box: Rect
    close: Rect
    #: How it is seen to open; nothing: it is open at once.
    unroll: Callable[[], Motion | None]

    def turns(self, point: Point, opened: bool) -> bool:
        """Whether a click at a point opens it, or puts it away."""
        if opened:
            return holds(self.close, point) or not holds(self.box, point)
        return any(holds(plate, point) for plate in self.plates)


class RunningTotals:
    """What is added up before everybody's eyes, as long as it is to be read; here nothing."""

    totals: Mapping[int, object] = {}

    def add(self, events: Iterable[Event], now: float) -> None:
        """Add up what events bring."""

    def seconds_left(self, now: float) -> float | None:
        """Seconds until the sums go; None when there are none."""
        return None

    def items(self, view: View) -> list[Item]:
        """The sums."""
        return []
