"""What the last line of a record tells, and what the first one carries along."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive.kit import SPEC, new_game, play

MARKED = {"chapter": "05-naples", "profile": "a1", "daily": "2026-11-21"}


def closing(session: Session) -> dict[str, Any]:
    told: dict[str, Any] = session.lines()[-1]["over"]
    return told


def test_the_end_tells_points_by_category_houses_and_players() -> None:
    session = play(new_game(HUMAN, "random"), seed=2)
    end = closing(session)
    assert [sum(row[seat] for row in end["categories"].values()) for seat in range(2)] == (
        end["scores"]
    )
    assert end["traits"] == session.rules.standing(session.state)["traits"]
    assert (end["kinds"], end["names"]) == ([HUMAN, "random"], ["human", "random"])
    assert (end["persons"], end["marks"], end["seal"]) == ([0], [], None)


@pytest.mark.parametrize("won", [True, False])
def test_the_end_of_a_chapter_tells_its_seal(won: bool) -> None:
    chapter = {
        "number": 1,
        "house": "free",
        "market": "easy",
        "seal": {"coins": 1 if won else 99},
    }
    chair = make_seat(HUMAN, SPEC, 0)
    session = play(Session.new(SPEC, [chair], 1, {"chapter": chapter}))
    assert closing(session)["seal"] is won


def test_whoever_else_has_chosen_once_is_told() -> None:
    session = play(new_game(HUMAN, HUMAN), 4)
    seat = session.decision.seat if session.decision else 0
    session.reseat(seat, make_seat("random", SPEC, 0))
    play(session, 1)
    session.reseat(seat, make_seat(HUMAN, SPEC, 0))
    play(session)
    assert closing(session)["kinds"] == [HUMAN, HUMAN]
    assert closing(session)["persons"] == [1 - seat]


def test_ways_back_are_told_again_at_the_end() -> None:
    session = play(new_game(undo="sandbox"), 6)
    session.go_back(2)
    session.go_back(1, "sandbox")
    play(session)
    assert closing(session)["marks"] == ["sandbox"]


def test_chapter_profile_and_day_are_carried_but_not_into_a_branch() -> None:
    session = new_game()
    session.add_to_header(MARKED)
    play(session, 5)
    again = Session.replay(SPEC, session.seats, json.loads(json.dumps(session.lines())))
    assert {name: again.header[name] for name in MARKED} == MARKED
    assert not MARKED.keys() & again.branch(3, again.seats).header.keys()
    assert not MARKED.keys() & again.journal()[0].keys()


@pytest.mark.parametrize("value", [5, None, ["a"], {"a": 1}])
def test_what_is_no_name_is_not_carried(value: object) -> None:
    session = new_game()
    lines = session.lines()
    lines[0] |= dict.fromkeys(MARKED, value)
    assert not MARKED.keys() & Session.replay(SPEC, session.seats, lines).header.keys()


def test_a_chapter_of_an_expansion_is_written_down_with_the_edition_it_is_played_with() -> None:
    """Given a chapter that switches the special edition on, then its record says so; one of
    before, which said retail, opens and says so too.
    """
    chapter = {
        "number": 9,
        "needs": ["imperial-projects"],
        "house": "free",
        "market": "easy",
        "seal": {"structures": 13},
    }
    session = play(Session.new(SPEC, [make_seat(HUMAN, SPEC, 0)], 1, {"chapter": chapter}), 5)
    assert session.header["edition"] == "special"
    older = json.loads(json.dumps(session.lines()))
    older[0]["edition"] = "retail"
    again = Session.replay(SPEC, session.seats, older)
    assert (again.header["edition"], again.ply) == ("special", session.ply)
    assert again.branch(2, again.seats).header["edition"] == "special"
    assert new_game().header["edition"] == "retail"
