"""How events are seen to happen, what flies, what is heard; here all happens at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic

from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.stage.choreographer import Direct, Manner
from stupor.stage.items import Area, Item
from stupor.stage.motion import Motion, Spread, Sums
from stupor.stage.timeline import Clip
from stupor.stage.view import Facts, V


class Animation(Generic[V]):
    """How events are seen to happen, what flies, and what is heard."""

    #: The manner of a card that is held until it is read.
    read_manner: str = ""
    #: The manners of moments, which any click or key ends.
    moment_manners: Collection[str] = frozenset()

    def director(self) -> Direct:
        """Somebody who says how each event of a game is shown."""
        return lambda event: Manner()

    def moments(self, clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
        """The clips of a choice, some told together; the table is as before, facts as after it."""
        return clips

    def cast(
        self, view: V, clip: Clip, key: str, held: Area | None = None, calm: bool = False
    ) -> Motion | None:
        """The motion of a clip; `held` is where a hand let go."""
        return None

    def stand_in(self, event: Event, motion: Motion | None) -> str:
        """The resting piece that a motion shows in its stead, or nothing."""
        return ""

    def pulse(self, view: V, was: Item | None, now: Item) -> Motion | None:
        """How the change of what rests is made noticed; None: not at all."""
        return None

    def unrolling(self, view: V) -> Spread | None:
        """How what lies small on the table is seen to open; None: it is open at once."""
        return None

    def held_piece(
        self, view: V, piece: str, rect: Area, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""
        return []

    def reading_box(self, view: V) -> Area:
        """Where a card lies that is held until it is read."""
        return (0.0, 0.0, 0.0, 0.0)

    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""
        return ""

    def tally(self) -> Sums[V]:
        """Something that adds up before everybody's eyes."""
        return Sums()
