"""Measures everything: `python -m tests.bench [ID ...]` prints each figure beside its goal.

Beside that stands by how much it has changed since the last release, see released.py.
"""

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests import bench
from tests.bench.ratio import Ratio
from tests.bench.released import Changes, take


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


def main() -> None:
    if sys.argv[1:2] == ["--release"]:
        take(Path(sys.argv[2]).resolve(), sys.argv[3:])
        return
    wanted, changes = set(sys.argv[1:]), Changes()
    print(f"{'id':4} {'value':>9}  {'goal':10} {'':8} {'change':>7}  what")
    for ratio in figures(wanted):
        change = changes.words(ratio)
        if not wanted or ratio.id in wanted:
            figure = (
                f"{ratio.id:4} {ratio.value:9.3f}  {ratio.goal:10} {ratio.verdict:8} {change:>7} "
            )
            print(f"{figure} {ratio.text}", flush=True)


if __name__ == "__main__":
    main()
