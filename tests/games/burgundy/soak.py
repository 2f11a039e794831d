"""Many random games of every kind: all invariants after each decision, points counted anew.

python -m tests.games.burgundy.soak --games 1000 --jobs 2, or only --box shields
Half of the games are played blindly, in the other half everybody is busy.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time

from stupor.games import registry
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy
from tests.games.burgundy.invariants import check
from tests.games.burgundy.recount import Recount
from tests.support.playing import wander

SPEC = registry.get("burgundy")


def soak_one(job: tuple[str, int, int]) -> int:
    """Play one game; the number of decisions."""
    box, seats, seed = job
    kind = BURGUNDY[box][0]
    game = (busy if seed % 2 else wander)(SPEC, seats, seed, kind)
    decisions, before, recount, state = 0, None, None, None
    try:
        for state, _ in game:
            check(state)
            assert SPEC.rules.legal(state)
            if seats > 1:
                if before is None or recount is None:
                    recount = Recount(state)
                elif before.phase >= 0:
                    recount.step(before, state)
                recount.check(state)
            before = state.clone()
            decisions += 1
        assert state is not None
        check(state)
        assert SPEC.rules.over(state)
        result = SPEC.rules.result(state)
        for seat, score in enumerate(result.scores):
            assert sum(points[seat] for points in result.categories.values()) == score
    except Exception as error:
        message = f"{box}, {seats} seats, seed {seed}, decision {decisions}: {error!r}"
        raise AssertionError(message) from error
    return decisions


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of seats")
    parser.add_argument("--box", choices=BURGUNDY, action="append", help="only this box")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for box in asked.box or BURGUNDY:
            for seats in BURGUNDY[box][1]:
                start = time.perf_counter()
                jobs = [(box, seats, asked.seed + number) for number in range(asked.games)]
                decisions = sum(pool.imap_unordered(soak_one, jobs, chunksize=10))
                spent = time.perf_counter() - start
                print(
                    f"{box} {seats} seats: {asked.games} games, {decisions} decisions, no error, "
                    f"{spent:.0f} s",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
