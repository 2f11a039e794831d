"""Child process: prints how many decisions a second it plays, at random or as greedy bots."""

from __future__ import annotations

import random
import sys
import time

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.games import registry

SPEC = registry.get("stupor_mundi")
SEATS = 4
RANDOM_GAMES = 25
GREEDY_DECISIONS = 150


def play_at_random(seed: int) -> int:
    """Play a game with the machine's own chance; the number of decisions."""
    rules, chance = SPEC.rules, random.Random(seed).random
    state, decisions = rules.setup(SEATS, seed, {}), 0
    while options := rules.legal(state):
        rules.apply(state, options[int(chance() * len(options))])
        decisions += 1
    return decisions


def play_greedily(seed: int) -> int:
    """Let a greedy bot decide for everybody for a while; the number of decisions."""
    rules = SPEC.rules
    bot, state = make_bot("greedy", rules, SPEC.advisor, seed), rules.setup(SEATS, seed, {})
    for ply in range(GREEDY_DECISIONS):
        asked = rules.decision(state)
        if asked is None:
            return ply
        ranking = finish(bot.think(SeatView(rules, state, asked, ply)))
        rules.apply(state, ranking[0][0])
    return GREEDY_DECISIONS


def pace(work: str) -> float:
    """Decisions per second of processor time, after a game to warm up."""
    play = play_at_random if work == "random" else play_greedily
    games = RANDOM_GAMES if work == "random" else 2
    play(0)
    start = time.process_time()
    decisions = sum(play(seed) for seed in range(1, games + 1))
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    print(pace(sys.argv[1]))
