"""The stairs of titles from Serf to Duke, and where a score stands on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.stupor_mundi.params import TITLES
from stupor.language import tr
from stupor.scenes.looks import CREAM, SAND, WALNUT
from stupor.scenes.score.paper import arms_in
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.sheet import Badge

#: The axis shows at least so many VP.
LEAST: Final = 100
#: How high each step rises above the one before, as a share of the room.
RISE: Final = 0.145
LAUREL: Final = 104.0
EDGE: Final = 46.0
_FOOT: Final = 58.0


class Step(NamedTuple):
    """A title as a step of the stairs: its name, its least score and its place."""

    name: str
    least: int
    rect: Rect


def steps_of(rect: Rect, score: int) -> list[Step]:
    """The steps within a panel, the lowest first."""
    ends = [(least, name) for least, name in reversed(TITLES)]
    bottom = rect[1] + rect[3] - _FOOT
    room = rect[3] - _FOOT
    found = []
    for number, (least, name) in enumerate(ends):
        left = _across(rect, least, score)
        following = ends[number + 1][0] if number + 1 < len(ends) else _most(score)
        high = room * RISE * (number + 1)
        wide = _across(rect, following, score) - left
        found.append(Step(name, least, (left, bottom - high, wide, high)))
    return found


def standing(rect: Rect, score: int, of: float) -> Rect:
    """Where the laurel stands on its step when so much of a score is counted."""
    steps = steps_of(rect, score)
    step = next((s for s in reversed(steps) if of >= s.least), steps[0])
    x, y, w, _ = step.rect
    left = min(max(_across(rect, of, score) - LAUREL / 2, x), x + w - LAUREL)
    return left, y - LAUREL - 6, LAUREL, LAUREL


def stairs_items(rect: Rect, score: int, title: str, house: Badge, name: str) -> list[Item]:
    """The panel, whose game it was above the lowest steps, and every step with its name."""
    x, y, _, h = rect
    high = h * 0.36
    arms = arms_in((x + EDGE - 4, y + 32, high, high))
    left, middle = arms[0] + arms[2] + 22, arms[1] + arms[3] / 2
    wide = x + EDGE + (rect[2] - 2 * EDGE) * 0.48 - left
    items: list[Item] = [
        NineSlice("stairs.panel", 100, rect, "ui/panel-leather", 24),
        Picture("stairs.arms", 120, arms, house.crest),
        Label("stairs.name", 120, (left, middle - 42, wide, 42), name, "title", 30, CREAM, "left"),
    ]
    if name != house.name:
        place = (left, middle, wide, 36)
        items.append(Label("stairs.house", 120, place, house.name, "italic", 26, SAND, "left"))
    for step in steps_of(rect, score):
        items += _step(step, step.name == title)
    return items


def _step(step: Step, won: bool) -> list[Item]:
    x, y, w, h = step.rect
    key = f"step.{step.name}"
    stone = "ui/button-gold" if won else "ui/button-dark"
    items: list[Item] = [
        NineSlice(f"{key}.stone", 104, (x + 1, y, w - 2, h), stone, 16),
        Label(
            f"{key}.name",
            112,
            (x + 8, y + 10, w - 16, 36),
            tr(step.name),
            "title",
            25,
            WALNUT if won else SAND,
        ),
    ]
    foot = (x - 40, y + h + 6, 80.0, 30.0)
    items.append(Label(f"{key}.least", 112, foot, str(step.least), "number", 22, CREAM))
    items.append(Box(f"{key}.tick", 104, (x - 0.75, y + h, 1.5, 8), SAND))
    return items


def laurel_items(key: str, rect: Rect, points: int) -> list[Item]:
    """The laurel with the score, on a soft light."""
    return [
        Picture(f"{key}.light", 196, inset(rect, -30), "glow/round", alpha=210),
        Picture(f"{key}.wreath", 200, rect, "vp/laurel"),
        Label(
            f"{key}.points",
            211,
            inset(rect, 18),
            str(points),
            "number",
            44,
            (255, 255, 255),
            outline=WALNUT,
        ),
    ]


def _most(score: int) -> int:
    return max(LEAST, -(-(score + 8) // 10) * 10)


def _across(rect: Rect, points: float, score: int) -> float:
    wide = rect[2] - 2 * EDGE
    return rect[0] + EDGE + wide * points / _most(score)
