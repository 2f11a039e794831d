"""How far back the players may go at a strict, a friendly and a sandbox table."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from stupor.engine.codec import digest
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.journal import history_of, read
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.match.way_back import FINISHED, NOTHING_YET, OTHERS_MOVED, WayBack
from tests.support.tape import Tape

SPEC = registry.get("stupor_mundi")


def table(kinds: str, seed: int = 7, undo: str = "strict") -> Session:
    seats = [make_seat(kind, SPEC, seed, slice_ms=None) for kind in kinds.split(",")]
    return Session.new(SPEC, seats, seed, {}, {"undo": undo})


def choose(session: Session) -> int:
    """Take any option of the seat that is asked; the number of that choice."""
    assert session.decision is not None
    options = session.decision.options
    session.play(options[SplitMix(session.ply).below(len(options))])
    return session.ply - 1


def let_computers(session: Session) -> None:
    while session.decision is not None and not session.seats[session.decision.seat].human:
        session.poll()


def secret_of(session: Session, ply: int) -> str | None:
    return session._past.secret(session.rules, ply)


def until(session: Session, seat: int) -> None:
    while session.decision is not None and session.decision.seat != seat:
        choose(session)


def quiet_answer(kinds: str) -> Session:
    """A table where a person has chosen and computers have answered without any secret."""
    for seed in range(60):
        session = table(kinds, seed)
        while not session.over and session.ply < 60:
            let_computers(session)
            if session.over:
                break
            mine, seat = choose(session), session.last_seat()
            let_computers(session)
            answers = range(mine + 1, session.ply)
            quiet = not any(secret_of(session, ply) for ply in range(mine, session.ply))
            if answers and quiet and not session.over:
                assert seat is not None
                return session
    raise AssertionError("no such moment in sixty games")


def test_at_first_there_is_nothing_to_take_back() -> None:
    for mode in ("strict", "friendly", "sandbox"):
        assert table("human,random").way_back(0, mode).reason == NOTHING_YET
        assert not table("human,random").can_redo


def test_strict_takes_ones_own_last_choice_back_freely() -> None:
    session = table("human,human")
    seat = session.decision.seat if session.decision else -1
    down = next(o for o in session.decision.options if o[-1] == "down") if session.decision else ()
    session.play(down)
    assert session.way_back(seat) == WayBack(0, "undo")


def test_strict_stops_at_another_persons_choice_and_says_so() -> None:
    session = table("human,human")
    assert session.decision is not None
    first = session.decision.seat
    until(session, 1 - first)
    mine = session.ply - 1
    down = next(o for o in session.decision.options if o[-1] == "down")
    session.play(down)
    assert session.way_back(first).reason == OTHERS_MOVED
    assert session.way_back(1 - first) == WayBack(mine + 1)


def test_strict_stops_at_the_last_secret_and_names_it() -> None:
    session = table("human,human", 3)
    while session.decision is not None:
        ply = choose(session)
        secret = secret_of(session, ply)
        if secret is not None:
            way = session.way_back(session.last_seat())
            assert (way.ply, way.reason, way.agree) == (ply, secret, ())
            assert any(word in secret for word in ("drawn", "shuffled", "revealed"))
            return
    raise AssertionError("no secret came out")


def test_strict_stops_at_ones_own_seal_once_a_computer_has_answered() -> None:
    """Given an answer without any secret, when the person wants to go back, then it stands."""
    session = quiet_answer("human,random,random")
    assert session.way_back(0, "strict").reason == OTHERS_MOVED
    answers = session.ply - 1 - session.way_back(0, "strict").ply
    session.go_back(session.ply - answers)
    assert session.last_seat() == 0
    assert session.way_back(0, "strict").reason is None


@pytest.mark.parametrize("kinds", ["human,human", "human,random", "random,human,random"])
@pytest.mark.parametrize("seed", range(3))
def test_a_strict_undo_never_reaches_over_anothers_choice(kinds: str, seed: int) -> None:
    session = table(kinds, seed)
    while not session.over and session.ply < 120:
        if session.decision is not None and session.seats[session.decision.seat].human:
            choose(session)
        else:
            session.poll()
        for seat, chair in enumerate(session.seats):
            way = session.way_back(seat, "strict")
            if chair.human and way.reason is None:
                taken = {session.choice(ply).seat for ply in range(way.ply, session.ply)}
                assert taken == {seat}


def test_who_steps_back_choice_by_choice_stops_at_anothers() -> None:
    """The text door knows no chairs: the one who goes back is the one who chose last."""
    session = table("human,human")
    while session.ply < 200:
        choose(session)
        here = session.ply
        while session.undo():
            pass
        taken = {entry.seat for entry in session._past.undone}
        assert len(taken) <= 1
        refusal = session.undo_refusal()
        if taken and session.ply and secret_of(session, session.ply - 1) is None:
            assert refusal == OTHERS_MOVED
            return
        while session.ply < here:
            session.redo()
    raise AssertionError("nobody ever answered without a secret")


def test_a_record_of_longer_undos_still_opens() -> None:
    """Given a game of 1.0, where a strict undo stepped over computers, it is read as it was."""
    session = quiet_answer("human,random,random")
    tape = Tape(session)
    session.go_back(session.way_back(0, "friendly").ply, "undo")
    choose(session)
    let_computers(session)
    assert any("back" in line for line in tape.lines)
    again = Session.replay(SPEC, session.seats, json.loads(json.dumps(tape.lines)))
    assert digest(again.state) == digest(session.state)
    assert again.lines() == session.lines()


@pytest.mark.parametrize("mode", ["friendly", "sandbox"])
def test_other_tables_step_over_computers_without_secrets(mode: str) -> None:
    session = quiet_answer("human,random,random")
    way = session.way_back(0, mode)
    assert way.reason is None
    assert way.how == "undo"
    assert session.choice(way.ply).seat == 0
    assert way.ply < session.ply - 1
    session.go_back(way.ply, way.how)
    assert session.decision is not None
    assert session.decision.seat == 0


def test_what_a_computer_answered_is_played_again_and_not_thought_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = quiet_answer("human,random,random")
    after, lines = digest(session.state), session.journal()
    session.go_back(session.way_back(0, "friendly").ply)
    for chair in session.seats[1:]:
        monkeypatch.setattr(chair.controller, "poll", lambda view: pytest.fail("thought again"))
    assert session.redo()
    let_computers(session)
    assert digest(session.state) == after
    assert session.journal() == lines


def test_another_choice_makes_the_computers_think_again() -> None:
    session = quiet_answer("human,random,random")
    options: Sequence[Option] = ()
    taken: Option = ()
    while len(options) < 2:
        way = session.way_back(0, "sandbox")
        taken = session.choice(way.ply).option
        session.go_back(way.ply, way.how)
        options = session.rules.legal(session.state)
    assert session.can_redo
    session.play(next(option for option in options if option != taken))
    assert not session.can_redo
    assert session.redo() is None


def test_a_new_player_on_a_chair_is_not_bound_by_what_was_taken_back() -> None:
    session = quiet_answer("human,random,random")
    session.go_back(session.way_back(0, "friendly").ply)
    session.reseat(1, make_seat("greedy", SPEC, 1, slice_ms=None))
    assert not session.can_redo


def test_friendly_asks_everybody_when_strict_would_refuse() -> None:
    session = table("human,random,human", undo="friendly")
    assert session.decision is not None
    until(session, 0)
    mine = choose(session)
    until(session, 2)
    choose(session)
    strict, friendly = session.way_back(0, "strict"), session.way_back(0)
    assert strict.reason is not None
    assert friendly.reason is None
    assert friendly.how == "friendly"
    assert friendly.agree == (0, 2)
    assert friendly.ply == strict.ply >= mine
    session.go_back(friendly.ply, friendly.how)
    assert session.marks == ("friendly",)


def test_sandbox_goes_back_at_once_and_leaves_a_mark_for_good() -> None:
    session = table("human,human", undo="sandbox")
    tape = Tape(session)
    while session.way_back(0, "strict").reason in (None, NOTHING_YET):
        choose(session)
    way = session.way_back(0)
    assert (way.reason, way.how, way.agree) == (None, "sandbox", ())
    session.go_back(way.ply, way.how)
    choose(session)
    assert history_of(*read(tape.lines)).marks == ("sandbox",)
    assert {"back": way.ply, "how": "sandbox"} in tape.lines
    assert session.branch(0, session.seats).marks == ("sandbox",)
    again = Session.replay(SPEC, session.seats, json.loads(json.dumps(session.lines())))
    assert again.marks == ("sandbox",)


def test_a_finished_game_stays_finished_at_a_strict_table() -> None:
    session = table("random,random")
    session.reseat(0, make_seat(HUMAN, SPEC, 1))
    while not session.over:
        choose(session)
    assert session.way_back(0).reason == FINISHED
    assert session.way_back(0, "sandbox").reason is None


def test_there_is_no_way_back_to_where_the_game_has_not_been() -> None:
    session = table("human,human")
    choose(session)
    for ply, how in ((1, "undo"), (-1, "undo"), (0, "magic")):
        with pytest.raises(ValueError, match="no way back"):
            session.go_back(ply, how)
    assert session.ply == 1


def test_a_sandbox_where_only_computers_have_chosen_has_nothing_to_take_back() -> None:
    """Given computers that began, then no way leads back: they would answer alike."""
    session = table("human,random,random", undo="sandbox")
    let_computers(session)
    assert session.ply and session.decision is not None
    assert session.way_back(0).reason == NOTHING_YET
    mine = choose(session)
    assert session.way_back(1).ply == mine
