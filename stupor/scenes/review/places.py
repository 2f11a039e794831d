"""Where the parts of a review lie: all on one page, or on two where letters are large."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.stage.items import Rect

LEFT: Final = 42.0
RIGHT: Final = 1878.0
_MIDDLE: Final = 1248.0
_GAP: Final = 18.0
_TOP: Final = 132.0
_FOOT: Final = 998.0
#: Where the upper row ends when the lower one lies on the same page.
_SPLIT: Final = 744.0
#: What made up the result takes such a share of its page, the whole in short the rest.
RESULT: Final = 0.6


class Places(NamedTuple):
    """The panels of a review; two of them are on another page where there are two."""

    course: Rect
    cards: Rect
    left: Rect
    middle: Rect
    short: Rect
    #: Whether the lower row is a page of its own.
    apart: bool


class Chart(NamedTuple):
    """The parts of the panel with the course of the game."""

    title: Rect
    hint: Rect
    plot: Rect
    bars_title: Rect
    legend: Rect
    bars: Rect
    rounds: Rect
    plate: Rect


def places(apart: bool, wide_left: bool) -> Places:
    """The panels; all throws need a wide one, else what is in short may stand below at the left."""
    split = _FOOT if apart else _SPLIT
    top = _TOP if apart else _SPLIT + _GAP
    high = _FOOT - top
    below = apart and not wide_left
    left = (LEFT, top, 820.0 if wide_left else 900.0 if apart else 596.0, high)
    start = left[0] + left[2] + _GAP
    end = RIGHT if below else 1474.0 if wide_left else _MIDDLE
    short = (end + _GAP, top, RIGHT - end - _GAP, high)
    return Places(
        (LEFT, _TOP, _MIDDLE - LEFT, split - _TOP),
        (_MIDDLE + _GAP, _TOP, RIGHT - _MIDDLE - _GAP, split - _TOP),
        left,
        (start, top, end - start, high),
        halves(left, RESULT)[1] if below else short,
        apart,
    )


def halves(panel: Rect, share: float = 0.5) -> tuple[Rect, Rect]:
    """A panel cut in two, one above the other, the upper one with so large a share."""
    x, y, w, h = panel
    high = (h - _GAP) * share
    return (x, y, w, high), (x, y + high + _GAP, w, h - _GAP - high)


def chart(panel: Rect, apart: bool) -> Chart:
    """The parts of the panel: more of everything where it has a page to itself."""
    x, y, w, h = panel
    left, wide = x + 98, w - 98 - 44
    title, plate = (40.0, 132.0) if apart else (34.0, 92.0)
    rounds = 34.0 if apart else 30.0
    more = 34.0 if apart else 0.0
    room = h - 24 - 2 * title - rounds - plate - 62 - more
    plot, bars = room * 0.66, room * 0.34
    top = y + 22
    at = top + title + 10
    foot = at + plot + 12
    lower = foot + title + 8 + more
    legend = (x + 30, foot + title, w - 74, 32.0) if apart else (left, foot + 2, wide, 32.0)
    return Chart(
        (x + 30, top, w * 0.56, title),
        (x + w * 0.56 + 20, top, w * 0.44 - 54, title),
        (left, at, wide, plot),
        (x + 30, foot, w * (0.9 if apart else 0.4), title),
        legend,
        (left, lower, wide, bars),
        (left, lower + bars + 4, wide, rounds),
        (x + 26, y + h - plate - 20, w - 52, plate),
    )


def card_places(panel: Rect, count: int = 3) -> list[Rect]:
    """Where the cards of what mattered lie, one below the other."""
    x, y, w, h = panel
    top, gap = y + 64, 10.0
    high = (h - 64 - 20 - gap * (count - 1)) / count
    return [(x + 22, top + n * (high + gap), w - 44, high) for n in range(count)]
