"""Both builds of a game compared: so many games through their doors, and what they say besides."""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.playing import MOST_DECISIONS
from tests.twins.doors import ROOT, Twins
from tests.twins.talk import Talk

#: Doors keep every game that went through them: so many, then others are opened.
PER_DOOR: Final = 10
#: What is noted of a process that has come to its end.
WELL: Final = "status 0"


class Found(NamedTuple):
    """How often each request was made, and where answers differ; the words say it all."""

    games: int
    asked: Counter[str]
    differing: Sequence[str]

    @property
    def words(self) -> str:
        """What was compared, in a line for each kind of request."""
        lines = [f"{self.games} games, {self.asked.total()} answers compared, "
                 f"{len(self.differing)} differ"]  # fmt: skip
        lines += [f"  {count:8} {kind}" for kind, count in sorted(self.asked.items())]
        return "\n".join((*lines, *self.differing[:20]))


def talks(
    folders: Sequence[Path], game: str, games: int, seed: int = 0, choices: int = MOST_DECISIONS,
    ways: Sequence[Sequence[str]] = (),
) -> Found:  # fmt: skip
    """What the doors of two builds answer in so many games."""
    way = ("-m", "stupor", "serve", "--game", game)
    twins = Twins(folders, ways or (way, way))
    try:
        for number in range(games):
            if number and number % PER_DOOR == 0:
                twins.anew()
            Talk(twins, game, seed + number).run(choices)
    finally:
        twins.close()
    return Found(games, twins.asked, twins.differing)


def asides(folders: Sequence[Path], game: str, records: int, seed: int = 0) -> Found:
    """What two builds say of their figures, of equal positions and of damaged records."""
    command = (sys.executable, "-m", "tests.twins.aside", game, str(records), str(seed))
    ours, theirs = (_told(folder, command) for folder in folders)
    differing = [
        line[:400]
        for line in difflib.unified_diff(ours, theirs, n=0, lineterm="")
        if not line.startswith(("---", "+++", "@@"))
    ]
    if ours[-1] != WELL:
        differing += ours[-3:]
    return Found(records, Counter(aside=len(ours)), differing)


def _told(folder: Path, command: Sequence[str]) -> list[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    done = subprocess.run(command, cwd=folder, env=env, check=False, capture_output=True, text=True)
    return [*done.stdout.splitlines(), *done.stderr.splitlines(), f"status {done.returncode}"]
