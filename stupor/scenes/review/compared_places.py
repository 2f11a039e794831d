"""Where everything lies on the page that compares two turns."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.stage.items import Rect

_LEFT: Final = 42.0
_TOP: Final = 132.0
_WIDE: Final = 1836.0
_HIGH: Final = 672.0
_FOOT: Final = 998.0
_GAP: Final = 18.0
_PLATE: Final = 909.0
_LEATHER: Final = (_LEFT, 820.0, _WIDE, 178.0)
#: What is wider for its height has its words below it where there are two plates.
_BROAD: Final = 1.5
#: The least width of words beside a board; the rim of the only plate round its board.
_WORDS: Final = 290.0
_RIM: Final = 18.0
#: The leather beside a narrow board, where its words stand above its figure.
_NARROW: Final = 262.0


class PlatePlaces(NamedTuple):
    """A turn: the papers it lies on, its heading and chance, its board, its words."""

    papers: tuple[Rect, ...]
    title: Rect
    chance: Rect
    board: Rect
    words: Rect


class WhyPlaces(NamedTuple):
    """The leather with the reason, and the figure beside or below it."""

    panel: Rect
    words: Rect
    note: Rect
    figure: Rect
    error: Rect


def two_plates(number: int, aspect: float) -> PlatePlaces:
    """One of two plates side by side, whose board has that width for its height."""
    x, y, w = _LEFT + number * (_PLATE + _GAP), _TOP, _PLATE
    top, room = y + 68, _HIGH - 92
    half = w * 0.45
    title, chance = (x + 28, y + 18, half, 40.0), (x + half, y + 18, w - half - 28, 40.0)
    papers: tuple[Rect, ...] = ((x, y, w, _HIGH),)
    if aspect < _BROAD:
        wide = min(w - 56 - _WORDS, room * aspect)
        high = wide / aspect
        board: Rect = (x + 28, top + (room - high) / 2, wide, high)
        words: Rect = (x + wide + 48, top, w - wide - 76, room)
        return PlatePlaces(papers, title, chance, board, words)
    wide = w - 56
    high = wide / aspect
    board, words = (x + 28, top, wide, high), (x + 28, top + high + 12, wide, room - high - 12)
    return PlatePlaces(papers, title, chance, board, words)


def one_plate(aspect: float) -> PlatePlaces:
    """The only plate: its board as large as it can be, beside it its heading and its words.

    A narrow board is as high as the page; the leather lies beside it then.
    """
    high = (_HIGH if aspect >= _BROAD else _FOOT - _TOP) - 2 * _RIM
    wide = high * aspect
    board = (_LEFT + _RIM, _TOP + _RIM, wide, high)
    x = board[0] + wide + 2 * _RIM
    papers: tuple[Rect, ...] = ((_LEFT, _TOP, _WIDE, _HIGH),)
    w, end = _LEFT + _WIDE - 28 - x, _TOP + _HIGH
    if aspect < _BROAD:
        beside, end = one_why(aspect).panel, _FOOT - _NARROW - _GAP
        papers = (
            (_LEFT, _TOP, wide + 2 * _RIM, _FOOT - _TOP),
            (beside[0], _TOP, beside[2], end - _TOP),
        )
        x, w = beside[0] + 28, beside[2] - 56
    return PlatePlaces(
        papers,
        (x, _TOP + 16, w * 0.5, 40.0),
        (x + w * 0.4, _TOP + 16, w * 0.6, 40.0),
        board,
        (x, _TOP + 68, w, end - 20 - _TOP - 68),
    )


def one_why(aspect: float) -> WhyPlaces:
    """The leather where there is only one plate."""
    if aspect >= _BROAD:
        return two_why()
    left = _LEFT + (_FOOT - _TOP - 2 * _RIM) * aspect + 2 * _RIM + _GAP
    x, y, w, h = panel = (left, _FOOT - _NARROW, _LEFT + _WIDE - left, _NARROW)
    half = w - 600
    return WhyPlaces(
        panel,
        (x + 30, y + 50, w - 60, 84.0),
        (x + 30, y + 138, w - 60, 30.0),
        (x + 20, y + h - 84, half, 40.0),
        (x + 20, y + h - 46, half, 30.0),
    )


def two_why() -> WhyPlaces:
    """The leather below both plates, or below a broad one."""
    x, y, w, h = _LEATHER
    return WhyPlaces(
        _LEATHER,
        (x + 30, y + 50, w - 660, h - 96),
        (x + 30, y + h - 44, w - 660, 30.0),
        (x + w - 590, y + 12, 564.0, 50.0),
        (x + w - 590, y + 62, 564.0, 32.0),
    )
