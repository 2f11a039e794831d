"""The lines of the chronicle: what was seen to happen, what it cost, and what is new of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.stage.told import Told, away
from stupor.stage.view import Outcome

#: What is told by the deed that it was done for, or by the dice that all see.
QUIET: Final = frozenset({"changed", "rolled"})
#: Deeds of a die, which workers may have changed.
DEEDS: Final = frozenset({"took", "placed", "sold", "workers", "shield"})


def lines(
    history: Sequence[Event], tell: Callable[[Event], str | None], viewer: int | None, most: int
) -> list[Told]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""
    since, until = away(history, viewer)
    found: list[Told] = []
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        text = None if event.kind in QUIET or event.kind == COUNTER else tell(event)
        if text:
            fresh = since <= place < until and event.who != viewer
            found.append(Told(place, event, text, paid(history, place), fresh))
        if len(found) == most:
            break
    return found[::-1]


def paid(history: Sequence[Event], place: int) -> Outcome:
    """The workers that a deed has cost."""
    event = history[place]
    if event.kind not in DEEDS:
        return ()
    for before in range(place - 1, max(-1, place - 8), -1):
        other = history[before]
        if other.kind in DEEDS or other.kind == "turn":
            break
        if other.kind == "changed" and other.who == event.who:
            return (("workers", -int(other.args[1])),)
    return ()
