"""The plain desk of movement: everything happens at once, and silently."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.stage.choreographer import Direct, Manner
from stupor.stage.items import Area, Item
from stupor.stage.motion import Motion, Spread, Sums
from stupor.stage.timeline import Clip
from stupor.stage.view import Facts, View

READ: Final = ""
MOMENTS: Final[frozenset[str]] = frozenset()


class NoSums:
    """Nothing is added up."""

    sums: Mapping[int, object] = {}

    def hear(self, events: Iterable[Event], now: float) -> None:
        """Listen to nothing."""

    def rest(self, now: float) -> float | None:
        """There is nothing to read."""
        return None

    def items(self, view: View) -> list[Item]:
        """There is nothing to see."""
        return []


def director() -> Direct:
    """Everything is there at once."""
    return lambda event: Manner()


def moments(clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
    """Nothing is told together."""
    return clips


def tally() -> Sums:
    """Nothing is added up."""
    return NoSums()


def cast(
    view: View, clip: Clip, key: str, held: Area | None = None, calm: bool = False
) -> Motion | None:
    """Nothing flies."""
    return None


def stand_in(event: Event, motion: Motion | None) -> str:
    """Nothing flies."""
    return ""


def pulse(view: View, was: Item | None, now: Item) -> Motion | None:
    """Nothing is made noticed."""
    return None


def unrolling(view: View) -> Spread | None:
    """Nothing opens."""
    return None


def held_piece(
    view: View, piece: str, rect: Area, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """Nothing is held."""
    return []


def reading_box(view: View) -> Area:
    """Nothing is held until it is read."""
    return (0.0, 0.0, 0.0, 0.0)


def sound_of(event: Event) -> str:
    """Nothing is heard."""
    return ""
