"""The lines of the chronicle: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy.chronicle import briefly
from stupor.games.burgundy.outcomes import outcomes
from stupor.stage.told import Told, away

#: What is told by the deed that it was done for, or by the dice that all see.
QUIET: Final = frozenset({"changed", "rolled"})
#: A turn begins here; what it costs and brings lies in it.
_FIRST: Final = frozenset({"turn", "round", "phase"})


def lines(
    history: Sequence[Event], tell: Callable[[Event], str | None], viewer: int | None, most: int
) -> list[Told]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody."""
    found: list[tuple[int, str]] = []
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        text = None if event.kind in QUIET or event.kind == COUNTER else tell(briefly(event))
        if text:
            found.append((place, text))
        if len(found) == most:
            break
    start = _turn_of(history, found[-1][0]) if found else 0
    brought = outcomes(history[start:])
    since, until = away(history, viewer)
    return [
        Told(place, history[place], text, brought.get(place - start, ()),
             since <= place < until and history[place].who != viewer)
        for place, text in reversed(found)
    ]  # fmt: skip


def _turn_of(history: Sequence[Event], place: int) -> int:
    """Where the turn of an event began."""
    while place > 0 and history[place].kind not in _FIRST:
        place -= 1
    return place
