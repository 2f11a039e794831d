"""Measures everything: `python -m tests.bench [ID ...]` prints each figure beside its goal."""

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Iterator

from tests import bench
from tests.bench.ratio import Ratio


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
    wanted = set(sys.argv[1:])
    print(f"{'id':4} {'value':>9}  {'goal':16} {'':8} what")
    for ratio in figures(wanted):
        if not wanted or ratio.id in wanted:
            figure = f"{ratio.id:4} {ratio.value:9.3f}  {ratio.goal:16} {ratio.verdict:8}"
            print(f"{figure} {ratio.text}", flush=True)


if __name__ == "__main__":
    main()
