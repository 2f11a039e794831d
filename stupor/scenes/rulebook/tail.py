"""The tailpiece of a short chapter: a row of pictures on the paper that its words leave free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.scenes.rulebook.page import COLUMNS, rect_of
from stupor.scenes.typesetting import Placed
from stupor.stage.book import Tail
from stupor.stage.items import Box, Item, Picture

_TALL: Final = 190.0
_GAP: Final = 34.0
_LEAST: Final = 130.0
_LINE: Final = (150, 104, 40, 150)


def tail_items(tail: Tail | None, placed: Sequence[Placed]) -> list[Item]:
    """The pictures of a chapter below its words, if there is room for them."""
    left, top, _, high = COLUMNS[0]
    right = COLUMNS[-1][0] + COLUMNS[-1][2]
    foot = max((rect_of(spot)[1] + spot.line.height for spot in placed), default=top)
    room = top + high - foot
    tall = min(_TALL, room - 110.0)
    if tail is None or tall < _LEAST:
        return []
    tall *= tail.share
    wides = [tall * shape for _, shape in tail.pictures]
    middle = foot + room / 2
    x = (left + right - sum(wides) - _GAP * (len(wides) - 1)) / 2
    items: list[Item] = []
    for number, ((name, _), wide) in enumerate(zip(tail.pictures, wides, strict=True)):
        place = (x, middle - tall / 2, wide, tall)
        items.append(Picture(f"tail.{number}", 112, place, name))
        x += wide + _GAP
    reach = x - _GAP + 40 - (left + right) / 2
    for side, edge in (("left", left), ("right", (left + right) / 2 + reach)):
        line = (edge, middle - 1, (right - left) / 2 - reach, 2.0)
        items.append(Box(f"tail.{side}", 111, line, _LINE))
    return items


def fold_height(tail: Tail | None, placed: Sequence[Placed]) -> float:
    """How long the line between the columns is: it ends above a tailpiece."""
    if not tail_items(tail, placed):
        return COLUMNS[0][3]
    return max(spot.y + spot.line.height for spot in placed)
