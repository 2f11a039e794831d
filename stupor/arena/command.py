"""The commands `stupor arena` and `stupor balance`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from stupor.ai import levels
from stupor.arena import balance_text, campaign, ladder
from stupor.arena.balance import balance
from stupor.arena.match import Match, outcomes
from stupor.arena.match_game import Outcome, census_of
from stupor.arena.match_text import lines, summary
from stupor.arena.options import FOLDER, GAMES, LADDER_GAMES
from stupor.arena.players import check_players
from stupor.arena.worker_pool import WorkerPool, open_pool
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.files.atomic_write import write_whole
from stupor.files.terminal import say


def run_arena(
    spec: Game,
    seats: list[str] | None,
    seed: int,
    setup: dict[str, Any],
    options: argparse.Namespace,
) -> int:
    """Play a match or the whole ladder and tell it."""
    pool = open_pool(options.jobs, options.dask)
    if options.ladder:
        if seats is not None or setup:
            raise BadData(
                "--ladder sets its own players and variants; leave out --seats and variants"
            )
        return _ladder(spec, seed, options, pool)
    if seats is None:
        raise BadData("name the players: --seats duke,baron (or use --ladder)")
    check_players(seats, spec)
    match = Match(spec.id, tuple(seats), options.games or GAMES, seed, setup)
    printer = OutcomePrinter(match.games, options.json)
    played = outcomes(match, file=options.out, on_outcome=printer, pool=pool, mixed=options.mixed)
    _print_report(options.json, summary(match, played), partial(lines, match, played))
    return 0


def run_balance(spec: Game, seed: int, setup: dict[str, Any], options: argparse.Namespace) -> int:
    """Play games between equals and report on the game itself."""
    check_players([options.level], spec)
    pool, tables = open_pool(options.jobs, options.dask), []
    for players in _numbers(options.players, spec):
        match = Match(
            spec.id,
            (options.level,) * players,
            options.games or GAMES,
            seed,
            setup,
            turned=False,
            census=True,
        )
        file = options.out and options.out / f"{players}.jsonl"
        printer = OutcomePrinter(match.games, False, f"{players} players: ")
        played = outcomes(match, file=file, on_outcome=printer, pool=pool, mixed=options.mixed)
        tables.append(balance(played, census_of(spec).SECTIONS))
    report = {
        "kind": "balance",
        "game": spec.id,
        "level": options.level,
        "seed": seed,
        "options": setup,
        "tables": tables,
    }
    text = list(balance_text.markdown(report))
    if options.out is not None:
        told = json.dumps(report, indent=1, ensure_ascii=False)
        write_whole(options.out / "balance.json", f"{told}\n".encode())
        write_whole(options.out / "balance.md", ("\n".join(text) + "\n").encode())
    _print_report(options.json, report, lambda: text)
    return 0


def run_campaign(
    spec: Game, seed: int, options: argparse.Namespace, setup: Mapping[str, Any]
) -> int:
    """Let a computer play every chapter of a campaign and tell how hard each of them is."""
    check_players([options.level], spec)
    pool, found = open_pool(options.jobs, options.dask), []
    for chapter in campaign.chapters_to_play(spec, options.folder, options.chapter):
        match = campaign.match_of(spec, chapter, options.level, options.games or GAMES, seed)
        match = replace(match, options={**match.options, **setup})
        file = options.out and options.out / campaign.file_of(chapter)
        printer = OutcomePrinter(match.games, False, f"{chapter.title}: ")
        played = outcomes(match, file=file, on_outcome=printer, pool=pool, mixed=options.mixed)
        found.append((chapter, played))
    report = campaign.report(options.level, seed, found)
    text = list(campaign.markdown(report))
    if options.out is not None:
        write_whole(options.out / "campaign.md", ("\n".join(text) + "\n").encode())
    _print_report(options.json, report, lambda: text)
    return 0


def _ladder(spec: Game, seed: int, options: argparse.Namespace, pool: WorkerPool) -> int:
    mark = ladder.begin_mark(spec.id)
    folder = options.out or FOLDER / spec.id
    ladder.check_marks(options.readme, mark)
    ranks: Sequence[str] = levels.LADDER
    if options.top is not None:
        ranks = ranks[: ranks.index(options.top) + 1]
    plan = list(ladder.ladder_matches(spec.id, ranks, options.games or LADDER_GAMES, seed))

    def play(entry: ladder.LadderMatch) -> Sequence[Outcome]:
        printer = OutcomePrinter(entry.match.games, False, f"{entry.title}: ")
        file = folder / entry.file
        return outcomes(entry.match, file=file, on_outcome=printer, pool=pool, mixed=options.mixed)

    played = [(entry, play(entry)) for entry in plan]
    table = list(ladder.table(played))
    ladder.write_between(options.readme, mark, table)
    _print_report(options.json, ladder.summary(played), lambda: table)
    return 0


class OutcomePrinter:
    """Tells outcomes as lines of JSON, or on a terminal how far the match has come."""

    def __init__(self, games: int, as_json: bool, title: str = "") -> None:
        self._games = games
        self._json = as_json
        self._title = title

    def __call__(self, outcome: Outcome) -> None:
        """Tell one more outcome."""
        if self._json:
            say(json.dumps(outcome.line(), sort_keys=True), flush=True)
        elif sys.stderr.isatty():
            count = outcome.number + 1
            end = "\n" if count == self._games else "\r"
            say(f"{self._title}{count} of {self._games}", to=sys.stderr, end=end, flush=True)


def _print_report(as_json: bool, told: dict[str, Any], text: Callable[[], Any]) -> None:
    if as_json:
        say(json.dumps(told, sort_keys=True))
    else:
        say(*text())


def _numbers(text: str, spec: Game) -> list[int]:
    known = {str(number): number for number in spec.seats}
    numbers = [known[part] for part in text.split(",") if part in known]
    if not text:
        return [*spec.seats]
    if len(numbers) <= text.count(","):
        raise BadData(
            f"--players takes numbers from {spec.seats[0]} to {spec.seats[-1]}, such as 2,4"
        )
    return numbers
