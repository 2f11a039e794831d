"""Search of a seat's last turn, with the replies of the others."""

from __future__ import annotations

from collections.abc import Generator, Hashable
from operator import itemgetter
from typing import Any, Final

from stupor.ai.bot import Ranking
from stupor.ai.turns import best_end
from stupor.ai.whole_turns import End, WholeTurns
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: No seat gives up more points than this to take some from others.
MARGIN: Final = 12.0

_worth: Final = itemgetter(0)


class LastTurnSearch:
    """Plays ends of a last turn on to the end of the game, each with the others' best turns."""

    def __init__(self, rules: Rules, advisor: Advisor, seat: int, width: int, whole: int) -> None:
        """Search replies with `width` lines, or whole if a turn has at most `whole` positions."""
        self._rules = rules
        self._advisor = advisor
        self._seat = seat
        self._width = width
        self._whole = whole

    def rank(self, turns: WholeTurns, most: int) -> Generator[None, None, Ranking]:
        """The options by the best of so many ends after all answers.

        Empty where the seat has another turn; ends that leave the next one the same are one. Quick
        answers say which ends to look at first; as no better answer helps the seat, it need not
        look at those that come to less than what it has found.
        """
        quick: list[tuple[float, End]] = []
        for end in self._different(turns):
            final = yield from self._play(end[1], 0)
            if final is None:
                return []
            quick.append((self._advisor.value(final, self._seat), end))
        quick.sort(key=_worth, reverse=True)
        answered: list[tuple[float, End]] = []
        for hoped, end in quick[:most]:
            if answered and hoped <= max(map(_worth, answered)):
                break
            final = yield from self._play(end[1], self._whole)
            answered.append((self._advisor.value(final, self._seat), end))
        answered.sort(key=_worth, reverse=True)
        found: dict[Option, float] = {}
        for value, end in answered:
            for option in turns.beginnings(end):
                found.setdefault(option, value)
        return list(found.items())

    def _different(self, turns: WholeTurns) -> list[End]:
        """The best ends, no two of which are the same for the next seat."""
        found: dict[Hashable, End] = {}
        for end in turns.found:
            asked = self._rules.asked(end[1])
            if asked is None or end[0] < turns.found[0][0] - MARGIN:
                break
            found.setdefault(self._rules.turn_key(end[1], asked), end)
        return list(found.values())

    def _play(self, state: Any, whole: int) -> Generator[None, None, Any]:
        """The end of the game, or nothing where the seat has another turn before it.

        Turns of at most `whole` positions are looked at from end to end.
        """
        while (asked := self._rules.asked(state)) is not None:
            if asked == self._seat:
                return None
            state = yield from best_end(self._rules, self._advisor, state, self._width, whole)
        return state
