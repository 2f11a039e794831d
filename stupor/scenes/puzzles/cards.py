"""The cards of puzzles, the puzzle of the day and its week, as items."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from stupor.archive.puzzle_progress import Progress
from stupor.language import tr
from stupor.puzzles.puzzle import Puzzle
from stupor.scenes.drawing import plate, strongest_button
from stupor.scenes.looks import CREAM, GILT, GOLD, INK, SAND, SEPIA, TITLE_INK, WALNUT
from stupor.scenes.puzzles import words
from stupor.scenes.widgets import Controls, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect

COLUMNS: Final = 3
PAGE: Final = 6
_LEFT: Final = 1120.0
_TOP: Final = 190.0
_WIDE: Final = 235.0
_HIGH: Final = 382.0
_STEP: Final = (247.0, 394.0)
#: The picture of a card, from its corner.
_PICTURE: Final[Rect] = (10.0, 10.0, 215.0, 196.0)
_BUTTON: Final[Rect] = (12.0, 318.0, 122.0, 48.0)
DAY: Final[Rect] = (42.0, 127.0, 596.0, 870.0)
DAY_PICTURE: Final[Rect] = (75.0, 192.0, 530.0, 464.0)
DAY_BUTTON: Final[Rect] = (70.0, 760.0, 340.0, 60.0)
_WEEK: Final = (70.0, 884.0, 70.0, 90.0, 78.0)


def card_rect(place: int) -> Rect:
    """The card at a place of the page."""
    row, column = divmod(place, COLUMNS)
    return _LEFT + column * _STEP[0], _TOP + row * _STEP[1], _WIDE, _HIGH


def picture_rect(place: int) -> Rect:
    """Where the picture of a card lies."""
    x, y, _, _ = card_rect(place)
    return x + _PICTURE[0], y + _PICTURE[1], _PICTURE[2], _PICTURE[3]


def button_rect(place: int) -> Rect:
    """Where the button of a card lies."""
    x, y, _, _ = card_rect(place)
    return x + _BUTTON[0], y + _BUTTON[1], _BUTTON[2], _BUTTON[3]


def card_items(
    place: int, puzzle: Puzzle, progress: Progress, controls: Controls, following: bool
) -> list[Item]:
    """One puzzle: its picture comes beside; goal, difficulty, and how far one is with it."""
    rect, key = card_rect(place), f"card{place}"
    items: list[Item] = [Box(f"{key}.paper", 100, rect, (255, 246, 220, 235), GOLD, 2, 7)]
    items += frame(key, picture_rect(place))
    items += _card_words(key, rect, puzzle, progress)
    if following:
        items.append(Box(f"{key}.next", 101, inset(rect, -3), None, (*GILT, 255), 4, radius=9))
    if progress.solved:
        px, py, pw, _ = picture_rect(place)
        # on the corner of the frame: the picture has its points there
        items.append(Picture(f"{key}.tick", 118, (px + pw - 22, py - 12, 34, 34), "check/yes"))
    widget = controls.get(f"solve.{puzzle.id}")
    said = tr("Again") if progress.solved else tr("Solve")
    if widget is None:
        return items
    return items + plate(f"{key}.solve", widget, said, 18)


def _card_words(key: str, rect: Rect, puzzle: Puzzle, progress: Progress) -> list[Item]:
    x, y, w, _ = rect
    name, gist = words.name_of(puzzle.theme), words.gist_of(puzzle.theme)
    theme, goal = (x + 12, y + 212, w - 24, 30.0), (x + 12, y + 242, w - 24, 28.0)
    level, state = (x + 12, y + 276, w - 116, 28.0), (x + 138, y + 314, w - 146, 56.0)
    told, far = words.level_of(puzzle), words.state_of(progress)
    return [
        Label(f"{key}.theme", 112, theme, name, "title", 21, TITLE_INK, "left"),
        Label(f"{key}.gist", 112, goal, gist, "text", 19, INK, "left"),
        Label(f"{key}.level", 112, level, told, "bold", 19, SEPIA, "left"),
        Label(f"{key}.state", 112, state, far, "italic", 18, SEPIA, wrap=True, max_lines=2),
        *crowns(key, (x + w - 12, y + 278), puzzle.level),
    ]


def frame(key: str, rect: Rect) -> list[Item]:
    """The ground and the rim of a picture."""
    return [
        Box(f"{key}.ground", 110, rect, (30, 17, 10)),
        Box(f"{key}.frame", 114, inset(rect, -2), None, (122, 79, 18), 2.5, radius=3),
    ]


def crowns(key: str, right: tuple[float, float], level: int, size: float = 22.0) -> list[Item]:
    """One to three crowns, up to a point at their right."""
    x, y = right
    return [
        Picture(f"{key}.crown{n}", 112, (x - (n + 1) * (size + 4), y, size, size), "ui/crown")
        for n in range(level)
    ]


def day_items(day: date, puzzle: Puzzle, progress: Progress, controls: Controls) -> list[Item]:
    """The puzzle of the day, its goal and its button."""
    x, y, w, _ = DAY
    items: list[Item] = [
        NineSlice("day.leather", 90, DAY, "ui/panel-leather", 24),
        *frame("day", DAY_PICTURE),
        Box("day.rule", 111, (x + 28, y + 714, w - 56, 1.6), (201, 152, 47, 150)),
        *_day_words(day, puzzle, progress),
    ]
    widget = controls.get("day")
    if widget is not None and progress.solved:
        items += plate("day.solve", widget, tr("Solve again"), 24)
    elif widget is not None:
        items += strongest_button("day.solve", widget.rect, tr("Solve it"), 24)
    return items


def _day_words(day: date, puzzle: Puzzle, progress: Progress) -> list[Item]:
    x, y, w, _ = DAY
    theme, level = words.name_of(puzzle.theme), words.level_of(puzzle)
    told = tr("{theme}. {level}. The same for everyone today.", theme=theme, level=level)
    title, date_place = (x + 28, y + 16, 380.0, 38.0), (x + 400, y + 18, w - 428, 34.0)
    goal, gist = (x + 28, y + 546, w - 56, 38.0), (x + 28, y + 586, w - 56, 32.0)
    tries, week = (x + 384, y + 633, w - 412, 60.0), (x + 28, y + 722, w - 56, 30.0)
    reached, so_far = words.goal_of(puzzle.theme).removesuffix("."), words.tries_so_far(progress)
    return [
        Label("day.title", 112, title, tr("Puzzle of the day"), "title", 27, GILT, "left"),
        Label("day.date", 112, date_place, words.date_of(day), "italic", 21, SAND, "right"),
        Label("day.goal", 112, goal, reached, "title", 27, GILT, "left"),
        Label("day.told", 112, gist, told, "text", 21, CREAM, "left"),
        Label("day.tries", 112, tries, so_far, "italic", 20, SAND, wrap=True),
        Label("day.week", 112, week, tr("This week"), "title", 23, GILT, "left"),
    ]


def week_items(days: Sequence[date], today: date, solved: frozenset[str]) -> list[Item]:
    """The days of the week: those whose puzzle was solved have a tick, nobody is scolded."""
    left, top, wide, high, step = _WEEK
    items: list[Item] = []
    for number, day in enumerate(days):
        rect = (left + number * step, top, wide, high)
        here, done = day == today, day.isoformat() in solved
        fill = (255, 246, 220, 245) if here or done else (0, 0, 0, 70)
        rim = (*GILT, 255) if here else (201, 152, 47, 110)
        ink = WALNUT if here or done else SAND
        key = f"week{number}"
        items += [
            Box(f"{key}.box", 110, rect, fill, rim, 3 if here else 1.4, 6),
            Label(
                f"{key}.name",
                112,
                (rect[0] + 4, top + 6, wide - 8, 28),
                words.weekday(day),
                "bold",
                19,
                ink,
            ),
        ]
        if done:
            tick = (rect[0] + wide / 2 - 16, top + 42, 32.0, 32.0)
            items.append(Picture(f"{key}.tick", 113, tick, "check/yes"))
        elif here:
            items.append(
                Label(
                    f"{key}.day",
                    112,
                    (rect[0], top + 36, wide, 46),
                    str(day.day),
                    "number",
                    32,
                    (138, 31, 44),
                )
            )
    return items
