"""What the score sheet says about its parts when they are pointed at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stupor.scenes.score.charts import bar_places
from stupor.scenes.score.data import SOURCES, ScoreSheet
from stupor.scenes.score.paper import columns
from stupor.scenes.widgets import Rect, Widget
from stupor.stage.layout import Anchors

MEANINGS: Final = {
    "allies": "VP of End Phases for hosted Allies whose condition was met then.",
    "castle": "VP that the closed sides of the own Castle gave as income.",
    "workplace": "VP from the tiles that Specialists reached.",
    "cards": "VP from Action cards played face up.",
    "city": "VP from City Bonus tiles.",
    "edicts": "VP that came with the reward of an Edict.",
    "structures": "One VP for each Structure of the Castle, at the end.",
    "majority": "For the most Structures, and for the second most, at the end.",
    "coins": "Cubes become Augustales at the end, and Augustales become VP.",
}


def tip_widgets(
    sheet: ScoreSheet, anchors: Anchors, show: Callable[[int, int], None] | None = None
) -> list[Widget]:
    """Rows, Houses and totals that answer the pointer only, and the columns of the charts.

    A pressed column asks to `show` the moment of its seat and place.
    """
    found = [
        _area(f"tip.{source}", anchors[f"score.{source}"], f"{label}: {MEANINGS[source]}")
        for source, label, _ in sheet.rows
    ]
    _, top, _, high = anchors["score.house1.crest"]
    _, low, _, foot = anchors["score.house1.total"]
    for seat, (x, width) in zip(sheet.order, columns(sheet, anchors), strict=True):
        look = sheet.seats[seat]
        who = f"{look.house.name}, {look.house.colour}: {look.called}"
        great = sheet.great[seat]
        points = f"{sheet.totals[seat]} VP. Great Structures, which break a tie: {great}."
        found.append(_area(f"tip.house{seat}", (x, top, width, high + 30), who))
        found.append(_area(f"tip.total{seat}", (x, low, width, foot), points))
    for seat in sheet.order:
        for place, rect in enumerate(bar_places(sheet, seat, anchors)):
            words = _bar_words(sheet, seat, place)
            press = partial(show, seat, place) if show is not None else None
            found.append(_area(f"tip.bar{seat}.{place}", rect, words, press))
    return found


def _area(name: str, rect: Rect, words: str, press: Callable[[], None] | None = None) -> Widget:
    more = " Click to see it." if press is not None else ""
    return Widget(name, rect, press, tip=words + more, glow=press is not None)


def _bar_words(sheet: ScoreSheet, seat: int, place: int) -> str:
    column = sheet.columns[seat][place]
    when = "Last count" if place == len(sheet.rounds) - 1 else f"Round {sheet.rounds[place]}"
    parts = [f"{label} {column[source]}" for source, label in SOURCES if column.get(source)]
    return f"{when}, {sum(column.values())} VP: {', '.join(parts) or 'nothing'}."
