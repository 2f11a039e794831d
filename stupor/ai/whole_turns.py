"""All turns that a seat could take, each position of them looked at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from operator import itemgetter
from typing import Any, Final

from stupor.ai.own_turns import OwnTurns
from stupor.ai.positions import PositionGraph, SearchNode
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: Positions that are played on in one go before others may have the processor.
SLICE: Final = 4

_worth: Final = itemgetter(0)
#: What the end of a turn comes to, the end, the position before it, and the last choice.
End = tuple[float, Any, SearchNode, Option]


class WholeTurns(OwnTurns):
    """The turns of a seat in one dealing, exhausted: positions with an equal turn key are one.

    `best` is what the best turn that begins with an option comes to, `ends` where it leads, `found`
    every end of a turn, the best first.
    """

    def __init__(
        self,
        rules: Rules,
        advisor: Advisor,
        seat: int,
        most: int,
        *,
        onward: bool = False,
        part: tuple[int, int] | None = None,
    ) -> None:
        """Look at so many positions at most."""
        super().__init__(rules, advisor, seat, onward=onward, part=part)
        self.best: dict[Option, float] = {}
        self.ends: dict[Option, Any] = {}
        self.found: list[End] = []
        self._most = most
        self._turn = PositionGraph(lambda state: rules.turn_key(state, seat))
        self._begun: dict[Option, SearchNode] = {}

    def exhaust(self, position: Any, options: Iterable[Option]) -> Generator[None, None, bool]:
        """Look for the best turn that begins with each option; whether there were few enough."""
        self._begun = {option: SearchNode(position) for option in options}
        for option, begun in self._begun.items():
            self._try(option, begun)
        for number, place in enumerate(self._turn.places, start=len(self._begun) + 1):
            if self.tried > self._most:
                return False
            for option in self._choices(place.state):
                self._try(option, place)
            if number % SLICE == 0:
                yield
        self.found.sort(key=_worth, reverse=True)
        self._look_back()
        return True

    def beginnings(self, end: End) -> list[Option]:
        """The options with which a turn to that end can begin."""
        reached = {*end[2].leading_here(set())}
        return [option for option, place in self._begun.items() if place in reached]

    def line(self, end: End) -> tuple[Option, ...]:
        """The choices of the turn that was first found to come to that end."""
        came = (place.option for place in end[2].way())
        line = [end[3], *(option for option in came if option is not None)]
        return tuple(reversed(line))

    def _try(self, option: Option, place: SearchNode) -> None:
        """Take an option: the turn ends, comes to a new position, or to one that is known."""
        after = self._after(place.state, option)
        if self._ends(after):
            self.found.append((self._advisor.value(after, self._seat), after, place, option))
        else:
            self._turn.come(SearchNode(after, option, before=[place]))

    def _look_back(self) -> None:
        """See which is the best end that each option leads to."""
        begun = {place: option for option, place in self._begun.items()}
        reached: set[SearchNode] = set()
        for value, state, place, _ in self.found:
            if place in reached:
                continue
            for new in place.leading_here(reached):
                if new in begun:
                    self.best[begun[new]] = value
                    self.ends[begun[new]] = state
