"""The right half of the score screen: points by round and source, one scale for all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import heading
from stupor.scenes.looks import INK, SEPIA
from stupor.scenes.patterns import swatch
from stupor.scenes.score.data import ScoreSheet
from stupor.scenes.score.paper import arms_in
from stupor.stage.items import Align, Box, Item, Label, Picture, Rect
from stupor.stage.layout import Anchors
from stupor.stage.measure import alike
from stupor.stage.sheet import Source
from stupor.table.curtain.scene import laurel

_GAP: Final = 22.0
_HEAD: Final = 70.0
_FOOT: Final = 34.0
_WIDEST_BAR: Final = 46.0
#: Width of the name of a column.
_NAME: Final = 38.0
_STEPS: Final = (5, 10, 20, 25, 50)


def chart_items(sheet: ScoreSheet, anchors: Anchors) -> list[Item]:
    """Title, legend and one chart for every seat."""
    title = tr(sheet.game.CHART)
    items: list[Item] = [heading("charts", anchors["score.charts.title"], title, 27)]
    items += _legend(sheet, anchors["score.legend"])
    for seat, rect in zip(sheet.order, chart_places(len(sheet.order), anchors), strict=True):
        items += _chart(sheet, seat, rect)
    return items


def chart_places(count: int, anchors: Anchors) -> list[Rect]:
    """Where the charts stand: up to three one above the other, more in two columns."""
    x, y, w, _ = anchors["score.chart1"]
    far = anchors["score.chart4"]
    width, height = far[0] + far[2] - x, far[1] + far[3] - y
    columns = 2 if count > 3 else 1
    rows, wide = ceil(count / columns), w if columns > 1 else width
    high = (height - _GAP * (rows - 1)) / rows
    places = (divmod(number, columns) for number in range(count))
    return [(x + (width - w) * to, y + (high + _GAP) * down, wide, high) for down, to in places]


def bar_places(sheet: ScoreSheet, seat: int, anchors: Anchors) -> list[Rect]:
    """Where the columns of a seat's chart stand, from top to bottom of the chart."""
    rect = chart_places(len(sheet.order), anchors)[sheet.order.index(seat)]
    x, y, w, h = (_beside(rect) if _flat(rect) else _above(rect))[1]
    step = w / len(sheet.rounds)
    return [(x + step * place, y, step, h + _FOOT) for place in range(len(sheet.rounds))]


def _flat(rect: Rect) -> bool:
    """Whether a chart is so wide that its head stands beside it."""
    return rect[2] > 2.4 * rect[3]


def _legend(sheet: ScoreSheet, rect: Rect) -> list[Item]:
    x, y, w, _ = rect
    items: list[Item] = []
    columns = max(5, ceil(len(sheet.sources) / 2))
    step = w / columns
    for number, source in enumerate(sheet.sources):
        left, top = x + step * (number % columns), y + 4 + 29 * (number // columns)
        items += swatch(f"legend.{source.id}", (left, top, 20, 20), source.swatch)
        words: Rect = (left + 28, top - 4, step - 38, 28)
        key, label = f"legend.{source.id}.words", tr(source.label)
        items.append(Label(key, 110, words, label, "bold", 18, INK, "left"))
    return alike(items, ".words")


def _chart(sheet: ScoreSheet, seat: int, rect: Rect) -> list[Item]:
    key = f"chart{seat}"
    paper = Box(f"{key}.paper", 100, rect, (255, 246, 220, 150), (122, 79, 18, 210), 1.5, radius=6)
    flat = _flat(rect)
    head, plot = _beside(rect) if flat else _above(rect)
    arms, name, who, points = head
    look = sheet.seats[seat]
    align: Align = "center" if flat else "left"
    return [
        paper,
        Picture(f"{key}.arms", 200, arms_in(arms), look.badge.crest),
        Label(f"{key}.name", 110, name, look.name, "title", 21, INK, align),
        Label(f"{key}.who", 110, who, look.below, "italic", 19, SEPIA, align),
        *laurel(f"{key}.vp", points, sheet.totals[seat]),
        *_plot(sheet, seat, plot),
    ]


def _above(rect: Rect) -> tuple[tuple[Rect, Rect, Rect, Rect], Rect]:
    x, y, w, h = rect
    head = (
        (x + 10, y + 8, 44.0, 52.0),
        (x + 62, y + 8, w - 140, 28.0),
        (x + 62, y + 34, w - 140, 24.0),
        (x + w - 66, y + 6, 56.0, 56.0),
    )
    return head, (x + 46, y + _HEAD, w - 62, h - _HEAD - _FOOT)


def _beside(rect: Rect) -> tuple[tuple[Rect, Rect, Rect, Rect], Rect]:
    x, y, w, h = rect
    top = y + (h - 208) / 2
    head = (
        (x + 10, top, 180.0, 64.0),
        (x + 8, top + 76, 184.0, 28.0),
        (x + 8, top + 103, 184.0, 24.0),
        (x + 66, top + 138, 68.0, 68.0),
    )
    return head, (x + 236, y + 14, w - 254, h - 14 - _FOOT)


def _plot(sheet: ScoreSheet, seat: int, rect: Rect) -> list[Item]:
    x, y, w, h = rect
    unit = (h - 24) / sheet.highest
    key = f"chart{seat}"
    items = scale_items(key, rect, unit, sheet.highest)
    step = w / len(sheet.rounds)
    bar = min(step * 0.76, _WIDEST_BAR)
    for place, (name, column) in enumerate(zip(sheet.rounds, sheet.columns[seat], strict=True)):
        left = x + step * place + (step - bar) / 2
        items += _bar(f"{key}.bar{place}", (left, y + h, bar, unit), sheet.sources, column)
        if _named(place, len(sheet.rounds), step):
            wide = max(step + 4, _NAME)
            label: Rect = (x + step * (place + 0.5) - wide / 2, y + h + 4, wide, 24)
            items.append(Label(f"{key}.round{place}", 110, label, tr(name), "bold", 17, INK))
    return items


def _named(place: int, count: int, step: float) -> bool:
    """Whether a column has room for its name; the last one always has."""
    every = 1 if step >= _NAME else 2
    last = count - 1
    return place == last or (place % every == 0 and (last - place) * step >= _NAME)


def scale_items(key: str, rect: Rect, unit: float, highest: int) -> list[Item]:
    """Lines at even steps of a chart, and what they stand for."""
    x, y, w, h = rect
    step = next((s for s in _STEPS if highest / s <= 4), _STEPS[-1])
    items: list[Item] = []
    for value in range(0, highest + 1, step):
        level = y + h - value * unit
        strong = 190 if value == 0 else 90
        items.append(
            Box(f"{key}.level{value}", 105, (x - 4, level, w + 4, 1.2), (74, 48, 24, strong))
        )
        label: Rect = (x - 42, level - 12, 34, 24)
        items.append(
            Label(f"{key}.value{value}", 110, label, str(value), "bold", 17, SEPIA, "right")
        )
    return items


def _bar(key: str, foot: Rect, sources: Sequence[Source], column: Mapping[str, int]) -> list[Item]:
    left, bottom, width, unit = foot
    total = sum(column.values())
    if total <= 0:
        return []
    items: list[Item] = []
    level = bottom
    for source in sources:
        points = column.get(source.id, 0)
        if points > 0:
            level -= points * unit
            bar = (left, level, width, points * unit)
            items += swatch(f"{key}.{source.id}", bar, source.swatch)
    above: Rect = (left - 10, level - 25, width + 20, 24)
    items.append(Label(f"{key}.total", 210, above, str(total), "label", 17, INK))
    return items
