"""A match on one or several processors, kept in a file so that it can go on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from stupor.ai.fingerprint import check_code, fingerprint
from stupor.arena import match_file
from stupor.arena.match_game import MatchGame, Outcome, play, schedule
from stupor.arena.worker_pool import WorkerPool, process_pool
from stupor.engine.errors import BadData
from stupor.files.names import shown
from stupor.games import registry

FORMAT: Final = "stupor-match"


@dataclass(frozen=True, slots=True)
class Match:
    """A number of games between these levels; equal matches have equal outcomes.

    Not `turned`, each game has its own set-up; `census` collects counts for a balance report.
    """

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    turned: bool = True
    census: bool = False

    def header(self) -> dict[str, Any]:
        """What a file about this match begins with; the number of games may grow later."""
        return {
            "format": FORMAT,
            "game": self.game,
            "levels": list(self.levels),
            "seed": self.seed,
            "options": dict(self.options),
            "turned": self.turned,
            "books": self.census,
            "code": fingerprint(),
        }


def outcomes(
    match: Match,
    jobs: int = 1,
    file: Path | None = None,
    on_outcome: Callable[[Outcome], None] = lambda outcome: None,
    *,
    pool: WorkerPool | None = None,
    mixed: bool = False,
) -> list[Outcome]:
    """Play the missing games of a match; all outcomes in the order of the schedule.

    Each outcome is written to the file as soon as it is there; `on_outcome` gets all, those
    of the file too, in the order of the schedule. BadData for another match's file, and for one
    that other code has played unless `mixed` allows it.
    """
    done = _read(match, file, mixed)
    todo = [
        one
        for one in schedule(match.levels, match.games, match.seed, turned=match.turned)
        if one.number not in done
    ]
    work = partial(play_one, match.game, dict(match.options), match.census, fingerprint())
    told = _report(done, 0, match.games, on_outcome)
    for outcome in (pool or process_pool(jobs))(work, todo):
        done[outcome.number] = outcome
        if file is not None:
            match_file.append(file, outcome.line())
        told = _report(done, told, match.games, on_outcome)
    return [done[number] for number in sorted(done) if number < match.games]


def play_one(
    game: str, options: Mapping[str, Any], census: bool, code: str, one: MatchGame
) -> Outcome:
    """Play one game in this process; BadData if other code is installed here."""
    check_code(code)
    return play(registry.get(game), one, options, with_census=census)


def _report(
    done: Mapping[int, Outcome], told: int, games: int, on_outcome: Callable[[Outcome], None]
) -> int:
    """Report the outcomes up to the first gap; how many have been reported by then."""
    while told < games and told in done:
        on_outcome(done[told])
        told += 1
    return told


def _read(match: Match, file: Path | None, mixed: bool) -> dict[int, Outcome]:
    if file is None:
        return {}
    if not os.path.lexists(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        match_file.append(file, match.header())
        return {}
    names = next(schedule(match.levels, 1, match.seed, turned=match.turned)).names
    found = match_file.read(file, names, match.census)
    _check(match, found.header, shown(file), mixed)
    if found.torn:
        match_file.truncate(file, found.end)
    return dict(found.outcomes)


def _check(match: Match, found: object, file: str, mixed: bool) -> None:
    wanted = match.header()
    if not isinstance(found, dict) or {**found, "code": ""} != wanted | {"code": ""}:
        raise BadData(f"{file} belongs to another match; choose another file or delete it")
    if found.get("code") != wanted["code"] and not mixed:
        raise BadData(
            f"{file} was played by another version of the program; delete it or add --mixed"
        )
