"""What is told of a game: lines of its Game log, news of a turn, panels of words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.record import record
from stupor.engine.table import Table
from stupor.stage.items import Group, Item, Parts, Rect
from stupor.stage.palette import FORECAST
from stupor.stage.view import Facts, LogLine, Outcome


class LogEvent(NamedTuple):
    """An event worth a line: its place in the history, its words and what it changed."""

    place: int
    event: Event
    text: str
    outcome: Outcome = ()
    #: Whether it happened between the last turn of the one who looks and the present one.
    fresh: bool = False


class DigestLine(NamedTuple):
    """One line about a seat (-1: the game itself) for somebody who was away.

    Icons are pairs of a sprite and the number that goes with it.
    """

    seat: int
    text: str
    costs_you: bool = False
    icons: tuple[tuple[str, str], ...] = ()


class TableSnapshot(NamedTuple):
    """How a game stands as a seat sees it."""

    table: Table
    facts: Facts


class Absence(NamedTuple):
    """How a game stood when a seat left the table (None: it never sat there), and stands now."""

    before: TableSnapshot | None
    now: TableSnapshot


class AdviceHint(NamedTuple):
    """What is said of a choice that is not named yet: in which part of the table, of what kind.

    Choices that differ in nothing worth two lines have the same one that stands for them.
    """

    where: str
    kind: str
    stands_for: Option


class LogHit(NamedTuple):
    """What lies under a point of the Game log: a line, and the piece if it is a chip."""

    line: LogLine
    box: Rect
    piece: str


@record
class Panel:
    """What is shown, the rectangle it covers, and the line that leads to a rule.

    One that has a `source` grows out of it.
    """

    items: list[Item]
    box: Rect
    link: Rect | None = None
    rule: str = ""
    source: Rect | None = None


@record
class Forecast:
    """A plate that says what a choice would do, painted at the origin, and what it leaves in sight.

    It stands wherever there is room beside what is carried; over the panels of rivals last.
    """

    items: Parts
    size: tuple[float, float]
    clear: tuple[Rect, ...] = ()
    rivals: tuple[Rect, ...] = ()

    def at(self, x: float, y: float) -> Group:
        """The plate at a point: all that it says is painted once, and moves as one sprite."""
        return Group("forecast", FORECAST, (x, y, *self.size), self.items, self.size)


@record
class Preview:
    """What a choice would do, on the table; and in short, on a plate beside what is carried."""

    items: Sequence[Item] = ()
    plate: Forecast | None = None


@record
class TooltipContext:
    """Where a thing is seen just now, if not at its own place, and what words leave in sight.

    A thing that was asked for, or on which the pointer has rested long, may be shown `large`.
    """

    about: Rect | None = None
    clear: tuple[Rect, ...] = ()
    large: bool = False
    #: Why the thing cannot be used now, where somebody is asked and it is not lit.
    why: str = ""


def absence_span(history: Sequence[Event], seat: int | None) -> tuple[int, int]:
    """From where to where the history went on without a seat: since its last turn is over.

    Before its first turn it cannot be away.
    """
    until = after = len(history)
    begun = False
    for place in range(len(history) - 1, -1, -1):
        if history[place].kind != "turn":
            continue
        if history[place].who == seat and begun:
            return after, until
        if history[place].who == seat:
            until = place
        begun, after = True, place
    return until, until


def log_lines(
    history: Sequence[Event],
    words: Callable[[int, int | None], str | None],
    begins: Collection[str],
    outcomes: Callable[[Sequence[Event]], Mapping[int, Outcome]],
    viewer: int | None,
    most: int,
) -> list[LogEvent]:
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
    since, until = absence_span(history, viewer)
    return [
        LogEvent(
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
