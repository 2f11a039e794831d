"""Kill games at random instants: `python -m tests.kill --kills 1000`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from stupor.games import registry
from tests.kill.witness import Witness


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", default="stupor_mundi", choices=registry.GAMES)
    asked = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="stupor-kill-") as folder:
        witness = Witness(Path(folder), asked.seed, asked.game)
        for _ in range(asked.kills):
            witness.watch()
        files = witness.look_at_all()
    count, spent = witness.count, time.perf_counter() - start
    if not (count.decisions and files):
        print(f"{count.kills} kills measured nothing: no decision was told; ask for more of them")
        return 1
    print(
        f"{count.kills} kills, {count.decisions} decisions told, none lost; {files} games, all "
        f"readable; {count.unasked} decisions on disk before they were told, {count.torn} torn "
        f"lines; {spent:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
