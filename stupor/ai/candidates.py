"""The turns of a search that may be the best one, and a race of them as they are played on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Any, Final, NamedTuple

from stupor.ai.turns import TurnSearch
from stupor.engine.notation import Option
from stupor.engine.rules import Rules

_value: Final = itemgetter(0)
#: After this many dealings, and whenever there were twice as many, the worse half drops out.
FIRST: Final = 2


class Candidate(NamedTuple):
    """A turn: its choices, the options that can begin it, where it ends and its value in VP."""

    line: tuple[Option, ...]
    begins: list[Option]
    end: Any
    value: float


def candidates(
    rules: Rules, seat: int, search: TurnSearch, most: int, margin: float
) -> list[Candidate]:
    """The best turns, at most `margin` VP behind, of which no two come to the same.

    If all of them end the game, or none does, the last one is the best of those that differ in
    that: points are counted where the game ends and guessed where it goes on.
    """
    ends = search.whole.found if search.whole else sorted(search.found, key=_value, reverse=True)
    near: dict[Hashable, Candidate] = {}
    for end in ends:
        if end[0] < ends[0][0] - margin:
            break
        key = rules.turn_key(end[1], seat)
        if key in near:
            known = near[key].begins
            known += [option for option in _begins(search, end) if option not in known]
        elif len(near) < most:
            near[key] = _candidate(search, end)
    found = list(near.values())
    other = _other_kind(rules, found, ends)
    return [*found[: most - 1], _candidate(search, other)] if other else found


def _other_kind(rules: Rules, found: Sequence[Candidate], ends: Sequence[Any]) -> Any | None:
    """The best end that ends the game where none of the turns found does, or the reverse."""
    kinds = {rules.ending(turn.end) for turn in found}
    others = (end for end in ends if rules.ending(end[1]) not in kinds)
    return next(others, None) if len(kinds) == 1 else None


def _candidate(search: TurnSearch, end: Any) -> Candidate:
    line = search.whole.line(end) if search.whole else end[2]
    return Candidate(line, _begins(search, end), end[1], end[0])


def _begins(search: TurnSearch, end: Any) -> list[Option]:
    """The options that can begin a turn to that end, as far as the search has seen."""
    return search.whole.beginnings(end) if search.whole else [end[2][0]]


class Race:
    """The values of turns in the same dealings, until a single one is left (sequential halving)."""

    def __init__(self, turns: int) -> None:
        self.running = list(range(turns))
        self._found: list[list[float]] = [[] for _ in range(turns)]

    def add(self, place: int, value: float) -> None:
        """Add the value of a turn in one more dealing."""
        self._found[place].append(value)

    @property
    def dealings(self) -> int:
        """How many dealings there were."""
        return len(self._found[self.running[0]])

    @property
    def due(self) -> int:
        """After how many more dealings it is time to halve them."""
        return max(FIRST, self.dealings)

    def halve(self) -> None:
        """Drop the worse half of the turns that run."""
        self.running.sort(key=lambda place: -sum(self._found[place]))
        del self.running[(len(self.running) + 1) // 2 :]

    def ranking(self) -> list[tuple[int, float]]:
        """The turns by the number of their dealings, then by their mean value; it never rises."""
        means = [sum(found) / len(found) for found in self._found]
        order = sorted(range(len(means)), key=lambda one: (-len(self._found[one]), -means[one]))
        return list(zip(order, accumulate((means[one] for one in order), min), strict=True))
