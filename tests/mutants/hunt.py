"""The hunt: a map of tests by line, made once, then each fault against the tests of its line."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tests.mutants.aims import ROOT
from tests.mutants.faults import Fault

KILLED, LIVES, HANGS, UNSEEN = "killed", "lives", "hangs", "unseen"
#: pytest's answers: all passed; a test failed; nothing was collected.
PASSED, EMPTY = 0, 5
#: Seconds for a map of one file of tests; for a fault besides a multiple of what its tests take.
MAPPING: Final = 600.0
LEAST, TIMES = 30.0, 6.0
#: Tests of every game.
GAMELESS: Final = "tests/conformance/"
#: What stands among the tests of a line that is read with its module.
READ: Final = ""
BUILD: Final = ROOT / "build" / "mutants"


class Broken(Exception):
    """Nothing can be said of a fault."""


def asked(work: dict[str, Any], limit: float) -> dict[str, Any] | None:
    """What a process of its own answers; None when it takes too long."""
    with tempfile.TemporaryDirectory() as folder:
        told, answer = Path(folder, "told.json"), Path(folder, "answer.json")
        told.write_text(json.dumps(work), "utf-8")
        command = [sys.executable, "-B", "-m", "tests.mutants.trial", str(told), str(answer)]
        try:
            done = subprocess.run(
                command, cwd=ROOT, timeout=limit, capture_output=True, check=False
            )
        except subprocess.TimeoutExpired:
            return None
        if not answer.exists():
            return {"status": done.returncode or 1, "said": done.stdout.decode()[-2000:]}
        found: dict[str, Any] = json.loads(answer.read_text("utf-8"))
        return found | {"said": done.stdout.decode()[-2000:]}


class Map:
    """Which tests come by a line, the quickest first."""

    def __init__(self, told: Iterable[dict[str, Any]]) -> None:
        self.seconds: dict[str, float] = {}
        self.lines: dict[str, dict[int, list[str]]] = {}
        self.failed: set[str] = set()
        for one in told:
            self.seconds |= one["seconds"]
            self.failed |= {*one["failed"]}
            for file, lines in one["lines"].items():
                here = self.lines.setdefault(file, {})
                for line, tests in lines.items():
                    here.setdefault(int(line), []).extend(tests)

    def tests_of(self, fault: Fault) -> list[str]:
        """Tests of its line; of a line that is read once, when the game is, all of that game."""
        here = self.lines.get(fault.module, {})
        tests = {*here.get(fault.number, here.get(fault.statement, ()))}
        if fault.once or READ in tests:
            tests = {test for test in self.seconds if fault.game in test or GAMELESS in test}
        return sorted(tests - self.failed, key=lambda test: (self.seconds[test], test))


def map_of(files: Sequence[str], tests: Sequence[str], jobs: int) -> Map:
    """The map, from the last run if neither rules nor tests have changed since."""
    digest = hashlib.sha256()
    for path in sorted([*ROOT.glob("stupor/**/*.py"), *ROOT.glob("tests/**/*.py")]):
        digest.update(path.read_bytes())
    digest.update(repr((files, tests)).encode())
    kept = BUILD / f"{digest.hexdigest()[:16]}.json"
    if not kept.exists():
        with ThreadPoolExecutor(jobs) as pool:
            told = list(pool.map(lambda test: _mapped(files, test), tests))
        BUILD.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(told), "utf-8")
    return Map(json.loads(kept.read_text("utf-8")))


def _mapped(files: Sequence[str], test: str) -> dict[str, Any]:
    found = asked({"do": "map", "files": files, "tests": [test]}, MAPPING)
    if found is None or "seconds" not in found:
        raise Broken(f"{test} cannot be mapped: {found and found['said']}")
    return found


def verdict_on(fault: Fault, tests: Sequence[str], seconds: float) -> str:
    """Whether the tests notice a fault; one that never ends is noticed, too."""
    if not tests:
        return UNSEEN
    text = fault.put_into((ROOT / fault.module).read_text("utf-8"))
    work = {"do": "try", "file": fault.module, "text": text, "tests": tests}
    found = asked(work, LEAST + TIMES * seconds)
    if found is None:
        return HANGS
    if found["status"] == EMPTY:
        raise Broken(f"no test was found for {fault.key}: {found['said']}")
    return LIVES if found["status"] == PASSED else KILLED


def hunt(
    faults: Sequence[Fault], tests: Map, jobs: int, done: Callable[[Fault, str], None]
) -> Iterator[tuple[Fault, str]]:
    """Each fault with its verdict, as they come; `done` hears of it at once."""

    def one(fault: Fault) -> tuple[Fault, str]:
        here = tests.tests_of(fault)
        found = verdict_on(fault, here, sum(tests.seconds[test] for test in here))
        done(fault, found)
        return fault, found

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(one, faults)
