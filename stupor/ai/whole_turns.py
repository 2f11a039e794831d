"""All turns that a seat could take, each position of them looked at once."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable
from operator import itemgetter
from typing import Any, Final

from stupor.ai.own_turns import OwnTurns
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: Positions that are played on in one go before others may have the processor.
SLICE: Final = 4

_worth: Final = itemgetter(0)
#: What the end of a turn comes to, the end, the position before it, and the last choice.
End = tuple[float, Any, int, Option]


class WholeTurns(OwnTurns):
    """The turns of a seat in one dealing, exhausted: positions with an equal gist are one.

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
        self._open: list[Any] = []
        self._before: list[list[int]] = []
        self._came: list[Option] = []
        self._known: dict[Hashable, int] = {}
        self._begun: dict[Option, int] = {}

    def exhaust(self, position: Any, options: Iterable[Option]) -> Generator[None, None, bool]:
        """Look for the best turn that begins with each option; whether there were few enough."""
        self._begun = {option: self._enter(None, option) for option in options}
        for option, begun in self._begun.items():
            self._try(position, option, begun)
        place = len(self._begun)
        while place < len(self._open) and self.tried <= self._most:
            state = self._open[place]
            for option in self._choices(state):
                self._try(state, option, place)
            place += 1
            if place % SLICE == 0:
                yield
        if place < len(self._open):
            return False
        self.found.sort(key=_worth, reverse=True)
        self._look_back()
        return True

    def beginnings(self, end: End) -> list[Option]:
        """The options with which a turn to that end can begin."""
        reached = self._leading_to(end[2], set())
        return [option for option, place in self._begun.items() if place in reached]

    def line(self, end: End) -> tuple[Option, ...]:
        """The choices of the turn that was first found to come to that end."""
        line, place = [end[3]], end[2]
        while before := self._before[place]:
            line.append(self._came[place])
            place = before[0]
        return tuple(reversed(line))

    def _enter(self, state: Any, option: Option) -> int:
        """A new place for the position after an option; one that the search begins with has none.

        What was chosen to come there first is remembered.
        """
        self._open.append(state)
        self._before.append([])
        self._came.append(option)
        return len(self._open) - 1

    def _try(self, state: Any, option: Option, place: int) -> None:
        """Take an option: the turn ends, comes to a new position, or to one that is known."""
        after = self._after(state, option)
        if self._ends(after):
            self.found.append((self._advisor.value(after, self._seat), after, place, option))
            return
        gist = self._rules.gist(after, self._seat)
        known = self._known.get(gist)
        if known is None:
            known = self._known[gist] = self._enter(after, option)
        self._before[known].append(place)

    def _look_back(self) -> None:
        """See which is the best end that each option leads to."""
        begun = {place: option for option, place in self._begun.items()}
        reached: set[int] = set()
        for value, state, place, _ in self.found:
            if place in reached:
                continue
            for new in self._leading_to(place, reached):
                if new in begun:
                    self.best[begun[new]] = value
                    self.ends[begun[new]] = state

    def _leading_to(self, place: int, reached: set[int]) -> list[int]:
        """All positions from which a turn comes to that one, but those reached already."""
        reached.add(place)
        found = [place]
        for each in found:
            for before in self._before[each]:
                if before not in reached:
                    reached.add(before)
                    found.append(before)
        return found
