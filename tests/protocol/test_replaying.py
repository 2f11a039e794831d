"""`stupor replay`: a game file or a bug report gone through again without a window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stupor.__main__ import main
from stupor.archive.report import Report, write_report
from stupor.engine.codec import digest
from stupor.engine.rules import Result
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.program import startup as start
from stupor.protocol.results import sheet
from tests.archive.kit import SPEC, new_game, play
from tests.mutate.corpus import Tape, file_of

FILES = Path(__file__).parent.parent / "archive" / "files"
OLD = str(FILES / "version-0.2.stupor")
LIVE = play(new_game(), 90)
ROUNDS = sum("digest" in line for line in LIVE.lines())


@pytest.fixture
def running(tmp_path: Path) -> Path:
    path = tmp_path / "running.stupor"
    path.write_bytes(file_of(LIVE.lines()))
    return path


def told(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_finished_game_ends_with_its_score_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", OLD]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Stupor Mundi, greedy 1, greedy 2")
    assert any(line.split()[:3] == ["total", "138", "138"] for line in lines)
    assert lines[-2] == "Moves that older rules made by themselves: 3."
    assert lines[-1].startswith("605 moves replayed, ")


def test_a_game_that_nobody_wins_says_so() -> None:
    """Given a lost solo game, then its score sheet names nobody instead of leaving a gap."""
    lost = Result(scores=(23,), winners=(), categories={"regions": (23,)}, reason="rounds")
    assert "Winner: nobody" in sheet(["Baron"], lost)


def test_a_running_game_ends_with_its_position(
    running: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(running), "--json"]) == 0
    lines = told(capsys)
    assert lines[0]["kind"] == "game" and lines[0]["names"] == LIVE.names
    choices = [line for line in lines if line["kind"] == "choice"]
    assert [line["ply"] for line in choices] == list(range(LIVE.ply))
    end = lines[-1]
    assert end["kind"] == "position" and end["digest"] == digest(LIVE.state)
    assert end["digests"] == ROUNDS > 0 and end["said"] == []
    assert LIVE.decision is not None and end["decision"]["seat"] == LIVE.decision.seat


def test_the_log_begins_as_it_does_on_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a game of Burgundy, then its first phase is told, to people alone."""
    path, spec = tmp_path / "begun.stupor", registry.get("burgundy")
    session = Session.new(spec, [make_seat(HUMAN, spec, seat) for seat in range(2)], 7, {})
    path.write_bytes(file_of(session.lines()))
    opening = [spec.rules.tell(event, session.names) for event in spec.rules.opening(session.state)]
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1 : 1 + len(opening)] == opening != []
    assert main(["replay", str(path), "--json"]) == 0
    assert [line["kind"] for line in told(capsys)] == ["game", "position"]


def test_it_stops_where_it_is_asked_to(running: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for until in (0, 1, 17):
        assert main(["replay", str(running), "--json", "--until", str(until)]) == 0
        end = told(capsys)[-1]
        assert end["choices"] == until
        assert end["digest"] == digest(LIVE.before(until))


def test_what_was_taken_back_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, tape = new_game(undo="sandbox"), Tape()
    first = session.lines()[0]
    session.recorder = tape
    play(session, 9)
    session.go_back(4, "sandbox")
    session.reseat(1, make_seat("greedy", SPEC, 0), "Sir Knight")
    play(session, 2, seed=5)
    path = tmp_path / "back.stupor"
    path.write_bytes(file_of([first, *tape.lines]))
    assert main(["replay", str(path), "--json"]) == 0
    lines = told(capsys)
    assert lines[-1]["choices"] == 6 and lines[-1]["digest"] == digest(session.state)
    assert {"kind": "sits", "seat": 1, "sits": "greedy"} in lines
    assert main(["replay", str(path)]) == 0
    assert "Sir Knight (greedy) takes over from human 2." in capsys.readouterr().out


def test_a_damaged_file_is_told_and_what_can_be_saved(
    running: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raws = running.read_bytes().split(b"\n")
    raws[5] = b"\x00"
    running.write_bytes(b"\n".join(raws))
    assert main(["replay", str(running), "--json"]) == 1
    end = told(capsys)[-1]
    assert "line 6" in end["said"][0]
    assert any("continues from round" in words for words in end["said"])
    assert end["digest"] == digest(LIVE.state)


def test_a_game_of_older_rules_is_told_to_go_on_from_a_snapshot(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(FILES / "rules-0.stupor")]) == 1
    said = capsys.readouterr().out
    assert "does not match" in said and "older rules" in said and "from round 4" in said


def test_a_position_of_more_players_than_there_are_chairs_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [make_seat(HUMAN, SPEC, number) for number in range(3)]
    state = Session.new(SPEC, seats, 5, {"houses": "random"}).state
    while SPEC.rules.asked(state) != 2:
        SPEC.rules.apply(state, SPEC.rules.legal(state)[0])
    position = SPEC.rules.dump(state)
    header = {"format": "stupor-journal", "version": 1, "game": SPEC.id, "rules_version": 2}
    file = tmp_path / "crowded.stupor"
    file.write_bytes(
        file_of([{**header, "seats": 2, "names": ["Anna", "Berta"], "state": position}])
    )
    assert main(["replay", str(file), "--json"]) == 1
    assert "another number of players" in capsys.readouterr().out


def test_an_end_that_is_not_the_end_is_told(
    running: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running.write_bytes(running.read_bytes() + file_of([{"over": {"scores": [1, 2]}}]))
    assert main(["replay", str(running), "--json"]) == 1
    assert "The game ends differently than the file says." in told(capsys)[-1]["said"]


def test_a_bug_report_runs_into_the_very_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = write_report(tmp_path, Report("0.3.0", journal=file_of(LIVE.lines())))
    assert main(["replay", str(report)]) == 0
    capsys.readouterr()
    last = LIVE.choice(LIVE.ply - 1).option
    apply = SPEC.rules.apply

    def broken(state: Any, option: Any) -> None:
        if option == last:
            raise KeyError("the ninth Edict")
        apply(state, option)

    monkeypatch.setattr(
        type(SPEC.rules), "apply", lambda self, state, option: broken(state, option)
    )
    assert main(["replay", str(report)]) == 3
    said = capsys.readouterr().out
    assert "Traceback" in said and "the ninth Edict" in said


def test_what_is_no_game_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("Buy bread.\n")
    chess = file_of([{**LIVE.lines()[0], "game": "chess"}])
    (tmp_path / "chess.stupor").write_bytes(chess)
    for name in ("notes.txt", "chess.stupor", "missing.stupor", "."):
        assert main(["replay", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert said.err.startswith("stupor: ") and "Traceback" not in said.err and not said.out


def test_help_tells_what_the_statuses_mean(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["replay", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for words in (
        "0 the file is correct",
        "1 it is damaged",
        "2 it is not a game",
        "3 the rules failed",
    ):
        assert words in said


def test_no_window_and_no_pygame_is_needed() -> None:
    script = (
        "import sys; from stupor.__main__ import main; "
        f"status = main(['replay', {OLD!r}, '--until', '3']); "
        "assert 'pygame' not in sys.modules; sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_the_window_opens_at_the_game_of_a_file(
    running: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[object] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(start, "main", lambda **given: opened.append(given["file"]) or 0)
    assert main(["--open", str(running)]) == 0
    assert opened == [running]
    assert main(["--open", str(running), "--seats", f"{HUMAN},greedy"]) == 2
    assert "--open" in capsys.readouterr().err


@pytest.mark.parametrize("chair", [2, 15])
def test_nobody_sits_down_on_a_chair_that_is_not_there(
    tmp_path: Path, chair: int, capsys: pytest.CaptureFixture[str]
) -> None:
    header = {"format": "stupor-journal", "version": 1, "game": "stupor_mundi", "seats": 2,
              "seed": 3, "options": {}}  # fmt: skip
    file = tmp_path / "game.stupor"
    file.write_text(f'{json.dumps(header)}\n{{"chair": {chair}, "sits": "human"}}\n')
    assert main(["replay", str(file)]) == 1
    assert f"this game has no seat {chair}" in capsys.readouterr().out
