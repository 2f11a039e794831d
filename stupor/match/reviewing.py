"""A review being made, turn by turn, so that it can be stopped and continued."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.ai.quick_players import estimate
from stupor.engine.notation import key_of
from stupor.engine.review_params import ReviewParams
from stupor.match.controllers import Slices
from stupor.match.review import (
    BLUNDER,
    DECIDED,
    FINE,
    MISTAKE,
    SLIP,
    GradedTurn,
    Reveal,
    Review,
    SecondLook,
    ThrowLuck,
)
from stupor.match.review_sums import sum_up
from stupor.match.review_task import CONFIRM, GRADE, PILE, THROW, Answer, ReviewTask, figure
from stupor.match.running import RunningTask
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan, keys_between, turn_spans

#: Milliseconds that a review takes of one frame where there is no AI process.
SLICE: Final = 4.0
#: Steps of a review: every turn, the marks once more, what came to light.
TURNS: Final = "turns"
MARKS: Final = "marks"
LUCK: Final = "luck"
STEPS: Final = (FINE, SLIP, MISTAKE, BLUNDER)
#: A figure before each of some choices.
Course = tuple[tuple[int, float], ...]
_STAGES: Final = {GRADE: TURNS, CONFIRM: MARKS, THROW: LUCK, PILE: LUCK}


class Progress(NamedTuple):
    """How far a review has come: the step it is at, and of how many things it has looked at."""

    step: str
    done: int
    of: int


class ReviewJob:
    """Reviews a finished game for one seat, beside everything else.

    What a seat gave away, and what came to light, is the same for whoever asks: a review of
    another seat can be gone on with.
    """

    def __init__(
        self,
        session: Session,
        seat: int,
        fingerprint: str = "",
        seed: int = 1,
        known: Review | None = None,
    ) -> None:
        """Begin, or go on with what is `known` already; the end is the same, byte for byte.

        A review by other code or weights, which have another `fingerprint`, counts for nothing.
        """
        self._session = session
        self._spec = session.spec
        self._params = session.spec.play.review
        self._spans: dict[int, TurnSpan] = {}
        self._graded: dict[int, GradedTurn] = {}
        self._reveals: dict[tuple[int, str], Reveal] = {}
        self._events: list[ReviewTask] = []
        self._waiting: list[ReviewTask] = []
        self._running: tuple[ReviewTask, RunningTask] | None = None
        unit = self._params.unit(session.state.seats)
        self._blank = Review(self._spec.id, fingerprint, seat, seed, complete=False, unit=unit)
        #: All that is known by now; None until the course of the game has been looked at.
        self.review: Review | None = None
        self._beginning = Slices(self._begin(known))

    def _begin(self, known: Review | None) -> Generator[None, None, Review]:
        """Look at the course of the game, choice by choice, and take over what is known."""
        session, blank = self._session, self._blank
        self._spans = {span.ply: span for span in turn_spans(session)}
        yield
        for ply in range(session.ply):
            self._events += self.revealed_by(ply)
            yield
        chance, leads = yield from self._course(blank.seat)
        self._blank = blank = replace(blank, chance=chance, leads=leads)
        mine = (blank.fingerprint, blank.seed)
        if known is not None and (known.fingerprint, known.seed) == mine:
            self._graded = {turn.ply: turn for turn in known.turns if self._fits(turn)}
            self._reveals = {(found.ply, found.pile): found for found in known.reveals}
        self._waiting = self._open_tasks()
        return self._told()

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.review is not None and self.review.complete

    @property
    def progress(self) -> Progress | None:
        """How far it has come: with one's own turns and marks, with luck, then with the others'.

        None until the course of the game has been looked at.
        """
        if self.review is None:
            return None
        if not self._waiting:
            return Progress(LUCK, len(self._events), len(self._events))
        step, own = self._stage(self._waiting[0])
        left = sum(self._stage(task) == (step, own) for task in self._waiting)
        spans = [span for span in self._spans.values() if self._is_own(span.seat) == own]
        every = {
            TURNS: len(spans),
            MARKS: sum(span.ply in self._graded and self._doubtful(span.ply) for span in spans),
            LUCK: len(self._events),
        }[step]
        return Progress(step, every - left, every)

    def _stage(self, task: ReviewTask) -> tuple[str, bool]:
        """The step of a task, and whether it is about one's own turns."""
        step = _STAGES[task.kind]
        return step, step != LUCK and self._is_own(task.seat)

    def _is_own(self, seat: int) -> bool:
        return seat == self._blank.seat

    def _doubtful(self, ply: int) -> bool:
        return needs_recheck(self._graded[ply], self._params, self._session.state.seats)

    def poll(self, slice_ms: float | None = SLICE) -> Review | None:
        """Go on a little: the review where it knows more than at the last call, else None.

        Without a limit, everything is done in one go, in this process.
        """
        if self.review is None:
            self.review = self._beginning.go_on(slice_ms)
            if slice_ms is not None:
                return self.review
        while self._waiting:
            task = self._waiting[0]
            if self._running is None or self._running[0] != task:
                state = self._session.before(task.ply)
                self._running = (task, RunningTask(self._spec, task, state))
            answer = self._running[1].poll(slice_ms)
            if answer is None:
                return None
            self._running = None
            self._take_answer(task, answer)
            if slice_ms is not None:
                return self.review
        return self.review if slice_ms is None else None

    def stop(self) -> None:
        """Cancel the current task; `review` can be saved and continued."""
        if self._running is not None:
            self._running[1].stop()
            self._running = None

    def _take_answer(self, task: ReviewTask, answer: Answer) -> None:
        """Keep the answer to a task, and see which tasks are left."""
        if task.kind == GRADE:
            self._graded[task.ply] = with_grade(self._spans[task.ply], task.line, answer)
        elif task.kind == CONFIRM:
            graded = self._params.recheck.graded
            self._graded[task.ply] = with_recheck(self._graded[task.ply], answer, graded)
        else:
            reveal = _reveal(task, answer)
            self._reveals[reveal.ply, reveal.pile] = reveal
        self._waiting = self._open_tasks()
        self.review = self._told()

    def _open_tasks(self) -> list[ReviewTask]:
        """The tasks that are left: one's own turns and marks, what came to light, the others.

        The worst marks come first.
        """
        events = self._events
        luck = [event for event in events if (event.ply, _pile(event)) not in self._reveals]
        return [*self._turn_tasks(own=True), *luck, *self._turn_tasks(own=False)]

    def _turn_tasks(self, *, own: bool) -> list[ReviewTask]:
        """The tasks that are left of one's own turns, or of those of others."""
        seed, session, graded = self._blank.seed, self._session, self._graded
        spans = [span for span in self._spans.values() if self._is_own(span.seat) == own]
        grades = [
            ReviewTask(GRADE, seed, span.ply, span.seat, keys_of(session, span))
            for span in spans
            if span.ply not in graded
        ]
        doubts = [
            graded[span.ply]
            for span in spans
            if span.ply in graded and graded[span.ply].second is None and self._doubtful(span.ply)
        ]
        doubts.sort(key=lambda turn: (-turn.p, -turn.vp, turn.ply))
        marks = [ReviewTask(CONFIRM, seed, t.ply, t.seat, t.line, t.better) for t in doubts]
        return [*grades, *marks]

    def revealed_by(self, ply: int) -> Iterator[ReviewTask]:
        """What came to light with a choice of the game."""
        session, rules, seed = self._session, self._spec.rules, self._blank.seed
        if session.state.seats == 1 and not self._params.ledger_alone:
            return
        before, after = session.before(ply), session.before(ply + 1)
        seat = session.choice(ply).seat
        thrown = rules.thrown(before) if rules.begins(before) else None
        if thrown is not None:
            yield ReviewTask(THROW, seed, ply, seat, opened=(thrown.pile,))
        opened = rules.opened(before, after)
        if opened:
            line = (key_of(session.choice(ply).option),)
            yield ReviewTask(PILE, seed, ply, seat, line, opened=opened)

    def _course(self, seat: int) -> Generator[None, None, tuple[Course, Course]]:
        """Chance and lead of a seat before each span and at the end; alone there is no chance."""
        session, advisor = self._session, self._spec.advisor.learned()
        chance, leads = [], []
        for ply in [*self._spans, session.ply]:
            found = estimate(self._spec.rules, advisor, session.before(ply), seat)
            chance.append((ply, figure(found.chance)))
            leads.append((ply, figure(found.lead)))
            yield
        return tuple(chance if session.state.seats > 1 else ()), tuple(leads)

    def _fits(self, turn: GradedTurn) -> bool:
        """Whether a turn that is known is one of this game."""
        span = self._spans.get(turn.ply)
        if span is None or (span.end, span.seat) != (turn.end, turn.seat):
            return False
        return turn.line == keys_of(self._session, span)

    def _told(self) -> Review:
        """All that is known by now."""
        turns = [self._graded[ply] for ply in sorted(self._graded)]
        reveals = [self._reveals[key] for key in sorted(self._reveals)]
        return sum_up(self._blank, self._params, turns, reveals, complete=not self._waiting)


def needs_recheck(turn: GradedTurn, params: ReviewParams, seats: int) -> bool:
    """Whether a turn is to be checked in fresh dealings, or was."""
    if turn.grade == DECIDED or not turn.better:
        return False
    return turn.vp >= params.alone[1] if seats == 1 else turn.p >= params.doubt


def with_grade(span: TurnSpan, line: tuple[str, ...], answer: Answer) -> GradedTurn:
    """A turn with its first grade."""
    grade = DECIDED if answer["decided"] else STEPS[answer["step"]]
    told = answer["forced"], answer["vp"], answer["p"], grade
    better = tuple(answer["better"])
    return GradedTurn(*span, *told, line=line, better=better, error=answer["error"])


def with_recheck(turn: GradedTurn, answer: Answer, graded_anew: bool) -> GradedTurn:
    """A turn with what fresh dealings say of it; they may also say how grave it is."""
    second = SecondLook(answer["n"], answer["vp"], answer["p"], answer["error"])
    clear = bool(answer["clear"])
    grade = STEPS[answer["step"]] if graded_anew and clear else turn.grade
    return turn.asked_again(second, clear, grade)


def keys_of(session: Session, span: TurnSpan) -> tuple[str, ...]:
    """The choices of a turn, as keys."""
    return keys_between(session, span.ply, span.end)


def _pile(task: ReviewTask) -> str:
    return "+".join(task.opened)


def _reveal(task: ReviewTask, answer: Answer) -> Reveal:
    ways = tuple(ThrowLuck(key, weight, vp) for key, weight, vp in answer.get("throws", ()))
    fell = answer.get("fell", "")
    return Reveal(task.ply, _pile(task), tuple(answer["vp"]), answer["error"], fell, ways)
