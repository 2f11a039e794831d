"""The command `statistics` tells figures of all finished games and writes a table of them."""

from __future__ import annotations

import csv
import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.archive import Archive
from stupor.match.seats import HUMAN
from stupor.protocol.statistics_report import NOTHING
from tests.archive.kit import archive, new_game, play
from tests.mutate.corpus import files
from tests.mutate.worlds import NO_TEXT, POSIX, STRANGERS, TIMES, with_header
from tests.support.command import refuses
from tests.support.patience import at_once


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Archive:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path / "data"))
    return archive(tmp_path / "data")


def finished(games: Archive, *kinds: str) -> int:
    session = new_game(*kinds)
    games.keep(session)
    play(session)
    score: int = session.rules.result(session.state).scores[0]
    return score


def test_without_a_game_there_is_nothing_to_tell(
    games: Archive, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["statistics"]) == 0
    assert NOTHING in capsys.readouterr().out
    assert main(["statistics", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["all"]["games"] == 0
    assert not games.folder.parent.exists()


def test_the_figures_are_told_in_words_and_in_json(
    games: Archive, capsys: pytest.CaptureFixture[str]
) -> None:
    score = finished(games, HUMAN)
    finished(games, HUMAN, "page")
    finished(games, "random")
    assert main(["statistics"]) == 0
    words = capsys.readouterr().out
    assert "Finished games: 3, of which 2 count." in words
    assert f"1 player: 1 played, best {score}, median {score}" in words
    assert "Against page: won " in words
    assert "Titles: Serf 100 %" in words
    assert main(["statistics", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["counting"], told["all"]["games"]) == (3, 2, 2)
    assert told["seats"]["1"]["best"] == score
    assert told["levels"]["page"]["games"] == 1


def test_the_table_is_written_beside(
    games: Archive, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(games, HUMAN, "page")
    file = tmp_path / "games.csv"
    assert main(["statistics", "--csv", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    with file.open(encoding="utf-8-sig", newline="") as lines:
        assert [line["player"] for line in csv.DictReader(lines)] == [HUMAN, "page"]


def test_a_table_that_cannot_be_written_is_told(
    games: Archive, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(games, HUMAN)
    (tmp_path / "file").write_text("in the way")
    refuses(["statistics", "--csv", str(tmp_path / "file" / "games.csv")], capsys)


@POSIX
def test_the_table_may_flow_into_a_device_that_stays_one(games: Archive, tmp_path: Path) -> None:
    finished(games, HUMAN)
    link = tmp_path / "device"
    link.symlink_to("/dev/null")
    with at_once():
        assert main(["statistics", "--csv", str(link)]) == 0
    assert link.is_symlink() and stat.S_ISCHR(Path("/dev/null").stat().st_mode)


@POSIX
def test_the_table_may_flow_into_a_pipe(games: Archive, tmp_path: Path) -> None:
    finished(games, HUMAN)
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with at_once():
        assert main(["statistics", "--csv", str(tmp_path / "pipe")]) == 0
    assert os.read(reader, 1 << 16).startswith(b"\xef\xbb\xbfgame,")
    os.close(reader)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@POSIX
@pytest.mark.parametrize("name", ["a pipe", "a folder", "a circle of links", "a socket"])
def test_what_can_hold_no_table_is_told_and_stays(
    games: Archive, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    STRANGERS[name](tmp_path / "goal")
    before = (tmp_path / "goal").lstat()
    with at_once():
        refuses(["statistics", "--csv", str(tmp_path / "goal")], capsys)
    assert (tmp_path / "goal").lstat().st_ino == before.st_ino


@POSIX
def test_names_that_are_no_text_are_told_and_written(
    games: Archive, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    finished(games, HUMAN)
    [game] = games.games()
    game.path.rename(games.folder / f"{NO_TEXT}.stupor")
    assert main(["statistics", "--csv", str(tmp_path / f"{NO_TEXT}.csv")]) == 0
    assert "\ufffdname.csv" in capfdbinary.readouterr().out.decode()


@pytest.mark.parametrize("told", TIMES)
def test_games_of_no_time_are_told(
    games: Archive, tmp_path: Path, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    games.folder.mkdir(parents=True)
    over = with_header(files()["alone to the end"], began=told, id="over", app="1.0.0")
    (games.folder / "over.stupor").write_bytes(over)
    assert main(["statistics", "--csv", str(tmp_path / "games.csv")]) == 0
    assert main(["statistics", "--json"]) == 0
    assert "Finished games: 1" in capsys.readouterr().out


def test_no_window_and_no_pygame_is_needed(games: Archive) -> None:
    words = (
        "import sys; from stupor.__main__ import main; main(['statistics']); "
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0
