"""Many random games from every box and for every number of seats, all invariants after each choice.

python -m tests.soak --games 1000 --jobs 2, or only --box special
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
import time
from collections.abc import Callable
from typing import Any

from stupor.files import bounds
from stupor.games import registry
from tests.support.playing import boxes_of, every_box, wander
from tests.toys import package_of


def invariants(game: str) -> Callable[[Any], None]:
    """The game's own check of a position; it raises AssertionError."""
    home = f"tests.games.{game}" if game in registry.GAMES else package_of(game)
    check: Callable[[Any], None] = importlib.import_module(f"{home}.invariants").check
    return check


def setup_of(seats: int, seed: int, game: str = "stupor_mundi") -> dict[str, Any]:
    """Set-up options that vary with the seed, so that every kind of game is played."""
    if game != "stupor_mundi":
        return {}
    options: dict[str, Any] = {
        "market": ("easy", "medium", "difficult")[seed % 3],
        "houses": ("random", "draft")[seed // 3 % 2],
    }
    if seats == 1:
        options["easier"] = seed % 5 == 0
    return options


def soak_one(job: tuple[str, int, int, str]) -> int:
    """Play one game; the number of decisions."""
    game, seats, seed, box = job
    spec, check = registry.get(game), invariants(game)
    decisions = 0
    state = None
    try:
        options = setup_of(seats, seed, game) | boxes_of(game)[box]
        for state, _ in wander(spec, seats, seed, options):
            check(state)
            assert spec.rules.legal(state)
            decisions += 1
        check(state)
        assert spec.rules.over(state)
    except Exception as error:
        message = f"{game}, {box}, {seats} seats, seed {seed}, decision {decisions}: {error!r}"
        raise AssertionError(message) from error
    return decisions


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=bounds.games, default=1000, help="games for each number of seats"
    )
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--box", action="append", help="only this box")
    parser.add_argument("--jobs", type=bounds.jobs, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    chosen = [
        (game, seats, box)
        for game, seats, box in every_box()
        if (asked.game or game) == game and (not asked.box or box in asked.box)
    ]
    if unknown := {*(asked.box or ())} - {box for *_, box in chosen}:
        parser.error(f"there is no box {', '.join(sorted(unknown))}")
    if not chosen:
        parser.error(f"there is no game {asked.game}")
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for game, seats, box in chosen:
            start = time.perf_counter()
            jobs = [(game, seats, asked.seed + number, box) for number in range(asked.games)]
            decisions = sum(pool.imap_unordered(soak_one, jobs, chunksize=10))
            spent = time.perf_counter() - start
            mean = decisions / asked.games
            print(
                f"{game} {box} {seats} seats: {asked.games} games, {decisions} decisions "
                f"({mean:.0f} a game), no error, {spent:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
