"""The plain desk of the voice: the rules' own sentences, and nothing that only a game can say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.language import tr
from stupor.stage.course import Course, Subject
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.log_paper import paint_entries, paint_paper, text_of
from stupor.stage.log_rows import Entry, Setting, Spread, entries, hit
from stupor.stage.palette import PREVIEW, TILE
from stupor.stage.told import Forecast, LogHit, News, Panel, Room, Told, away
from stupor.stage.tween import Point, grown
from stupor.stage.view import Facts, View

#: How far the words stand from the edge of their paper, and how large its corners are.
PAD: Final = 14.0
CORNER: Final = 24.0
#: The share of the page's width that the opened Game log takes.
SHEET: Final = 0.5
SPREAD: Final = Spread(0.0, 7.0)
SETTING: Final = Setting(
    size=17.0,
    indent=0.0,
    parts=lambda line: [(line.text, "")],
    room=lambda view, words, piece: 0.0,
    lies=lambda piece: False,
)


def lines(
    history: Sequence[Event],
    tell: Callable[[Event], str | None],
    viewer: int | None,
    most: int,
) -> list[Told]:
    """The last events that the rules have words for."""
    since, until = away(history, viewer)
    found: list[Told] = []
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        text = tell(event)
        if text:
            fresh = since <= place < until and event.who != viewer
            found.append(Told(place, event, text, fresh=fresh))
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
    """Where the Game log lies."""
    x, y, w, h = view.anchors["log.text"]
    return x, y, w, min(h, view.anchors["hand.fan"][3])


def sheet_box(view: View) -> Area:
    """Where the opened Game log lies."""
    x, y, _, h = log_box(view)
    return x, y, view.page[2] * SHEET, h


def paint_log(view: View) -> list[Item]:
    """The last sentences, the newest first."""
    easel = Easel("log", TILE)
    easel.slice("paper", log_box(view), "ui/panel-paper", CORNER)
    _paint(easel, _shown(view))
    return easel.items


def paint_sheet(view: View) -> list[Item]:
    """The same on a larger sheet."""
    easel = Easel("sheet", PREVIEW + 2)
    paint_paper(easel, sheet_box(view), CORNER)
    _paint(easel, _shown(view, opened=True))
    return easel.items


def log_hit(view: View, point: Point, opened: bool = False) -> LogHit | None:
    """The sentence under a point."""
    return hit(_shown(view, opened), SETTING, point)


def _shown(view: View, opened: bool = False) -> list[Entry]:
    """The sentences that are seen; names stand in them, as there are no arms."""
    box = text_of(sheet_box(view)) if opened else grown(log_box(view), -PAD)
    return entries(view, SETTING, [box], SPREAD, large=True)


def _paint(easel: Easel, shown: list[Entry]) -> None:
    paint_entries(easel, shown, SETTING, lambda *_: None, lambda *_: None)


def explains(view: View, name: str) -> bool:
    """Nothing is explained."""
    return False


def strip(view: View, name: str, why: str) -> Panel | None:
    """Nothing is explained."""
    return None


def panel(view: View, name: str, at: Point, hint: str, key: str, room: Room) -> Panel | None:
    """Nothing is explained."""
    return None


def foretold(course: Course, view: View, subject: Subject, over: Area | None) -> list[Item]:
    """Nothing is foretold."""
    return []


def forecast(course: Course, view: View, subject: Subject) -> Forecast | None:
    """Nothing is foretold."""
    return None


def news(events: Sequence[Event], persons: Collection[int]) -> tuple[int, str]:
    """The Game log says it all."""
    return -1, ""


def decree(events: Sequence[Event], seats: int) -> str:
    """The Game log says it all."""
    return ""


def watched(table: Table, facts: Facts, seat: int) -> dict[int, bool]:
    """Nothing is watched."""
    return {}


def bent(rule: str, facts: Facts) -> str:
    """No rule is bent."""
    return ""


def where_to_look(option: Option) -> str:
    """Where the options are."""
    return tr("See the options.")


def kind_of(option: Option) -> str:
    """The first word of the option says it."""
    return tr("Choose one of them.")


def alike(option: Option) -> Option:
    """Every choice is worth a line."""
    return option


def why(option: Option, events: Sequence[Event], seat: int) -> str:
    """Nothing is said."""
    return ""
