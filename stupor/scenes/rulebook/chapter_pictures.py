"""The pictures of a short chapter on the paper that its words leave free.

It is a row of pictures, or the board with the part lit of which the chapter speaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from stupor.scenes.rulebook.page import COLUMNS, rect_of
from stupor.scenes.typesetting import Placed
from stupor.scenes.widgets import inset
from stupor.stage.book import ChapterPictures
from stupor.stage.geometry import Point
from stupor.stage.items import Board, Box, Item, Picture, Rect

_TALL: Final = 190.0
_GAP: Final = 34.0
_LEAST: Final = 130.0
#: The page that a board covers, and how high it is shown at most.
WIDE: Final = 1920.0
HIGH: Final = 1080.0
_BOARD: Final = 420.0
_DUSK: Final = (18, 8, 4, 158)
_LIT: Final = (255, 224, 138)
_LINE: Final = (150, 104, 40, 150)


def chapter_picture_items(
    pictures: ChapterPictures | None,
    placed: Sequence[Placed],
    places: Mapping[str, Rect] | None = None,
) -> list[Item]:
    """The pictures of a chapter below its words, if there is room for them.

    The `places` of the table say where the parts of a board lie.
    """
    left, top, _, high = COLUMNS[0]
    right = COLUMNS[-1][0] + COLUMNS[-1][2]
    foot = max((rect_of(spot)[1] + spot.line.height for spot in placed), default=top)
    room = top + high - foot
    if pictures is None:
        return []
    if pictures.board:
        lit = [places[part] for part in pictures.parts if part in places] if places else []
        return _board_below(pictures.board, (left, foot, right - left, room), lit)
    tall = min(_TALL, room - 110.0)
    if tall < _LEAST:
        return []
    return _row(pictures, tall * pictures.share, (left, right), foot + room / 2)


def _board_below(board: str, room: Rect, lit: Sequence[Rect]) -> list[Item]:
    """The board in the middle of the room that is left, where any of its parts is lit."""
    left, foot, wide, free = room
    high = min(_BOARD, free - 40.0)
    if high < _LEAST or not lit:
        return []
    at = (left + (wide - high * WIDE / HIGH) / 2, foot + (free - high) / 2)
    return _board_items(board, at, high, lit)


def _row(
    pictures: ChapterPictures, tall: float, ends: tuple[float, float], middle: float
) -> list[Item]:
    """Pictures side by side between two ends of a line."""
    left, right = ends
    wides = [tall * shape for _, shape in pictures.pictures]
    x = (left + right - sum(wides) - _GAP * (len(wides) - 1)) / 2
    items: list[Item] = []
    for number, ((name, _), wide) in enumerate(zip(pictures.pictures, wides, strict=True)):
        place = (x, middle - tall / 2, wide, tall)
        items.append(Picture(f"pictures.{number}", 112, place, name))
        x += wide + _GAP
    reach = x - _GAP + 40 - (left + right) / 2
    for side, edge in (("left", left), ("right", (left + right) / 2 + reach)):
        line = (edge, middle - 1, (right - left) / 2 - reach, 2.0)
        items.append(Box(f"pictures.{side}", 111, line, _LINE))
    return items


def _board_items(board: str, at: Point, high: float, lit: Sequence[Rect]) -> list[Item]:
    """The board brought down to a height, dim but for its lit parts."""
    by, (x, y) = high / HIGH, at
    whole = (x, y, WIDE * by, high)
    items: list[Item] = [Board("pictures.board", 111, whole, board)]
    spots = [(x + px * by, y + py * by, pw * by, ph * by) for px, py, pw, ph in lit]
    for number, dim in enumerate(_around(whole, spots)):
        items.append(Box(f"pictures.dim{number}", 112, dim, _DUSK))
    for number, spot in enumerate(spots):
        items.append(Box(f"pictures.lit{number}", 113, inset(spot, -2), None, _LIT, 3, 5))
    items.append(Box("pictures.rim", 113, inset(whole, -3), None, _LINE, 3, 4))
    return items


def _around(whole: Rect, spots: Sequence[Rect]) -> Iterator[Rect]:
    """What is left of a rectangle without some others, in bands from top to bottom."""
    x, y, w, h = whole
    edges = sorted({y, y + h, *(s[1] for s in spots), *(s[1] + s[3] for s in spots)})
    for top, low in pairwise(edges):
        here = sorted((s for s in spots if s[1] < low and s[1] + s[3] > top), key=lambda s: s[0])
        left = x
        for spot in here:
            if spot[0] > left:
                yield left, top, spot[0] - left, low - top
            left = max(left, spot[0] + spot[2])
        if x + w > left:
            yield left, top, x + w - left, low - top


def fold_height(pictures: ChapterPictures | None, placed: Sequence[Placed]) -> float:
    """How long the line between the columns is: it ends above pictures."""
    if not chapter_picture_items(pictures, placed):
        return COLUMNS[0][3]
    return max(spot.y + spot.line.height for spot in placed)
