"""The best whole turns of a seat, each with all its choices and where it ends."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.turns import LONGEST, Line, TurnSearch, best_begun
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
    beam = _Beam(rules, advisor, seat, breadth.width, part=part)
    yield from beam.follow(position, options)
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


class _Beam(TurnSearch):
    """The best beginnings of a turn side by side, whichever choice is their first."""

    def follow(self, position: Any, options: Sequence[Option]) -> Generator[None, None, None]:
        """Look for ends of the turn; what is open after too many steps is none."""
        lines: list[Line] = []
        for option in options:
            self._sort((option,), self._after(position, option), lines)
        yield
        for _ in range(MOST_STEPS):
            if not lines:
                break
            lines = yield from self._further(lines)

    def _key(self, line: tuple[Option, ...], state: Any) -> Hashable:
        return self._rules.turn_key(state, self._seat)

    def _finish(self, line: tuple[Option, ...], state: Any) -> None:
        self.found.append((self._advisor.value(state, self._seat), state, line))

    def _best(self, lines: list[Line]) -> list[Line]:
        worths = [self._advisor.worth(state, self._seat) for _, state in lines]
        return best_begun(lines, worths, self._width)
