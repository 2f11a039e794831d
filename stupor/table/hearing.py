"""What is heard of what happens on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from stupor.engine.events import Event
from stupor.stage.face import Move

if TYPE_CHECKING:
    from stupor.platform.audio import Audio

#: So many sounds begin in one frame at most, even after a flush.
AT_ONCE: Final = 2


def hear(audio: Audio, move: Move, events: Iterable[Event]) -> None:
    """Let events be heard, the latest ones, each sound once."""
    names = dict.fromkeys(name for event in events if (name := move.sound_of(event)))
    for name in list(names)[-AT_ONCE:]:
        audio.play(name)
