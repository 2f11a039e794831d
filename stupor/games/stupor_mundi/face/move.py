"""The desk of movement: how events are seen to happen, what flies, and what is heard."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.face.margin.header import ORDER
from stupor.games.stupor_mundi.face.motion.direction import Director
from stupor.games.stupor_mundi.face.motion.event_sounds import sound_of
from stupor.games.stupor_mundi.face.motion.held import held_piece
from stupor.games.stupor_mundi.face.motion.rounds import moments
from stupor.games.stupor_mundi.face.motion.tally import Tally
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Direct
from stupor.stage.items import Area, Item
from stupor.stage.motion import Motion, Spread
from stupor.stage.timeline import Clip

__all__ = ["held_piece", "moments", "sound_of"]

# what flies is imported late: the table is there sooner

#: The manner of a card that is held until it is read.
READ: Final = "decree"
#: The manners of moments, which any click or key ends.
MOMENTS: Final = frozenset({"arrival", "banner"})


def director() -> Direct:
    """Somebody who says how each event of a game is shown."""
    return Director().direct


def tally() -> Tally:
    """The sums of an End Phase."""
    return Tally()


def cast(
    view: TableView, clip: Clip, key: str, held: Area | None = None, calm: bool = False
) -> Motion | None:
    """The motion of a clip, None when there is nothing to see; `held` is where a hand let go."""
    from stupor.games.stupor_mundi.face.motion.casting import cast as made

    return made(view, clip, key, held, calm)


def stand_in(event: Event, motion: Motion | None) -> str:
    """What rests and is shown by a motion: a disc that walks along the rail, the order of play."""
    from stupor.games.stupor_mundi.face.motion.goods import Laurel

    if event.kind == COUNTER and event.args[0] == "first" and motion is not None:
        return ORDER
    if event.kind != COUNTER or not isinstance(motion, Laurel):
        return ""
    return f"disc.{str(event.args[0]).partition('.')[2]}"


def pulse(view: TableView, was: Item | None, now: Item) -> Motion | None:
    """A figure that changes, a condition that is met, a turn that goes on."""
    from stupor.games.stupor_mundi.face.motion.pulse import pulse as made

    return made(view, was, now)


def unrolling(view: TableView) -> Spread | None:
    """The opened expansions as they unroll over the common boards."""
    from stupor.games.stupor_mundi.face.motion.unrolling import unrolling as made

    return made(view)


def reading_box(view: TableView) -> Area:
    """Where a card lies that is held until it is read."""
    from stupor.games.stupor_mundi.face.motion.decree import decree_box

    return decree_box(view)
