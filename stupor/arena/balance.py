"""What games between equals say about the game itself: ends, points, traits, components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, median
from typing import Any, Final

from stupor.arena.match_game import Outcome
from stupor.arena.statistics import titles, wilson
from stupor.engine.census import Section

#: The normal quantile beyond which a figure is pointed out: one in 370 by chance.
STRIKING: Final = 3.0
#: Chairs that must have used a component before its win rate is pointed out.
ENOUGH: Final = 30


def balance(played: Sequence[Outcome], sections: Sequence[Section]) -> dict[str, Any]:
    """The report on games with the same number of seats, as JSON values."""
    rivals = len(played[0].scores) > 1
    return {
        "players": len(played[0].scores),
        "games": len(played),
        **_lengths(played),
        "reasons": shares([outcome.reason for outcome in played]),
        **_scores(played),
        "margin": spread(map(margin, played)) if rivals else None,
        "titles": {title: round(share, 4) for title, share in titles(played).items()},
        "sources": sources(played),
        "traits": traits(played) if rivals else {},
        "sections": [section(part, played) for part in sections],
    }


def _lengths(played: Sequence[Outcome]) -> dict[str, Any]:
    """How long games took."""
    return {
        "rounds": spread(outcome.rounds for outcome in played),
        "choices": spread(outcome.choices for outcome in played),
    }


def _scores(played: Sequence[Outcome]) -> dict[str, Any]:
    """What seats came to, and those who won."""
    return {
        "score": spread(vp for outcome in played for vp in outcome.scores),
        "winning_score": spread(max(outcome.scores) for outcome in played),
    }


def spread(values: Iterable[float]) -> dict[str, float]:
    """Mean, median and the ends of some figures."""
    found = sorted(values)
    return {
        "mean": round(mean(found), 2),
        "median": median(found),
        "least": found[0],
        "most": found[-1],
    }


def shares(names: Sequence[str]) -> dict[str, float]:
    """The share of each name, the most frequent first."""
    found = {name: names.count(name) / len(names) for name in sorted(set(names))}
    return {name: round(found[name], 4) for name in sorted(found, key=lambda n: -found[n])}


def margin(outcome: Outcome) -> int:
    """Points between the first and the second."""
    first, second = sorted(outcome.scores, reverse=True)[:2]
    return first - second


def credit(outcome: Outcome, seat: int) -> float:
    """The seat's part of the victory."""
    return (seat in outcome.winners) / len(outcome.winners)


def sources(played: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """Points by where they come from: a seat's mean, its share of all, the winners' mean."""
    total = sum(sum(outcome.scores) for outcome in played)
    known = dict.fromkeys(name for outcome in played for name in outcome.census["sources"])
    return {source: _brought(source, played, total) for source in known}


def _brought(source: str, played: Sequence[Outcome], total: int) -> dict[str, float]:
    """What a source brought."""
    given = [(outcome.census["sources"].get(source, ()), outcome.winners) for outcome in played]
    every = [vp for points, _ in given for vp in points]
    won = [points[seat] for points, winners in given for seat in winners if points]
    return {
        "mean": round(mean(every), 2),
        "share": round(sum(every) / total, 4) if total else 0.0,
        "winners": round(mean(won), 2) if won else 0.0,
    }


def traits(played: Sequence[Outcome]) -> dict[str, dict[str, dict[str, Any]]]:
    """Win rates by chair, and by everything else that seats are told apart by."""
    table: dict[str, dict[str, list[tuple[float, int]]]] = {}
    for outcome in played:
        chairs = {"chair": [str(seat + 1) for seat in range(len(outcome.scores))]}
        for trait, labels in (chairs | dict(outcome.census["traits"])).items():
            for seat, label in enumerate(labels):
                found = table.setdefault(trait, {}).setdefault(label, [])
                found.append((credit(outcome, seat), outcome.scores[seat]))
    parity = 1 / len(played[0].scores)
    return {
        trait: {
            label: rate(sum(won for won, _ in found), len(found), parity)
            | {"mean": round(mean(vp for _, vp in found), 2)}
            for label, found in sorted(labels.items())
        }
        for trait, labels in table.items()
    }


def rate(wins: float, chairs: int, parity: float) -> dict[str, Any]:
    """A win rate with its interval, and whether it strikes the eye."""
    low, high = wilson(wins, chairs)
    least, most = wilson(wins, chairs, STRIKING)
    return {
        "chairs": chairs,
        "rate": round(wins / chairs, 4) if chairs else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "striking": chairs >= ENOUGH and not least <= parity <= most,
    }


def section(part: Section, played: Sequence[Outcome]) -> dict[str, Any]:
    """A table of components: sums of each column, and how those fared who used them."""
    rows = [row(part, name, title, played) for name, title in part.rows]
    return {
        "id": part.id,
        "title": part.title,
        "columns": dict(part.columns),
        "offered": part.offered,
        "used": part.used,
        "rows": [
            told for told in rows if told["id"] not in part.rare or any(told["counts"].values())
        ],
    }


def row(part: Section, name: str, title: str, played: Sequence[Outcome]) -> dict[str, Any]:
    """One component: its counts, uses by offer or by game, and the users' win rate."""
    counts = {column: total(f"{column} {part.id}.{name}", played) for column, _ in part.columns}
    uses = sum(counts[column] for column in uses_of(part))
    chances = counts[part.offered] if part.offered else len(played)
    told: dict[str, Any] = {
        "id": name,
        "title": title,
        "counts": counts,
        "uses": uses,
        "chances": chances,
        "rate": round(uses / chances, 4) if chances else None,
    }
    seats = len(played[0].scores)
    if part.used and seats > 1:
        wins, chairs = users(f"{part.used} {part.id}.{name}", played)
        told["users"] = rate(wins, chairs, 1 / seats)
    return told


def uses_of(part: Section) -> list[str]:
    """The columns that mean a use."""
    return [part.used] if part.used else [name for name, _ in part.columns if name != part.offered]


def total(count: str, played: Sequence[Outcome]) -> int:
    """A count of all games, the table's part among it."""
    return sum(sum(_counts(outcome).get(count, ())) for outcome in played)


def users(count: str, played: Sequence[Outcome]) -> tuple[float, int]:
    """Victories and number of the chairs for which this was counted at all."""
    wins, chairs = 0.0, 0
    for outcome in played:
        for seat, times in enumerate(_counts(outcome).get(count, ())[: len(outcome.scores)]):
            if times:
                wins += credit(outcome, seat)
                chairs += 1
    return wins, chairs


def _counts(outcome: Outcome) -> Mapping[str, Sequence[int]]:
    counts: Mapping[str, Sequence[int]] = outcome.census["counts"]
    return counts
