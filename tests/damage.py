"""Damaged and forged positions through the text door: refused in a line, or played to the end.

python -m tests.damage --positions 10000
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.protocol.door import Door
from stupor.protocol.server import reply
from tests.soak import invariants, setup_of
from tests.support.playing import MOST_DECISIONS, boxes_of, tables, wander

Json = Any
Path = tuple[Any, ...]
#: What no field of a position holds, and what some do.
JUNK: tuple[Json, ...] = (
    None, "x", "", -5, -1, 0, 1, 2, 7, 99, 10**9, 2**63, 1.5, True, False, [], {}, [0], "cards",
    "stone", {"@": "tuple", "items": []}, {"@": "Coins", "amount": 5, "reason": "cards"},
    {"@": "Path", "path": "/"}, [1, 1],
)  # fmt: skip
#: The longest that an answer may take, in seconds of processor time.
PATIENCE = 1.0


@cache
def positions(game: str) -> tuple[Json, ...]:
    """Positions of random games from every box, as JSON."""
    spec, found = registry.get(game), []
    tasks = [(box, seats) for box in boxes_of(game) for seats in tables(game, box)]
    for number, (box, seats) in enumerate(tasks):
        options = setup_of(seats, number, game) | boxes_of(game)[box]
        for ply, (state, _) in enumerate(wander(spec, seats, number, options)):
            if ply % 29 == number % 29 or ply < 2:
                found.append(json.dumps(spec.rules.dump(state)))
        found.append(json.dumps(spec.rules.dump(state)))
    return tuple(map(json.loads, found))


@cache
def clauses(game: str) -> tuple[Json, ...]:
    """Clauses that stood in those positions."""
    found: dict[str, Json] = {}
    for position in positions(game):
        for frame in position["state"]["agenda"]:
            for clause in frame["items"][1]["items"]:
                found[json.dumps(clause)] = clause
    return tuple(found[key] for key in sorted(found))


def ways(value: Json, path: Path = ()) -> Iterator[Path]:
    """Ways into a nest of JSON."""
    if path:
        yield path
    inside = value if isinstance(value, dict) else range(len(value)) if type(value) is list else ()
    for key in inside:
        yield from ways(value[key], (*path, key))


def at(value: Json, path: Path) -> Json:
    """What lies at the end of a way."""
    for key in path:
        value = value[key]
    return value


class Vandal:
    """Damages positions by chance, and remembers how."""

    def __init__(self, game: str, seed: int) -> None:
        self.done: list[str] = []
        self._game = game
        self._chance = SplitMix(seed)

    def position(self) -> Json:
        """A position with one to three things wrong with it, if chance will."""
        self.done = []
        told = json.loads(json.dumps(self.one(positions(self._game))))
        for _ in range(1 + self._chance.below(3)):
            deed = self.one(DEEDS)
            self.done.append(deed.__name__)
            with suppress(LookupError, TypeError, AttributeError):  # there may be nothing left
                deed(self, told)
        return told

    def one(self, of: Any) -> Any:
        """One of these; LookupError where there are none."""
        return of[self._chance.below(len(of) or 1)]

    def below(self, most: int) -> int:
        """A number from 0 to one less."""
        return self._chance.below(most)

    def spot(self, told: Json, wanted: Callable[[Json], bool]) -> Path | None:
        """The way to something that is wanted."""
        found = [path for path in ways(told["state"]) if wanted(at(told["state"], path))]
        return self.one(found) if found else None

    def put(self, told: Json, path: Path, value: Json) -> None:
        """Let something else lie there."""
        at(told["state"], path[:-1])[path[-1]] = json.loads(json.dumps(value))
        self.done.append(f"{'.'.join(map(str, path))} = {value!r:.60}")

    def other(self) -> Json:
        """Another position of the game."""
        return self.one(positions(self._game))

    def clause(self) -> Json:
        """A clause from elsewhere, perhaps with another argument."""
        made = dict(self.one(clauses(self._game)))
        names = [name for name in made if name != "@"]
        if names and self.below(2):
            made[self.one(names)] = self.one((*range(8), "grain", "castle", True, -1, 40))
        return made


def junk(vandal: Vandal, told: Json) -> None:
    """Something stands where it does not belong."""
    path = vandal.spot(told, lambda value: True)
    assert path is not None
    vandal.put(told, path, vandal.one(JUNK))


def nearly(vandal: Vandal, told: Json) -> None:
    """A number is a little off."""
    path = vandal.spot(told, lambda value: type(value) is int)
    if path is not None:
        vandal.put(told, path, at(told["state"], path) + vandal.one((-10, -1, 1, 2, 10)))


def swapped(vandal: Vandal, told: Json) -> None:
    """Two numbers change places."""
    first, second = (vandal.spot(told, lambda value: type(value) is int) for _ in range(2))
    if first is not None and second is not None:
        here, there = at(told["state"], first), at(told["state"], second)
        vandal.put(told, first, there)
        vandal.put(told, second, here)


def doubled(vandal: Vandal, told: Json) -> None:
    """An item of a list is there twice, or gone, or first."""
    path = vandal.spot(told, lambda value: type(value) is list and bool(value))
    if path is not None:
        items = at(told["state"], path)
        number = vandal.below(len(items))
        way = vandal.below(3)
        rest = [*items[:number], *items[number + 1 :]]
        vandal.put(told, path, ([*items, items[number]], rest, [items[number], *rest])[way])


def is_row(value: Json) -> bool:
    """Whether a value is a list of numbers."""
    return type(value) is list and bool(value) and type(value[0]) is int


def moved(vandal: Vandal, told: Json) -> None:
    """A number goes from one list to another."""
    first, second = vandal.spot(told, is_row), vandal.spot(told, is_row)
    if first is not None and second is not None and first != second:
        items = at(told["state"], first)
        number = items[vandal.below(len(items))]
        vandal.put(told, second, [*at(told["state"], second), number])
        vandal.put(told, first, [item for item in items if item != number])


def spliced(vandal: Vandal, told: Json) -> None:
    """A field is that of another position."""
    other = vandal.other()["state"]
    path = vandal.spot(told, lambda value: True)
    assert path is not None
    vandal.put(told, path, at(other, path))


def renamed(vandal: Vandal, told: Json) -> None:
    """A field has another name, is missing, or is one too many."""
    path = vandal.spot(told, lambda value: isinstance(value, dict))
    record = told["state"] if path is None else at(told["state"], path)
    name = vandal.one(sorted(record))
    way = vandal.below(3)
    if way:
        value = record.pop(name)
    if way != 1:
        record["coins" if way else "strange"] = record.get(name, 0) if not way else value
    vandal.done.append(f"{path}.{name}")


def forged(vandal: Vandal, told: Json) -> None:
    """The agenda holds a clause more, less, or another one."""
    items = vandal.one(told["state"]["agenda"])["items"][1]["items"]
    number = vandal.below(len(items) + 1)
    way = vandal.below(3)
    items[number : number + (way > 0)] = [vandal.clause()] if way < 2 else []
    vandal.done.append(f"{items!r:.200}")


def reseated(vandal: Vandal, told: Json) -> None:
    """A frame of the agenda is somebody else's, comes first, or is another position's."""
    way = vandal.below(3)
    if way == 0:
        vandal.put(told, ("agenda", 0, "items", 0), vandal.below(6) - 1)
    elif way == 1:
        told["state"]["agenda"].reverse()
    else:
        told["state"]["agenda"] = json.loads(json.dumps(vandal.other()["state"]["agenda"]))


DEEDS = (junk, nearly, nearly, swapped, doubled, moved, spliced, spliced, renamed, forged, forged,
         reseated)  # fmt: skip


class Trial:
    """Lets damaged positions through the door, and plays what is let in to its end."""

    def __init__(self, game: str, seed: int) -> None:
        self._spec = registry.get(game)
        self._check = invariants(game)
        self._vandal = Vandal(game, seed)
        self._chance = SplitMix(seed + 1)
        self.found: Counter[str] = Counter()
        #: Why the last one was refused.
        self.why = ""

    def one(self) -> None:
        """Try one; AssertionError for an answer that must not be."""
        told = self._vandal.position()
        door = Door(self._spec)
        line = json.dumps({"id": 1, "do": "load", "state": told}).encode()
        began = time.process_time()
        answer = json.loads(reply(door, line))
        spent = time.process_time() - began
        assert spent < PATIENCE, f"{spent:.1f} s for {self._vandal.done}"
        if not answer["ok"]:
            assert answer["error"]["code"] == "bad-state", (answer, self._vandal.done)
            self.found["refused"] += 1
            self.why = answer["error"]["message"]
            return
        self.found["accepted"] += 1
        try:
            self.found["decisions"] += self._play(self._spec.rules.load(told))
        except Exception as error:
            raise AssertionError(f"{error!r} after {self._vandal.done}") from error

    def _play(self, state: Any) -> int:
        rules = self._spec.rules
        for decisions in range(MOST_DECISIONS):
            self._check(state)
            options = rules.legal(state)
            if not options:
                rules.result(state)
                return decisions
            option = options[self._chance.below(len(options))]
            rules.text(state, option)
            rules.apply(state, option)
        raise AssertionError("the game does not end")


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for game in registry.GAMES:
        trial, began = Trial(game, asked.seed), time.perf_counter()
        for _ in range(asked.positions):
            trial.one()
        spent = time.perf_counter() - began
        print(f"{game}: {dict(trial.found)}, no internal error, {spent:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
