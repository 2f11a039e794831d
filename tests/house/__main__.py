"""Count what the house is like and compare it with the goals: `python -m tests.house`.

Fails where a count is worse than ratchets.toml allows. `--tangled` and `--unused` list what is
counted there; `--keep` writes the counts that are better now into ratchets.toml.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

from tests.house import counts, drop, ratchets, tangled


def every() -> dict[str, int]:
    """All counts as they are now."""
    return {name: count() for name, count in counts.COUNTS.items()} | drop.measured()


def table(found: Mapping[str, int], known: Mapping[str, ratchets.Ratchet]) -> list[str]:
    """A line for each count: now, the most allowed, the goal."""
    told = [f"{'count':36} {'now':>8} {'most':>8} {'goal':>8}"]
    for name, now in found.items():
        most, goal = known[name]
        sign = " worse" if now > most else " met" if now <= goal else ""
        told.append(f"{name:36} {now:8,} {most:8,} {goal:8,}{sign}")
    return told


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tangled", action="store_true", help="list the functions worse than B")
    parser.add_argument("--unused", action="store_true", help="list the unused names")
    parser.add_argument("--keep", action="store_true", help="write down what is better now")
    asked = parser.parse_args()
    if asked.tangled:
        print(*tangled.told(), sep="\n")
    if asked.unused:
        print(*counts.unused_names(), sep="\n")
    if asked.tangled or asked.unused:
        return 0
    found, known = every(), ratchets.read()
    print(*table(found, known), sep="\n")
    if asked.keep:
        ratchets.write(ratchets.tightened(found, known))
    return int(any(now > known[name].most for name, now in found.items()))


if __name__ == "__main__":
    sys.exit(main())
