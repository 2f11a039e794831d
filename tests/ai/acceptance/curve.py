"""Chances told more or less boldly: python -m tests.ai.acceptance.curve FILE --fit 200.

FILE holds pieces of the kind `course`. A lead counts in spreads; how many times as many spreads
surprise least is found in the first games (`--fit`) and told with what comes of it in all others.
With one rival that is `floor` and `each` of the curve divided by so much.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from stupor.files import bounds

BOLDNESS: Final = [each / 20 for each in range(10, 61)]
TENTHS: Final = 10
#: No chance is told as less than this one.
LEAST: Final = 1e-4
#: What was said before a turn, and whether it came true.
Turn = tuple[float, float]


def turns_of(games: Sequence[Mapping[str, Any]]) -> list[Turn]:
    """Every turn, as both seats see it."""
    own = [(p, each["won"]) for each in games for p in each["chances"]]
    return own + [(1 - p, 1 - won) for p, won in own]


def told(p: float, bold: float) -> float:
    """A chance, told so many times as boldly.

    >>> told(0.5, 2.0), round(told(0.75, 2.0), 2)
    (0.5, 0.9)
    """
    p = min(max(p, LEAST), 1 - LEAST)
    return 1 / (1 + exp(-bold * log(p / (1 - p))))


def boldest_fit(turns: Sequence[Turn]) -> float:
    """How boldly chances are told when how games ended surprises least."""
    return min(BOLDNESS, key=lambda bold: log_loss(turns, bold))


def log_loss(turns: Sequence[Turn], bold: float) -> float:
    """The mean logarithm of the chance that was given to what happened."""
    said = [(told(p, bold), won) for p, won in turns]
    return -fmean([won * log(p) + (1 - won) * log(1 - p) for p, won in said])


def tenths(turns: Sequence[Turn], bold: float) -> Iterator[Turn]:
    """What was said and what came true, by tenths."""
    said = [(told(p, bold), won) for p, won in turns]
    for tenth in range(TENTHS):
        here = [(p, won) for p, won in said if min(TENTHS - 1, int(p * TENTHS)) == tenth]
        if here:
            yield fmean([p for p, _ in here]), fmean([won for _, won in here])


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path)
    parser.add_argument("--fit", type=bounds.games, default=200, help="the first games")
    asked = parser.parse_args()
    kept = map(json.loads, asked.file.read_text("utf-8").splitlines())
    games = [each for each in kept if each["kind"] == "course"]
    others = turns_of(games[asked.fit :])
    for bold in (1.0, boldest_fit(turns_of(games[: asked.fit])[::3])):
        shown = ", ".join(f"{p:.2f} → {won:.2f}" for p, won in tenths(others, bold))
        print(f"{bold:.2f} times as boldly, on {len(games) - asked.fit} other games:")
        print(f"    {log_loss(others, bold):.4f} of log loss; {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
