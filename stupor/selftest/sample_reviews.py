"""Sample reviews of finished games for pictures: made-up figures on real turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from stupor.engine.notation import key_of
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
from stupor.match.reviewing import LUCK, Progress
from stupor.match.session import Session
from stupor.scenes.review.review_runner import ReviewRunner
from stupor.selftest.games import played

#: Losses come round like this, turn by turn, with the grade of each.
_ROUND: Final = (
    (0.0, FINE),
    (1.4, SLIP),
    (0.0, FINE),
    (6.2, MISTAKE),
    (2.3, SLIP),
    (0.4, FINE),
    (0.0, FINE),
    (9.4, BLUNDER),
    (0.0, FINE),
    (5.1, MISTAKE),
    (0.0, FINE),
)


@lru_cache(maxsize=4)
def finished(game: str, kinds: str) -> Session:
    """A finished game of these kinds of players."""
    return played(kinds, {}, game, "the end", lambda session: session.over)


class FinishedReviewJob:
    """A review that is complete from the beginning."""

    def __init__(self, review: Review) -> None:
        """Know that review."""
        self.review = review

    @property
    def progress(self) -> Progress:
        """All is done."""
        return Progress(LUCK, 1, 1)

    @property
    def over(self) -> bool:
        """It is over."""
        return True

    def poll(self) -> Review | None:
        """Nothing is left to do."""
        return None

    def stop(self) -> None:
        """Nothing was asked."""


def sample_runner(session: Session) -> ReviewRunner:
    """A runner that has the reviews of all seats, made up."""

    def begin(seat: int, known: Review | None) -> FinishedReviewJob:
        return FinishedReviewJob(made_up(session, seat))

    return ReviewRunner(len(session.seats), begin, lambda: made_up(session, 0), lambda review: None)


def made_up(session: Session, seat: int) -> Review:
    """What a review of a seat could say, the same each time; what follows is worked out of it."""
    result, params = session.rules.result(session.state), session.spec.play.review
    seats = len(result.scores)
    unit = params.unit(seats)
    graded_turns = tuple(_graded_turns(session, unit.least))
    lead = session.spec.advisor.leads(session.state)[seat]
    course = [(graded.ply, n / len(graded_turns)) for n, graded in enumerate(graded_turns)]
    leads = (*((ply, lead * done) for ply, done in course), (session.ply, lead))
    won = (session.ply, float(seat in result.winners))
    chances = [
        (ply, 0.01 + 0.98 * won[1] if _late(session, ply) else _chance(seat, done, seats))
        for ply, done in course
    ]
    chance = (*chances, won) if seats > 1 else ()
    told = seats > 1 or params.ledger_alone
    reveals = tuple(_reveals(session, graded_turns, seats, unit.least)) if told else ()
    blank = Review(session.spec.id, "made up", seat, 1, True, chance, leads, unit=unit)
    return sum_up(blank, params, graded_turns, reveals, complete=True)


def _late(session: Session, ply: int) -> bool:
    """Whether the game is decided by then."""
    return session.ply - ply < session.ply // 12


def _chance(seat: int, done: float, count: int) -> float:
    """A line that swings more and more about its share."""
    swing = ((round(done * 40) * 7 + seat * 5) % 11 - 5) / 40
    return min(0.98, max(0.02, 1 / count + swing * (0.4 + done)))


def _graded_turns(session: Session, least: float) -> Iterator[GradedTurn]:
    """The turns of all seats, as they followed each other."""
    begin, number = 0, 0
    for ply in range(1, session.ply + 1):
        seat = session.choice(begin).seat
        goes_on = ply < session.ply and session.choice(ply).seat == seat
        if goes_on and not session.rules.begins(session.before(ply)):
            continue
        lost, grade = _ROUND[number % len(_ROUND)]
        last = _late(session, begin)
        told = lost * least, 1.2 * least, DECIDED if last else grade
        yield _graded(session, begin, ply, *told)
        begin, number = ply, number + 1


def _graded(
    session: Session, begin: int, end: int, lost: float, error: float, grade: str
) -> GradedTurn:
    seat = session.choice(begin).seat
    state = session.before(begin)
    counters = session.rules.table(state, None).counters
    line = tuple(key_of(session.choice(ply).option) for ply in range(begin, end))
    options = [key_of(option) for option in session.rules.legal(state)]
    better = tuple(key for key in options if key != line[0])[:1] if grade != FINE else ()
    second = SecondLook(24, lost, lost / 60, error) if grade in (MISTAKE, BLUNDER) else None
    found = lost, lost / 60, grade, second, second is not None and begin % 3 != 0
    number = int(counters.get("round", 1))
    return GradedTurn(begin, end, number, seat, False, *found, line, better, error)


def _throws(least: float) -> tuple[ThrowLuck, ...]:
    """All throws of two dice, and what each is worth."""
    pairs = [(one, other) for one in range(1, 7) for other in range(one, 7)]
    worth = [((one * 17 + other * 29) % 61 / 10 - 3) * least for one, other in pairs]
    return tuple(
        ThrowLuck(f"{one}-{other}", 1 + (one != other), vp)
        for (one, other), vp in zip(pairs, worth, strict=True)
    )


def _reveals(
    session: Session, graded_turns: tuple[GradedTurn, ...], seats: int, least: float
) -> Iterator[Reveal]:
    """What came to light with every third turn, or the throw of every turn."""
    ways = _throws(least)
    worth = {throw.key: throw.vp for throw in ways}
    thrown = [session.rules.thrown(session.before(graded.ply)) for graded in graded_turns]
    every = 1 if any(thrown) else 3
    for number, (graded, throw) in enumerate(list(zip(graded_turns, thrown, strict=True))[::every]):
        fell = throw.fell if throw else ""
        luck = worth.get(fell, (number * 37 % 83 - 41) / 10 * least)
        vp = tuple(luck if seat == graded.seat else -luck for seat in range(seats))
        kind, error = ("throw", 0.0) if throw else ("draw", 0.4)
        pile = f"{kind}.{graded.seat}"
        yield Reveal(graded.ply, pile, vp, error, fell, ways if throw else ())
