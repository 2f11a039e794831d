"""Events as clips: how long each kind is shown, and what goes from where to where."""

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.engine.table import Table
from stupor.stage.motion import RunningTotals
from stupor.stage.timeline import Clip, Facts

MOVE_SECONDS: Final = 0.28
MOVE_GAP: Final = 0.12
COUNTER_SECONDS: Final = 0.45
COUNTER_GAP: Final = 0.04


class ClipStyle(NamedTuple):
    """How an event is shown; a prompt one changes the table when it begins.

    What others do may take another time than what those do who look. `via` is a place where a
    piece stops on its way.
    """

    name: str = ""
    seconds: float = 0.0
    gap: float = 0.0
    arc: float = 0.0
    source: str = ""
    target: str = ""
    prompt: bool = False
    rival_seconds: float | None = None
    via: str = ""


StyleOf = Callable[[Event], ClipStyle]
#: The clips of a choice, some told together; the table is as before, facts as after it.
MergeClips = Callable[[list[Clip], Table, Facts], list[Clip]]


def _one_by_one(clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
    return clips


class AnimationPlan(NamedTuple):
    """How each event of a game is shown, and which are told together.

    Any click or key ends the clips of `skippable` styles. `totals` makes what adds up before
    everybody's eyes.
    """

    style_of: StyleOf
    merge: MergeClips = _one_by_one
    skippable: Collection[str] = ()
    totals: Callable[[], RunningTotals] = RunningTotals


def plain(event: Event) -> ClipStyle:
    """Things fly, numbers rise, what is only told takes no time."""
    if event.kind in (MOVED, GATHERED):
        return ClipStyle("fly", MOVE_SECONDS, MOVE_GAP)
    if event.kind == COUNTER:
        return ClipStyle("count", COUNTER_SECONDS, COUNTER_GAP)
    return ClipStyle()


class Choreographer:
    """Turns events into clips in the style that is said for each."""

    def __init__(self, style_of: StyleOf = plain) -> None:
        """`style_of` says the style; without it everything is shown in the plainest way."""
        self._style_of = style_of

    def clips(
        self, events: Iterable[Event], pace: float = 1.0, viewer: int | None = None
    ) -> list[Clip]:
        """One clip per event; `pace` shortens them all, for seats that need no ceremony."""
        return [self._clip(event, pace, viewer) for event in events]

    def _clip(self, event: Event, pace: float, viewer: int | None) -> Clip:
        style = self._style_of(event)
        if style.rival_seconds is not None and event.who != viewer:
            style = style._replace(seconds=style.rival_seconds, gap=style.rival_seconds)
        piece, source, target = "", style.source, style.target
        if event.kind == MOVED:
            piece, source, target = map(str, event.args)
        elif event.kind == GATHERED:
            piece, (source, target) = "?", map(str, event.args)
        return Clip(
            event,
            style.seconds * pace,
            style.gap * pace,
            piece,
            source,
            target,
            style.arc,
            style.name,
            style.prompt,
            via=style.via,
        )
