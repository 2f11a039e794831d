"""What a motion is to the table: items for every share of its time, and sums that are read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, NamedTuple, Protocol

from stupor.engine.events import Event
from stupor.stage.items import Area, Item
from stupor.stage.view import V


class Motion(Protocol):
    """What is seen at every share of a clip's time."""

    def items(self, t: float) -> list[Item]:
        """Everything in the air at that share, 0 to 1."""
        ...


class Cast(NamedTuple):
    """What is seen of a clip, and the resting piece that it shows in its stead, or nothing.

    What lies somewhere to be `read` can be held there.
    """

    motion: Motion | None = None
    hides: str = ""
    read: Area | None = None


class Spread(Motion, Protocol):
    """What spreads over the table."""

    @property
    def box(self) -> Area:
        """What it covers when it is all there."""


class Sums(Generic[V]):
    """What is added up before everybody's eyes, as long as it is to be read; here nothing."""

    sums: Mapping[int, object] = {}

    def hear(self, events: Iterable[Event], now: float) -> None:
        """Add up what events bring."""

    def rest(self, now: float) -> float | None:
        """Seconds until the sums go; None when there are none."""
        return None

    def items(self, view: V) -> list[Item]:
        """The sums."""
        return []
