"""Is what was learned worth it? python -m tests.ai.learned --players 2 --games 400.

The learned judgement plays the hand-made one it stands on; both search as a Baron does. With
--expansions postponed-crusade,imperial-projects they play those.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from functools import partial

from stupor.ai.bot import finish
from stupor.ai.levels import BARON
from stupor.ai.turns import TurnBot
from stupor.ai.view import SeatView
from stupor.arena.statistics import wilson
from stupor.games import registry

SPEC = registry.get("stupor_mundi")


def won(number: int, players: int, expansions: str = "") -> float:
    """The share of a win that the learned judgement has in a game, from each chair in turn."""
    setting, learned = divmod(number, players)
    box = {"edition": "special", "expansions": expansions} if expansions else {}
    state = SPEC.rules.setup(players, setting, box)
    bots = [
        TurnBot(
            SPEC.rules, SPEC.advisor.learned() if seat == learned else SPEC.advisor, seat, BARON
        )
        for seat in range(players)
    ]
    ply = 0
    while (asked := SPEC.rules.decision(state)) is not None:
        view = SeatView(SPEC.rules, state, asked, ply)
        SPEC.rules.apply(state, finish(bots[asked.seat].think(view))[0][0])
        ply += 1
    winners = SPEC.rules.result(state).winners
    return (learned in winners) / len(winners)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--expansions", default="", help="A,B of the special edition")
    asked = parser.parse_args()
    game = partial(won, players=asked.players, expansions=asked.expansions)
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
