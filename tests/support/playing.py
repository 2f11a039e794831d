"""Games played by chance, for tests that want many positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.rules import GameSpec
from stupor.games import registry

#: What tells one kind of game from another: the options of a new one.
Kind = dict[str, Any]
#: Every box of the game, by a name for the test.
KINDS: dict[str, Kind] = {
    "retail": {},
    "special": {"edition": "special"},
    "prototype": {"edition": "prototype-2023"},
    "crusade": {"edition": "special", "expansions": ["postponed-crusade"]},
    "projects": {"edition": "special", "expansions": ["imperial-projects"]},
    "both": {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]},
}
#: No game of the house needs more decisions than this.
MOST_DECISIONS = 4000


def every_game() -> list[tuple[str, int]]:
    """Each registered game with each number of seats."""
    specs = [registry.get(name) for name in registry.GAMES]
    return [(spec.id, n) for spec in specs for n in range(spec.min_seats, spec.max_seats + 1)]


def some_kinds(turn: int) -> list[tuple[str, int, Kind]]:
    """The least and the fullest box with every number of seats, each other one by turns."""
    least, *others, fullest = KINDS.values()
    found = [(game, seats, kind) for kind in (least, fullest) for game, seats in every_game()]
    for name in registry.GAMES:
        tables = [(game, seats) for game, seats in every_game() if game == name]
        for place, kind in enumerate(others, turn):
            found.append((*tables[place % len(tables)], kind))
    return found


def called(part: object) -> str:
    """A part of such a kind as the name of a test has it."""
    return next((name for name, kind in KINDS.items() if kind is part), str(part))


def wander(
    spec: GameSpec, seats: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Any, Option]]:
    """A random game: each position, and the option that is about to be taken in it."""
    state = spec.rules.setup(seats, seed, options or {})
    chance = SplitMix(seed * 7919 + 13)
    for _ in range(MOST_DECISIONS):
        options_now = spec.rules.legal(state)
        if not options_now:
            return
        option = options_now[chance.below(len(options_now))]
        yield state, option
        spec.rules.apply(state, option)
    raise AssertionError(f"{spec.id} with {seats} seats and seed {seed} does not end")


def positions(
    spec: GameSpec, seats: int, seed: int, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[Any]:
    """Copies of every k-th position of a random game."""
    for number, (state, _) in enumerate(wander(spec, seats, seed, options)):
        if number % every == 0:
            yield state.clone()
