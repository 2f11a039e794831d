"""What a turn truly gave away: its line and the better one, played to the end again and again.

The turns are drawn before anything is known of their truth: of each game one of each class, early
and late, whichever comes first in an order that is the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from stupor.ai.grading import Grade, TurnGrader
from stupor.ai.quick_players import QuickPlayers, estimate
from stupor.ai.view import SeatView
from stupor.engine.review_params import TO_END, Recheck
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan, line_of, turn_spans
from tests.ai.reviewed import SEEDS, ended

#: The last round of the early ones.
EARLY: Final[Mapping[str, int]] = {"stupor_mundi": 3, "burgundy": 10}
#: One difference of two courses has a deviation of about 28 VP early and 2 to 16 late in Burgundy,
#: of 21 and 6 in Stupor Mundi: fifty turns are known to about 1 VP.
DEALINGS: Final[Mapping[str, int]] = {"stupor_mundi": 12, "burgundy": 16}
#: What lies on every choice, so that no single course decides.
NOISE: Final = 0.8
#: No dealing of a grade or of a mark has such a number.
_OTHERS: Final = 100_000


def true_turns(session: Session, seat: int, game: str) -> Iterator[dict[str, Any]]:
    """One turn of each class, early and late: what a review says of it, and its truth."""
    grading = TurnGrader(
        session.rules, session.spec.advisor.learned(), session.spec.play.review, SEEDS[0]
    )
    known = set[tuple[int, bool]]()
    own = [span for span in turn_spans(session) if span.seat == seat]
    for span in Random(session.ply).sample(own, len(own)):
        view = _view(session, span)
        grade = ended(grading.grade(view, line_of(session, span)))
        early = span.round <= EARLY[game]
        if grade.better and not grade.decided and (grade.step, early) not in known:
            known.add((grade.step, early))
            told = {"ply": span.ply, "early": early, "step": grade.step, "vp": grade.vp}
            yield (
                told
                | {"p": grade.p}
                | _shown(grading, session, span, grade)
                | _truth(session, span, grade, DEALINGS[game])
            )


def _shown(grading: TurnGrader, session: Session, span: TurnSpan, grade: Grade) -> dict[str, Any]:
    """What fresh dealings say, where a review looks once more."""
    if grade.p < session.spec.play.review.doubt:
        return {}
    fresh = ended(grading.confirm(_view(session, span), line_of(session, span), grade.better))
    return {"shown": fresh.vp, "clear": fresh.clear}


def _truth(session: Session, span: TurnSpan, grade: Grade, dealings: int) -> dict[str, Any]:
    """How much more the better line comes to at the end of the game, with the error of that."""
    found = _courses(session, span, grade, dealings)
    ahead = [one - own for one, own in found]
    return {"true": mean(ahead), "sd": stdev(ahead), "n": dealings}


def _courses(
    session: Session, span: TurnSpan, grade: Grade, dealings: int
) -> list[tuple[float, float]]:
    """The leads at the end of the game after the better line and the one played, by dealings."""
    rules, advisor = session.rules, session.spec.advisor.learned()
    params = replace(session.spec.play.review, recheck=Recheck(span=TO_END, noise=NOISE))
    players, view = QuickPlayers(rules, advisor, params), _view(session, span)
    found = []
    for number in range(_OTHERS, _OTHERS + dealings):
        leads = []
        for line in (grade.better, line_of(session, span)):
            end = ended(players.follow(view.dealing(SEEDS[0], number), span.seat, line))
            noise = view.rng(SEEDS[0], f"noise {number}")
            end = ended(players.play_on(end, span.seat, TO_END, 0, noise))
            leads.append(estimate(rules, advisor, end, span.seat).lead)
        found.append((leads[0], leads[1]))
    return found


def _view(session: Session, span: TurnSpan) -> SeatView:
    state = session.before(span.ply)
    decision = session.rules.decision(state)
    assert decision is not None
    return SeatView(session.rules, state, decision, span.ply)
