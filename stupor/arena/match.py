"""A match on one or several processors, kept in a file so that it can go on where it stopped."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from stupor.arena.bout import Bout, Outcome, bouts, play
from stupor.engine.errors import BadData

FORMAT: Final = "stupor-match"


@dataclass(frozen=True, slots=True)
class Match:
    """So many games between these levels; equal matches have equal outcomes."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def header(self) -> dict[str, Any]:
        """What a file about this match begins with; the number of games may grow later."""
        return {
            "format": FORMAT,
            "game": self.game,
            "levels": list(self.levels),
            "seed": self.seed,
            "options": dict(self.options),
        }


def outcomes(
    match: Match,
    jobs: int = 1,
    file: Path | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> list[Outcome]:
    """Play what is still to be played of a match; all outcomes in the order of the bouts.

    Each outcome is written to the file as soon as it is there. BadData for another match's file.
    """
    done = _read(match, file)
    todo = [
        bout for bout in bouts(match.levels, match.games, match.seed) if bout.number not in done
    ]
    for outcome in _played(match, todo, jobs):
        done[outcome.number] = outcome
        if file is not None:
            _append(file, outcome.line())
        heard(outcome)
    return [done[number] for number in sorted(done) if number < match.games]


def _played(match: Match, todo: Sequence[Bout], jobs: int) -> Iterable[Outcome]:
    one = partial(_play, match.game, dict(match.options))
    if jobs <= 1 or len(todo) < 2:
        yield from map(one, todo)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(todo))) as pool:
        yield from pool.imap_unordered(one, todo)


def _play(game: str, options: Mapping[str, Any], bout: Bout) -> Outcome:
    # imported here: each worker process finds the game by its name
    from stupor.games import registry

    return play(registry.get(game), bout, options)


def _read(match: Match, file: Path | None) -> dict[int, Outcome]:
    if file is None:
        return {}
    if not file.exists():
        _append(file, match.header())
        return {}
    lines = list(_lines(file))
    if not lines or lines[0] != match.header():
        raise BadData(f"{file} holds another match; give another file, or delete it")
    return {outcome.number: outcome for outcome in map(Outcome.of, lines[1:])}


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of a file; what was cut off while it was written is taken out of it."""
    kept, newline, torn = file.read_text(encoding="utf-8").rpartition("\n")
    if torn:
        file.write_text(kept + newline, encoding="utf-8")
    return map(json.loads, kept.splitlines())


def _append(file: Path, line: Mapping[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line, sort_keys=True) + "\n")
