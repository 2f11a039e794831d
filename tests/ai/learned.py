"""Is what was learned worth it? python -m tests.ai.learned --players 2 --games 400.

The learned judgement plays the hand-made one it stands on; both search as a Baron does. With
--game burgundy --options '{"duchies": "dealt"}' they play that.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from functools import partial
from typing import Any

from stupor.ai.bot import finish
from stupor.ai.levels import BARON
from stupor.ai.turns import TurnBot
from stupor.ai.view import SeatView
from stupor.arena.statistics import wilson
from stupor.files import bounds
from stupor.games import registry


def won(number: int, game: str, players: int, options: dict[str, Any]) -> float:
    """The share of a win that the learned judgement has in a game, from each chair in turn."""
    spec = registry.get(game)
    setting, learned = divmod(number, players)
    state = spec.rules.setup(players, setting, options)
    bots = [
        TurnBot(
            spec.rules, spec.advisor.learned() if seat == learned else spec.advisor, seat, BARON
        )
        for seat in range(players)
    ]
    ply = 0
    while (asked := spec.rules.decision(state)) is not None:
        view = SeatView(spec.rules, state, asked, ply)
        spec.rules.apply(state, finish(bots[asked.seat].think(view))[0][0])
        ply += 1
    winners = spec.rules.result(state).winners
    return (learned in winners) / len(winners)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=bounds.whole(1, 99), default=2)
    parser.add_argument("--games", type=bounds.games, default=400)
    parser.add_argument("--jobs", type=bounds.jobs, default=1)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--options", type=json.loads, default={}, help="of a new game, as JSON")
    asked = parser.parse_args()
    if asked.players not in registry.get(asked.game).seats:
        parser.error(f"{asked.players} cannot play")
    game = partial(won, game=asked.game, players=asked.players, options=asked.options)
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        wins = sum(pool.imap(game, range(asked.games), chunksize=4))
    low, high = wilson(wins, asked.games)
    print(
        f"the learned judgement among {asked.players}: {100 * wins / asked.games:.1f} % "
        f"of {asked.games} games ({100 * low:.1f} to {100 * high:.1f})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
