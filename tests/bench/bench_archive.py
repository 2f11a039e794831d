"""J1 to J4: what it costs to keep a game, to open it again, how long its file is, and what the
pages cost where very many games lie; J4 is counted in processor time of a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from stupor.archive import Archive, JournalWriter
from stupor.archive.game import look_at
from stupor.engine.notation import Option
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.bench.ratio import Ratio
from tests.bench.size import size

IDS = ("J1", "J2", "J3", "J4")
SEATS = 4
SEED = 5
TIMES = size(9)
#: Nobody has kept more games.
MANY = size(20_000, 40)
ROUNDS = size(3)
#: What each page asks of an archive; the first of them makes the index.
PAGES: Mapping[str, tuple[str, str]] = {
    "first": ("-", "list(games.finished_games())"),
    "shelf": (
        "<= 0.3",
        """
with games.at_once():
    games.tidy()
    for name in registry.names():
        games.last(name)
        next((deed for deed in games.finished_games_of(name) if deed.winners), None)
""",
    ),
    "title": ("<= 0.3", "games.tidy(), games.last('stupor_mundi')"),
    "Chronicle": ("<= 0.3", "list(islice(games.finished_games_of('', 'stupor_mundi'), 2_000))"),
    "all of the Chronicle": ("<= 0.6", "list(games.finished_games_of('', 'stupor_mundi'))"),
    "import": ("<= 0.3", "games.import_game(root / 'copy.stupor')"),
}
PROCESS = """
import sys, time
from itertools import islice
from pathlib import Path
from stupor.archive import Archive
from stupor.games import registry
from tests.bench.size import size
root = Path(sys.argv[1])
games = Archive(root, registry.get)
start = time.process_time()
exec(sys.argv[2])
print(time.process_time() - start)
"""


class Clock:
    """Stands before a writer and looks how long it takes."""

    def __init__(self, writer: JournalWriter) -> None:
        self.spent: list[float] = []
        self._writer = writer

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        start = time.perf_counter()
        self._writer.write(lines)
        self.spent.append(time.perf_counter() - start)


def run() -> list[Ratio]:
    """Keep a game of four greedy players at full speed, so that the disk never rests."""
    course = _course()
    with tempfile.TemporaryDirectory(prefix="stupor-bench-") as folder:
        archive = Archive(Path(folder), registry.get)
        path, writing = _kept(archive, course)
        opening, looking = _opened(archive, path)
        size = path.stat().st_size
        many = list(_many(Path(folder) / "many", path))
    cuts = quantiles(writing, n=100)
    words = f"ms to tell and write one of {len(writing)} decisions, {SEATS} players"
    return [
        Ratio("J1", "<= 1", median(writing) * 1e3, f"p50: {words}"),
        Ratio("J1", "<= 4", cuts[98] * 1e3, f"p99: {words} (worst {max(writing) * 1e3:.1f} ms)"),
        Ratio("J2", "<= 0.5", opening, "seconds to open that game when it is finished"),
        Ratio("J2", "<= 0.05", looking, "seconds to learn about it what a list of games tells"),
        Ratio("J3", "<= 256", size / 1024, "KiB of its file"),
        *many,
    ]


def _many(root: Path, path: Path) -> Iterator[Ratio]:
    """Lay very many games there, short ones with the end of a long one, and ask for the pages."""
    (root / "games").mkdir(parents=True)
    head, *course = path.read_bytes().splitlines(keepends=True)
    facts = json.loads(head)
    for number in range(MANY):
        name = f"20260101-{number:06}-abcdef"
        told = {**facts, "id": name, "names": ["N" * (number % 40 + 1)] * SEATS}
        lines = [json.dumps(told, separators=(",", ":")).encode() + b"\n"]
        lines += course[: 4 + number % 50] + (course[-1:] if number >= 10 else [])
        (root / "games" / f"{name}.stupor").write_bytes(b"".join(lines))
        os.utime(root / "games" / f"{name}.stupor", (1_700_000_000 + number,) * 2)
    shutil.copy(root / "games" / f"20260101-{MANY // 4:06}-abcdef.stupor", root / "copy.stupor")
    for page, (goal, words) in PAGES.items():
        spent = median(_spent(root, words) for _ in range(1 if goal == "-" else ROUNDS))
        what = f"{page}: seconds of the processor with {MANY} kept games, in a fresh process"
        yield Ratio("J4", goal, spent, what)


def _spent(root: Path, words: str) -> float:
    command = [sys.executable, "-c", PROCESS, str(root), words]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _course() -> list[Option]:
    session = _session("greedy")
    while not session.over:
        session.poll()
    return [session.choice(ply).option for ply in range(session.ply)]


def _session(kind: str) -> Session:
    spec = registry.get("stupor_mundi")
    seats = [make_seat(kind, spec, SEED + number, None) for number in range(SEATS)]
    return Session.new(spec, seats, SEED, {})


def _kept(archive: Archive, course: Sequence[Option]) -> tuple[Path, list[float]]:
    """The file of the game, and how long each decision took to be told and written."""
    session = _session(HUMAN)
    writer = archive.keep(session)
    session.recorder = clock = Clock(writer)
    telling = []
    for option in course:
        session.play(option)
        start = time.perf_counter()
        session._told(session.ply - 1)
        telling.append(time.perf_counter() - start)
    writer.close()
    writer.settle()
    return writer.path, [a + b for a, b in zip(telling, clock.spent, strict=True)]


def _opened(archive: Archive, path: Path) -> tuple[float, float]:
    opening, looking = [], []
    for _ in range(TIMES):
        start = time.perf_counter()
        archive.open(path)
        opening.append(time.perf_counter() - start)
        start = time.perf_counter()
        look_at(path)
        looking.append(time.perf_counter() - start)
    return median(opening), median(looking)
