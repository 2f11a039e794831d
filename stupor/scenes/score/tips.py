"""What the score sheet says about its parts when they are pointed at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stupor.language import tr
from stupor.scenes.score.charts import bar_places
from stupor.scenes.score.data import ScoreSheet
from stupor.scenes.score.paper import columns
from stupor.scenes.score.rows import row_places
from stupor.scenes.widgets import Widget
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors


def tip_widgets(
    sheet: ScoreSheet, anchors: Anchors, show: Callable[[int, int], None] | None = None
) -> list[Widget]:
    """Rows, badges and totals that answer the pointer only, and the columns of the charts.

    A pressed column asks to `show` the moment of its seat and place.
    """
    found = [
        _area(
            f"tip.{source.id}",
            row.band,
            tr("{source}: {meaning}", source=tr(source.label), meaning=tr(source.meaning)),
        )
        for (source, _), row in zip(sheet.rows, row_places(sheet, anchors), strict=True)
    ]
    _, top, _, high = anchors["score.seat1.crest"]
    _, low, _, foot = anchors["score.seat1.total"]
    for seat, (x, width) in zip(sheet.order, columns(sheet, anchors), strict=True):
        look = sheet.seats[seat]
        who = ", ".join(dict.fromkeys((look.called, look.badge.beside, look.badge.hue)))
        points = sheet.game.total_words(sheet.totals[seat], sheet.level[seat])
        found.append(_area(f"tip.badge{seat}", (x, top, width, high + 30), who))
        found.append(_area(f"tip.total{seat}", (x, low, width, foot), points))
    for seat in sheet.order:
        for place, rect in enumerate(bar_places(sheet, seat, anchors)):
            words = _bar_words(sheet, seat, place)
            press = partial(show, seat, place) if show is not None else None
            found.append(_area(f"tip.bar{seat}.{place}", rect, words, press))
    return found


def _area(name: str, rect: Rect, words: str, press: Callable[[], None] | None = None) -> Widget:
    more = tr(" Click to view.") if press is not None else ""
    return Widget(name, rect, press, tip=words + more, glow=press is not None)


def _bar_words(sheet: ScoreSheet, seat: int, place: int) -> str:
    column = sheet.columns[seat][place]
    when = tr("Final scoring") if place == len(sheet.rounds) - 1 else sheet.game.column_words(place)
    parts = [
        f"{tr(source.label)} {column[source.id]}"
        for source in sheet.sources
        if column.get(source.id)
    ]
    return tr(
        "{when}, {count} VP: {sources}.",
        when=when,
        count=sum(column.values()),
        sources=", ".join(parts) or tr("nothing"),
    )
