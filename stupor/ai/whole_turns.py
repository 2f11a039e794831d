"""Searches over the turns of a seat: all that it could take, each position looked at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from operator import itemgetter
from typing import Any, Final

from stupor.ai.positions import PositionGraph, SearchNode
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules


class OwnTurns:
    """The turns of a seat in one dealing; `tried` is how many positions were looked at."""

    def __init__(
        self,
        rules: Rules,
        advisor: Advisor,
        seat: int,
        *,
        onward: bool = False,
        part: tuple[int, int] | None = None,
    ) -> None:
        """Search one turn, or `onward` all turns that no other seat comes between.

        If a `part` of the round is given, a turn never leaves it.
        """
        self.tried = 0
        self._rules = rules
        self._advisor = advisor
        self._seat = seat
        self.onward = onward
        self._part = part

    def _after(self, state: Any, option: Option) -> Any:
        self.tried += 1
        after = state.clone()
        self._rules.apply(after, option)
        return after

    def _ends(self, state: Any) -> bool:
        """Whether a line stops here: at the end of the turn, or onward, where another turn begins.

        Onward means to the end of the game as soon as nobody else has turns.
        """
        if self._part is not None and self._rules.clock(state) != self._part:
            return True
        return self._rules.turn_over(state, self._seat, self.onward)

    def _choices(self, state: Any) -> Sequence[Option]:
        """The seat's options; others asked after its last turn decline by the last one."""
        options = self._rules.legal(state)
        return options if self._rules.asked(state) == self._seat else options[-1:]


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
        """Search at most this many positions."""
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
        for number, node in enumerate(self._turn.nodes, start=len(self._begun) + 1):
            if self.tried > self._most:
                return False
            for option in self._choices(node.state):
                self._try(option, node)
            if number % SLICE == 0:
                yield
        self.found.sort(key=_worth, reverse=True)
        self._look_back()
        return True

    def beginnings(self, end: End) -> list[Option]:
        """The options with which a turn to that end can begin."""
        reached = {*end[2].ancestors(set())}
        return [option for option, node in self._begun.items() if node in reached]

    def line(self, end: End) -> tuple[Option, ...]:
        """The choices of the turn that was first found to come to that end."""
        came = (node.option for node in end[2].path())
        line = [end[3], *(option for option in came if option is not None)]
        return tuple(reversed(line))

    def _try(self, option: Option, node: SearchNode) -> None:
        """Take an option: the turn ends, comes to a new position, or to one that is known."""
        after = self._after(node.state, option)
        if self._ends(after):
            self.found.append((self._advisor.value(after, self._seat), after, node, option))
        else:
            self._turn.reach(SearchNode(after, option, before=[node]))

    def _look_back(self) -> None:
        """See which is the best end that each option leads to."""
        begun = {node: option for option, node in self._begun.items()}
        reached: set[SearchNode] = set()
        for value, state, node, _ in self.found:
            if node in reached:
                continue
            for new in node.ancestors(reached):
                if new in begun:
                    self.best[begun[new]] = value
                    self.ends[begun[new]] = state
