"""Games of Dukes and Emperors so far: python -m tests.ai.games_so_far.

They take hours, so those of some matches of the ladder are kept in `tests/ai/games`, a file a match
that names the code that played. The compiled copy goes on with them, from its own folder:
cd build/fast; PYTHONPATH=. python -m stupor arena --game burgundy --seats emperor,duke --games 400
--seed 1 --mixed --out ../../tests/ai/games/burgundy/emperor-duke.jsonl
Where a change lets a level choose otherwise, its files are deleted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stupor.arena import match_file
from stupor.arena.ladder import wins_and_points

GAMES: Final = Path(__file__).parent / "games"
HEAD: Final = ("| game | match | games | wins (95 % interval) | VP |", "|---|---|---|---|---|")


def rows() -> Iterator[str]:
    """The table of the page, a match a row."""
    yield from HEAD
    for file in sorted(GAMES.glob("*/*.jsonl")):
        yield row(file)


def row(file: Path) -> str:
    """What the games in a file have come to for the first of its levels."""
    with file.open() as lines:
        header = json.loads(next(lines))
    levels = tuple(header["levels"])
    found = list(match_file.read(file, levels, census=False).outcomes.values())
    wins, points = wins_and_points(found)
    return f"| {header['game']} | {' against '.join(levels)} | {len(found)} | {wins} | {points} |"


if __name__ == "__main__":
    print("\n".join(rows()))
