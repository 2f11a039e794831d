"""A spread of the rulebook as items: set lines, pictures, notes, and links to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import ICON, Placed, Run, Typesetter, balanced, columns
from stupor.stage.book import Page
from stupor.stage.items import Box, Item, Label, Rect

#: Where the columns of a page stand.
COLUMNS: Final[tuple[Rect, ...]] = ((552.0, 132.0, 616.0, 846.0), (1224.0, 132.0, 616.0, 846.0))
#: A short chapter is set larger, as large as its paper allows.
LARGER: Final = (1.3, 1.24, 1.18, 1.12, 1.06)
_NOTE_FILL: Final = (255, 246, 214, 150)
_NOTE_RIM: Final = (150, 104, 40, 150)
_MARK: Final = (255, 214, 110, 120)
_MARK_BAR: Final = (138, 31, 44)


def set_page(page: Page, ruler: Ruler, larger: Sequence[float] = LARGER) -> list[list[Placed]]:
    """The spreads of a chapter, as large as can be without one spread more.

    One that leaves room for a board is set no `larger` than usual.
    """
    wide, high = COLUMNS[0][2:]
    lines = Typesetter(ruler, wide).lines(page.blocks)
    spreads = len(columns(lines, high, len(COLUMNS)))
    for scale in larger:
        tried = Typesetter(ruler, wide, scale).lines(page.blocks)
        if len(columns(tried, high, len(COLUMNS))) == spreads:
            lines = tried
            break
    return balanced(lines, high, len(COLUMNS))


def spread_items(placed: Sequence[Placed], marked: int | None) -> list[Item]:
    """The items of one spread; the block that was looked for lies on gold."""
    items = list(_grounds(placed, marked))
    for number, spot in enumerate(placed):
        items += _line_items(f"line{number}", spot)
    return items


def _grounds(placed: Sequence[Placed], marked: int | None) -> Iterator[Item]:
    """What lies below notes and below the marked block, one sheet in each column."""
    for (column, block), group in groupby(placed, lambda spot: (spot.column, spot.line.block)):
        spots = list(group)
        x, top, w, _ = rect_of(spots[0])
        _, y, _, h = rect_of(spots[-1])
        high = y + h - top
        key = f"block{column}.{block}"
        if spots[0].line.note:
            yield Box(f"{key}.note", 102, (x, top - 8, w, high + 16), _NOTE_FILL)
            yield Box(f"{key}.rim", 103, (x, top - 8, 4, high + 16), _NOTE_RIM)
        if block == marked:
            yield Box(f"{key}.mark", 104, (x - 10, top - 3, w + 16, high + 6), _MARK)
            yield Box(f"{key}.bar", 105, (x - 16, top - 3, 4, high + 6), _MARK_BAR)


def links_of(placed: Sequence[Placed]) -> Iterator[tuple[str, Rect]]:
    """Where each link of a spread leads and where it lies."""
    for spot in placed:
        x, y = _origin(spot)
        for down, high, run in spot.line.runs:
            if run.link:
                yield run.link, (x + run.x - 3, y + down, run.width + 6, high)


def pictures_of(placed: Sequence[Placed]) -> Iterator[tuple[str, Rect]]:
    """The picture of each entry of a spread and where it lies."""
    for spot in placed:
        if spot.line.picture:
            x, y, _, _ = rect_of(spot)
            dx, dy, wide, high = spot.line.picture_at
            yield spot.line.picture, (x + dx, y + dy, wide, high)


def rect_of(spot: Placed) -> Rect:
    """Where a line lies on the page."""
    x, y = _origin(spot)
    return x, y, COLUMNS[spot.column][2], spot.line.height


def _origin(spot: Placed) -> tuple[float, float]:
    left, top = COLUMNS[spot.column][:2]
    return left, top + spot.y


def _line_items(key: str, spot: Placed) -> Iterator[Item]:
    line = spot.line
    x, y, _, _ = rect_of(spot)
    if line.bullet:
        middle = y + line.bullet * 0.52
        yield Box(f"{key}.bullet", 111, (x + 5, middle - 4, 8, 8), (138, 31, 44), radius=4)
    if line.paint is not None:
        dx, dy, wide, high = line.picture_at
        yield from line.paint(f"{key}.picture", line.picture, (x + dx, y + dy, wide, high))
    for number, (down, tall, run) in enumerate(line.runs):
        yield from run_items(f"{key}.{number}", run, x, y + down, tall)


def run_items(key: str, run: Run, x: float, y: float, high: float) -> Iterator[Item]:
    """Words, or an icon in a line of that height."""
    if run.paint is not None:
        side = high * ICON
        box = (x + run.x, y + (high - side) / 2, run.width, side)
        yield from run.paint(key, run.text, box)
        return
    place = (x + run.x, y, run.width + 8, high)
    yield Label(key, 112, place, run.text, run.face, run.size, run.colour, "left", shrink=False)
    if run.link:
        under = (x + run.x, y + high * 0.82, run.width, 1.4)
        yield Box(f"{key}.under", 111, under, (138, 31, 44, 150))
