"""The positions of a turn as a graph; those with an equal turn key are one node."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from stupor.engine.notation import Option


@dataclass(slots=True, eq=False)
class SearchNode:
    """A position, how it was first reached, and all positions that lead to it.

    `option` is what the seat chose to get here, `answers` what other seats then chose.
    """

    state: Any
    option: Option | None = None
    answers: tuple[Option, ...] = ()
    before: list[SearchNode] = field(default_factory=list)

    def path(self) -> list[SearchNode]:
        """The nodes by which this one was first reached, from here back to the start."""
        found, node = [self], self
        while node.before:
            node = node.before[0]
            found.append(node)
        return found

    def ancestors(self, but: set[SearchNode]) -> list[SearchNode]:
        """This node and all that lead to it, except those in `but`, which gets them too."""
        but.add(self)
        found = [self]
        for each in found:
            for before in each.before:
                if before not in but:
                    but.add(before)
                    found.append(before)
        return found


class PositionGraph:
    """Every position that a search has reached; `nodes` grows while it is iterated."""

    def __init__(self, turn_key: Callable[[Any], Hashable]) -> None:
        """Start empty; positions with an equal key are one node."""
        self.nodes: list[SearchNode] = []
        self._key_of = turn_key
        self._known: dict[Hashable, SearchNode] = {}

    def begin(self, node: SearchNode) -> SearchNode:
        """Add a node without looking for an equal one."""
        self.nodes.append(node)
        return node

    def reach(self, node: SearchNode) -> None:
        """Add a node, or note that the equal known one can be reached this way, too."""
        turn_key = self._key_of(node.state)
        known = self._known.get(turn_key)
        if known is None:
            self._known[turn_key] = self.begin(node)
        else:
            known.before += node.before
