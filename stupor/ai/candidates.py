"""The turns of a search that may be the best one, to be played on."""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter
from typing import Any, Final, NamedTuple

from stupor.ai.turns import TurnSearch
from stupor.engine.notation import Option
from stupor.engine.rules import Rules

_value: Final = itemgetter(0)


class Candidate(NamedTuple):
    """A turn: its choices, the options that can begin it, where it ends and its value in VP."""

    line: tuple[Option, ...]
    begins: list[Option]
    end: Any
    value: float


def candidates(
    rules: Rules, seat: int, search: TurnSearch, most: int, margin: float
) -> list[Candidate]:
    """So many of the best turns, at most `margin` VP behind, of which no two come to the same.

    If all of them end the game, or none does, the last one is the best of those that differ in
    that: points are counted where the game ends and guessed where it goes on.
    """
    ends = _ends(search)
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
    game_ends = {rules.ending(turn.end) for turn in found}
    if len(game_ends) == 1:
        others = (end for end in ends if rules.ending(end[1]) not in game_ends)
        if (other := next(others, None)) is not None:
            return [*found[: most - 1], _candidate(search, other)]
    return found


def _ends(search: TurnSearch) -> list[Any]:
    """Every end with its value first, the best before the others."""
    if search.whole is not None:
        return search.whole.found
    return sorted(search.found, key=_value, reverse=True)


def _candidate(search: TurnSearch, end: Any) -> Candidate:
    line = end[2] if search.whole is None else search.whole.line(end)
    return Candidate(line, _begins(search, end), end[1], end[0])


def _begins(search: TurnSearch, end: Any) -> list[Option]:
    """The options that can begin a turn to that end, as far as the search has seen."""
    return [end[2][0]] if search.whole is None else search.whole.beginnings(end)
