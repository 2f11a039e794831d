"""The curve of chances fitted anew: python -m tests.ai.acceptance.curve FILE --game burgundy.

FILE holds pieces of the kind `course`, of games of two. The curve that surprises least is found in
the first games (`--fit`) and told beside the one that is shipped, with what comes of both in all
others.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from stupor.engine.odds import Odds
from stupor.files import bounds
from stupor.games import registry

TENTHS: Final = 10
#: No chance is told as less than this one.
LEAST: Final = 1e-4
#: Where the search begins, and how far it goes at once: floor, each, power.
BEGIN: Final = (3.0, 3.0, 0.5)
WIDEST: Final = (2.0, 2.0, 0.4)
#: So often its steps are halved.
HALVED: Final = 6


class Turn(NamedTuple):
    """A lead before a turn, how much of the game was left, and whether its seat won."""

    lead: float
    left: float
    won: float


def turns_of(games: Sequence[Mapping[str, Any]]) -> list[Turn]:
    """Every turn as the first seat sees it."""
    return [
        Turn(lead, left, each["won"])
        for each in games
        for lead, left in zip(each["leads"], each["left"], strict=True)
    ]


def fitted(turns: Sequence[Turn]) -> Odds:
    """The curve that says best how games ended.

    Floors and powers below 0 mean nothing.
    """
    at, widest = BEGIN, WIDEST
    for _ in range(HALVED):
        while (nearby := min(_around(at, widest), key=lambda to: log_loss(turns, Odds(*to)))) != at:
            at = nearby
        widest = tuple(each / 2 for each in widest)
    return Odds(*at)


def _around(at: tuple[float, ...], widest: tuple[float, ...]) -> Iterator[tuple[float, ...]]:
    """A curve and its neighbours."""
    yield at
    for signs in product((0, -1, 1), repeat=len(at)):
        near = tuple(one + sign * step for one, sign, step in zip(at, signs, widest, strict=True))
        if near != at and min(near) >= 0:
            yield near


def log_loss(turns: Sequence[Turn], odds: Odds) -> float:
    """The mean logarithm of the chance that was given to what happened."""
    return -fmean([_surprise(odds.chance(lead, left), won) for lead, left, won in turns])


def _surprise(p: float, won: float) -> float:
    p = min(max(p, LEAST), 1 - LEAST)
    return won * log(p) + (1 - won) * log(1 - p)


def tenths(turns: Sequence[Turn], odds: Odds) -> Iterator[tuple[float, float]]:
    """What was said and what came true, by tenths, as both seats see it."""
    own = [(odds.chance(lead, left), won) for lead, left, won in turns]
    said = own + [(1 - p, 1 - won) for p, won in own]
    for tenth in range(TENTHS):
        here = [(p, won) for p, won in said if min(TENTHS - 1, int(p * TENTHS)) == tenth]
        if here:
            yield fmean([p for p, _ in here]), fmean([won for _, won in here])


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--fit", type=bounds.games, default=200, help="the first games")
    asked = parser.parse_args()
    kept = map(json.loads, asked.file.read_text("utf-8").splitlines())
    games = [each for each in kept if each["kind"] == "course"]
    first, others = turns_of(games[: asked.fit]), turns_of(games[asked.fit :])
    print(f"fitted on {asked.fit} games, tried on {len(games) - asked.fit} others:")
    for odds in (registry.get(asked.game).advisor.odds[2], fitted(first)):
        shown = ", ".join(f"{p:.2f} → {won:.2f}" for p, won in tenths(others, odds))
        print(f"{odds}\n    {log_loss(others, odds):.4f} of log loss; {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
