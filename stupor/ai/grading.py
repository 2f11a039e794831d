"""What a turn gave away: the line played and better ones, played on in the same dealings.

Everything follows from what the seat could know when its turn began: another order of what was
hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.line_comparison import LineComparison
from stupor.ai.quick_players import Estimate, QuickPlayers, estimate
from stupor.ai.view import SeatView
from stupor.engine.notation import Option, key_of
from stupor.engine.review_params import TO_END, ReviewParams, Span
from stupor.engine.rng import Rng
from stupor.engine.rules import Advisor, Rules

#: A line that may be this many errors ahead is in doubt.
PLAIN: Final = 2.0
#: A line this many errors behind the best is dropped.
HOPELESS: Final = 3.0
#: Where the last round hides nothing, this many ends are played on; all others are far behind.
LAST_TOP: Final = 12
#: First numbers of the fresh dealings, and of those in which lines are searched.
_FRESH: Final = 1_000
_LOOKS: Final = 2_000
Line = tuple[Option, ...]


class Grade(NamedTuple):
    """What a line gave away, in points with their error and in chance; and a better line.

    `step` says how grave that is, from 0 (fine) to 3; `decided` that the game was decided.
    """

    vp: float
    p: float
    error: float
    step: int
    decided: bool
    forced: bool
    better: Line


class Confirmed(NamedTuple):
    """What fresh dealings say of a loss, and whether they say it clearly."""

    n: int
    vp: float
    p: float
    error: float
    step: int
    clear: bool


class TurnGrader:
    """Grades the turns of a game; equal seeds give equal grades."""

    def __init__(self, rules: Rules, advisor: Advisor, params: ReviewParams, seed: int) -> None:
        """Grade by the judgement of an advisor."""
        self._rules = rules
        self._advisor = advisor
        self._params = params
        self._seed = seed
        self._players = QuickPlayers(rules, advisor, params)

    def grade(self, view: SeatView, line: Line) -> Generator[None, None, Grade]:
        """What a line gave away, played in the turn that begins here."""
        sample = view.sample(view.rng(self._seed, "review"))
        lines = yield from self._lines(view, sample, line)
        if len(lines) == 1:
            return Grade(0.0, 0.0, 0.0, 0, decided=False, forced=not lines[0], better=())
        found = yield from self._compare(view, lines, sample)
        best = found.best()
        vp, error = found.points_lost(best)
        p = found.chance_lost(best)[0]
        decided = view.seats > 1 and found.decided(best)
        step = 0 if decided else self._step(vp, p, view.seats)
        return Grade(vp, p, error, step, decided, forced=False, better=lines[best] if best else ())

    def confirm(self, view: SeatView, line: Line, better: Line) -> Generator[None, None, Confirmed]:
        """Compare a line with the better one in fresh dealings."""
        recheck = self._params.recheck
        sample = view.sample(view.rng(self._seed, "review"))
        certain = self._params.open_end and self._rules.ending(sample)
        span = TO_END if self._late(sample) else recheck.span
        found, lines = LineComparison(2), [line, better]
        for number in range(1 if certain else recheck.dealings):
            dealt = range(_FRESH + number, _FRESH + number + 1)
            yield from self._deal(view, lines, span, dealt, found, noisy=recheck.noise > 0)
        vp, error = found.points_lost(1)
        p = found.chance_lost(1)[0]
        clear = vp > 0 and (certain or vp > recheck.errors * error)
        return Confirmed(found.count, vp, p, error, self._step(vp, p, view.seats), clear)

    def _lines(self, view: SeatView, sample: Any, line: Line) -> Generator[None, None, list[Line]]:
        """The line itself and those that may be better; only an empty one if the turn is forced.

        A better line in one dealing may not be found in another, so several are searched.
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
        """Lines that may be better in a dealing and end differently; None if the turn is forced."""
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

    def _compare(
        self, view: SeatView, lines: Sequence[Line], sample: Any
    ) -> Generator[None, None, LineComparison]:
        """Play all lines on in more and more dealings, until the comparison is settled."""
        span, few, most = self._plan(sample)
        found = LineComparison(len(lines))
        while True:
            numbers = range(found.count, min(found.count + few, most))
            yield from self._deal(view, lines, span, numbers, found)
            if found.count >= most or self._settled(found, view.seats):
                return found
            found.drop_worse(HOPELESS)

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
        found: LineComparison,
        *,
        noisy: bool = False,
    ) -> Generator[None, None, None]:
        """Play on every line that is still compared, in some dealings."""
        for number in numbers:
            sample = view.dealing(self._seed, number)
            first = self._rules.clock(sample)[0]
            for place in found.open:
                noise = view.rng(self._seed, f"noise {number}") if noisy else None
                line = lines[place]
                estimate = yield from self._play_line(sample, view.seat, line, span, first, noise)
                found.add(place, estimate)

    def _play_line(
        self, sample: Any, seat: int, line: Line, span: Span, first: int, noise: Rng | None
    ) -> Generator[None, None, Estimate]:
        """The estimate of a line in one dealing."""
        end = yield from self._players.follow(sample, seat, line)
        end = yield from self._players.play_on(end, seat, span, first, noise)
        return estimate(self._rules, self._advisor, end, seat)

    def _settled(self, found: LineComparison, seats: int) -> bool:
        """Whether more dealings would hardly change the verdict on the line played."""
        params, best = self._params, found.best()
        if found.in_doubt(params.exact, PLAIN):
            return False
        if seats == 1 or found.decided(best):
            return True
        p, error = found.chance_lost(best)
        near = max(params.near, params.unsure * error)
        return all(abs(p - step) >= near for step in params.steps)

    def _step(self, vp: float, p: float, seats: int) -> int:
        """How grave a loss is, from 0 to 3."""
        params = self._params
        lost, steps = (p, params.steps) if seats > 1 else (vp, params.alone)
        return sum([lost >= step for step in steps])


def _choices(line: Line) -> tuple[str, ...]:
    """The choices of a line without their order."""
    return tuple(sorted(map(key_of, line)))
