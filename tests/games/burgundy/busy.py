"""Random games in which everybody is busy: turns seldom end with dice left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix

#: Choices that do nothing are taken once in so many times when there is another one.
SELDOM = 12
IDLE = ("end", "skip")


def busy(
    spec: Game, seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Any, Option]]:
    """A game: each position, and the option that is about to be taken in it."""
    state = spec.rules.setup(seats, seed, options)
    chance = SplitMix(seed * 7919 + 29)
    while legal := spec.rules.legal(state):
        active = [option for option in legal if option[0] not in IDLE]
        placing = [option for option in active if option[0] == "place"]
        pool = legal if not active or chance.below(SELDOM) == 0 else active
        if placing and chance.below(3):
            pool = placing
        option = pool[chance.below(len(pool))]
        yield state, option
        spec.rules.apply(state, option)
