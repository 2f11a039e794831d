"""Games played by chance, for tests that want many positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.variants import boxes
from stupor.games import registry
from tests.toys import GAMES, game_of

#: What tells one kind of game from another: the options of a new one.
Kind = dict[str, Any]
#: Every box of Stupor Mundi, by a name for the test.
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
#: Tests of the contract take so many turns.
TURNS = 4


def every_game() -> list[tuple[str, int]]:
    """Each registered game with each number of seats."""
    return [(name, seats) for name in registry.GAMES for seats in registry.get(name).seats]


def some_kinds(turn: int) -> list[tuple[str, int, Kind]]:
    """The least and the fullest box with every number of seats, each other one by turns."""
    found = []
    for name in GAMES:
        boxes = [(kind, tables(name, box)) for box, kind in boxes_of(name).items()]
        (least, first), *others = boxes
        found += [(name, seats, least) for seats in first]
        if others:  # a game that agrees on nothing has one box
            fullest, last = others.pop()
            found += [(name, seats, fullest) for seats in last]
        for place, (kind, all_seats) in enumerate(others, turn):
            apart = min(TURNS, len(all_seats))
            found += [(name, seats, kind) for seats in all_seats[place % apart :: apart]]
    return found


@cache
def boxes_of(game: str) -> dict[str, Kind]:
    """The boxes of a game by name, as its variants have it; the fullest comes last."""
    found: dict[str, Kind] = {}
    spec = game_of(game)
    for seats in spec.seats:
        for kind in boxes(spec.variants, seats):
            found.setdefault(named(kind), kind)
    *less, fullest = sorted(found.items(), key=lambda item: _chosen(item[1]))
    return dict([*less, *((name, kind) for name, (kind, _) in more_boxes(game).items()), fullest])


@cache
def more_boxes(game: str) -> dict[str, tuple[Kind, tuple[int, ...]]]:
    """What a game's own tests want played besides, by name, and with how many seats."""
    if find_spec(f"tests.games.{game}") is None or find_spec(f"tests.games.{game}.boxes") is None:
        return {}
    more: dict[str, tuple[Kind, tuple[int, ...]]] = import_module(f"tests.games.{game}.boxes").MORE
    return more


def named(kind: Kind) -> str:
    """What a box is called: all that is not usual in it."""
    return "-".join("+".join(_words(name, kind[name])) for name in kind) or "usual"


def _words(name: str, value: object) -> list[str]:
    return value if isinstance(value, list) else [name if value is True else str(value)]


def _chosen(kind: Kind) -> int:
    """How many things were chosen for a box."""
    return sum(len(value) if isinstance(value, list) else 1 for value in kind.values())


def tables(game: str, box: str) -> tuple[int, ...]:
    """With how many seats a box of a game can be played."""
    if box in more_boxes(game):
        return more_boxes(game)[box][1]
    spec, kind = game_of(game), boxes_of(game)[box]
    return tuple(seats for seats in spec.seats if kind in boxes(spec.variants, seats))


def every_box() -> list[tuple[str, int, str]]:
    """Each box of each game with each number of seats that can play it."""
    return [
        (game, seats, box)
        for game in GAMES
        for box in boxes_of(game)
        for seats in tables(game, box)
    ]


def called(part: object) -> str:
    """A part of such a kind as the name of a test has it."""
    return named(part) if isinstance(part, dict) else str(part)


def wander(
    spec: Game, seats: int, seed: int, options: dict[str, Any] | None = None
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
    spec: Game, seats: int, seed: int, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[Any]:
    """Copies of every k-th position of a random game."""
    for number, (state, _) in enumerate(wander(spec, seats, seed, options)):
        if number % every == 0:
            copy = state.clone()
            for seat in range(seats):
                copy.own(seat)
            yield copy
