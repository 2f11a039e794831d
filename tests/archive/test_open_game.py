"""Old and broken files: opened whole where they fit, else as far as anything can be saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stupor.archive.open_game import Said, open_record, read_history
from stupor.archive.reading import BadFile, Record, parse, read_file
from stupor.engine.codec import digest
from stupor.match.journal import Line
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.archive.kit import SPEC, new_game, play
from tests.mutate.corpus import Tape, file_of

FILES = Path(__file__).parent / "files"
LIVE = play(new_game(), 90)
LIVE.add_to_header({"id": "the-old-one"})
LINES = LIVE.lines()
CHOICES = [at for at, line in enumerate(LINES) if "key" in line]
SNAPSHOTS = [at for at, line in enumerate(LINES) if "snapshot" in line]


def opened(record: Record) -> tuple[Session, Said]:
    people = [make_seat(HUMAN, SPEC, 0) for _ in read_history(record).chairs]
    return open_record(SPEC, record, people)


def of_lines(lines: list[Line]) -> tuple[Session, Said]:
    return opened(parse(file_of(lines)))


def with_line(at: int, *raws: bytes, lines: list[Line] = LINES) -> tuple[Session, Said]:
    whole = file_of(lines).split(b"\n")
    whole[at : at + 1] = raws
    return opened(parse(b"\n".join(whole)))


def as_it_was(session: Session, live: Session = LIVE) -> bool:
    return digest(session.state) == digest(live.state)


def test_a_whole_file_opens_at_the_very_decision_and_nothing_is_said() -> None:
    session, said = of_lines(LINES)
    assert as_it_was(session) and session.ply == LIVE.ply
    assert said == () and session.header["id"] == "the-old-one"


def test_a_game_of_version_0_2_opens_to_its_end() -> None:
    session, said = opened(read_file(FILES / "version-0.2.stupor"))
    assert session.over and "fewer choices" in said[0]
    assert SPEC.rules.scores(session.state) == (138, 138)


def test_older_rules_that_make_no_difference_are_told() -> None:
    session, said = of_lines([{**LINES[0], "rules_version": 0}, *LINES[1:]])
    assert as_it_was(session) and session.header["id"]
    assert "still valid" in said[0]


def test_a_game_of_older_rules_goes_on_from_its_newest_snapshot() -> None:
    session, said = opened(read_file(FILES / "rules-0.stupor"))
    assert digest(session.state) == "33733d7750fe2ae8"
    assert session.names == [HUMAN, HUMAN] and session.mode == "friendly"
    assert session.ply == 7
    assert "older rules" in said[0] and "from round 4" in said[1] and "is unchanged" in said[2]


def test_a_game_that_was_saved_in_part_is_a_branch_of_the_old_one() -> None:
    session, _ = with_line(CHOICES[-1], b"?")
    assert "id" not in session.header
    assert session.header["branch"] == {"of": "the-old-one", "at": LIVE.ply - 1}


def test_a_damaged_choice_costs_the_past_but_not_the_present() -> None:
    session, said = with_line(CHOICES[3], b'{"seat":0,"ke')
    assert as_it_was(session) and session.ply < LIVE.ply
    assert f"line {CHOICES[3] + 1}" in said[0] and "from round 2" in said[1]


def test_without_a_snapshot_beyond_it_a_damaged_choice_ends_the_game_there() -> None:
    session, said = with_line(CHOICES[-4], b"\x00" * 30)
    assert session.ply == LIVE.ply - 4
    assert f"first {LIVE.ply - 4} moves are intact" in said[1]


def test_what_somebody_wrote_between_the_lines_costs_nothing() -> None:
    at = CHOICES[3]
    session, said = with_line(at, b"Hello!", file_of([LINES[at]]).rstrip())
    assert as_it_was(session) and session.ply == LIVE.ply
    assert "No move is missing" in said[1]


@pytest.mark.parametrize("at", [SNAPSHOTS[0], SNAPSHOTS[-1]])
def test_a_damaged_snapshot_costs_nothing(at: int) -> None:
    session, said = with_line(at, b'{"snapshot":{"schema":1,"sta')
    assert as_it_was(session) and session.ply == LIVE.ply and said


def test_a_choice_that_the_rules_forbid_ends_the_game_there() -> None:
    session, said = with_line(CHOICES[-2], b'{"seat":0,"key":"play:999:1:up"}')
    assert session.ply <= LIVE.ply - 2
    assert "breaks the rules" in said[0]


def test_ways_back_after_the_damage_are_understood() -> None:
    live = new_game(undo="sandbox")
    tape = Tape()
    first = live.lines()[0]
    live.recorder = tape
    play(live, 90)
    live.go_back(live.ply - 4, "sandbox")
    play(live, 2, seed=9)
    session, _ = with_line(4, b"?", lines=[first, *tape.lines])  # type: ignore[list-item]
    assert as_it_was(session, live)


def test_a_snapshot_that_is_not_what_its_digest_says_is_not_believed() -> None:
    forged = [dict(line) for line in LINES]
    position: Any = forged[SNAPSHOTS[-1]]["snapshot"]
    players = [{**player, "coins": 99} for player in position["state"]["players"]]
    forged[SNAPSHOTS[-1]]["snapshot"] = {
        **position,
        "state": {**position["state"], "players": players},
    }
    forged[CHOICES[3]]["key"] = "end"
    session, _ = of_lines(forged)
    assert all(player.coins != 99 for player in session.state.players)


def test_an_end_that_was_not_reached_is_not_believed() -> None:
    session, said = of_lines([*LINES, {"over": {"scores": [9, 0]}}])
    assert not session.over and session.ply == LIVE.ply and said


@pytest.mark.parametrize(
    "header",
    [
        {"game": "chess"}, {"seats": 3}, {"options": {"market": "mad"}}, {"options": []},
        {"state": {}}, {"state": {"schema": 1, "state": {"@": "State"}}}, {"seed": "x"},
    ],
)  # fmt: skip
def test_a_game_that_cannot_begin_and_has_no_snapshot_is_refused_in_words(
    header: dict[str, Any],
) -> None:
    lines = [line for line in LINES if "snapshot" not in line]
    with pytest.raises(BadFile) as refused:
        of_lines([{**lines[0], **header}, *lines[1:]])
    assert str(refused.value).endswith(".") and "Traceback" not in str(refused.value)


def test_chairs_that_are_changed_without_end_are_refused() -> None:
    with pytest.raises(BadFile, match="seat changes"):
        of_lines([*LINES, *[{"chair": 0, "sits": "human"}] * 3000])


@pytest.mark.parametrize(
    "forge",
    [
        {"coins": 10**15}, {"hand": [11] * 5000}, {"castle": "x"}, {"vp": -1}, {"slots": []},
        {"coins": None}, {"coins": 2.5}, {"house": 9}, {"ship": 99}, {"passed": 1},
        {"vp_from": {"@": "tuple", "items": [10**9]}},
    ],
)  # fmt: skip
def test_positions_that_make_no_sense_are_refused(forge: dict[str, Any]) -> None:
    position = SPEC.rules.dump(LIVE.state)
    players = [{**player, **forge} for player in position["state"]["players"]]
    state = {**position, "state": {**position["state"], "players": players}}
    header = {name: LINES[0][name] for name in ("format", "version", "game", "seats")}
    with pytest.raises(BadFile):
        of_lines([{**header, "state": state}])
