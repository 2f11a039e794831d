"""Is a persona as strong as none? python -m tests.ai.personas --game burgundy.

Each persona of a level plays the plain level, every set-up from both chairs; it should win 45 to 55
of a hundred games. `--out DIR` keeps the games and goes on from there. Many are soon played by the
compiled copy, from its own folder: cd build/fast; PYTHONPATH=.:../.. python -m tests.ai.personas
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any, Final

from stupor.ai.levels import LEVELS, spell
from stupor.arena.match import Match, outcomes
from stupor.arena.match_game import Outcome
from stupor.arena.statistics import wilson
from stupor.files import bounds
from stupor.games import registry

#: A persona is as strong as none if it wins that share.
EVEN: Final = (0.45, 0.55)
#: Set-ups in which a level meets all there is.
OPTIONS: Final[dict[str, dict[str, Any]]] = {"burgundy": {"duchies": "dealt"}}


def match_of(game: str, level: str, persona: str, games: int) -> Match:
    """So many games of a persona against none."""
    return Match(game, (spell(level, persona), level), games, 1, OPTIONS.get(game, {}))


def row(persona: str, played: Sequence[Outcome]) -> str:
    """What a persona won of its games, and whether that is as much as none would.

    The seats of an outcome say who sat there, for chairs are turned.
    """
    wins, leads = 0.0, []
    for outcome in played:
        own = next(seat for seat, kind in enumerate(outcome.levels) if ":" in kind)
        wins += (own in outcome.winners) / len(outcome.winners)
        leads.append(outcome.scores[own] - outcome.scores[1 - own])
    share, (low, high) = wins / len(played), wilson(wins, len(played))
    verdict = "even" if EVEN[0] <= share <= EVEN[1] else "uneven"
    won = f"{share:.1%} ({low:.1%} to {high:.1%})"
    return f"| {persona} | {len(played)} | {won} | {mean(leads):+.1f} | {verdict} |"


def main() -> int:
    """Run from the command line; 1 where a persona is not as strong as none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="burgundy", choices=registry.GAMES)
    parser.add_argument("--level", default="knight", choices=LEVELS)
    parser.add_argument("--games", type=bounds.games, default=200, help="of each persona")
    parser.add_argument("--jobs", type=bounds.jobs, default=1)
    parser.add_argument("--out", type=Path, metavar="DIR")
    asked = parser.parse_args()
    told = []
    for persona in registry.get(asked.game).persona_keys:
        file = asked.out and asked.out / f"{asked.game}-{asked.level}-{persona}.jsonl"
        match = match_of(asked.game, asked.level, persona, asked.games)
        told.append(row(persona, outcomes(match, asked.jobs, file)))
        print(told[-1], flush=True)
    return int(any("uneven" in line for line in told))


if __name__ == "__main__":
    sys.exit(main())
