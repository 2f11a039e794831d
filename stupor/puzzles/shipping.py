"""From what was found to what is shipped: no two of one turn, a mixture of themes, plain names."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from stupor.engine.game import Game
from stupor.puzzles.collection import FILE
from stupor.puzzles.making import DONE
from stupor.puzzles.puzzle import THEMES, Puzzle, puzzle_of, written

#: So many puzzles of a theme are shipped at most.
MOST: Final = 120


def found_in(work: Path) -> list[Puzzle]:
    """The puzzles of a work file."""
    lines = map(json.loads, work.read_text(encoding="utf-8").splitlines())
    return [puzzle_of(told) for told in lines if DONE not in told]


def chosen(puzzles: Iterable[Puzzle], most: int = MOST) -> list[Puzzle]:
    """The puzzles to ship: no two alike of a game; those that are hardest to hit go first."""
    seen: set[object] = set()
    had: Counter[str] = Counter()
    found: list[Puzzle] = []
    for one in sorted(puzzles, key=lambda puzzle: (_rare(puzzle), puzzle.id)):
        game = one.source.partition("/")[0]
        alike: set[object] = {one.source, (game, one.ends), (game, one.core)}
        if alike & seen or had[one.theme] >= most:
            continue
        seen |= alike
        had[one.theme] += 1
        found.append(one)
    return sorted(found, key=lambda one: (THEMES.index(one.theme), one.level, one.id))


def _rare(puzzle: Puzzle) -> tuple[int, float]:
    """Rare themes go first: a position that is two puzzles is the rarer one."""
    order = ("deny", "win", "idea", "most", "turn")
    return order.index(puzzle.theme), puzzle.accepted / puzzle.ends


def ship(spec: Game, work: Path, folder: Path) -> list[Puzzle]:
    """Write the file of a game's puzzles from a work file."""
    puzzles = chosen(found_in(work))
    (folder / FILE).write_text(written(spec.id, spec.version, puzzles), encoding="utf-8")
    return puzzles
