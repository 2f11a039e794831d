"""Playing on from a moment of the past leaves that past alone."""

from __future__ import annotations

import json

import pytest

from stupor.engine.codec import digest
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.support.tape import Tape

SPEC = registry.get("stupor_mundi")


def played(choices: int) -> Session:
    seats = [make_seat("random", SPEC, number, slice_ms=None) for number in range(3)]
    session = Session.new(SPEC, seats, 11, {"market": "medium"}, {"undo": "friendly"})
    session.add_to_header({"id": "parent", "began": "2026-11-21T14:30:12Z", "app": "0.3.0"})
    while session.ply < choices:
        session.poll()
    return session


def test_a_branch_begins_where_it_was_told_with_whom_it_was_told() -> None:
    parent = played(40)
    seats = [make_seat(kind, SPEC, 1, slice_ms=None) for kind in ("human", "greedy", "random")]
    seats[0].name = "Lena"
    branch = parent.branch(25, seats)
    assert digest(branch.state) == digest(parent.before(25))
    assert branch.ply == 25
    assert branch.header["branch"] == {"of": "parent", "at": 25}
    assert branch.header["kinds"] == ["human", "greedy", "random"]
    assert branch.header["names"] == ["Lena", "greedy", "random"]
    assert branch.mode == "friendly"
    assert not {"id", "began", "app"} & branch.header.keys()


def test_a_branch_and_its_parent_go_their_own_ways() -> None:
    parent = played(40)
    before, tape = parent.lines(), Tape(parent)
    written = len(tape.lines)
    branch = parent.branch(30, [make_seat("greedy", SPEC, 9, slice_ms=None) for _ in range(3)])
    for _ in range(15):
        branch.poll()
    branch.go_back(3, "sandbox")
    branch.redo()
    assert parent.lines() == before
    assert len(tape.lines) == written
    assert parent.marks == ()
    shared = branch.lines()
    parent.poll()
    parent.go_back(5, "friendly")
    assert branch.lines() == shared


def test_a_branch_is_a_whole_record_of_its_own() -> None:
    branch = played(40).branch(40, [make_seat("random", SPEC, 4, slice_ms=None) for _ in range(3)])
    while not branch.over:
        branch.poll()
    again = Session.replay(SPEC, branch.seats, json.loads(json.dumps(branch.lines())))
    assert digest(again.state) == digest(branch.state)
    assert again.lines() == branch.lines()


def test_the_first_moment_and_the_present_one_can_be_branched_and_no_other_world() -> None:
    parent = played(10)
    assert digest(parent.branch(0, parent.seats).state) == digest(parent.before(0))
    assert digest(parent.branch(10, parent.seats).state) == digest(parent.state)
    for ply in (-1, 11):
        with pytest.raises(ValueError, match="play on"):
            parent.branch(ply, parent.seats)
