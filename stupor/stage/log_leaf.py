"""A paper on the log's leaf, tip or advice: it takes a column or the foot, the lines the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.stage.geometry import overlap
from stupor.stage.items import Rect

#: Where the lines of the log may stand; some tables have places of their own, as `team/log.text`.
LINES: Final = ("log.text", "log.tall.text")
#: A leaf at least so wide gives its right column; the lines keep the left one.
WIDE: Final = 760.0
HALF: Final = 0.5
#: A paper whose words need more takes so much: what two thirds leave is as wide as a narrow leaf.
MORE: Final = (2 / 3, 1.0)
#: A narrow leaf gives no more than such a share of its height while there is room by the cards.
MUCH: Final = 0.4
EDGE: Final = 4.0
#: Between a paper and the lines beside it, or the last line above it.
GUTTER: Final = 12.0
AIR: Final = 6.0
#: A hand so many times as wide as it is high lies in a row, with room at its end.
_BROAD: Final = 3.0
_ROOM: Final = 308.0
_HIGH: Final = 132.0
#: Where the cards of the hand lie, and the gap between them and a paper in logical units.
_CARDS: Final = "hand.fan"
_GAP: Final = 8.0


def column(leaf: Rect, share: float = HALF) -> Rect:
    """What a paper may take of a leaf: a share at the right of a wide one, all of a narrow one."""
    x, y, w, h = leaf
    if w < WIDE:
        return leaf
    wide = w * share
    return x + w - wide + EDGE, y + EDGE, wide - 2 * EDGE, h - 2 * EDGE


def columns(leaf: Rect) -> list[Rect]:
    """What a paper may take of a leaf, and what it may take besides where its words need more."""
    return [column(leaf), *(column(leaf, share) for share in MORE if leaf[2] >= WIDE)]


def room_for(high: float, leaf: Rect, hand: Rect) -> Rect:
    """Where a paper so high lies: on the log's leaf, or by the cards if it took much of that.

    Over a hand that is high it lies only where it would rise above the leaf.
    """
    free = column(leaf)
    most = leaf[3] * MUCH if leaf[2] < WIDE and _in_a_row(hand) else free[3]
    return free if high <= most else beside_the_seal(hand)


def beside(places: Mapping[str, Rect], paper: Rect | None) -> Mapping[str, Rect]:
    """The places of a table on which a paper lies: lines stand left of it, or else above it."""
    if paper is None:
        return places
    places = closed_up(places, paper)
    lines = {name: place for name, place in places.items() if name.rpartition("/")[2] in LINES}
    return {**places, **{name: _left(place, paper) for name, place in lines.items()}}


def closed_up(places: Mapping[str, Rect], paper: Rect) -> Mapping[str, Rect]:
    """The places of a table whose cards make room at their right for a paper."""
    cards = places.get(_CARDS, (0.0, 0.0, 0.0, 0.0))
    x, y, _, h = cards
    free = paper[0] - _GAP
    return {**places, _CARDS: (x, y, free - x, h)} if x < free and overlap(cards, paper) else places


def beside_the_seal(hand: Rect) -> Rect:
    """Where a word lies between two turns: right of the cards, or over a hand that is high."""
    x, y, w, h = hand
    if _in_a_row(hand):
        return x + w - _ROOM, y + 4, _ROOM, h - 10
    return x, y, w, _HIGH


def _in_a_row(hand: Rect) -> bool:
    return hand[2] > _BROAD * hand[3]


def _left(lines: Rect, paper: Rect) -> Rect:
    """What a paper leaves of the place of some lines."""
    x, y, w, h = lines
    free = paper[0] - GUTTER - x
    if w >= WIDE and free > 0:
        return x, y, min(w, free), h
    return x, y, w, min(h, max(0.0, paper[1] - AIR - y))
