"""The puzzles of a game as they are shipped, and which of them belongs to a day."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from math import gcd
from pathlib import Path
from typing import Final

from stupor.puzzles.puzzle import FILE, THEMES, Puzzle, read

#: From one day to the next the puzzle is about so many further in the list.
STRIDE: Final = 37
WEEK: Final = 7


@lru_cache(maxsize=4)
def collection(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder, by theme and the easy ones first; none without a file."""
    file = folder / FILE
    if not file.exists():
        return ()
    return tuple(sorted(read(file), key=lambda one: (THEMES.index(one.theme), one.level)))


def of_the_day(puzzles: tuple[Puzzle, ...], day: date) -> Puzzle:
    """The puzzle of a day, the same on every machine; each comes once before any comes again."""
    count = len(puzzles)
    step = next(n for n in range(STRIDE, STRIDE + count + 1) if gcd(n, count) == 1)
    order = sorted(puzzles, key=lambda one: one.id)
    return order[day.toordinal() * step % count]


def week_of(day: date) -> list[date]:
    """The seven days of a week, Monday first."""
    monday = day - timedelta(days=day.weekday())
    return [monday + timedelta(days=n) for n in range(WEEK)]
