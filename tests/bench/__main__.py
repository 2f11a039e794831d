"""Measures everything: `python -m tests.bench [ID ...]` prints each figure beside its goal.

With `--small` first, it measures as little as gives a figure, to see that it can be measured.
Beside that stands by how much it has changed since the last release, see released.py.
"""

import importlib
import math
import os
import pkgutil
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests import bench
from tests.bench.ratio import Ratio
from tests.bench.released import Changes, take
from tests.bench.size import VARIABLE


def figures(wanted: set[str]) -> Iterator[Ratio]:
    """Run every bench_*.py of this package, or those that measure one of the wanted ids."""
    for found in pkgutil.iter_modules(bench.__path__):
        if not found.name.startswith("bench_"):
            continue
        try:
            module = importlib.import_module(f"tests.bench.{found.name}")
            ids = set(getattr(module, "IDS", ()))
            if not wanted or not ids or wanted & ids:
                yield from module.run()
        except ModuleNotFoundError as why:
            yield Ratio(found.name, "-", float("nan"), f"not measured: {why.name} is missing")
        except Exception:
            traceback.print_exc()
            yield Ratio(found.name, "-", float("nan"), "could not be measured")


def main() -> int:
    """Measure; 1 where something could not be measured, or nothing has such an id."""
    if sys.argv[1:2] == ["--release"]:
        take(Path(sys.argv[2]).resolve(), sys.argv[3:])
        return 0
    ids = sys.argv[1:]
    if ids[:1] == ["--small"]:
        os.environ[VARIABLE] = "1"
        ids = ids[1:]
    wanted, missing = set(ids), set(ids)
    broken, measured, changes = False, 0, Changes()
    print(f"{'id':4} {'value':>9}  {'goal':10} {'':8} {'change':>7}  what")
    for ratio in figures(wanted):
        broken = broken or math.isnan(ratio.value)
        measured += not math.isnan(ratio.value)
        missing.discard(ratio.id)
        change = changes.words(ratio)
        if not wanted or ratio.id in wanted or math.isnan(ratio.value):
            figure = (
                f"{ratio.id:4} {ratio.value:9.3f}  {ratio.goal:10} {ratio.verdict:8} {change:>7} "
            )
            print(f"{figure} {ratio.text}", flush=True)
    if missing:
        print(f"nothing was measured of {', '.join(sorted(missing))}", file=sys.stderr)
    return int(broken or bool(missing) or not measured)


if __name__ == "__main__":
    sys.exit(main())
