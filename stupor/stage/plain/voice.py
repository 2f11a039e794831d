"""The plain desk of the voice: the rules' own sentences, and nothing that only a game can say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.language import tr
from stupor.stage.course import Course, Subject
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import INK, PREVIEW, SEPIA, TILE
from stupor.stage.told import LogHit, News, Panel, Room, Told
from stupor.stage.tween import Point, grown, inside
from stupor.stage.view import Facts, LogLine, View

#: Size of a line of the chronicle, and its height for one line of words and for each further one.
SIZE: Final = 17.0
LINE: Final = 23.0
APART: Final = 7.0
SHEET: Final = 0.5
PAD: Final = 14.0


def lines(
    history: Sequence[Event],
    tell: Callable[[Event], str | None],
    viewer: int | None,
    most: int,
) -> list[Told]:
    """The last events that the rules have words for."""
    found: list[Told] = []
    for place in range(len(history) - 1, -1, -1):
        text = tell(history[place])
        if text:
            found.append(Told(place, history[place], text))
        if len(found) == most:
            break
    return found[::-1]


def digest(
    course: Course,
    events: Sequence[Event],
    seat: int,
    lost: Sequence[int],
    names: Sequence[str],
    most: int,
) -> list[News]:
    """The last events that the rules have words for."""
    told = lines(events, lambda event: course.rules.tell(event, names), seat, most)
    return [News(line.event.who, line.text) for line in told]


def log_box(view: View) -> Area:
    """Where the chronicle lies."""
    x, y, w, h = view.anchors["log.text"]
    return x, y, w, min(h, view.anchors["hand.fan"][3])


def sheet_box(view: View) -> Area:
    """Where the opened chronicle lies."""
    x, y, _, h = log_box(view)
    return x, y, view.page[2] * SHEET, h


def paint_log(view: View) -> list[Item]:
    """The last sentences, the newest first."""
    easel = Easel("log", TILE)
    _paint(view, easel, log_box(view))
    return easel.items


def paint_sheet(view: View) -> list[Item]:
    """The same on a larger sheet."""
    easel = Easel("sheet", PREVIEW)
    _paint(view, easel, sheet_box(view))
    return easel.items


def log_hit(view: View, point: Point, opened: bool = False) -> LogHit | None:
    """The sentence under a point."""
    box = sheet_box(view) if opened else log_box(view)
    for line, place in _entries(view, box):
        if inside(place, point):
            return LogHit(line, place, "")
    return None


def _paint(view: View, easel: Easel, box: Area) -> None:
    easel.slice("paper", box, "ui/panel-paper", 24)
    for line, place in _entries(view, box):
        easel.label(
            "line", place, line.text, SIZE, colour=SEPIA if line.seat < 0 else INK,
            align="left", valign="top", wrap=True,
        )  # fmt: skip


def _entries(view: View, box: Area) -> Iterator[tuple[LogLine, Area]]:
    x, y, w, h = grown(box, -PAD)
    top = y
    for line in reversed(view.log):
        rows = max(1, -(-view.measure(line.text, "text", SIZE) * 1.1 // w))
        high = rows * LINE * view.text
        if top + high > y + h:
            return
        yield line, (x, top, w, high)
        top += high + APART


def explains(view: View, name: str) -> bool:
    """Nothing is explained."""
    return False


def strip(view: View, name: str) -> Panel | None:
    """Nothing is explained."""
    return None


def panel(view: View, name: str, at: Point, hint: str, key: str, room: Room) -> Panel | None:
    """Nothing is explained."""
    return None


def foretold(course: Course, view: View, subject: Subject, over: Area | None) -> list[Item]:
    """Nothing is foretold."""
    return []


def news(events: Sequence[Event], persons: Collection[int]) -> tuple[int, str]:
    """The chronicle says it all."""
    return -1, ""


def decree(events: Sequence[Event], seats: int) -> str:
    """The chronicle says it all."""
    return ""


def watched(table: Table, facts: Facts, seat: int) -> dict[int, bool]:
    """Nothing is watched."""
    return {}


def bent(rule: str, facts: Facts) -> str:
    """No rule is bent."""
    return ""


def where_to_look(option: Option) -> str:
    """Where the options are."""
    return tr("Look at the options.")


def kind_of(option: Option) -> str:
    """The first word of the option says it."""
    return tr("Choose one of them.")


def alike(option: Option) -> Option:
    """Every choice is worth a line."""
    return option


def why(option: Option, events: Sequence[Event], seat: int) -> str:
    """Nothing is said."""
    return ""
