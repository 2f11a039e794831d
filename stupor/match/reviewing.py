"""A review in the making: unit by unit, so that it can be stopped and gone on with."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from stupor.ai.playing_on import judged
from stupor.engine.notation import key_of
from stupor.match.errand import CONFIRM, DIGITS, GRADE, PILE, THROW, Answer, Errand
from stupor.match.review import (
    BLUNDER,
    DECIDED,
    FINE,
    MISTAKE,
    SLIP,
    Reveal,
    Review,
    Second,
    Throw,
    Unit,
)
from stupor.match.running import Running
from stupor.match.session import Session
from stupor.match.summing import summed
from stupor.match.units import Cut, cuts, line_of

#: Milliseconds that a review takes of one frame where there is no other process.
SLICE: Final = 4.0
#: Steps of a review, in order: every turn, the marks once more, what came to light.
TURNS: Final = "turns"
MARKS: Final = "marks"
LUCK: Final = "luck"
STEPS: Final = (FINE, SLIP, MISTAKE, BLUNDER)
_STAGES: Final = {GRADE: TURNS, CONFIRM: MARKS, THROW: LUCK, PILE: LUCK}


class Progress(NamedTuple):
    """How far a review has come: the step it is at, and of how many things it has looked at."""

    step: str
    done: int
    of: int


class Reviewing:
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
        self._insight = session.spec.play.insight
        self._cuts = {cut.ply: cut for cut in cuts(session)}
        self._units: dict[int, Unit] = {}
        self._reveals: dict[tuple[int, str], Reveal] = {}
        self._events = self._find_events(seed)
        self._running: tuple[Errand, Running] | None = None
        if known is not None and (known.fingerprint, known.seed) == (fingerprint, seed):
            self._units = {unit.ply: unit for unit in known.units if self._fits(unit)}
            self._reveals = {(found.ply, found.pile): found for found in known.reveals}
        chance, leads = self._course(seat)
        self._blank = Review(
            self._spec.id, fingerprint, seat, seed, complete=False, chance=chance, leads=leads
        )
        self._waiting = self._errands()
        self.review = self._told()

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.review.complete

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        if not self._waiting:
            return Progress(LUCK, len(self._events), len(self._events))
        step = _STAGES[self._waiting[0].kind]
        left = sum(_STAGES[errand.kind] == step for errand in self._waiting)
        doubted = sum(self._doubted(unit) for unit in self._units.values())
        every = {TURNS: len(self._cuts), MARKS: doubted, LUCK: len(self._events)}[step]
        return Progress(step, every - left, every)

    def poll(self, slice_ms: float | None = SLICE) -> Review | None:
        """Go on a little: the review where it knows more than at the last call, else None.

        Without a limit, everything is done in one go, in this process.
        """
        while self._waiting:
            errand = self._waiting[0]
            if self._running is None or self._running[0] != errand:
                state = self._session.before(errand.ply)
                self._running = (errand, Running(self._spec, errand, state))
            answer = self._running[1].poll(slice_ms)
            if answer is None:
                return None
            self._running = None
            self._note(errand, answer)
            if slice_ms is not None:
                return self.review
        return self.review if slice_ms is None else None

    def stop(self) -> None:
        """Ask nothing more of the process that thinks; `review` can be kept and gone on with."""
        if self._running is not None:
            self._running[1].stop()
            self._running = None

    def _note(self, errand: Errand, answer: Answer) -> None:
        """Write an answer down, and see what is to be asked next."""
        if errand.kind == GRADE:
            self._units[errand.ply] = graded(self._cuts[errand.ply], errand.line, answer)
        elif errand.kind == CONFIRM:
            again = self._insight.again.graded
            self._units[errand.ply] = seconded(self._units[errand.ply], answer, again)
        else:
            reveal = _reveal(errand, answer)
            self._reveals[reveal.ply, reveal.pile] = reveal
        self._waiting = self._errands()
        self.review = self._told()

    def _errands(self) -> list[Errand]:
        """All that is still to be asked: one's own turns, the others', marks, what came to light.

        The worst marks come first.
        """
        seat, seed = self._blank.seat, self._blank.seed
        turns = [
            Errand(GRADE, seed, cut.ply, cut.seat, _keys(self._session, cut))
            for cut in self._cuts.values()
            if cut.ply not in self._units
        ]
        marks = [
            Errand(CONFIRM, seed, unit.ply, unit.seat, unit.line, unit.better)
            for unit in self._units.values()
            if unit.second is None and self._doubted(unit)
        ]
        worst = {unit.ply: (-unit.p, -unit.vp) for unit in self._units.values()}
        turns.sort(key=lambda each: (each.seat != seat, each.ply))
        marks.sort(key=lambda each: (each.seat != seat, worst[each.ply], each.ply))
        luck = [event for event in self._events if (event.ply, _pile(event)) not in self._reveals]
        return [*turns, *marks, *luck]

    def _doubted(self, unit: Unit) -> bool:
        """Whether fresh dealings are to be asked about a unit, or were."""
        if unit.grade == DECIDED or not unit.better:
            return False
        if self._session.state.seats == 1:
            return unit.vp >= self._insight.alone[1]
        return unit.p >= self._insight.doubt

    def _find_events(self, seed: int) -> list[Errand]:
        """What came to light in the game, choice by choice."""
        session, rules = self._session, self._spec.rules
        if session.state.seats == 1 and not self._insight.ledger_alone:
            return []
        found = []
        for ply in range(session.ply):
            before, after = session.before(ply), session.before(ply + 1)
            seat = session.choice(ply).seat
            thrown = rules.thrown(before) if rules.begins(before) else None
            if thrown is not None:
                found.append(Errand(THROW, seed, ply, seat, opened=(thrown.pile,)))
            opened = rules.opened(before, after)
            if opened:
                line = (key_of(session.choice(ply).option),)
                found.append(Errand(PILE, seed, ply, seat, line, opened=opened))
        return found

    def _course(self, seat: int) -> tuple[Any, Any]:
        """Chance and lead of a seat before each unit and at the end; alone there is no chance."""
        session, advisor = self._session, self._spec.advisor.learned()
        chance, leads = [], []
        for ply in [*self._cuts, session.ply]:
            found = judged(self._spec.rules, advisor, session.before(ply), seat)
            chance.append((ply, round(found.chance, DIGITS)))
            leads.append((ply, round(found.lead, DIGITS)))
        return tuple(chance if session.state.seats > 1 else ()), tuple(leads)

    def _fits(self, unit: Unit) -> bool:
        """Whether a unit that is known is one of this game."""
        cut = self._cuts.get(unit.ply)
        if cut is None or (cut.end, cut.seat) != (unit.end, unit.seat):
            return False
        return unit.line == _keys(self._session, cut)

    def _told(self) -> Review:
        """All that is known by now."""
        units = [self._units[ply] for ply in sorted(self._units)]
        reveals = [self._reveals[key] for key in sorted(self._reveals)]
        return summed(self._blank, self._insight, units, reveals, complete=not self._waiting)


def graded(cut: Cut, line: tuple[str, ...], answer: Answer) -> Unit:
    """A unit with what was said of it first."""
    grade = DECIDED if answer["decided"] else STEPS[answer["step"]]
    return Unit(
        *cut,
        answer["forced"],
        answer["vp"],
        answer["p"],
        grade,
        line=line,
        better=tuple(answer["better"]),
        error=answer["error"],
    )


def seconded(unit: Unit, answer: Answer, graded_anew: bool) -> Unit:
    """A unit with what fresh dealings say of it; they may say how grave it is."""
    second = Second(answer["n"], answer["vp"], answer["p"], answer["error"])
    clear = bool(answer["clear"])
    grade = STEPS[answer["step"]] if graded_anew and clear else unit.grade
    return unit.asked_again(second, clear, grade)


def _keys(session: Session, cut: Cut) -> tuple[str, ...]:
    return tuple(map(key_of, line_of(session, cut)))


def _pile(errand: Errand) -> str:
    return "+".join(errand.opened)


def _reveal(errand: Errand, answer: Answer) -> Reveal:
    ways = tuple(Throw(key, weight, vp) for key, weight, vp in answer.get("throws", ()))
    fell = answer.get("fell", "")
    return Reveal(errand.ply, _pile(errand), tuple(answer["vp"]), answer["error"], fell, ways)
