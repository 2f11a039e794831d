"""What happened, in the past tense; enough to redraw a table without knowing the rules."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from stupor.engine.notation import Part

MOVED: Final = "moved"
GATHERED: Final = "gathered"
COUNTER: Final = "counter"
#: A piece whose face the viewer may not know.
UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `who` is a seat or -1 for the table, `seen_by` None means everybody.

    Three kinds change the table: moved (piece, from, to), gathered (from, to) and counter
    (name, value, delta, reason). All other kinds only tell.
    """

    kind: str
    who: int
    args: tuple[Part, ...]
    seen_by: tuple[int, ...] | None = None


#: Tells an event as a sentence that begins with the name of whoever did it; nothing of others.
EventWords = Callable[[Event], str | None]


class Listener(Protocol):
    """Receives the events of a position, one at a time."""

    def hear(self, event: Event) -> None:
        """Receive an event that has just happened."""


class EventList:
    """A listener that keeps all events in a list."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        """Start with no events."""
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)


def turn_ended(events: Sequence[Event], seat: int, breaks: Callable[[Event], bool]) -> int:
    """The number of events until the end of a seat's last whole turn; 0 before its first.

    A turn ends with the first event that `breaks` it: another turn, or what comes between turns.
    """
    later = False
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if event.kind == "turn" and event.who == seat and later:
            rest = range(index + 1, len(events))
            return next((n for n in rest if breaks(events[n])), len(events))
        later = later or breaks(event)
    return 0


def change(events: Iterable[Event], counter: str) -> int:
    """By how much a counter changes in some events."""
    told = (e for e in events if e.kind == COUNTER and e.args[0] == counter)
    return sum(int(e.args[2]) for e in told)


def redact(event: Event, seat: int | None) -> Event:
    """The event as that seat may know it; None is somebody who only sees the open table."""
    if event.seen_by is None or seat in event.seen_by:
        return event
    return Event(event.kind, event.who, (UNKNOWN, *event.args[1:]), event.seen_by)
