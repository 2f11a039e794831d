"""The desk of movement: how events are seen to happen, what flies, and what is heard."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy.face.motion.direction import Director
from stupor.games.burgundy.face.motion.event_sounds import sound_of
from stupor.games.burgundy.face.view import TableView
from stupor.stage.choreographer import Direct
from stupor.stage.items import Area, Item
from stupor.stage.motion import Motion
from stupor.stage.timeline import Clip

__all__ = ["sound_of"]

# what flies is imported late: the table is there sooner

#: Nothing is held until it is read.
READ: Final = ""
#: No manner is a moment that any click ends.
MOMENTS: Final[frozenset[str]] = frozenset()


def director() -> Direct:
    """Somebody who says how each event of a game is shown."""
    return Director().direct


def cast(
    view: TableView, clip: Clip, key: str, held: Area | None = None, calm: bool = False
) -> Motion | None:
    """The motion of a clip, None when there is nothing to see; `held` is where a hand let go."""
    from stupor.games.burgundy.face.motion.casting import cast as made

    return made(view, clip, key, held, calm)


def stand_in(event: Event, motion: Motion | None) -> str:
    """The resting piece that a motion shows: a die of a tray while it is thrown."""
    if event.kind != COUNTER or motion is None or not str(event.args[0]).startswith("die."):
        return ""
    return f"die.{str(event.args[0]).rpartition('.')[2]}"


def held_piece(
    view: TableView, piece: str, rect: Area, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """A piece held that high over the table."""
    from stupor.games.burgundy.face.motion.held import held_piece as made

    return made(view, piece, rect, height, tilt)
