"""Games played by chance, for tests that want many positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
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
#: The same for The Castles of Burgundy, with the numbers of seats that can play it.
BURGUNDY: dict[str, tuple[Kind, tuple[int, ...]]] = {
    "duchy-1": ({}, (1, 2, 3, 4)),
    "dealt": ({"duchies": "dealt"}, (2, 3, 4)),
    "secret": ({"duchies": "dealt", "secret": True}, (2, 3, 4)),
    "extra-tiles": ({"expansions": ["extra-tiles"]}, (1, 2, 3, 4)),
    "border-posts": ({"expansions": ["border-posts"]}, (2, 3, 4)),
    "white-castles": ({"expansions": ["white-castles"]}, (2, 3, 4)),
    "inns": ({"expansions": ["inns"]}, (2, 3, 4)),
    "trade-routes": ({"expansions": ["trade-routes"]}, (2, 3, 4)),
    "shields": ({"expansions": ["shields"]}, (2, 3, 4)),
    "team-a": ({"team": "12a"}, (4,)),
    "team-b": ({"team": "12b", "expansions": ["extra-tiles", "white-castles", "inns"]}, (4,)),
    "solo-b": ({"board": "13b", "target": 45, "expansions": ["extra-tiles"]}, (1,)),
    "all": (
        {
            "duchies": "dealt",
            "expansions": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"],
        },
        (2, 3, 4),
    ),
    "all-posts": (
        {
            "secret": True,
            "expansions": [
                "extra-tiles",
                "border-posts",
                "white-castles",
                "inns",
                "trade-routes",
                "shields",
            ],
        },
        (2, 3, 4),
    ),
}
#: No game of the house needs more decisions than this.
MOST_DECISIONS = 4000


def every_game() -> list[tuple[str, int]]:
    """Each registered game with each number of seats."""
    specs = [registry.get(name) for name in registry.GAMES]
    return [(spec.id, n) for spec in specs for n in spec.seats]


def some_kinds(turn: int) -> list[tuple[str, int, Kind]]:
    """The least and the fullest box with every number of seats, each other one by turns."""
    found = []
    for name in registry.GAMES:
        boxes = [(kind, tables(name, box)) for box, kind in boxes_of(name).items()]
        (least, first), *others, (fullest, last) = boxes
        found += [(name, seats, least) for seats in first]
        found += [(name, seats, fullest) for seats in last]
        for place, (kind, all_seats) in enumerate(others, turn):
            found.append((name, all_seats[place % len(all_seats)], kind))
    return found


def boxes_of(game: str) -> dict[str, Kind]:
    """The boxes of a game by name."""
    return {name: kind for name, (kind, _) in BURGUNDY.items()} if game == "burgundy" else KINDS


def tables(game: str, box: str) -> tuple[int, ...]:
    """With how many seats a box of a game can be played."""
    if game == "burgundy":
        return BURGUNDY[box][1]
    return tuple(seats for name, seats in every_game() if name == game)


def every_box() -> list[tuple[str, int, str]]:
    """Each box of each game with each number of seats that can play it."""
    return [
        (game, seats, box)
        for game in registry.GAMES
        for box in boxes_of(game)
        for seats in tables(game, box)
    ]


def called(part: object) -> str:
    """A part of such a kind as the name of a test has it."""
    named = [item for game in registry.GAMES for item in boxes_of(game).items()]
    return next((name for name, kind in named if kind is part), str(part))


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
            yield state.clone()
