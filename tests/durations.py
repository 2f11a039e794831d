"""What the tests cost: CPU by folder and file, the slowest tests, the most memory a process held.

`python -m tests.durations` runs them as pytest does (arguments are handed on) and prints it.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

KEPT = "STUPOR_DURATIONS"
SLOWEST = 10


def _cpu() -> float:
    """Seconds of this process and of the children it has waited for."""
    return sum(os.times()[:4])


def open_files() -> int:
    """How many files this process holds open; 0 where the system does not tell."""
    held = Path("/proc/self/fd")
    return len([*held.iterdir()]) if held.is_dir() else 0


def megabytes(row: str) -> int:
    """A row of memory as Linux tells it of this process; nothing where it is not told."""
    if sys.platform != "linux":
        return 0
    rows = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next((int(each.split()[1]) // 1024 for each in rows if each.startswith(row)), 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Keep a line for each test: its name, its seconds, what the process holds and held at most."""
    before = _cpu()
    result = yield
    line = [item.nodeid, round(_cpu() - before, 3), megabytes("VmRSS"), megabytes("VmHWM")]
    with (Path(os.environ[KEPT]) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(line) + "\n")
    return result


def _largest(costs: dict[str, float], title: str, how_many: int | None = None) -> None:
    print(f"\n{title}")
    for name in sorted(costs, key=lambda each: -costs[each])[:how_many]:
        print(f"{costs[name]:9.1f} s  {name}")


def tell(folder: Path) -> None:
    """Print what the lines of all processes say."""
    by_test: dict[str, float] = {}
    by_file: dict[str, float] = defaultdict(float)
    by_folder: dict[str, float] = defaultdict(float)
    most = 0
    for kept in sorted(folder.glob("*.jsonl")):
        for line in kept.read_text(encoding="utf-8").splitlines():
            name, seconds, _, held = json.loads(line)
            file = name.partition("::")[0]
            by_test[name] = seconds
            by_file[file] += seconds
            by_folder[file.rpartition("/")[0]] += seconds
            most = max(most, held)
    _largest(by_folder, "CPU by folder")
    _largest(by_file, "CPU by file", 3 * SLOWEST)
    _largest(by_test, "The slowest tests", SLOWEST)
    print(f"\n{len(by_test)} tests, {sum(by_test.values()):.0f} s CPU, a process held {most} MB")


def main() -> int:
    """Run the tests that the arguments name, then tell what they cost."""
    with tempfile.TemporaryDirectory(prefix="stupor-durations-") as folder:
        os.environ[KEPT] = folder
        code = pytest.main(["-p", "tests.durations", *sys.argv[1:]])
        tell(Path(folder))
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
