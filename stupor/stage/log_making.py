"""The lines of a log: what was seen to happen, what it brought, and what is new of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from stupor.engine.events import Event
from stupor.stage.messages import Told, away
from stupor.stage.view import Outcome


def log_lines(
    history: Sequence[Event],
    words: Callable[[int, int | None], str | None],
    begins: Collection[str],
    outcomes: Callable[[Sequence[Event]], Mapping[int, Outcome]],
    viewer: int | None,
    most: int,
) -> list[Told]:
    """The last events worth a line, the newest last; without a viewer nothing is new to anybody.

    `words` says the event at a place, knowing the place of the line after it; `begins` are the
    kinds of events with which a turn begins, for what it cost and brought lies in it.
    """
    found: list[tuple[int, str]] = []
    for place in range(len(history) - 1, -1, -1):
        text = words(place, found[-1][0] if found else None)
        if text:
            found.append((place, text))
        if len(found) == most:
            break
    start = _turn_of(history, found[-1][0], begins) if found else 0
    brought = outcomes(history[start:])
    since, until = away(history, viewer)
    return [
        Told(
            place,
            history[place],
            text,
            brought.get(place - start, ()),
            since <= place < until and history[place].who != viewer,
        )
        for place, text in reversed(found)
    ]


def _turn_of(history: Sequence[Event], place: int, begins: Collection[str]) -> int:
    """Where the turn of an event began."""
    while place > 0 and history[place].kind not in begins:
        place -= 1
    return place
