"""All throws that could have fallen at the beginning of a turn, from the best to the worst."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from stupor.match.review import Reveal, ThrowLuck
from stupor.scenes.looks import SEPIA
from stupor.scenes.review.figure_words import signed
from stupor.scenes.review.turn_words import ReviewWords
from stupor.stage.items import Box, Item, Label, Picture, Rect

_BAND: Final = (255, 205, 84, 120)
_RIM: Final = (190, 138, 36)
_GOOD: Final = (74, 130, 82)
_BAD: Final = (168, 96, 78)
_INK: Final = (26, 14, 6)
_RULE: Final = (74, 48, 24)
_HEAD: Final = 62.0
_LEFT: Final = 86.0
_RIGHT: Final = 30.0


class _Plot(NamedTuple):
    """Where the bars stand: left edge, upper edge, height, step and the size of a die."""

    left: float
    top: float
    high: float
    step: float
    die: float
    most: float


def throw_items(
    key: str, rect: Rect, reveal: Reveal, tell: ReviewWords, seat: int, least: float
) -> Iterator[Item]:
    """A bar about the mean for each throw, its dice below; the one that fell in gold."""
    throws = sorted(reveal.throws, key=lambda one: -one.vp)
    x, y, w, h = rect
    step = (w - _LEFT - _RIGHT) / len(throws)
    die = min(30.0, step - 5)
    high = h - _HEAD - 2 * die - 40
    most = max([least, *(abs(one.vp) for one in throws)])
    plot = _Plot(x + _LEFT, y + _HEAD, high, step, die, most)
    yield from _rules(key, rect, plot)
    for number, one in enumerate(throws):
        yield from _throw(f"{key}.{number}", number, one, plot)
        fell = one.key == reveal.fell
        if fell:
            left = plot.left + step * number
            band = (left, plot.top - 8, step, high + 2 * die + 30)
            yield Box(f"{key}.band", 104, band, _BAND, _RIM, 2, radius=6)
        signs = tell.thrown(one.key, seat if fell else None)
        left = plot.left + step * (number + 0.5) - die / 2
        for row, sprite in enumerate(signs):
            spot = (left, plot.top + high + 10 + row * (die + 3), die, die)
            yield Picture(f"{key}.{number}.die{row}", 205, spot, sprite)


def _rules(key: str, rect: Rect, plot: _Plot) -> Iterator[Item]:
    x, _, w, _ = rect
    for value in (plot.most, 0.0, -plot.most):
        level = plot.top + plot.high / 2 * (1 - value / plot.most)
        rule = (plot.left - 6, level, w - _LEFT - _RIGHT + 6, 1.4)
        yield Box(f"{key}.rule{value}", 103, rule, (*_RULE, 84 if value else 190))
        place = (x + 14, level - 14, _LEFT - 28, 28.0)
        words = signed(value) if value else "0"
        yield Label(f"{key}.rule{value}.words", 110, place, words, "bold", 18, SEPIA, "right")


def _throw(key: str, number: int, one: ThrowLuck, plot: _Plot) -> Iterator[Item]:
    wide = min(26.0, plot.step * 0.66)
    size = abs(one.vp) / plot.most * plot.high / 2
    middle = plot.top + plot.high / 2
    left = plot.left + plot.step * (number + 0.5) - wide / 2
    bar = (left, middle - size if one.vp > 0 else middle, wide, max(2.0, size))
    yield Box(f"{key}.bar", 200, bar, _GOOD if one.vp > 0 else _BAD, _INK, 1.2)
