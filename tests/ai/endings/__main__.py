"""What levels lose in last turns that are proved: python -m tests.ai.endings --game burgundy.

`--levels knight,duke` asks those, `--find 60` looks for more last turns until there are so many.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import mean, stdev

from stupor.ai.levels import LADDER
from stupor.files import bounds
from tests.ai.endings.ending import read, write
from tests.ai.endings.finding import KINDS, last_turns


def _find(game: str, wanted: int) -> None:
    found = read(game)
    seed, begun = found[-1].seed + 1 if found else 0, time.process_time()
    while len(found) < wanted:
        found += last_turns(game, seed)
        seed += 1
        write(game, found[:wanted])
    print(f"{seed} games, {time.process_time() - begun:.0f} s")


def _line(level: str, lost: list[int]) -> str:
    error = 1.96 * stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else 0.0
    wrong = sum(each > 0 for each in lost)
    return f"| {level} | {len(lost)} | {mean(lost):.2f} ± {error:.2f} | {wrong} | {max(lost)} |"


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="burgundy", choices=KINDS)
    parser.add_argument("--levels", default=",".join(LADDER[1:]))
    parser.add_argument("--first", type=bounds.whole(1, 10**6), default=10**6, help="only so many")
    parser.add_argument("--find", type=bounds.whole(1, 10**6))
    parser.add_argument("--each", action="store_true", help="name those that are missed")
    asked = parser.parse_args()
    if asked.find:
        _find(asked.game, asked.find)
        return 0
    for level in asked.levels.split(","):
        turns = read(asked.game)[: asked.first]
        lost = [turn.lost(level) for turn in turns]
        print(_line(level, lost), flush=True)
        for turn, missed in zip(turns, lost, strict=True):
            if missed and asked.each:
                print(f"    {missed} {turn.name} of {turn.lead}, selfish {turn.selfish}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
