"""The tailpiece of a short chapter: a row of pictures on the paper that its words leave free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.scenes.rulebook.page import COLUMNS, rect_of
from stupor.scenes.typesetting import Placed
from stupor.stage.items import Box, Item, Picture

#: Width of a picture as a share of its height, by the first part of its name.
_SHAPES: Final = {
    "crest": 160 / 190, "ship": 100 / 86, "portrait": 118 / 153, "cube": 44 / 45, "coin": 1.0,
    "structure": 117 / 197, "card": 190 / 272, "vp": 1.0, "piece": 44 / 40, "seal": 1.0,
}  # fmt: skip
_COLOURS: Final = ("red", "black", "blue", "green")
#: The pictures of each chapter that has room for them.
TAILS: Final = {
    "goal": ("portrait/constance", "portrait/frederick", "portrait/alkamil"),
    "houses": ("crest/savoy", "crest/hohenstaufen", "crest/wittelsbach", "crest/di-romano"),
    "travel": tuple(f"ship/{colour}" for colour in _COLOURS),
    "market": ("cube/grain-1", "coin/1", "cube/stone-1"),
    "storage": ("cube/grain-1", "cube/grain-2", "cube/stone-1", "cube/stone-2"),
    "keeps": tuple(f"structure/great-keep-{colour}" for colour in _COLOURS),
    "allies": ("portrait/gisela", "portrait/altair", "portrait/balthasar", "portrait/gregoria"),
    "purchase": ("card/back-advanced", "card/back", "card/back-advanced"),
    "end-phase": ("seal/gold",),
    "scoring": ("vp/laurel",),
    "list-bonuses": ("seal/gold",),
}
_TALL: Final = 190.0
_GAP: Final = 34.0
_LEAST: Final = 130.0
_LINE: Final = (150, 104, 40, 150)


def tail_items(page: str, placed: Sequence[Placed]) -> list[Item]:
    """The pictures of a chapter below its words, if there is room for them."""
    left, top, _, high = COLUMNS[0]
    right = COLUMNS[-1][0] + COLUMNS[-1][2]
    foot = max((rect_of(spot)[1] + spot.line.height for spot in placed), default=top)
    room = top + high - foot
    tall = min(_TALL, room - 110.0)
    names = TAILS.get(page, ())
    if not names or tall < _LEAST:
        return []
    tall *= 0.62 if names[0].partition("/")[0] in ("cube", "ship", "vp") else 1.0
    wides = [tall * _SHAPES[name.partition("/")[0]] for name in names]
    middle = foot + room / 2
    x = (left + right - sum(wides) - _GAP * (len(wides) - 1)) / 2
    items: list[Item] = []
    for number, (name, wide) in enumerate(zip(names, wides, strict=True)):
        place = (x, middle - tall / 2, wide, tall)
        items.append(Picture(f"tail.{number}", 112, place, name))
        x += wide + _GAP
    reach = x - _GAP + 40 - (left + right) / 2
    for side, edge in (("left", left), ("right", (left + right) / 2 + reach)):
        line = (edge, middle - 1, (right - left) / 2 - reach, 2.0)
        items.append(Box(f"tail.{side}", 111, line, _LINE))
    return items


def fold_height(page: str, placed: Sequence[Placed]) -> float:
    """How long the line between the columns is: it ends above a tailpiece."""
    if not tail_items(page, placed):
        return COLUMNS[0][3]
    return max(spot.y + spot.line.height for spot in placed)
