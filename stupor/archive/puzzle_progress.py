"""Who has solved which puzzle: a small file beside the profiles, written whole or not at all."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from stupor.files.atomic_write import put_aside, write_whole
from stupor.files.structured import from_json
from stupor.files.untrusted import read_text

_log = logging.getLogger(__name__)

FILE: Final = "puzzles.json"
FORMAT: Final = "stupor-puzzle-progress"
#: A longer file is none of ours.
_MOST_BYTES: Final = 2**20


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is with a puzzle: tries, hints that were opened, and the day it was solved.

    `hinted` says that hints were open when it was first solved.
    """

    tries: int = 0
    hints: int = 0
    solved: str = ""
    hinted: bool = False


class PuzzleProgress:
    """The progress of one profile; a damaged file is set aside, one that is missing is empty."""

    def __init__(self, root: Path, profile: str) -> None:
        """Read what is kept below a folder."""
        self._path = root / FILE
        self._profile = profile
        self._all = self._read()
        told = self._all.get(profile)
        self._told: dict[str, Any] = told if isinstance(told, dict) else {}

    def of(self, game: str, puzzle: str) -> Progress:
        """How far the profile is with a puzzle."""
        told = self._mapping(self._told.get(game)).get(puzzle)
        return _progress(told) if isinstance(told, dict) else Progress()

    def solved(self, game: str) -> dict[str, Progress]:
        """All puzzles of a game that are solved."""
        told = self._mapping(self._told.get(game))
        known = {name: self.of(game, name) for name in told if name != "days"}
        return {name: one for name, one in known.items() if one.solved}

    def days(self, game: str) -> frozenset[str]:
        """The days whose puzzle was solved on the day."""
        told = self._mapping(self._told.get(game)).get("days")
        return frozenset(str(day) for day in told) if isinstance(told, list) else frozenset()

    def days_in_a_row(self, game: str, today: date) -> int:
        """How many days up to today, or yesterday, the puzzle of the day was solved."""
        days, count = self.days(game), 0
        day = today if today.isoformat() in days else today - timedelta(days=1)
        while day.isoformat() in days:
            count, day = count + 1, day - timedelta(days=1)
        return count

    def tried(self, game: str, puzzle: str) -> None:
        """Count a try that missed."""
        known = self.of(game, puzzle)
        self._keep(game, puzzle, replace(known, tries=known.tries + 1))

    def hinted(self, game: str, puzzle: str, hints: int) -> None:
        """Keep how many hints are open."""
        known = self.of(game, puzzle)
        if hints > known.hints:
            self._keep(game, puzzle, replace(known, hints=hints))

    def solve(self, game: str, puzzle: str, today: date, of_the_day: bool) -> None:
        """Keep that a puzzle is solved, for the first time or again."""
        known = self.of(game, puzzle)
        if not known.solved:
            known = replace(known, solved=today.isoformat(), hinted=known.hints > 0)
        if of_the_day:
            own = self._told.setdefault(game, {})
            own["days"] = sorted({*self.days(game), today.isoformat()})
        self._keep(game, puzzle, replace(known, tries=known.tries + 1))

    def _keep(self, game: str, puzzle: str, progress: Progress) -> None:
        """Write it; where that fails it lasts until the game ends."""
        self._told.setdefault(game, {})[puzzle] = asdict(progress)
        self._all[self._profile] = self._told
        told = {"format": FORMAT, "version": 1, "profiles": self._all}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(told, indent=1).encode())
        except OSError as why:
            _log.warning("the progress with puzzles cannot be kept: %r", why)

    def _read(self) -> dict[str, Any]:
        try:
            told = from_json(read_text(self._path, _MOST_BYTES))
            if isinstance(told, dict) and told.get("format") == FORMAT:
                return dict(self._mapping(told.get("profiles")))
            raise ValueError("this is no progress with puzzles")
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as why:
            _log.warning("the progress with puzzles cannot be read: %r", why)
            self._put_aside()
            return {}

    def _put_aside(self) -> None:
        try:
            put_aside(self._path)
        except OSError as why:
            _log.warning("the damaged progress cannot be put aside: %r", why)

    @staticmethod
    def _mapping(told: object) -> Mapping[str, Any]:
        return told if isinstance(told, dict) else {}


def _progress(told: Mapping[str, Any]) -> Progress:
    """Progress as it was kept; what makes no sense counts as nothing."""
    tries, hints = (
        value if type(value := told.get(name)) is int and value >= 0 else 0
        for name in ("tries", "hints")
    )
    solved = told.get("solved")
    return Progress(
        tries, hints, solved if isinstance(solved, str) else "", told.get("hinted") is True
    )
