"""The bot that searches its best whole turn before it makes the first choice."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from operator import itemgetter
from typing import Any, Final, TypeVar

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.view import SeatView
from stupor.ai.whole_turns import OwnTurns, WholeTurns
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: Most choices of a turn; lines that are still open then are valued as they stand.
LONGEST: Final = 16
#: More turns than a seat has left in a round.
MOST_TURNS: Final = 8
#: VP taken off a line that was cut in the middle of a turn.
GIVEN_UP: Final = 5.0
#: Lines followed before the search yields.
SLICE: Final = 4

T = TypeVar("T")
_first: Final = itemgetter(0)
#: The beginning of a turn: the choices made so far, where they lead.
Line = tuple[tuple[Option, ...], Any]


class TurnBot:
    """Follows the best beginnings of a turn side by side, to the end of the turn (beam search).

    `width` says how many lines are kept at each step. In the last round a turn of at most `whole`
    positions is looked at from end to end.
    """

    def __init__(
        self, rules: Rules, advisor: Advisor, seed: int, width: int, whole: int = 0
    ) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._width = width
        self._whole = whole

    def think(self, view: SeatView) -> Thinking:
        """The options by the best turn found that begins with each."""
        options = view.decision.options
        if len(options) == 1:
            return [(options[0], 0.0)]
        sample = view.sample(view.rng(self._seed, "turn"))
        whole = self._whole if self._rules.ending(sample) else 0
        search = TurnSearch(self._rules, self._advisor, view.seat, self._width, whole=whole)
        yield from search.follow(sample, options)
        ranking: Ranking = [(option, search.best[option]) for option in options]
        ranking.sort(key=lambda ranked: -ranked[1])
        return ranking


class TurnSearch(OwnTurns):
    """The turns of a seat in one dealing, followed side by side.

    `best` is what the best turn that begins with an option comes to, `ends` where it leads, and
    `tried` how many positions were looked at; `whole` is there where that was all there are, else
    `found` has every end of a turn with its value and its line.
    """

    def __init__(
        self,
        rules: Rules,
        advisor: Advisor,
        seat: int,
        width: int,
        *,
        onward: bool = False,
        whole: int = 0,
        part: tuple[int, int] | None = None,
    ) -> None:
        """Keep so many lines at each step; `onward` over turns that nobody else comes between.

        A turn that has at most `whole` positions is looked at from end to end.
        """
        super().__init__(rules, advisor, seat, onward=onward, part=part)
        self.best: dict[Option, float] = {}
        self.ends: dict[Option, Any] = {}
        self.whole: WholeTurns | None = None
        self.found: list[tuple[float, Any, tuple[Option, ...]]] = []
        self._most = whole
        self._width = width
        self._seen: set[Hashable] = set()

    def follow(self, position: Any, options: Sequence[Option]) -> Generator[None, None, None]:
        """Look for the best turn that begins with each of some options."""
        exhausted = self._most > 0 and (yield from self._exhaust(position, options))
        if not exhausted:
            yield from self._beam(position, options)

    def _exhaust(self, position: Any, options: Sequence[Option]) -> Generator[None, None, bool]:
        """Search every turn, if there are not too many."""
        whole = WholeTurns(self._rules, self._advisor, self._seat, self._most, onward=self.onward)
        exhausted = yield from whole.exhaust(position, options)
        self.tried += whole.tried
        if exhausted:
            self.whole, self.best, self.ends = whole, whole.best, whole.ends
        return exhausted

    def _beam(self, position: Any, options: Sequence[Option]) -> Generator[None, None, None]:
        """Follow the best beginnings side by side."""
        lines: list[Line] = []
        for number, option in enumerate(options, start=1):
            after = self._after(position, option)
            self.best[option] = self._advisor.value(after, self._seat) - GIVEN_UP
            self.ends[option] = after
            self._sort((option,), after, lines)
            if number % SLICE == 0:
                yield
        for _ in range(LONGEST * MOST_TURNS if self.onward else LONGEST):
            if not lines:
                break
            lines = yield from self._further(lines)
        for line, state in lines:
            self._finish(line, state)

    def _further(self, lines: list[Line]) -> Generator[None, None, list[Line]]:
        """All lines that go one step further than the best of these."""
        longer: list[Line] = []
        for number, (line, state) in enumerate(self._best(lines), start=1):
            for option in self._choices(state):
                self._sort((*line, option), self._after(state, option), longer)
            if number % SLICE == 0:
                yield
        return longer

    def _sort(self, line: tuple[Option, ...], state: Any, open_lines: list[Line]) -> None:
        """Keep a line for later while its turn goes on; else see whether it is the best.

        A line that only takes the choices of another one in another order is dropped.
        """
        if self._ends(state):
            self._finish(line, state)
            return
        before = len(self._seen)
        self._seen.add(self._key(line, state))
        if len(self._seen) > before:  # a second look for it would work out its hash again
            open_lines.append((line, state))

    def _key(self, line: tuple[Option, ...], state: Any) -> Hashable:
        """What lines must have in common for one of them to be enough."""
        return line[0], self._rules.turn_key(state, self._seat)

    def _finish(self, line: tuple[Option, ...], state: Any) -> None:
        """See whether a whole turn is the best of those that begin like it."""
        value = self._advisor.value(state, self._seat)
        self.found.append((value, state, line))
        first = line[0]
        if value > self.best[first]:
            self.best[first] = value
            self.ends[first] = state

    def _best(self, lines: list[Line]) -> list[Line]:
        """The best lines, as many as are kept at each step."""
        if len(lines) <= self._width:
            return lines
        worths = [self._advisor.worth(state, self._seat) for _, state in lines]
        return best_begun(lines, worths, self._width)


def best_end(
    rules: Rules, advisor: Advisor, state: Any, width: int, whole: int = 0
) -> Generator[None, None, Any]:
    """The end of the best turn that a search finds for whoever is asked."""
    seat = rules.asked(state)
    if seat is None:
        return state
    search = TurnSearch(rules, advisor, seat, width, whole=whole)
    yield from search.follow(state, rules.legal(state))
    return search.ends[max(search.best, key=search.best.__getitem__)]


def best_begun(
    lines: Sequence[tuple[T, Any]], worths: Sequence[float], width: int
) -> list[tuple[T, Any]]:
    """So many lines: of all that have the same left to do the best, then the next.

    Who has paid already looks poorer than who has not, so lines with less to do are not compared
    with those that have more.
    """
    order = sorted(zip(worths, lines, strict=True), key=_first, reverse=True)
    alike: dict[Hashable, list[tuple[T, Any]]] = {}
    ranked: list[tuple[int, tuple[T, Any]]] = []
    for _, line in order:
        better = alike.setdefault(tuple(line[1].agenda), [])
        ranked.append((len(better), line))
        better.append(line)
    ranked.sort(key=_first)
    return [line for _, line in ranked[:width]]
