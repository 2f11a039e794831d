"""How events are seen to happen, what flies, and what is heard."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.face.margin.header import ORDER
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.event_sounds import sound_of
from stupor.games.stupor_mundi.face.motion.held import held_piece
from stupor.games.stupor_mundi.face.motion.rounds import moments
from stupor.games.stupor_mundi.face.motion.tally import EndPhaseTotals
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import AnimationPlan
from stupor.stage.game_ui.animation import Animation
from stupor.stage.game_ui.override import override
from stupor.stage.items import Item, Rect
from stupor.stage.motion import ClipVisual, Motion
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip

#: The style of a card that is held until it is read.
READ: Final = "decree"
#: The styles of moments, which any click or key ends.
MOMENTS: Final = frozenset({"arrival", "banner"})


class StuporMundiAnimation(Animation[TableView]):
    """How events are seen to happen, what flies, and what is heard."""

    @override
    def plan(self) -> AnimationPlan:
        """Somebody who says how each event of a new game is shown."""
        return AnimationPlan(ClipStyles().style_of, moments, MOMENTS, EndPhaseTotals)

    @override
    def visual(
        self, view: TableView, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
    ) -> ClipVisual:
        """The motion of a clip; `held` is where a hand let go. A Solo card can be held to be read.

        A motion shows what rests: a disc on its way along the rail, the order.
        """
        from stupor.games.stupor_mundi.face.motion.clip_visuals import visual as made
        from stupor.games.stupor_mundi.face.motion.decree import decree_box

        motion = made(view, clip, key, held, calm)
        read = decree_box(view) if clip.style == READ else None
        return ClipVisual(motion, stand_in(clip.event, motion), read)

    @override
    def change_motion(self, view: TableView, was: Item | None, now: Item) -> Motion | None:
        """A figure that changes, a condition that is met, a turn that goes on."""
        from stupor.games.stupor_mundi.face.motion.pulse import pulse as made

        return made(view, was, now)

    @override
    def held_piece(
        self, view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""
        return held_piece(view, piece, rect, height, tilt)

    @override
    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""
        return sound_of(event)


def stand_in(event: Event, motion: Motion | None) -> str:
    """What rests and is shown by a motion: a disc on its way along the rail, the order."""
    from stupor.games.stupor_mundi.face.motion.goods import Laurel

    if event.kind == COUNTER and event.args[0] == "first" and motion is not None:
        return ORDER
    if event.kind != COUNTER or not isinstance(motion, Laurel):
        return ""
    return f"disc.{parsed(str(event.args[0])).which}"
