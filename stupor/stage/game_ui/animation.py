"""How events are seen to happen, what flies, what is heard; here all happens at once."""

from __future__ import annotations

from typing import Generic

from stupor.engine.events import Event
from stupor.stage.choreographer import AnimationPlan, ClipStyle
from stupor.stage.items import Item, Rect
from stupor.stage.motion import ClipVisual, Motion
from stupor.stage.timeline import Clip
from stupor.stage.view import V


class Animation(Generic[V]):
    """How events are seen to happen, what flies, and what is heard."""

    def plan(self) -> AnimationPlan:
        """Somebody who says how each event of a new game is shown."""
        return AnimationPlan(lambda event: ClipStyle())

    def visual(
        self, view: V, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
    ) -> ClipVisual:
        """The motion of a clip; `held` is where a hand let go."""
        return ClipVisual()

    def change_motion(self, view: V, was: Item | None, now: Item) -> Motion | None:
        """How the change of what rests is made noticed; None: not at all."""
        return None

    def held_piece(
        self, view: V, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""
        return []

    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""
        return ""
