"""The best whole turns of a seat, each with all its choices and where it ends."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.own_turns import OwnTurns
from stupor.ai.turns import LONGEST, SLICE, best_begun
from stupor.ai.whole_turns import WholeTurns
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: So many steps more than a turn has a line of a beam may have, for discards one by one.
MOST_STEPS: Final = 3 * LONGEST


class Turn(NamedTuple):
    """A turn: its choices, the position at its end, and the value of that position."""

    line: tuple[Option, ...]
    end: Any
    value: float


class Breadth(NamedTuple):
    """Search limits: whole turns up to this many positions, else this many lines."""

    whole: int
    width: int


def best_turns(
    rules: Rules, advisor: Advisor, position: Any, seat: int, breadth: Breadth, top: int
) -> Generator[None, None, list[Turn]]:
    """The `top` best turns from here, no two with the same result."""
    part = rules.clock(position)
    options = rules.legal(position)
    whole = WholeTurns(rules, advisor, seat, breadth.whole, part=part)
    if breadth.whole and (yield from whole.exhaust(position, options)):
        return _distinct(rules, seat, ((e[0], e[1], whole.line(e)) for e in whole.found), top)
    beam = _Beam(rules, advisor, seat, part=part)
    yield from beam.follow(position, options, breadth.width)
    beam.found.sort(key=lambda found: -found[0])
    return _distinct(rules, seat, beam.found, top)


def _distinct(rules: Rules, seat: int, found: Any, top: int) -> list[Turn]:
    """The first `top` turns that differ in more than the order of their choices."""
    turns: dict[Hashable, Turn] = {}
    for value, end, line in found:
        if len(turns) == top:
            break
        turns.setdefault(rules.turn_key(end, seat), Turn(line, end, value))
    return list(turns.values())


class _Beam(OwnTurns):
    """The best beginnings of a turn side by side, with all their choices."""

    found: list[tuple[float, Any, tuple[Option, ...]]]

    def follow(
        self, position: Any, options: Sequence[Option], width: int
    ) -> Generator[None, None, None]:
        """Look for ends with so many lines kept at each step."""
        self.found = []
        self._seen: set[Hashable] = set()
        lines: list[tuple[tuple[Option, ...], Any]] = []
        for option in options:
            self._take((), position, option, lines)
        yield
        for _ in range(MOST_STEPS):
            worths = [self._advisor.worth(state, self._seat) for _, state in lines]
            kept = best_begun(lines, worths, width)
            lines = []
            for number, (line, state) in enumerate(kept, start=1):
                for option in self._choices(state):
                    self._take(line, state, option, lines)
                if number % SLICE == 0:
                    yield
            if not lines:
                break

    def _take(
        self,
        line: tuple[Option, ...],
        state: Any,
        option: Option,
        longer: list[tuple[tuple[Option, ...], Any]],
    ) -> None:
        """Go on with a line: to the end of its turn, or to a position not yet seen."""
        after = self._after(state, option)
        line = (*line, option)
        if self._ends(after):
            self.found.append((self._advisor.value(after, self._seat), after, line))
            return
        before = len(self._seen)
        self._seen.add(self._rules.turn_key(after, self._seat))
        if len(self._seen) > before:
            longer.append((line, after))
