"""A session under any order of choices, undos and redos."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.games import registry
from stupor.match.journal import BadJournal
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session

SPEC = registry.get("stupor_mundi")


def people(number: int) -> list[Seat]:
    return [make_seat(HUMAN, SPEC, 0) for _ in range(number)]


def played(seats: int, seed: int, picks: list[int]) -> Session:
    session = Session.new(SPEC, people(seats), seed, {})
    for pick in picks:
        if session.decision is not None:
            options = session.decision.options
            session.play(options[pick % len(options)])
    return session


@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.tuples(st.sampled_from("ppppur"), st.integers(0, 99)), max_size=60),
)
def test_undo_and_redo_walk_one_line_of_history(
    seats: int, seed: int, moves: list[tuple[str, int]]
) -> None:
    session = Session.new(SPEC, people(seats), seed, {})
    past, future = [digest(session.state)], []
    for move, pick in moves:
        if move == "p" and session.decision is not None:
            options = session.decision.options
            session.play(options[pick % len(options)])
            past, future = [*past, digest(session.state)], []
        elif move == "u":
            refusal = session.undo_refusal()
            assert session.undo() is (refusal is None)
            if refusal is None:
                future.append(past.pop())
        elif move == "r":
            assert (session.redo() is None) is (not future)
            if future:
                past.append(future.pop())
        assert digest(session.state) == past[-1]
        assert session.ply == len(past) - 1
    journal = json.loads(json.dumps(session.journal()))
    again = Session.replay(SPEC, people(seats), journal)
    assert digest(again.state) == past[-1]


def test_a_face_down_card_can_be_taken_back_and_a_drawn_one_not() -> None:
    session = played(2, 7, [])
    assert session.decision is not None
    down = next(option for option in session.decision.options if option[-1] == "down")
    session.play(down)
    assert session.undo_refusal() is None
    drew = None
    for seed in range(20):
        session = played(1, seed, [99, 99, 99])
        while session.decision is not None and drew is None:
            events = session.play(session.decision.options[-1])
            if any(event.kind == "drew" for event in events):
                drew = session.undo_refusal()
    assert drew


def test_a_wrong_digest_is_noticed() -> None:
    session = played(2, 5, [3, 8, 2, 9, 4] * 40)
    journal = session.journal()
    marks = [line for line in journal if "digest" in line]
    assert marks
    marks[0]["digest"] = "0" * 16
    with pytest.raises(BadJournal, match="another one"):
        Session.replay(SPEC, people(2), journal)


def test_a_journal_of_another_game_or_shape_is_refused() -> None:
    header, *lines = played(2, 5, [1, 2, 3]).journal()
    for wrong in (
        {**header, "game": "chess"},
        {**header, "version": 99},
        {**header, "format": "x"},
        {**header, "seed": "x"},
        {**header, "options": None},
    ):
        with pytest.raises(BadJournal):
            Session.replay(SPEC, people(2), [wrong, *lines])
    with pytest.raises(BadData):
        Session.replay(SPEC, people(2), [{**header, "options": {"market": "mad"}}, *lines])
    with pytest.raises(BadJournal, match="out of turn"):
        Session.replay(SPEC, people(2), [header, {**lines[0], "seat": 1 - lines[0]["seat"]}])
