"""Child process: prints how many decisions a second it plays with one kind of bot."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from stupor.ai.bot import finish
from stupor.ai.child_process import collect_seldom
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.games import registry

GAME = "stupor_mundi"
SEATS = 4
RANDOM_GAMES = 25
#: What bots decide from the beginning of a game; a whole one of dukes takes minutes.
BOT_DECISIONS = {"greedy": 150, "baron": 60, "duke": 30}


def play_at_random(seed: int, game: str = GAME) -> int:
    """Play a game with the machine's own chance; the number of decisions."""
    rules, chance = registry.get(game).rules, random.Random(seed).random
    state, decisions = rules.setup(SEATS, seed, {}), 0
    while options := rules.legal(state):
        rules.apply(state, options[int(chance() * len(options))])
        decisions += 1
    return decisions


def play_bots(seed: int, game: str, level: str, most: int) -> int:
    """Let a bot decide for everybody, so many decisions at most; the number of decisions."""
    spec = registry.get(game)
    rules = spec.rules
    bot, state = make_bot(level, rules, spec.advisor, seed), rules.setup(SEATS, seed, {})
    for ply in range(most):
        asked = rules.decision(state)
        if asked is None:
            return ply
        ranking = finish(bot.think(SeatView(rules, state, asked, ply)))
        rules.apply(state, ranking[0][0])
    return most


def pace(work: str, game: str = GAME, most: int = 0) -> float:
    """Decisions per second of processor time, after a game to warm up; of bots so many at most."""
    if work == "random":
        return _timed(lambda seed: play_at_random(seed, game), RANDOM_GAMES)
    most = most or BOT_DECISIONS[work]
    return _timed(lambda seed: play_bots(seed, game, work, most), 2)


def _timed(play: Callable[[int], int], games: int) -> float:
    play(0)
    start = time.process_time()
    decisions = sum(play(seed) for seed in range(1, games + 1))
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    collect_seldom()  # as whoever plays or thinks outside the window
    print(pace(*sys.argv[1:3], *map(int, sys.argv[3:])))
