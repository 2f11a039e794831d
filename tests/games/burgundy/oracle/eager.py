"""Random games in which everybody tries everything: what was done least often comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from tests.games.burgundy.oracle.gifts import give

#: Choices that do nothing, or give something up, are taken once in so many times.
SELDOM = 10
IDLE = ("end", "skip", "drop")
#: One of two choices is a placement where there is one, of the others one is the rarest deed.
OTHER = 2
#: In one game of so many everybody begins with gifts.
GIFTED = 2


def eager(
    spec: Game, seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Any, Option]]:
    """A game: each position, and the option that is about to be taken in it."""
    state = spec.rules.setup(seats, seed, options)
    chance = SplitMix(seed * 7919 + 31)
    done: Counter[str] = Counter()
    given = state.solo is not None or bool(state.team) or seed % GIFTED != 0
    while legal := spec.rules.legal(state):
        if not given and state.round:
            given = True
            give(state, seed)
            legal = spec.rules.legal(state)
        pool = [option for option in legal if option[0] not in IDLE]
        if not pool or chance.below(SELDOM) == 0:
            pool = list(legal)
        placing = [option for option in pool if option[0] == "place"]
        if placing and chance.below(OTHER):
            pool = placing
        elif chance.below(OTHER):
            fewest = min(done[str(option[0])] for option in pool)
            pool = [option for option in pool if done[str(option[0])] == fewest]
        option = pool[chance.below(len(pool))]
        done[str(option[0])] += 1
        yield state, option
        spec.rules.apply(state, option)
