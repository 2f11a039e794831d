"""What a turn gave away: the line played and better ones, played on in common dealings.

Everything follows from what the seat could know when its turn began: another order of what was
hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.common_dealings import Compared
from stupor.ai.playing_on import PlayingOn, Verdict, judged
from stupor.ai.view import SeatView
from stupor.engine.notation import Option, key_of
from stupor.engine.review_params import TO_END, ReviewParams, Span
from stupor.engine.rng import Rng
from stupor.engine.rules import Advisor, Rules

#: From so many fresh dealings on it is enough when two errors agree, or nothing is lost.
EARLY: Final = 10
PLAIN: Final = 2.0
#: Who is so many errors behind the best line is not it.
HOPELESS: Final = 3.0
#: Where the last round hides nothing, so many ends are played on: all others are far behind.
LAST_TOP: Final = 12
#: Fresh dealings have numbers that no first one has, and so have those in which lines are found.
_FRESH: Final = 1_000
_LOOKS: Final = 2_000
Line = tuple[Option, ...]


class Grade(NamedTuple):
    """What a line gave away in points, with their error, and in chance; and a line that does not.

    `step` says how grave it is: 0 is fine, 3 is gravest; `decided` that the game was.
    """

    vp: float
    p: float
    error: float
    step: int
    decided: bool
    forced: bool
    better: Line


class Fresh(NamedTuple):
    """What fresh dealings say of it, and whether they say it clearly."""

    n: int
    vp: float
    p: float
    error: float
    step: int
    clear: bool


class Grading:
    """Grades the turns of a game; equal seeds give equal grades."""

    def __init__(self, rules: Rules, advisor: Advisor, params: ReviewParams, seed: int) -> None:
        """Grade by this judgement."""
        self._rules = rules
        self._advisor = advisor
        self._params = params
        self._seed = seed
        self._players = PlayingOn(rules, advisor, params)

    def grade(self, view: SeatView, line: Line) -> Generator[None, None, Grade]:
        """What a line of the turn that begins gave away."""
        sample = view.sample(view.rng(self._seed, "review"))
        lines = yield from self._lines(view, sample, line)
        if len(lines) == 1:
            return Grade(0.0, 0.0, 0.0, 0, decided=False, forced=not lines[0], better=())
        found = yield from self._compared(view, lines, sample)
        best = found.best()
        vp, error = found.behind(best)
        p = found.less_chance(best)[0]
        decided = view.seats > 1 and found.decided(best)
        step = 0 if decided else self._step(vp, p, view.seats)
        return Grade(vp, p, error, step, decided, forced=False, better=lines[best] if best else ())

    def confirm(self, view: SeatView, line: Line, better: Line) -> Generator[None, None, Fresh]:
        """Whether fresh dealings say the same of the line and the better one."""
        recheck = self._params.recheck
        sample = view.sample(view.rng(self._seed, "review"))
        certain = self._params.open_end and self._rules.ending(sample)
        span = TO_END if self._late(sample) else recheck.span
        found, lines = Compared(2), [line, better]
        for number in range(1 if certain else recheck.dealings):
            dealt = range(_FRESH + number, _FRESH + number + 1)
            yield from self._deal(view, lines, span, dealt, found, noisy=recheck.noise > 0)
            if recheck.span.endless and found.told(1, PLAIN, EARLY):
                break
        vp, error = found.behind(1)
        p = found.less_chance(1)[0]
        clear = vp > 0 and (certain or vp > recheck.errors * error)
        return Fresh(found.count, vp, p, error, self._step(vp, p, view.seats), clear)

    def _lines(self, view: SeatView, sample: Any, line: Line) -> Generator[None, None, list[Line]]:
        """The line itself, and those that may be better; one that is empty if there is no other.

        What is better in one dealing may not be found in another, so some are looked at.
        """
        others: list[Line] = []
        for number in range(self._params.looks):
            dealt = view.dealing(self._seed, _LOOKS + number) if number else sample
            found = yield from self._better(dealt, view.seat, line)
            if found is None and not number:
                return [()]
            known = {*map(_choices, others)}
            others += [other for other in found or () if _choices(other) not in known]
        return [line, *others]

    def _better(
        self, sample: Any, seat: int, line: Line
    ) -> Generator[None, None, list[Line] | None]:
        """What may be better in a dealing, and comes to something else; None if it is forced."""
        params, rules = self._params, self._rules
        last = params.open_end and rules.ending(sample)
        breadth = Breadth(params.whole, params.width)
        top = LAST_TOP if last else params.top
        turns = yield from best_turns(rules, self._advisor, sample, seat, breadth, top)
        if len(turns) == 1:
            return None
        end = yield from self._players.follow(sample, seat, line)
        played = rules.turn_key(end, seat)
        least = turns[0].value - params.margin
        return [
            turn.line
            for turn in turns
            if turn.value >= least and rules.turn_key(turn.end, seat) != played
        ]

    def _compared(
        self, view: SeatView, lines: Sequence[Line], sample: Any
    ) -> Generator[None, None, Compared]:
        """All lines played on, in more dealings until what they say is settled."""
        span, few, most = self._plan(sample)
        found = Compared(len(lines))
        while True:
            numbers = range(found.count, min(found.count + few, most))
            yield from self._deal(view, lines, span, numbers, found)
            if found.count >= most or self._settled(found, view.seats):
                return found
            found.leave_behind(HOPELESS)

    def _plan(self, sample: Any) -> tuple[Span, int, int]:
        """How far lines are played on, in how many dealings at once, and at most."""
        params, last = self._params, self._rules.ending(sample)
        if params.open_end and last:
            return TO_END, 1, 1
        span = params.late_span if self._late(sample) else params.span
        return TO_END if last else span, params.dealings, max(params.most, params.dealings)

    def _late(self, sample: Any) -> bool:
        return self._advisor.left(sample) <= self._params.late

    def _deal(
        self,
        view: SeatView,
        lines: Sequence[Line],
        span: Span,
        numbers: range,
        found: Compared,
        *,
        noisy: bool = False,
    ) -> Generator[None, None, None]:
        """Play every line on in some dealings that is still compared."""
        for number in numbers:
            sample = view.dealing(self._seed, number)
            first = self._rules.clock(sample)[0]
            for place in found.open:
                noise = view.rng(self._seed, f"noise {number}") if noisy else None
                line = lines[place]
                verdict = yield from self._played(sample, view.seat, line, span, first, noise)
                found.note(place, verdict)

    def _played(
        self, sample: Any, seat: int, line: Line, span: Span, first: int, noise: Rng | None
    ) -> Generator[None, None, Verdict]:
        """What a line comes to in one dealing."""
        end = yield from self._players.follow(sample, seat, line)
        end = yield from self._players.on(end, seat, span, first, noise)
        return judged(self._rules, self._advisor, end, seat)

    def _settled(self, found: Compared, seats: int) -> bool:
        """Whether more dealings would hardly say anything else of the line played."""
        params, best = self._params, found.best()
        if found.in_doubt(params.exact, PLAIN):
            return False
        if seats == 1 or found.decided(best):
            return True
        p, error = found.less_chance(best)
        near = max(params.near, params.unsure * error)
        return all(abs(p - step) >= near for step in params.steps)

    def _step(self, vp: float, p: float, seats: int) -> int:
        """How grave a loss is, from 0 to 3."""
        params = self._params
        lost, steps = (p, params.steps) if seats > 1 else (vp, params.alone)
        return sum([lost >= step for step in steps])


def _choices(line: Line) -> tuple[str, ...]:
    """What is chosen in a line, in whatever order."""
    return tuple(sorted(map(key_of, line)))
