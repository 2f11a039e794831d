"""Victory points over time: a mark for every game, and the running median."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from statistics import median
from typing import Final

from stupor.archive.tallies import SeatResult
from stupor.files.times import here
from stupor.language import tr, trn
from stupor.scenes.games.words import day_of
from stupor.scenes.looks import SEPIA, TITLE_INK
from stupor.scenes.score.charts import scale_items
from stupor.scenes.statistics.axes import chart_paper, plot_rect, round_top, words_below
from stupor.stage.items import Box, Item, Label, Rect
from stupor.stage.sheet import Sheet

KEY: Final = "time"
#: No more games than these have room beside each other.
MOST: Final = 240
#: So many games at least make the running median, and so many are needed for one.
WINDOW: Final = 9
ENOUGH: Final = 4
#: The share of all games that makes it where there are many.
_SHARE: Final = 8
#: The room for the names of titles beside the plot.
_ASIDE: Final = 96.0
_HEAD: Final = 34.0
_SOLO: Final = (126, 34, 48)
_TABLE: Final = (39, 85, 156)
_RIM: Final = (26, 14, 6)
_LINE: Final = (201, 120, 20)


def shown(parts: Sequence[SeatResult]) -> Sequence[SeatResult]:
    """The parts that have room, the oldest first."""
    return list(reversed(parts[:MOST]))


def spots(rect: Rect, parts: Sequence[SeatResult]) -> list[Rect]:
    """Where the marks of these parts stand, the oldest first."""
    x, y, w, h = _plot(rect, parts)
    unit = h / _top(parts)
    side = 15.0 if len(parts) <= 40 else 12.0 if len(parts) <= 110 else 9.0
    step = w / max(1, len(parts))
    return [
        (x + step * (n + 0.5) - side / 2, y + h - max(0, part.score) * unit - side / 2, side, side)
        for n, part in enumerate(parts)
    ]


def running(scores: Sequence[int]) -> list[float]:
    """The median of each score and the few before it, from the first that has enough before it."""
    ends = range(ENOUGH, len(scores) + 1)
    return [median(scores[max(0, end - window(len(scores))) : end]) for end in ends]


def window(count: int) -> int:
    """How many games make each value of the running median."""
    return max(WINDOW, count // _SHARE)


def time_items(sheet: Sheet, rect: Rect, parts: Sequence[SeatResult], now: datetime) -> list[Item]:
    """The chart; `parts` from the oldest to the newest."""
    x, y, w, h = _plot(rect, parts)
    unit = h / _top(parts)
    items = chart_paper(KEY, rect, tr("VP over time"))
    items += scale_items(KEY, (x, y, w, h), unit, _top(parts))
    items += _legend(rect, parts)
    if _alone(parts):
        items += _thresholds(sheet, (x, y, w, h), unit, _top(parts))
    items += _median((x, y, w, h), unit, [part.score for part in parts])
    for number, (spot, part) in enumerate(zip(spots(rect, parts), parts, strict=True)):
        items.append(_mark(number, spot, part))
    days = [day_of(here(part.game.began).date(), now.date()) for part in parts]
    items.append(words_below(f"{KEY}.first", (x, y + h + 6, w / 2, 26), days[0], "left"))
    if days[-1] != days[0]:
        last = (x + w / 2, y + h + 6, w / 2, 26.0)
        items.append(words_below(f"{KEY}.last", last, days[-1], "right"))
    return items


def _top(parts: Sequence[SeatResult]) -> int:
    return round_top(max((part.score for part in parts), default=0) + 4, 60)


def _alone(parts: Sequence[SeatResult]) -> bool:
    return all(len(part.game.scores) == 1 for part in parts)


def _plot(rect: Rect, parts: Sequence[SeatResult]) -> Rect:
    return plot_rect(rect, _HEAD, _ASIDE if _alone(parts) else 0.0)


def _mark(number: int, spot: Rect, part: SeatResult) -> Box:
    """A round mark for a game alone, a square one for a game with others."""
    alone = len(part.game.scores) == 1
    fill = _SOLO if alone else _TABLE
    radius = spot[2] / 2 if alone else 0.0
    return Box(f"{KEY}.mark{number}", 220, spot, fill, _RIM, 1.2, radius=radius)


def _legend(rect: Rect, parts: Sequence[SeatResult]) -> list[Item]:
    x, y, _, _ = rect
    kinds = {len(part.game.scores) == 1 for part in parts}
    items: list[Item] = []
    left = x + 18.0
    for alone, words, wide in ((True, tr("solo"), 92.0), (False, tr("with others"), 136.0)):
        if alone in kinds:
            fill, radius = (_SOLO, 7.0) if alone else (_TABLE, 0.0)
            spot = (left, y + 56, 14.0, 14.0)
            items += [
                Box(f"{KEY}.key{alone}", 110, spot, fill, _RIM, 1.2, radius=radius),
                Label(
                    f"{KEY}.word{alone}",
                    110,
                    (left + 22, y + 49, wide - 26, 28),
                    words,
                    "text",
                    19,
                    SEPIA,
                    "left",
                ),
            ]
            left += wide
    if len(parts) < ENOUGH:
        return items
    line = (left + 2, y + 60, 26.0, 5.0)
    many = min(len(parts), window(len(parts)))
    words = trn("median of {count} game", "median of {count} games", many)
    return [
        *items,
        Box(f"{KEY}.line", 110, line, _LINE, _RIM, 1),
        Label(f"{KEY}.median", 110, (left + 38, y + 49, 190, 28), words, "text", 19, SEPIA, "left"),
    ]


def _thresholds(sheet: Sheet, plot: Rect, unit: float, top: int) -> list[Item]:
    """From where on there is a title."""
    x, y, w, h = plot
    items: list[Item] = []
    for title in sheet.TITLES:
        if 0 < title.least <= top - 6:
            key, level = f"{KEY}.{title.name}", y + h - title.least * unit
            items += [
                Box(key, 106, (x, level - 1, w, 2), (*TITLE_INK, 120)),
                Label(
                    f"{key}.words",
                    110,
                    (x + w + 6, level - 13, _ASIDE, 26),
                    tr(title.name),
                    "italic",
                    19,
                    TITLE_INK,
                    "left",
                ),
            ]
    return items


def _median(plot: Rect, unit: float, scores: Sequence[int]) -> list[Item]:
    """A line in steps."""
    x, y, w, h = plot
    step = w / max(1, len(scores))
    before: float | None = None
    items: list[Item] = []
    for number, value in enumerate(running(scores), start=ENOUGH - 1):
        level = y + h - value * unit
        left = x + step * number
        if before is not None and before != level:
            low, high = max(before, level), min(before, level)
            fall = (left - 2, high - 2, 4.0, low - high + 4)
            items.append(Box(f"{KEY}.fall{number}", 211, fall, _LINE))
        items.append(Box(f"{KEY}.median{number}", 212, (left - 2, level - 2, step + 4, 4), _LINE))
        before = level
    return items


def told(part: SeatResult, now: datetime) -> str:
    """What a mark says when it is pointed at."""
    deed = part.game
    day = day_of(here(deed.began).date(), now.date())
    end = tr(deed.title or ("won" if part.won else "not won"))
    return tr("{day}: {points} VP, {end}. Click to replay.", day=day, points=part.score, end=end)
