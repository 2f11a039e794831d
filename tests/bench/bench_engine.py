"""E1 and E3: decisions per second and the cost of a copy, against catanatron in the same run."""

from __future__ import annotations

import gc
import random
import time
from statistics import median

from catanatron import Color, Game, RandomPlayer

from stupor.ai.quick_rng import QuickRng
from stupor.engine.rng import SplitMix
from stupor.games import registry
from tests.bench.ratio import Ratio
from tests.bench.size import size

IDS = ("E1", "E3")
ROUNDS = size(9)
GAMES_A_ROUND = size(3)
COPIES = size(2000, 10)
SEATS = 4


def run() -> list[Ratio]:
    """Measure both in turns, so that a slow moment hits both."""
    ours, theirs, our_copy, their_copy = [], [], [], []
    for number in range(ROUNDS):
        gc.collect()
        ours.append(_our_rate(number))
        theirs.append(_catanatron_rate(number))
        our_copy.append(_our_copy(number))
        their_copy.append(_catanatron_copy(number))
    rate, other_rate = median(ours), median(theirs)
    copy, other_copy = median(our_copy), median(their_copy)
    return [
        Ratio(
            "E1",
            ">= 8",
            rate / other_rate,
            f"{rate:,.0f} random decisions/s, catanatron {other_rate:,.0f}",
        ),
        Ratio(
            "E3",
            "<= 0.1",
            copy / other_copy,
            f"clone {copy * 1e6:.1f} us, catanatron's Game.copy {other_copy * 1e6:.1f} us",
        ),
    ]


def _our_rate(number: int) -> float:
    rules = registry.get("stupor_mundi").rules
    decisions = 0
    start = time.perf_counter()
    for seed in range(number * GAMES_A_ROUND, (number + 1) * GAMES_A_ROUND):
        state = rules.setup(SEATS, seed, {})
        chance = QuickRng(seed)  # as quick as the chance of catanatron's random player
        while options := rules.legal(state):
            rules.apply(state, options[chance.below(len(options))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


def _catanatron_rate(number: int) -> float:
    decisions = 0
    start = time.perf_counter()
    for seed in range(number * GAMES_A_ROUND, (number + 1) * GAMES_A_ROUND):
        game = _catanatron_game(seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.perf_counter() - start)


def _our_copy(number: int) -> float:
    rules = registry.get("stupor_mundi").rules
    state = rules.setup(SEATS, number, {})
    chance = SplitMix(number)
    for _ in range(150):
        options = rules.legal(state)
        rules.apply(state, options[chance.below(len(options))])
    start = time.perf_counter()
    for _ in range(COPIES):
        state.clone()
    return (time.perf_counter() - start) / COPIES


def _catanatron_copy(number: int) -> float:
    game = _catanatron_game(number)
    for _ in range(150):
        game.play_tick()
    start = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (time.perf_counter() - start) / COPIES


def _catanatron_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)
