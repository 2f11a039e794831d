"""The middle of the page of puzzles: themes, difficulty, and how far the player is."""

from __future__ import annotations

from typing import Final

from stupor.language import tr, trc
from stupor.puzzles.puzzle import LEVELS
from stupor.scenes.looks import CREAM, GOLD, INK, SEPIA, TITLE_INK
from stupor.scenes.puzzles import cards, words
from stupor.scenes.puzzles.shelf import PuzzleShelf
from stupor.stage.items import Box, Colour, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

PANEL: Final[Rect] = (654.0, 127.0, 426.0, 870.0)
#: The rows of themes share this room; a row is at most so high; both in logical units.
_ROWS: Final = 384.0
_HIGHEST: Final = 78.0
_LEVELS: Final = 620.0
_PROGRESS: Final = 836.0
_WINE: Final[Colour] = (90, 16, 24)
_PALE: Final[Colour] = (255, 246, 220, 215)


def theme_rect(number: int, count: int) -> Rect:
    """Where the row of a theme lies, of so many."""
    x, y, w, _ = PANEL
    row = min(_HIGHEST, _ROWS / count)
    return x + 22, y + 64 + number * row, w - 44, row - 8


def level_rect(level: int) -> Rect:
    """Where the button of a difficulty lies; 0 stands for all."""
    x, _, w, _ = PANEL
    row, column = divmod(level, 2)
    wide = (w - 52) / 2
    return x + 22 + column * (wide + 8), _LEVELS + row * 62, wide, 54.0


def items(shelf: PuzzleShelf) -> list[Item]:
    """All of it."""
    return [*_themes(shelf), *_levels(shelf), *_progress(shelf)]


def _themes(shelf: PuzzleShelf) -> list[Item]:
    x, y, w, _ = PANEL
    title, solved = (x + 30, y + 16, 220.0, 38.0), (x + w - 150, y + 18, 122.0, 34.0)
    found: list[Item] = [
        NineSlice("middle", 90, PANEL, "ui/panel-paper", 24),
        Label("themes", 112, title, tr("Themes"), "title", 27, TITLE_INK, "left"),
        Label("themes.solved", 112, solved, tr("solved"), "italic", 20, SEPIA, "right"),
    ]
    themes = shelf.themes()
    for number, theme in enumerate(themes):
        found += _theme(shelf, theme, theme_rect(number, len(themes)))
    return alike(found, ".words", ".count")


def _theme(shelf: PuzzleShelf, theme: str, rect: Rect) -> list[Item]:
    x, y, w, h = rect
    on, key = theme == shelf.theme, f"theme.{theme}"
    puzzles = shelf.of_theme(theme)
    solved, count = shelf.solved(puzzles), len(puzzles)
    ink, said = CREAM if on else INK, tr("{done} of {count}", done=solved, count=count)
    top = y + (h - 22) / 2 - 14
    name, number = (x + 62, top, w - 190, 32.0), (x + w - 126, top, 114.0, 32.0)
    return [
        Box(f"{key}.box", 100, rect, _WINE if on else _PALE, GOLD, 2, 6),
        Picture(f"{key}.sign", 112, (x + 14, y + h / 2 - 17, 36, 36), words.sign_of(theme)),
        Label(f"{key}.words", 112, name, words.name_of(theme), "bold", 21, ink, "left"),
        Label(f"{key}.count", 112, number, said, "bold", 20, ink, "right"),
        *_bar(key, (x + 62, y + h - 16, w - 74, 7.0), solved / count, on),
    ]


def _bar(key: str, bar: Rect, share: float, on: bool) -> list[Item]:
    """How much of a theme is solved."""
    ground: Colour = (60, 30, 14, 120) if on else (198, 184, 150)
    gold: Colour = (246, 220, 138) if on else (201, 152, 47)
    done = (bar[0], bar[1], bar[2] * share, bar[3])
    whole = Box(f"{key}.bar", 110, bar, ground, None, 0, 3)
    return [whole, Box(f"{key}.done", 111, done, gold, None, 0, 3)] if share else [whole]


def _levels(shelf: PuzzleShelf) -> list[Item]:
    x, _, w, _ = PANEL
    said = tr("It depends on how many lines reach the goal and how hidden the first step is.")
    title, told = (x + 30, _LEVELS - 46, w - 60, 38.0), (x + 30, _LEVELS + 128, w - 60, 56.0)
    found: list[Item] = [
        Label("levels", 112, title, tr("Difficulty"), "title", 27, TITLE_INK, "left"),
        Label("levels.said", 112, told, said, "italic", 19, SEPIA, wrap=True, max_lines=2),
        Box("levels.rule", 111, (x + 28, _PROGRESS - 26, w - 56, 2), (201, 152, 47)),
    ]
    for level in (0, *LEVELS):
        found += _level(level, level == shelf.level)
    return alike(found, ".words", anywhere=True)


def _level(level: int, on: bool) -> list[Item]:
    left, top, wide, high = rect = level_rect(level)
    key = f"level.{level}"
    told = trc("puzzles", "All") if not level else tr(words.LEVELS[level - 1])
    place, ink = (left + 14, top, wide - 20 - 24 * level, high), CREAM if on else INK
    return [
        Box(f"{key}.box", 100, rect, _WINE if on else _PALE, GOLD, 2, 6),
        Label(f"{key}.words", 112, place, told, "bold", 20, ink, "left"),
        *cards.crowns(key, (left + wide - 6, top + (high - 20) / 2), level, 20.0),
    ]


def _progress(shelf: PuzzleShelf) -> list[Item]:
    x, _, w, _ = PANEL
    solved = shelf.progress.solved(shelf.game).values()
    with_hint = sum(one.hinted for one in solved)
    row = shelf.progress.days_in_a_row(shelf.game, shelf.today)
    title = (x + 30, _PROGRESS - 18, w - 60, 36.0)
    found: list[Item] = [
        Label("progress", 112, title, tr("Your progress"), "title", 25, TITLE_INK, "left")
    ]
    told = (tr("Solved without a hint"), tr("Solved with a hint"), tr("Days in a row"))
    for number, count in enumerate((len(solved) - with_hint, with_hint, row)):
        top = _PROGRESS + 22 + number * 36
        place, right = (x + 30, top, w - 140, 34.0), (x + w - 110, top, 80.0, 34.0)
        key = f"progress{number}"
        found += [
            Label(f"{key}.words", 112, place, told[number], "text", 21, INK, "left"),
            Label(f"{key}.count", 112, right, str(count), "number", 24, INK, "right"),
        ]
    return alike(found, ".words")
