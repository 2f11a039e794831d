"""What the last release came to, so that each figure is printed beside its change since.

`python -m tests.bench --release FOLDER [ID ...]` measures the source of that release, unpacked in a
folder (`git worktree add FOLDER COMMIT`), on this machine, and keeps its figures in released.json.
A figure is known by its id and its place among those with that id.
"""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tests.bench.ratio import Ratio

FILE: Final = Path(__file__).with_name("released.json")
#: A line of the bench: id, value, and the rest.
_LINE: Final = re.compile(r"(?P<id>[A-Z]+\d*) +(?P<value>[\d.]+|nan) ")
#: Less than this is nothing that a ratio could be taken of.
_LEAST: Final = 1e-9


class Changes:
    """Says of one figure after the other how it has changed since the release."""

    def __init__(self, known: dict[str, float] | None = None) -> None:
        """Compare with what is kept, or with other figures."""
        self._known = kept() if known is None else known
        self._met: Counter[str] = Counter()

    def words(self, ratio: Ratio) -> str:
        """The change in percent, or nothing where none is known."""
        before = self._known.get(_key(ratio.id, self._met), math.nan)
        if math.isnan(before) or math.isnan(ratio.value):
            return ""
        if before < _LEAST:
            return "=" if ratio.value < _LEAST else "new"
        return f"{100 * (ratio.value / before - 1):+.0f} %"


def kept() -> dict[str, float]:
    """The figures of the last release by their keys."""
    told: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))["figures"]
    return told


def figures_in(output: str) -> dict[str, float]:
    """The figures that a bench has printed."""
    met: Counter[str] = Counter()
    lines = filter(None, map(_LINE.match, output.splitlines()))
    found = {_key(line["id"], met): float(line["value"]) for line in lines}
    return {key: value for key, value in found.items() if not math.isnan(value)}


def take(folder: Path, ids: list[str]) -> dict[str, float]:
    """Measure the release in a folder; what is not measured now stays as it is kept."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "tests.bench", *ids]
    done = subprocess.run(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=False
    )
    found = {**kept(), **figures_in(done.stdout)}
    told = json.loads(FILE.read_text(encoding="utf-8")) | {"figures": dict(sorted(found.items()))}
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return found


def _key(name: str, met: Counter[str]) -> str:
    met[name] += 1
    return f"{name}.{met[name]}"
