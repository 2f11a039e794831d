"""A puzzle as it is kept: a position, a goal, what reaches it, and how that is known."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.record import record

#: The puzzles of a game, in its folder.
FILE: Final = "puzzles.jsonl"
FORMAT: Final = "stupor-puzzles"
VERSION: Final = 1
WIN: Final = "win"
MOST: Final = "most"
TURN: Final = "turn"
DENY: Final = "deny"
IDEA: Final = "idea"
#: All kinds of goals, in the order in which they are shown.
THEMES: Final = (WIN, MOST, TURN, DENY, IDEA)
#: Goals that are reached at the end of the game, not of the turn.
LAST: Final = frozenset({WIN, MOST, DENY})
LEVELS: Final = (1, 2, 3)
#: How the proof ends of an idea in a turn too large to know all its ends.
BEST_LINES: Final = "among the best lines"


@record
class Puzzle:
    """One position; `seat` moves.

    `goal` is what has to be reached: a lead, points in all, points in this turn; nothing where an
    idea is to be found. `line` is one way to it, `core` what all ways to it share. Of `ends`
    different ends `accepted` reach it. `proof` says how that is known.
    """

    id: str
    theme: str
    level: int
    seat: int
    goal: int
    line: tuple[Option, ...]
    core: tuple[Option, ...]
    accepted: int
    ends: int
    source: str
    proof: str
    state: Mapping[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The puzzle as JSON values."""
        return {
            "id": self.id,
            "theme": self.theme,
            "level": self.level,
            "seat": self.seat,
            "goal": self.goal,
            "line": [key_of(option) for option in self.line],
            "core": [key_of(option) for option in self.core],
            "accepted": self.accepted,
            "ends": self.ends,
            "source": self.source,
            "proof": self.proof,
            "state": self.state,
        }

    def has_idea(self, moves: Iterable[Option]) -> bool:
        """Whether the key moves of a line contain the idea."""
        return not Counter(self.core) - Counter(moves)


def puzzle_of(told: Mapping[str, Any]) -> Puzzle:
    """The puzzle that `as_json` wrote; BadData where something is missing."""
    try:
        puzzle = Puzzle(
            str(told["id"]),
            str(told["theme"]),
            int(told["level"]),
            int(told["seat"]),
            int(told["goal"]),
            tuple(map(option_of, told["line"])),
            tuple(map(option_of, told["core"])),
            int(told["accepted"]),
            int(told["ends"]),
            str(told["source"]),
            str(told["proof"]),
            told["state"],
        )
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadData(f"this is no puzzle: {wrong!r:.80}") from None
    if puzzle.theme not in THEMES or puzzle.level not in LEVELS:
        raise BadData(f"puzzle {puzzle.id:.40}: unknown theme or level")
    return puzzle


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file: a first line that says what it is, then one puzzle a line."""
    with path.open(encoding="utf-8") as file:
        head = json.loads(next(file, "null"))
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadData(f"{path.name} is no file of puzzles")
        if head.get("version") != VERSION:
            raise BadData(f"{path.name}: puzzles of version {VERSION} can be read")
        return [puzzle_of(json.loads(line)) for line in file]


def written(game: str, rules_version: int, puzzles: Sequence[Puzzle]) -> str:
    """The text of a file of puzzles."""
    head = {"format": FORMAT, "version": VERSION, "game": game, "rules_version": rules_version}
    return "".join(
        json.dumps(each, separators=(",", ":"), ensure_ascii=False) + "\n"
        for each in (head, *(puzzle.as_json() for puzzle in puzzles))
    )
