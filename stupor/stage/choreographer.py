"""Events as clips: how long each kind is shown, and what goes from where to where."""

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.engine.table import Table
from stupor.stage.motion import Sums
from stupor.stage.timeline import Clip, Facts

MOVE_SECONDS: Final = 0.28
MOVE_GAP: Final = 0.12
COUNTER_SECONDS: Final = 0.45
COUNTER_GAP: Final = 0.04


class Manner(NamedTuple):
    """In which way an event is shown; a prompt one changes the table when it begins.

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
    theirs: float | None = None
    via: str = ""


Direct = Callable[[Event], Manner]
#: The clips of a choice, some told together; the table is as before, facts as after it.
Together = Callable[[list[Clip], Table, Facts], list[Clip]]


def _one_by_one(clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
    return clips


class Direction(NamedTuple):
    """How each event of a game is shown, and which are told together.

    Any click or key ends the clips of some manners, which tell of `moments`. `sums` makes something
    that adds up before everybody's eyes.
    """

    direct: Direct
    together: Together = _one_by_one
    moments: Collection[str] = ()
    sums: Callable[[], Sums] = Sums


def plain(event: Event) -> Manner:
    """Things fly, numbers rise, what is only told takes no time."""
    if event.kind in (MOVED, GATHERED):
        return Manner("fly", MOVE_SECONDS, MOVE_GAP)
    if event.kind == COUNTER:
        return Manner("count", COUNTER_SECONDS, COUNTER_GAP)
    return Manner()


class Choreographer:
    """Turns events into clips as a director says."""

    def __init__(self, direct: Direct = plain) -> None:
        """Work with a director; without one everything is shown in the plainest way."""
        self._direct = direct

    def clips(
        self, events: Iterable[Event], pace: float = 1.0, viewer: int | None = None
    ) -> list[Clip]:
        """One clip per event; `pace` shortens them all, for seats that need no ceremony."""
        return [self._clip(event, pace, viewer) for event in events]

    def _clip(self, event: Event, pace: float, viewer: int | None) -> Clip:
        manner = self._direct(event)
        if manner.theirs is not None and event.who != viewer:
            manner = manner._replace(seconds=manner.theirs, gap=manner.theirs)
        piece, source, target = "", manner.source, manner.target
        if event.kind == MOVED:
            piece, source, target = map(str, event.args)
        elif event.kind == GATHERED:
            piece, (source, target) = "?", map(str, event.args)
        return Clip(
            event,
            manner.seconds * pace,
            manner.gap * pace,
            piece,
            source,
            target,
            manner.arc,
            manner.name,
            manner.prompt,
            via=manner.via,
        )
