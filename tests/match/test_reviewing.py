"""A review in the making, on the toy: whole games in a moment, through the same code."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace

import pytest

from stupor.ai.view import SeatView
from stupor.archive.reviews import written
from stupor.engine.review_params import SPACES, VP, ReviewParams
from stupor.games.burgundy.solo_evaluation import SPACE
from stupor.match import coach
from stupor.match.coach import Coach
from stupor.match.review import FINE, GradedTurn, Reveal, Review
from stupor.match.review_sums import sum_up
from stupor.match.review_task import GRADE, ReviewTask, to_wire, work
from stupor.match.reviewing import LUCK, ReviewJob, keys_of, needs_recheck
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.turn_spans import turn_spans
from stupor.match.worker import WORKER_HOLDER
from stupor.selftest.sample_reviews import finished
from tests.toys import game_of

TOY = game_of("toy")
CODE = "this code"


def played(seed=5, seats=2, undo=False):
    """A finished game of random choices; some may have been taken back on the way."""
    chance, other = random.Random(seed), random.Random(seed + 1)
    session = Session.new(TOY, [make_seat("human", TOY, 0) for _ in range(seats)], seed, {})
    while not session.over:
        option = chance.choice(session.decision.options)
        if undo and other.random() < 0.3:
            session.play(other.choice(session.decision.options))
            session.go_back(session.ply - 1)
        session.play(option)
    return session


def whole(session, seat=0, known=None):
    reviewing = ReviewJob(session, seat, CODE, known=known)
    reviewing.poll(None)
    return reviewing.review


def begun(session, seat=0, code=CODE, known=None):
    """A review that has looked at the course of the game."""
    reviewing = ReviewJob(session, seat, code, known=known)
    while reviewing.review is None:
        reviewing.poll()
    return reviewing


def test_units_are_the_choices_of_a_seat_in_a_turn():
    session = played()
    found = turn_spans(session)
    assert [ply for span in found for ply in range(span.ply, span.end)] == [*range(session.ply)]
    for span in found:
        assert {session.choice(ply).seat for ply in range(span.ply, span.end)} == {span.seat}
        begun = [session.rules.begins(session.before(ply)) for ply in range(span.ply, span.end)]
        assert not any(begun[1:])


def test_a_review_can_be_stopped_and_gone_on_with_at_any_place():
    session = played()
    at_once = written(whole(session))
    known, steps = None, 0
    while known is None or not known.complete:
        reviewing = begun(session, known=known)
        while reviewing.poll(5.0) is None:
            pass
        reviewing.stop()
        known = Review.read(json.loads(written(reviewing.review)))
        steps += 1
    assert steps > 10
    assert written(known) == at_once


def test_a_review_begins_a_little_at_a_time():
    """Given no time at all in a frame, then each call looks at one choice of the game."""
    session, calls = played(), 1
    reviewing = ReviewJob(session, 0, CODE)
    while reviewing.poll(0.0) is None:
        calls += 1
    assert calls > session.ply
    assert not reviewing.review.turns


def test_choices_taken_back_leave_no_trace():
    assert written(whole(played(undo=True))) == written(whole(played()))


def test_the_parts_add_up_to_the_result():
    for seat in (0, 1):
        review = whole(played(), seat)
        assert review.leads[-1][1] == TOY.advisor.leads(played().state)[seat]
        parts = review.given.vp - review.lost.vp + review.luck.vp + review.run_of_play
        assert review.start + parts == pytest.approx(review.leads[-1][1], abs=1e-3)


def test_a_finished_game_is_won_or_lost_or_shared():
    for seed in range(4):
        session = played(seed)
        winners = session.rules.result(session.state).winners
        last = whole(session).chance[-1][1]
        assert last == (0.0 if 0 not in winners else 1.0 if len(winners) == 1 else 0.5)


def test_another_seat_goes_on_with_what_is_known():
    session = played()
    other = begun(session, 1, known=whole(session, 0))
    assert other.over
    assert written(other.review) == written(whole(session, 1))


def test_other_code_begins_anew():
    session = played()
    reviewing = begun(session, code="other code", known=whole(session))
    assert not reviewing.over
    assert not reviewing.review.turns


def test_progress_comes_to_its_end():
    reviewing = ReviewJob(played(), 0, CODE)
    assert reviewing.progress is None
    while reviewing.progress is None:
        reviewing.poll()
    assert reviewing.progress.done == 0
    reviewing.poll(None)
    assert reviewing.progress.step == LUCK
    assert reviewing.progress.done == reviewing.progress.of


def test_the_coach_says_of_a_turn_what_the_review_says():
    session = played()
    units = whole(session).of(0)
    for unit, span in zip(
        units, (span for span in turn_spans(session) if span.seat == 0), strict=True
    ):
        looking = Coach(session, span)
        while (said := looking.poll(None)) is None:
            pass
        assert said == unit


def test_the_coach_leaves_a_turn_alone_that_takes_too_much_work(monkeypatch):
    """Work is counted in steps, so the same turn is left alone on every machine."""
    monkeypatch.setattr(coach, "PATIENCE", 1)
    session = played()
    look = Coach(session, turn_spans(session)[0])
    while not look.over:
        assert look.poll(0.0) is None
    assert look.poll() is None


@pytest.fixture
def worker():
    WORKER_HOLDER.open(game_of)
    yield WORKER_HOLDER.worker()
    WORKER_HOLDER.close()


def waited(poll, limit=30.0):
    end = time.monotonic() + limit
    while (found := poll()) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.001)
    return found


def test_the_process_beside_the_window_finds_the_same(worker):
    session = played()
    reviewing = ReviewJob(session, 0, CODE)
    while not reviewing.over:
        waited(reviewing.poll)
    assert written(reviewing.review) == written(whole(session))


def test_a_table_thinks_first_and_the_task_goes_on_after_it(worker):
    session = played()
    span = turn_spans(session)[0]
    state, decision = session.before(span.ply), session.rules.decision(session.before(span.ply))
    task = ReviewTask(GRADE, 1, span.ply, span.seat, keys_of(session, span))
    number = worker.run(to_wire(TOY, task, state))
    thinker = make_seat("page", TOY, 1, worker=True).controller.thinker
    asked = worker.ask(thinker.question(SeatView(TOY.rules, state, decision, 0)))
    assert waited(lambda: worker.answer(asked))
    result = waited(lambda: worker.result(number))
    assert result == ended(work(TOY, task, state))


def test_a_task_that_is_dropped_leaves_the_process_to_others(worker):
    session = played()
    reviewing = begun(session)
    reviewing.poll()
    reviewing.stop()
    again = begun(session)
    first, same = waited(again.poll).turns[0], whole(session).turns[0]
    assert (first.line, first.vp, first.better) == (same.line, same.vp, same.better)


def ended(thinking):
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize(
    ("game", "kinds", "unit"),
    [
        ("burgundy", "page", SPACES),
        ("burgundy", "page,page", VP),
        ("stupor_mundi", "page", VP),
    ],
)
def test_a_solo_duchy_is_reviewed_in_spaces_and_all_else_in_vp(game, kinds, unit):
    review = begun(finished(game, kinds)).review
    assert review.unit == unit
    result = finished(game, kinds).state
    if unit == SPACES:
        assert review.leads[-1][1] == result.duchies[0].covered.bit_count()


def test_a_solo_duchy_is_judged_by_steps_in_spaces_and_compared_with_no_rank():
    """Given losses of a page in a solo duchy, then half a space is a slip and no rank is named."""
    session = finished("burgundy", "page")
    params = session.spec.play.review
    assert params.alone == (2.5 / SPACE, 5 / SPACE, 9 / SPACE)
    span = turn_spans(session)[4]
    graded = GradedTurn(*span, False, 0.5, 0.0, FINE, better=("pass",))
    assert not needs_recheck(graded, params, 1)
    assert needs_recheck(replace(graded, vp=0.7), params, 1)
    review = sum_up(begun(session).review, params, [graded], [], complete=True)
    assert review.lost.vp == 0.5 and review.lost.like == ""


def test_no_rank_is_named_of_a_game_that_is_longer_than_any_that_was_measured():
    params = ReviewParams(ladder={"page": 130.0, "duke": 4.0}, ladder_turns=55)
    assert params.like(400.0, 55) == "page" and params.like(400.0, 56) == ""
    assert replace(params, ladder_turns=0).like(400.0, 56) == "page"


def test_luck_of_a_fraction_of_a_space_matters_where_that_of_a_vp_would_not():
    session, reveal = finished("burgundy", "page"), Reveal(9, "throw.0", (0.3,), 0.0)
    blank = begun(session).review
    params = session.spec.play.review
    assert sum_up(blank, params, [], [reveal], complete=True).turning == (9,)
    assert sum_up(replace(blank, unit=VP), params, [], [reveal], complete=True).turning == ()
