"""How fast the rules are, as ratios in one run: random decisions and copies against catanatron's.

python -m tests.games.burgundy.pace
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from statistics import median

from catanatron import Color, Game, RandomPlayer

from stupor.ai.quick_rng import QuickRng
from stupor.games import registry

RULES = registry.get("burgundy").rules
ROUNDS = 15
GAMES = 8
SEATS = 4
COPIES = 2000
MOVES = 150


def ours(seed: int) -> int:
    """Play a game by chance; the number of decisions."""
    state, chance, decisions = RULES.setup(SEATS, seed, {}), QuickRng(seed), 0
    while options := RULES.legal(state):
        RULES.apply(state, options[chance.below(len(options))])
        decisions += 1
    return decisions


def theirs(seed: int) -> int:
    """The same of theirs."""
    game = their_game(seed)
    game.play()
    return len(game.state.actions)


def their_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def rate(play: Callable[[int], int], seeds: range) -> float:
    """Decisions a second of processor time."""
    gc.collect()
    start = time.process_time()
    decisions = sum(map(play, seeds))
    return decisions / (time.process_time() - start)


def spent(copy: Callable[[], object]) -> float:
    """Seconds of processor time for a copy."""
    gc.collect()
    start = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - start) / COPIES


def main() -> None:
    """Measure both in turns, so that a slow moment hits both."""
    state, chance = RULES.setup(SEATS, 1, {}), QuickRng(3)
    game = their_game(1)
    for _ in range(MOVES):
        options = RULES.legal(state)
        RULES.apply(state, options[chance.below(len(options))])
        game.play_tick()
    ours(0), theirs(0)
    decisions, copies = [], []
    for number in range(ROUNDS):
        seeds = range(number * GAMES, (number + 1) * GAMES)
        decisions.append(rate(ours, seeds) / rate(theirs, seeds[:3]))
        copies.append(spent(state.clone) / spent(game.copy))
    print(f"random decisions {median(decisions):.2f} x, a copy {median(copies):.3f} x")


if __name__ == "__main__":
    main()
