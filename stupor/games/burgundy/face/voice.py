"""The desk of the voice: what is said of things, of choices, and of what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.events import Event
from stupor.games.burgundy.face.chronicle.digest import decree, news
from stupor.games.burgundy.face.chronicle.digest import digest as digested
from stupor.games.burgundy.face.chronicle.lines import lines
from stupor.games.burgundy.face.chronicle.log_scroll import (
    log_box,
    log_hit,
    paint_sheet,
    sheet_box,
)
from stupor.games.burgundy.face.explain.counsel import alike, kind_of, where_to_look, why
from stupor.games.burgundy.face.place import place_of
from stupor.games.burgundy.face.view import TableView
from stupor.stage.course import Course, Subject
from stupor.stage.items import Area, Item
from stupor.stage.told import Forecast, News, Panel, Room
from stupor.stage.tween import Point

__all__ = [
    "alike", "decree", "kind_of", "lines", "log_box", "log_hit", "news", "paint_sheet",
    "sheet_box", "where_to_look", "why",
]  # fmt: skip

# what there is to explain and to foretell is imported late: the table is there sooner


def explains(view: TableView, name: str) -> bool:
    """Whether there is anything to say about a thing."""
    from stupor.games.burgundy.face.explain import explanation

    return explanation(view, name) is not None


def panel(view: TableView, name: str, at: Point, hint: str, key: str, room: Room) -> Panel | None:
    """The panel about a thing, with its key if it has one; nothing when there is nothing to say."""
    from stupor.games.burgundy.face.explain.shown import shown

    return shown(view, name, at, hint, key, room, place_of(view, name, at))


def foretold(course: Course, view: TableView, subject: Subject, over: Area | None) -> list[Item]:
    """What a choice would do, as ghosts on the table and chips of a panel."""
    from stupor.games.burgundy.face.foretelling import foretold as preview

    return preview.foretold(course, view, subject)


def forecast(course: Course, view: TableView, subject: Subject) -> Forecast | None:
    """The same in short, on a plate beside what is carried."""
    from stupor.games.burgundy.face.foretelling.plate import forecast as told

    return told(course, view, subject)


def digest(
    course: Course,
    events: Sequence[Event],
    seat: int,
    lost: Sequence[int],
    names: Sequence[str],
    most: int,
) -> list[News]:
    """What happened while a seat was away."""
    return digested(events, seat, names, most)
