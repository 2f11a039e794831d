"""Where the rows of the lobby's paper stand: worked out from what there is, for any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, replace
from typing import Final

from stupor.engine.record import record
from stupor.scenes.lobby.rows import Row
from stupor.stage.items import Rect

#: Left edge and width of the rows; in the corner below stands the seal.
LEFT: Final = 1294.0
WIDE: Final = 556.0
TOP: Final = 82.0
FOOT: Final = 1024.0
SEAL_TOP: Final = 856.0
SEAL_LEFT: Final = 1668.0
#: The line of the seed.
MORE: Final = 38.0
_GAP: Final = 10.0
#: So many values stand side by side; shorter words leave room for more.
_SIDE_BY_SIDE: Final = 4
_SHORT: Final = 3
_CHARTS: Final = 6
_PIPS: Final = 32.0
#: A line below the word of a value with a sign.
_LINE: Final = 16.0
#: With less room than that to spare the lowest rows stand beside the seal.
_CROWDED: Final = 0.0


@record
class Measure:
    """How high the parts of a row are."""

    head: float
    cell: float
    note: float
    air: float
    shut: float
    chart: float

    def towards(self, other: Measure, share: float) -> Measure:
        """Something between two of them."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Measure(*(own + (theirs - own) * share for own, theirs in pairs))


ROOMY: Final = Measure(32.0, 42.0, 26.0, 14.0, 40.0, 100.0)
TIGHT: Final = Measure(27.0, 36.0, 22.0, 8.0, 32.0, 88.0)


@record
class Placed:
    """A row with its places: the heading, one for each value, the note."""

    row: Row
    title: Rect
    cells: Sequence[Rect]
    note: Rect


@record
class Paper:
    """All rows with their places, and the line of the seed."""

    rows: Sequence[Placed]
    more: Rect

    @property
    def places(self) -> Mapping[str, Rect]:
        """The place of each value by its name."""
        return {
            cell.id: rect
            for placed in self.rows
            for cell, rect in zip(placed.row.cells, placed.cells, strict=True)
        }


def paper_of(rows: Sequence[Row]) -> Paper:
    """The rows from top to bottom, closer together and shorter where there are many."""
    if TOP + _total(rows, TIGHT) > SEAL_TOP:
        rows = [replace(row, brief=True) for row in rows]
    tight, roomy = _total(rows, TIGHT), _total(rows, ROOMY)
    share = (SEAL_TOP - TOP - tight) / (roomy - tight)
    if share < _CROWDED:
        share = (FOOT - TOP - tight) / (roomy - tight)
    measure = TIGHT.towards(ROOMY, min(1.0, max(0.0, share)))
    scale = min(1.0, (FOOT - TOP) / tight)
    placed, y = [], TOP
    for row in rows:
        high = _high(row, measure) * scale
        placed.append(_placed(row, y, measure, scale))
        y += high
    wide = WIDE if y + MORE <= SEAL_TOP else SEAL_LEFT - LEFT - _GAP
    return Paper(placed, (LEFT, y + 4, wide, MORE))


def _total(rows: Sequence[Row], measure: Measure) -> float:
    return sum(_high(row, measure) for row in rows) + MORE + 4


def _high(row: Row, measure: Measure) -> float:
    if not row.cells:
        return measure.shut
    head = measure.head if row.title else 0.0
    note = measure.note if row.note else 0.0
    lines = -(-len(row.cells) // columns_of(row))
    return head + lines * (_cell(row, measure) + _step(row)) + note + measure.air - _step(row)


def _cell(row: Row, measure: Measure) -> float:
    if row.charted:
        return measure.chart
    if row.pictured:
        return measure.cell + _LINE
    return measure.cell + (_PIPS if any(cell.pips for cell in row.cells) else 0.0)


def _step(row: Row) -> float:
    return 5.0 if row.charted else 8.0


def columns_of(row: Row) -> int:
    """How many values stand side by side."""
    count = len(row.cells)
    if row.charted:
        return min(count, _CHARTS)
    if row.pictured:
        return min(count, 2)
    if count <= _SIDE_BY_SIDE or all(len(cell.word) <= _SHORT for cell in row.cells):
        return max(1, count)
    return 3 if count % 3 == 0 or count > 6 else 2


def _placed(row: Row, y: float, measure: Measure, scale: float) -> Placed:
    high = _high(row, measure) * scale
    wide = WIDE if y + high - measure.air <= SEAL_TOP else SEAL_LEFT - LEFT - _GAP
    head = measure.head * scale if row.title else 0.0
    title: Rect = (LEFT, y, wide, head - 4 if row.cells else measure.shut * scale - 6)
    columns, gap = columns_of(row), _step(row)
    each, tall = (wide - gap * (columns - 1)) / columns, _cell(row, measure) * scale
    cells = [
        (LEFT + n % columns * (each + gap), y + head + n // columns * (tall + gap), each, tall)
        for n in range(len(row.cells))
    ]
    foot = cells[-1][1] + tall if cells else y
    return Placed(row, title, cells, (LEFT, foot + 3, wide, measure.note * scale - 4))
