"""The positions of a turn, each looked at once: those with an equal turn key are one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from stupor.engine.notation import Option


@dataclass(slots=True, eq=False)
class SearchNode:
    """A position, how it was come to first, and all positions from which one comes to it.

    `option` is what the seat chose there, `answers` what others then did who were asked.
    """

    state: Any
    option: Option | None = None
    answers: tuple[Option, ...] = ()
    before: list[SearchNode] = field(default_factory=list)

    def way(self) -> list[SearchNode]:
        """The places that were come through first, the last before the first."""
        found, place = [self], self
        while place.before:
            place = place.before[0]
            found.append(place)
        return found

    def leading_here(self, but: set[SearchNode]) -> list[SearchNode]:
        """All places from which one comes here, and this one, `but` those; `but` then has them."""
        but.add(self)
        found = [self]
        for each in found:
            for before in each.before:
                if before not in but:
                    but.add(before)
                    found.append(before)
        return found


class PositionGraph:
    """Every position that a search has come to; `places` grows while it is looked through."""

    def __init__(self, turn_key: Callable[[Any], Hashable]) -> None:
        """Know nothing yet; positions with an equal key leave the same to do."""
        self.places: list[SearchNode] = []
        self._key_of = turn_key
        self._known: dict[Hashable, SearchNode] = {}

    def begin(self, place: SearchNode) -> SearchNode:
        """A place that the search begins with."""
        self.places.append(place)
        return place

    def come(self, place: SearchNode) -> None:
        """Come to a place from another: it is new, or one that is known can be come to so, too."""
        turn_key = self._key_of(place.state)
        known = self._known.get(turn_key)
        if known is None:
            self._known[turn_key] = self.begin(place)
        else:
            known.before += place.before
