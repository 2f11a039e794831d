"""A match as one line of JSON, or as a table for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import Any

from stupor.arena.match import Match
from stupor.arena.match_game import Outcome
from stupor.arena.statistics import LevelRecord, crosstable, ratings, standings, titles


def summary(match: Match, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The match in figures."""
    return {
        "kind": "match",
        "seats": list(match.levels),
        "games": len(outcomes),
        "seed": match.seed,
        "levels": [_level(standing) for standing in standings(outcomes)],
        "rounds": _mean(outcome.rounds for outcome in outcomes),
        "reasons": _shares([outcome.reason for outcome in outcomes]),
        "titles": {title: round(share, 4) for title, share in titles(outcomes).items()},
        "cross": [
            {"level": level, "rival": rival, "ahead": ahead, "met": met}
            for (level, rival), (ahead, met) in crosstable(outcomes).items()
        ],
        "elo": {level: round(elo) for level, elo in ratings(crosstable(outcomes)).items()},
    }


def lines(match: Match, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The match as a table."""
    yield f"{len(outcomes)} games of {', '.join(match.levels)}, seed {match.seed}"
    if len(outcomes) % len(match.levels):
        yield "The last set-up was not played from every seat."
    found = standings(outcomes)
    wide = max(len(standing.level) for standing in found)
    for standing in found:
        wins = "" if len(match.levels) == 1 else f"wins {_wins(standing)}, "
        points = f"{standing.mean:.1f} VP, median {standing.median:g}"
        yield f"{standing.level:{wide}} {wins}{points}"
    for title, share in titles(outcomes).items():
        yield f"{title:12} {100 * share:5.1f} %"
    table = crosstable(outcomes)
    for (level, rival), (ahead, met) in table.items():
        often = f"{100 * ahead / met:5.1f} % of {met} meetings"
        yield f"{level:{wide}} ahead of {rival:{wide}} in {often}"
    for level, elo in ratings(table).items():
        yield f"{level:{wide}} Elo {elo:+.0f}"


def _wins(standing: LevelRecord) -> str:
    low, high = standing.interval
    return (
        f"{100 * standing.rate:5.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f}) "
        f"of {standing.chairs} seats"
    )


def _level(standing: LevelRecord) -> dict[str, Any]:
    low, high = standing.interval
    return {
        "level": standing.level,
        "chairs": standing.chairs,
        "wins": round(standing.wins, 3),
        "rate": round(standing.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean": round(standing.mean, 2),
        "median": standing.median,
    }


def _shares(reasons: Sequence[str]) -> dict[str, float]:
    return {
        reason: round(reasons.count(reason) / len(reasons), 4)
        for reason in dict.fromkeys(sorted(reasons))
    }


def _mean(values: Iterator[int]) -> float:
    found = list(values)
    return round(mean(found), 2) if found else 0.0
