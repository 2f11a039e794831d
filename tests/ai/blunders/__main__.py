"""Try a level with the suite: python -m tests.ai.blunders --level knight [--seeds 3] [--prove]."""

from __future__ import annotations

import argparse
import sys
import textwrap

from stupor.ai.levels import LEVELS
from stupor.files import bounds
from tests.ai.blunders import suite
from tests.ai.blunders.position import Position, player
from tests.ai.blunders.proof import Proof


def tried(level: str, seeds: int, chosen: list[Position]) -> int:
    """Print what a level misses and the share that it finds; the number of misses."""
    missed = 0
    for position in chosen:
        wrong = [seed for seed in range(seeds) if not position.found(player(level, seed))]
        if wrong:
            missed += len(wrong)
            print(f"missed ({len(wrong)}/{seeds}) {position.name}")
            print(textwrap.indent(textwrap.fill(position.why, 92), "    "))
    trials = seeds * len(chosen)
    print(f"{level} found {trials - missed} of {trials} ({100 * (1 - missed / trials):.0f} %)")
    return missed


def proved(chosen: list[Position]) -> None:
    """Print what each first choice leads to at best."""
    for position in chosen:
        print(f"{position.name}: {position.why}")
        if position.line:
            ends = Proof().choices(position.build().s)
            for key, end in sorted(ends.items(), key=lambda pair: -pair[1]):
                print(f"    {end:+4d} {key}")


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="greedy", choices=LEVELS)
    parser.add_argument("--seeds", type=bounds.whole(1, 10**6), default=1)
    parser.add_argument("--only", default="", help="positions with this in their name")
    parser.add_argument("--prove", action="store_true")
    asked = parser.parse_args()
    chosen = [position for position in suite.POSITIONS if asked.only in position.name]
    if not chosen:
        parser.error(f"no position has {asked.only!r} in its name")
    if asked.prove:
        proved(chosen)
    else:
        tried(asked.level, asked.seeds, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
