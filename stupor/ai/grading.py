"""What a turn gave away: the line played and better ones, played on in common dealings.

Everything follows from what the seat could know when its turn began: another order of what was
hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.playing_on import PlayingOn, Verdict, judged
from stupor.ai.view import SeatView
from stupor.engine.insight import TO_END, Insight, Span
from stupor.engine.notation import Option
from stupor.engine.rng import Rng
from stupor.engine.rules import Advisor, Rules

#: A chance beyond these is no question any more.
LOST: Final = 0.05
WON: Final = 0.95
#: From so many fresh dealings on it is enough when two errors agree.
EARLY: Final = 10
PLAIN: Final = 2.0
#: Where the last round hides nothing, so many ends are played on: all others are far behind.
LAST_TOP: Final = 12
#: Fresh dealings have numbers that no first one has.
_FRESH: Final = 1_000
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

    def __init__(self, rules: Rules, advisor: Advisor, insight: Insight, seed: int) -> None:
        """Grade by this judgement."""
        self._rules = rules
        self._advisor = advisor
        self._insight = insight
        self._seed = seed
        self._players = PlayingOn(rules, advisor, insight)

    def grade(self, view: SeatView, line: Line) -> Generator[None, None, Grade]:
        """What a line of the turn that begins gave away."""
        insight = self._insight
        sample = view.sample(view.rng(self._seed, "review"))
        lines = yield from self._lines(sample, view.seat, line)
        if len(lines) == 1:
            return Grade(0.0, 0.0, 0.0, 0, decided=False, forced=not lines[0], better=())
        span, dealings = self._plan(sample)
        found = _Found(len(lines))
        yield from self._deal(view, lines, span, range(dealings), found)
        if insight.near and dealings == insight.dealings and self._near(found, view.seats):
            yield from self._deal(view, lines, span, range(dealings, 2 * dealings), found)
        best = found.best()
        vp, error = found.behind(best)
        p = found.less_chance(best)
        decided = view.seats > 1 and found.decided(best)
        step = 0 if decided else self._step(vp, p, view.seats)
        return Grade(vp, p, error, step, decided, forced=False, better=lines[best] if best else ())

    def confirm(self, view: SeatView, line: Line, better: Line) -> Generator[None, None, Fresh]:
        """Whether fresh dealings say the same of the line and the better one."""
        again = self._insight.again
        sample = view.sample(view.rng(self._seed, "review"))
        certain = self._insight.open_end and self._rules.ending(sample)
        span = TO_END if self._late(sample) else again.span
        found, lines = _Found(2), [line, better]
        for number in range(1 if certain else again.dealings):
            dealt = range(_FRESH + number, _FRESH + number + 1)
            yield from self._deal(view, lines, span, dealt, found, noisy=again.noise > 0)
            if again.span.endless and found.clear(PLAIN, EARLY):
                break
        vp, error = found.behind(1)
        p = found.less_chance(1)
        clear = vp > 0 and (certain or vp > again.errors * error)
        return Fresh(found.count, vp, p, error, self._step(vp, p, view.seats), clear)

    def _lines(self, sample: Any, seat: int, line: Line) -> Generator[None, None, list[Line]]:
        """The line itself, and those that may be better; one that is empty if there is no other."""
        insight, rules = self._insight, self._rules
        last = insight.open_end and rules.ending(sample)
        breadth = Breadth(insight.whole, insight.width)
        top = LAST_TOP if last else insight.top
        turns = yield from best_turns(rules, self._advisor, sample, seat, breadth, top)
        if len(turns) == 1:
            return [()]
        end = yield from self._players.follow(sample, seat, line)
        played = rules.gist(end, seat)
        least = turns[0].value - insight.margin
        others = [
            turn.line
            for turn in turns
            if turn.value >= least and rules.gist(turn.end, seat) != played
        ]
        return [line, *others]

    def _plan(self, sample: Any) -> tuple[Span, int]:
        """How far lines are played on, and in how many dealings."""
        insight = self._insight
        if insight.open_end and self._rules.ending(sample):
            return TO_END, 1
        if self._late(sample):
            return TO_END, insight.late_dealings
        return insight.span, insight.dealings

    def _late(self, sample: Any) -> bool:
        return self._advisor.left(sample) <= self._insight.late

    def _deal(
        self,
        view: SeatView,
        lines: Sequence[Line],
        span: Span,
        numbers: range,
        found: _Found,
        *,
        noisy: bool = False,
    ) -> Generator[None, None, None]:
        """Play every line on in some dealings."""
        for number in numbers:
            sample = view.dealing(self._seed, number)
            first = self._rules.clock(sample)[0]
            for place, line in enumerate(lines):
                noise = view.rng(self._seed, f"noise {number}") if noisy else None
                verdict = yield from self._played(sample, view.seat, line, span, first, noise)
                found.note(place, verdict)

    def _played(
        self, sample: Any, seat: int, line: Line, span: Span, first: int, noise: Rng | None
    ) -> Generator[None, None, Verdict]:
        """What a line comes to in one dealing."""
        end = yield from self._players.follow(sample, seat, line)
        end = yield from self._players.on(end, seat, span, first, noise)
        return judged(self._rules, self._advisor, end, seat)

    def _near(self, found: _Found, seats: int) -> bool:
        """Whether a few dealings more could put the turn into another class."""
        p = found.less_chance(found.best())
        return seats > 1 and any(abs(p - step) < self._insight.near for step in self._insight.steps)

    def _step(self, vp: float, p: float, seats: int) -> int:
        """How grave a loss is, from 0 to 3."""
        insight = self._insight
        lost, steps = (p, insight.steps) if seats > 1 else (vp, insight.alone)
        return sum([lost >= step for step in steps])


class _Found:
    """What several lines came to in common dealings; the line played is the first."""

    def __init__(self, lines: int) -> None:
        self._of: list[list[Verdict]] = [[] for _ in range(lines)]

    @property
    def count(self) -> int:
        """How many dealings there were."""
        return len(self._of[0])

    def note(self, place: int, verdict: Verdict) -> None:
        """Write down what a line came to in one more dealing."""
        self._of[place].append(verdict)

    def best(self) -> int:
        """The line that came to the most points; the one played where none is ahead of it."""
        leads = [sum(verdict.lead for verdict in found) for found in self._of]
        return max(range(len(leads)), key=lambda place: (leads[place], -place))

    def behind(self, best: int) -> tuple[float, float]:
        """How many points the line played is behind another, and the error of that."""
        ahead = [one.lead - own.lead for one, own in zip(self._of[best], self._of[0], strict=True)]
        mean = sum(ahead) / len(ahead)
        if len(ahead) == 1:
            return mean, 0.0
        spread = sum((each - mean) ** 2 for each in ahead) / (len(ahead) - 1)
        return mean, sqrt(spread / len(ahead))

    def less_chance(self, best: int) -> float:
        """How much less chance the line played has than another; never less than none."""
        return max(0.0, self._chance(best) - self._chance(0))

    def decided(self, best: int) -> bool:
        """Whether neither line could change who wins."""
        chances = (self._chance(best), self._chance(0))
        return max(chances) < LOST or min(chances) > WON

    def clear(self, errors: float, least: int) -> bool:
        """Whether so many dealings at least agree, one way or the other."""
        if self.count < least:
            return False
        vp, error = self.behind(1)
        return abs(vp) > errors * error

    def _chance(self, place: int) -> float:
        return sum(verdict.chance for verdict in self._of[place]) / len(self._of[place])
