"""Garble game files and open them: no crash, no hang, no write outside the data folder.

python -m tests.mutate --files 100000 --jobs 2
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from stupor.files import bounds
from tests.mutate.batch import Tally, batch


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=bounds.whole(1, 10**7), default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first file")
    parser.add_argument("--jobs", type=bounds.jobs, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=1.0, help="seconds of work for one file")
    asked = parser.parse_args()
    step = max(1, min(1000, asked.files // asked.jobs))
    end = asked.first + asked.files
    jobs = [
        (asked.seed, start, min(end, start + step), asked.limit)
        for start in range(asked.first, end, step)
    ]
    total = Tally()
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.jobs, spawn) as pool:
        for tally in pool.map(batch, jobs):
            total.add(tally)
            print(f"{total.outcomes.total()} files", file=sys.stderr, flush=True)
            print("\n".join(tally.failures[:5]), end="\n" if tally.failures else "", flush=True)
    outcomes = ", ".join(f"{number} {what}" for what, number in total.outcomes.most_common())
    print(f"{asked.files} files: {outcomes}")
    print(
        f"{len(total.failures)} failures; {total.slow} files took over {asked.limit:g} s; "
        f"mean {1000 * total.spent / max(1, asked.files):.1f} ms, "
        f"slowest {total.slowest[0]:.3f} s: {total.slowest[1]}"
    )
    every = total.outcomes.total() == asked.files
    return 1 if total.failures or total.slow or not every else 0


if __name__ == "__main__":
    sys.exit(main())
