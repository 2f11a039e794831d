"""Where the rows of the score sheet lie: as designed, or closer together when there are more."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.scenes.score.data import ScoreSheet
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors

#: Room between two rows, and round the swatch in a row.
_BETWEEN: Final = 2.0
_ROUND: Final = 5.0
#: So many rows have a place of their own.
_DESIGNED: Final = 9


class Row(NamedTuple):
    """The places of a row: the band, its swatch, its words."""

    band: Rect
    swatch: Rect
    words: Rect


def row_places(sheet: ScoreSheet, anchors: Anchors) -> list[Row]:
    """One place for every row of the sheet, from top to bottom."""
    names = [f"score.row{number}" for number in range(1, _DESIGNED + 1)]
    if len(sheet.rows) <= len(names):
        shown = names[: len(sheet.rows)]
        return [Row(anchors[n], anchors[f"{n}.swatch"], anchors[f"{n}.label"]) for n in shown]
    first, last = anchors[names[0]], anchors[names[-1]]
    step = (last[1] + last[3] - first[1]) / len(sheet.rows)
    swatch, words = anchors[f"{names[0]}.swatch"], anchors[f"{names[0]}.label"]
    side = min(swatch[2], step - _BETWEEN - 2 * _ROUND)
    return [
        _row(first, swatch, words, first[1] + step * number, step - _BETWEEN, side)
        for number in range(len(sheet.rows))
    ]


def _row(first: Rect, swatch: Rect, words: Rect, top: float, high: float, side: float) -> Row:
    return Row(
        (first[0], top, first[2], high),
        (swatch[0], top + (high - side) / 2, side, side),
        (words[0], top, words[2], high),
    )
