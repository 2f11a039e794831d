"""What a match says, and how sure it is: win rates with intervals, points, ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from stupor.arena.match_game import Outcome

#: The normal quantile of a 95 % interval.
Z_95: Final = 1.959964
#: Elo points for odds of ten to one.
ELO_FOR_TEN_TO_ONE: Final = 400.0
ITERATIONS: Final = 200


def wilson(wins: float, games: int, sure: float = Z_95) -> tuple[float, float]:
    """The 95 % interval of a win rate by Wilson's score, or one of another normal quantile.

    >>> [round(end, 3) for end in wilson(65, 100)]
    [0.553, 0.736]
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, sure * sure
    middle = rate + square / (2 * games)
    spread = sure * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """How a level fared in a match: chairs it held, games it won of them, points."""

    level: str
    chairs: int
    wins: float
    mean: float
    median: float

    @property
    def rate(self) -> float:
        """Games won per chair held; a shared victory counts in parts."""
        return self.wins / self.chairs if self.chairs else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.chairs)


def standings(outcomes: Sequence[Outcome]) -> list[LevelRecord]:
    """Every level of a match, in the order in which they sat down first."""
    points: dict[str, list[int]] = {}
    wins: dict[str, float] = {}
    for outcome in outcomes:
        for seat, level in enumerate(outcome.levels):
            points.setdefault(level, []).append(outcome.scores[seat])
            if seat in outcome.winners:
                wins[level] = wins.get(level, 0.0) + 1 / len(outcome.winners)
    return [
        LevelRecord(level, len(own), wins.get(level, 0.0), sum(own) / len(own), median(own))
        for level, own in points.items()
    ]


def titles(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The share of each solo title; empty for games of several seats."""
    got = [outcome.title for outcome in outcomes if outcome.title]
    return {title: got.count(title) / len(got) for title in dict.fromkeys(sorted(got))}


def title_order(outcomes: Iterable[Outcome]) -> list[str]:
    """The solo titles that were won, the lowest first."""
    least: dict[str, int] = {}
    for outcome in outcomes:
        if outcome.title:
            least[outcome.title] = min(outcome.scores[0], least.get(outcome.title, 1 << 30))
    return sorted(least, key=lambda title: least[title])


def crosstable(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often one level finished ahead of another, and in how many meetings."""
    table: dict[tuple[str, str], tuple[float, int]] = {}
    for outcome in outcomes:
        places = list(enumerate(outcome.levels))
        for seat, level in places:
            for other, rival in places:
                if level == rival:
                    continue
                ahead, met = table.get((level, rival), (0.0, 0))
                gain = _ahead(outcome, seat, other)
                table[level, rival] = (ahead + gain, met + 1)
    return table


def ratings(table: dict[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Elo ratings that fit a cross table best, their mean at zero (Bradley and Terry's model).

    Half a win is added to each side of a pairing, so that a clean sweep stays finite.
    Whoever has met nobody has none.
    """
    levels = list(dict.fromkeys(level for level, _ in table))
    if not levels:
        return {}
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ITERATIONS):
        strength = {level: _strength(level, strength, table) for level in levels}
        mean = math.exp(sum(map(math.log, strength.values())) / len(levels))
        strength = {level: value / mean for level, value in strength.items()}
    return {level: ELO_FOR_TEN_TO_ONE * math.log10(value) for level, value in strength.items()}


def _strength(
    level: str, strength: dict[str, float], table: dict[tuple[str, str], tuple[float, int]]
) -> float:
    won = shared = 0.0
    for (own, rival), (ahead, met) in table.items():
        if own == level:
            won += ahead + 0.5
            shared += (met + 1) / (strength[level] + strength[rival])
    return won / shared


def _ahead(outcome: Outcome, seat: int, other: int) -> float:
    own, his = outcome.scores[seat], outcome.scores[other]
    if own != his:
        return float(own > his)
    if (seat in outcome.winners) != (other in outcome.winners):
        return float(seat in outcome.winners)
    return 0.5
