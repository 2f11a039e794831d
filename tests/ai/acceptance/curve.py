"""The curve of chances, fitted anew: python -m tests.ai.acceptance.curve FILE --fit 200.

FILE holds pieces of the kind `course`. The curve that loses least on the first games is told with
what it and the shipped one come to on all others.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import log
from pathlib import Path
from statistics import fmean as mean
from typing import Any, Final

from stupor.engine.odds import Odds
from stupor.files import bounds
from stupor.games import registry

FLOORS: Final = [each / 2 for each in range(13)]
SLOPES: Final = [each / 10 for each in range(10, 61, 2)]
POWERS: Final = (1 / 3, 0.5, 0.75, 1.0)
TENTHS: Final = 10
#: No chance costs more than this one.
_LEAST: Final = 1e-4
Turn = tuple[float, float, float]


def turns_of(games: Sequence[Mapping[str, Any]]) -> list[Turn]:
    """Lead, what is left and who won, for every turn of both seats."""
    found = []
    for each in games:
        for lead, left in zip(each["leads"], each["left"], strict=True):
            found += [(lead, left, each["won"]), (-lead, left, 1 - each["won"])]
    return found


def fitted(turns: Sequence[Turn]) -> Odds:
    """The curve that is least surprised by how games ended."""
    curves = (Odds(floor, each, power) for floor, each, power in product(FLOORS, SLOPES, POWERS))
    return min(curves, key=lambda odds: surprise(odds, turns))


def surprise(odds: Odds, turns: Sequence[Turn]) -> float:
    """The mean logarithm of what a curve gave to that which happened."""
    said = ((odds.chance(lead, left), won) for lead, left, won in turns)
    return -mean(won * log(max(p, _LEAST)) + (1 - won) * log(max(1 - p, _LEAST)) for p, won in said)


def tenths(odds: Odds, turns: Sequence[Turn]) -> Iterator[tuple[float, float]]:
    """What was said and what came true, by tenths."""
    said = [(odds.chance(lead, left), won) for lead, left, won in turns]
    for tenth in range(TENTHS):
        here = [(p, won) for p, won in said if min(TENTHS - 1, int(p * TENTHS)) == tenth]
        if here:
            yield mean(p for p, _ in here), mean(won for _, won in here)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--fit", type=bounds.games, default=200, help="the first games")
    asked = parser.parse_args()
    kept = map(json.loads, asked.file.read_text("utf-8").splitlines())
    games = [each for each in kept if each["kind"] == "course" and "leads" in each]
    first, others = turns_of(games[: asked.fit]), turns_of(games[asked.fit :])
    shipped = registry.get(asked.game).advisor.learned().odds[2]
    for name, odds in (("shipped", shipped), ("fitted", fitted(first[::3]))):
        told = ", ".join(f"{p:.2f} → {won:.2f}" for p, won in tenths(odds, others))
        print(f"{name}: {odds}, {surprise(odds, others):.4f} on {len(games) - asked.fit} others")
        print(f"    {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
