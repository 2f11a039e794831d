"""The ladder: matches that show every level beating the one below, and their table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from stupor.arena.match import Match
from stupor.arena.match_game import Outcome
from stupor.arena.statistics import LevelRecord, crosstable, ratings, standings, title_order, titles
from stupor.engine.errors import BadData
from stupor.files.atomic_write import write_whole
from stupor.files.names import shown
from stupor.files.untrusted import read_text
from stupor.games.registry import names

BEGIN: Final = "<!-- ladder: python -m stupor arena --ladder -->"
END: Final = "<!-- end of ladder -->"
BLIND: Final = "random"
#: A page that people read is shorter.
_MOST_BYTES: Final = 2**22


@dataclass(frozen=True, slots=True)
class Goal:
    """What a match should show of its first level: win rate, its lower bound, or parity."""

    rate: float = 0.0
    low: float = 0.0
    parity: bool = False

    def met(self, standing: LevelRecord) -> bool:
        """Whether the figures show it."""
        low, high = standing.interval
        if self.parity:
            return low <= 0.5 <= high
        return standing.rate >= self.rate and low >= self.low

    def __str__(self) -> str:
        if self.parity:
            return "50 % within"
        bound = f", bound ≥ {100 * self.low:.0f} %" if self.low else ""
        return f"≥ {100 * self.rate:.0f} %{bound}" if self.rate else "–"


@dataclass(frozen=True, slots=True)
class LadderMatch:
    """A match of the ladder with its goal."""

    title: str
    match: Match
    goal: Goal = Goal()

    @property
    def file(self) -> str:
        """The name of the file with its outcomes."""
        return "-".join(self.match.levels) + ".jsonl"


def ladder_matches(game: str, ranks: Sequence[str], games: int, seed: int) -> Iterator[LadderMatch]:
    """All matches of a ladder of these levels, the lowest first."""

    def match(*levels: str) -> Match:
        return Match(game, levels, games if len(levels) == 2 else max(1, games // 2), seed)

    pairs = list(zip(ranks[1:], ranks, strict=False))
    for level, goal in zip(ranks, (Goal(), Goal(0.8)), strict=False):
        yield LadderMatch(f"{level} against {BLIND}", match(level, BLIND), goal)
    for upper, lower in pairs:
        yield LadderMatch(f"{upper} against {lower}", match(upper, lower), Goal(0.65, 0.6))
    if len(ranks) > 2:
        yield LadderMatch(f"{ranks[-1]} against {ranks[1]}", match(ranks[-1], ranks[1]), Goal(0.95))
    mirror = ranks[-2:][0]
    yield LadderMatch(f"{mirror} against itself", match(mirror, mirror), Goal(parity=True))
    for upper, lower in pairs:
        goal = Goal(0.4) if upper == ranks[-1] else Goal()
        yield LadderMatch(f"one {upper} among three of {lower}", match(upper, *[lower] * 3), goal)
    for level in ranks:
        yield LadderMatch(f"{level} solo", match(level))


Played = Sequence[tuple[LadderMatch, Sequence[Outcome]]]


def summary(played: Played) -> dict[str, Any]:
    """The ladder in figures."""
    return {
        "kind": "ladder",
        "matches": [_figures(entry, found) for entry, found in played],
        "elo": {level: round(elo) for level, elo in _elo(played).items()},
    }


def _figures(entry: LadderMatch, found: Sequence[Outcome]) -> dict[str, Any]:
    first = standings(found)[0]
    told: dict[str, Any] = {
        "title": entry.title,
        "seats": list(entry.match.levels),
        "games": len(found),
        "seed": entry.match.seed,
        "median": first.median,
    }
    if len(entry.match.levels) == 1:
        return told | {"titles": titles(found)}
    low, high = first.interval
    return told | {
        "rate": round(first.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "goal": str(entry.goal),
        "met": entry.goal.met(first),
    }


def _elo(played: Played) -> dict[str, float]:
    duels = [
        outcome
        for entry, found in played
        if len(set(entry.match.levels)) == len(entry.match.levels) == 2
        for outcome in found
    ]
    return ratings(crosstable(duels)) if duels else {}


def table(played: Played) -> Iterator[str]:
    """The ladder as Markdown tables: matches, then solo games."""
    elo = _elo(played)
    first = played[0][0].match
    yield f"Seed {first.seed}; every set-up is played from every seat. Elo from the pairs: " + (
        ", ".join(f"{level} {points:+.0f}" for level, points in elo.items())
    )
    yield from ("", "| match | games | wins (95 % interval) | goal | VP |", "|---|---|---|---|---|")
    for entry, found in played:
        if len(entry.match.levels) > 1:
            yield _row(entry, found)
    solo = {entry.match.levels[0]: found for entry, found in played if len(entry.match.levels) == 1}
    if solo:
        yield from ("", *_solo(solo))


def _row(entry: LadderMatch, found: Sequence[Outcome]) -> str:
    asked, (wins, points) = str(entry.goal), wins_and_points(found)
    if asked != "–" and not entry.goal.met(standings(found)[0]):
        asked += " (missed)"
    return f"| {entry.title} | {len(found)} | {wins} | {asked} | {points} |"


def wins_and_points(found: Sequence[Outcome]) -> tuple[str, str]:
    """The wins of the first level of a match with their interval, and the mean points of each."""
    first, *rest = standings(found)
    low, high = first.interval
    points = " : ".join(f"{standing.mean:.1f}" for standing in (first, *rest))
    return f"{100 * first.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})", points


def _solo(solo: Mapping[str, Sequence[Outcome]]) -> Iterator[str]:
    order = title_order(outcome for found in solo.values() for outcome in found)
    yield f"| solo | games | median VP | {' | '.join(order)} |"
    yield f"|{'---|' * (3 + len(order))}"
    for level, found in solo.items():
        shares = titles(found)
        cells = " | ".join(f"{100 * shares.get(title, 0):.1f} %" for title in order)
        middle = median(outcome.scores[0] for outcome in found)
        yield f"| {level} | {len(found)} | {middle:g} | {cells} |"


def begin_mark(game: str) -> str:
    """The mark before the table of a game, with the command that makes it."""
    return BEGIN if game == names()[0] else BEGIN.replace("--ladder", f"--ladder --game {game}")


def check_marks(file: Path, mark: str) -> tuple[str, str]:
    """What stands before and behind the table in a file; BadData when it has no marks for it."""
    try:
        text = read_text(file, _MOST_BYTES)
    except FileNotFoundError:
        text = ""
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadData(
            f"{shown(file)} needs the lines {mark!r} and {END!r}; the table goes between them"
        )
    return before, after


def write_between(file: Path, mark: str, lines: Sequence[str]) -> None:
    """Put the table between the marks of a file."""
    before, after = check_marks(file, mark)
    table = "\n".join((mark, "", *lines, "", END))
    write_whole(file, f"{before}{table}{after}".encode())
