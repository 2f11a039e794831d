"""The command `stupor arena`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from stupor.ai.levels import LEVELS
from stupor.arena.bout import Outcome
from stupor.arena.match import Match, outcomes
from stupor.arena.report import lines, summary
from stupor.engine.errors import BadData


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command, besides who sits at the table."""
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time")
    parser.add_argument("--json", action="store_true", help="lines of JSON, the summary last")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep outcomes there and go on from it"
    )


def run(
    game: str, seats: list[str], seed: int, setup: dict[str, Any], options: argparse.Namespace
) -> int:
    """Play the match and tell it."""
    if options.games < 1 or options.jobs < 1:
        raise BadData("--games and --jobs are whole numbers from 1 on")
    strangers = [seat for seat in seats if seat not in LEVELS]
    if strangers:
        raise BadData(f"no level is called {strangers[0]!r}; there are: {', '.join(LEVELS)}")
    match = Match(game, tuple(seats), options.games, seed, setup)
    played = outcomes(match, options.jobs, options.out, _teller(options.json))
    told = [json.dumps(summary(match, played), sort_keys=True)] if options.json else None
    print("\n".join(told or lines(match, played)))
    return 0


def _teller(as_json: bool) -> Any:
    def tell(outcome: Outcome) -> None:
        if as_json:
            print(json.dumps(outcome.line(), sort_keys=True), flush=True)
        else:
            print(".", end="", file=sys.stderr, flush=True)

    return tell
