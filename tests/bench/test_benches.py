"""Every id of the bench gives a figure in the smallest size."""

from __future__ import annotations

import importlib
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.bench_built import BUILT
from tests.bench.screen import ROOT

MODULES = {path.stem: path for path in sorted(Path(__file__).parent.glob("bench_*.py"))}
#: E2 compares two builds: tests/twins measures it in its smallest size.
ELSEWHERE = {"E2"}
#: Whoever asks for R5 gets both of its modules.
WITH_ANOTHER = {"bench_session"}
#: What every run tries in its smallest size; `pytest -m exhaustive` tries all of them.
USUAL = {"bench_archive"}
#: What a module wants besides.
WANTED = {
    "bench_engine": lambda: importlib.util.find_spec("catanatron") is not None,
    "bench_built": BUILT.is_dir,
}


def ids_of(path: Path) -> set[str]:
    """The ids that a module says it measures."""
    (told,) = re.findall(r"^IDS = \((.+)\)$", path.read_text("utf-8"), re.M)
    return set(re.findall(r"\w+", told))


def test_every_goal_has_its_bench() -> None:
    every = set().union(*map(ids_of, MODULES.values()))
    goals = {"E1", "E2", "E3", "E4", "I1", "J1", "J2", "J3", "J4", "L1", "L2", "P1", "PREVIEW"}
    assert every == goals | {f"R{number}" for number in (1, 2, 3, 4, 5, 6)}


@pytest.mark.parametrize("module", sorted({*MODULES} - WITH_ANOTHER))
def test_each_bench_finds_what_it_measures(module: str) -> None:
    if module not in WANTED or WANTED[module]():
        assert callable(importlib.import_module(f"tests.bench.{module}").run)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="measured on Linux alone")
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")
@pytest.mark.parametrize(
    "module",
    [
        pytest.param(module, marks=() if module in USUAL else pytest.mark.exhaustive)
        for module in sorted({*MODULES} - WITH_ANOTHER)
    ],
)
def test_each_id_gives_a_figure(module: str) -> None:
    if module in WANTED and not WANTED[module]():
        pytest.skip("what it measures is not here: catanatron, or dist/stupor")
    ids = ids_of(MODULES[module]) - ELSEWHERE
    # when the bench is asked for the ids of one module, in the smallest size
    command = [sys.executable, "-m", "tests.bench", "--small", *sorted(ids)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    # then each of them has a figure
    figures = re.findall(r"^(\w+) +-?\d+\.\d+ ", done.stdout, re.M)
    assert ids <= set(figures), done.stdout + done.stderr
