"""A session under any order of choices, undos and redos."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.match.journal import HOWS, BadJournal, history_of, read
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session
from tests.support.tape import Tape

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
            past.append(digest(session.state))
            # the very choice that was taken back is as good as a redo
            future = future[:-1] if future[-1:] == past[-1:] else []
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


@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.tuples(st.sampled_from("ppppgrs"), st.integers(0, 99)), max_size=60),
)
def test_the_record_written_line_by_line_is_the_live_game(
    seats: int, seed: int, moves: list[tuple[str, int]]
) -> None:
    session = Session.new(SPEC, people(seats), seed, {}, {"undo": "sandbox"})
    tape = Tape(session)
    for move, pick in moves:
        if move == "p" and session.decision is not None:
            options = session.decision.options
            session.play(options[pick % len(options)])
        elif move == "g" and session.ply:
            session.go_back(session.ply - 1 - pick % session.ply, HOWS[pick % 3])
        elif move == "r":
            session.redo()
        elif move == "s":
            session.reseat(pick % seats, make_seat((HUMAN, "random")[pick % 2], SPEC, 1), "Lena")
    told = history_of(*read(tape.lines))
    again = Session.replay(SPEC, [make_seat(kind, SPEC, 1) for kind, _ in told.chairs], tape.lines)
    assert (
        again.lines() == session.lines() == Session.replay(SPEC, again.seats, again.lines()).lines()
    )
    assert [name for _, name in told.chairs] == session.names
    assert [kind for kind, _ in told.chairs] == [seat.kind for seat in session.seats]
    assert (again.marks, again.mode, again.can_redo) == (session.marks, "sandbox", session.can_redo)
    assert again.redo() == session.redo()
    for seat in range(seats):
        assert again.way_back(seat, "strict") == session.way_back(seat, "strict")
    last = [line["standing"] for line in tape.lines if "standing" in line]
    if last and session.decision is not None:
        assert last[-1]["seat"] == session.decision.seat


def test_what_a_person_took_back_counts_though_it_cannot_be_chosen_again() -> None:
    """Given a choice taken back and a computer on that chair, a person has chosen all the same."""
    session = played(2, 1, [])
    assert not session.touched
    tape = Tape(session)
    session.play(session.decision.options[0])
    session.go_back(0)
    session.reseat(session.decision.seat, make_seat("random", SPEC, 1))
    assert session.touched and not session.can_redo
    assert Session.replay(SPEC, people(2), tape.lines).touched


def test_the_seat_protocol_sees_only_what_it_has_always_seen() -> None:
    session = played(2, 5, [3, 8, 2, 9, 4] * 40)
    session.add_to_header({"id": "x", "began": "2026-11-21T14:30:12Z", "app": "0.3.0"})
    session.go_back(session.ply - 3, "sandbox")
    header, *lines = session.journal()
    assert list(header) == [
        "format", "version", "game", "rules_version", "seats", "names", "options", "seed",
    ]  # fmt: skip
    assert {tuple(line) for line in lines} == {("seat", "key"), ("round", "digest")}
    assert sum("key" in line for line in lines) == session.ply
    assert len(session.lines()) > len(lines) + 1


def test_the_end_is_written_down_once_and_checked() -> None:
    seats = [make_seat("random", SPEC, 3, slice_ms=None)]
    session = Session.new(SPEC, seats, 4, {})
    tape = Tape(session)
    while not session.over:
        session.poll()
    assert [line for line in tape.lines if "over" in line] == tape.lines[-1:]
    end = tape.lines[-1]
    assert end["over"]["scores"] == list(SPEC.rules.scores(session.state))
    assert end["standing"]["scores"] == end["over"]["scores"]
    assert end["over"]["digest"] == digest(session.state)
    assert end["standing"]["seat"] is None
    assert Session.replay(SPEC, seats, tape.lines).over
    wrong = {"over": {**end["over"], "digest": "0" * 16}}
    with pytest.raises(BadJournal, match="another position"):
        Session.replay(SPEC, seats, [*tape.lines[:-1], wrong])
    with pytest.raises(BadJournal, match="but it is not"):
        Session.replay(SPEC, seats, [*tape.lines[:9], end])


def test_snapshots_come_at_the_beginning_and_with_every_round() -> None:
    session = played(2, 5, [3, 8, 2, 9, 4] * 40)
    lines = session.lines()
    rounds = [number for number, line in enumerate(lines) if "round" in line]
    snapshots = [number for number, line in enumerate(lines) if "snapshot" in line]
    assert snapshots == [1, *(number + 1 for number in rounds)]
    assert rounds
    for number in snapshots:
        position = SPEC.rules.load(lines[number]["snapshot"])
        assert digest(position) == digest(session.before(lines[number]["ply"]))


def test_a_choice_that_the_rules_stumble_over_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(2, 7, [1, 2])
    assert session.decision is not None
    option, seat = session.decision.options[0], session.decision.seat

    def stumble(state: object, option: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(session, "rules", SimpleNamespace(apply=stumble))
    with pytest.raises(ZeroDivisionError):
        session.play(option)
    assert session.trying == (seat, key_of(option))
    assert session.ply == 2
    monkeypatch.undo()
    session.play(option)
    assert session.trying is None


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
