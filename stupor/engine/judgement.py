"""A judgement that was learned: facts that may hold for a seat, and what each of them weighs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stupor.engine.errors import BadData


class FactNames:
    """The names of all facts by their places, as a game makes room for them."""

    def __init__(self) -> None:
        """No facts yet."""
        self.all: list[str] = []

    def room(self, name: str, number: int) -> int:
        """Make room for so many facts of a name; the place of the first."""
        first = len(self.all)
        self.all.extend(f"{name}.{value}" for value in range(number))
        return first


@dataclass(frozen=True, slots=True)
class Weights:
    """What was learned: the clock in rounds left; VP for each fact.

    A fact weighs something now and something for each round left; in the last round, where points
    are counted, it weighs only for whoever still has a turn.
    """

    clock: tuple[float, ...]
    now: tuple[float, ...]
    later: tuple[float, ...]
    last: tuple[float, ...]


def read_weights(
    learned: Mapping[str, Any], facts: Sequence[str], clock_names: Sequence[str]
) -> Weights:
    """The weights in a file's content; facts that it does not name weigh nothing."""
    parts = [_numbers(learned[part], facts) for part in ("now", "later", "last")]
    return Weights(_numbers(learned["clock"], clock_names), *parts)


def _numbers(named: Mapping[str, float], names: Sequence[str]) -> tuple[float, ...]:
    strange = sorted(named.keys() - set(names))
    if strange:
        raise BadData(f"the judgement weighs {strange[0]!r}, which is no fact of the game")
    return tuple(float(named.get(name, 0.0)) for name in names)
