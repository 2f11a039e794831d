"""The program tries itself out, and notices when something does not work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.archive import Archive, append_only
from stupor.games import registry
from stupor.selftest import command, games
from stupor.selftest.games import Failed, start
from tests.durations import open_files


@pytest.mark.slow
@pytest.mark.exhaustive
def test_all_works_from_a_checkout(tmp_path: Path) -> None:
    """Given nothing but Python and the package, when it tries itself out, all works."""
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "stupor", "selftest"],
        cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok  ") == 4 and done.stdout.endswith("everything works\n")
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_not_kept_whole_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a writer that forgets all but the first lines, when it plays and reads, it fails."""
    real, made = append_only._write, games.new_game
    left = [4_000]

    def forgetful(fd: int, data: bytes) -> int:
        if left[0] > 0:
            left[0] -= len(data)
            return real(fd, data)
        return len(data)

    monkeypatch.setattr(append_only, "_write", forgetful)
    monkeypatch.setattr(games, "new_game", lambda kinds: made("page,page"))
    before = open_files()
    with pytest.raises(Failed, match="differs from the one played"):
        games.plays_a_game(tmp_path)
    assert open_files() < before + 50, "a file that was left for another is still open"


def test_who_is_killed_has_told_only_what_is_kept(tmp_path: Path) -> None:
    """Given a player killed in mid-game, then its file has every choice it had told."""
    said = games.survives_a_kill(tmp_path)
    assert "moves saved" in said
    kept = Archive(tmp_path, registry.get).games()
    assert len(kept) == 1


def test_it_says_when_it_cannot_be_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "start", lambda _: start(["--no-such-option"]))
    with pytest.raises(Failed, match="did not start"):
        games.survives_a_kill(tmp_path)


def test_a_trial_that_fails_is_told_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise Failed("the lute has no strings")

    monkeypatch.setattr(command, "_steps", lambda folder: [("a song", broken)])
    assert command.selftest() == 1
    said = capsys.readouterr().out
    assert "FAILED  a song" in said and "the lute has no strings" in said


def test_the_players_folders_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given folders of a player, when the program tries itself out, it works in others."""
    before = os.environ["STUPOR_DATA"]
    with command._apart() as folder:
        assert os.environ["STUPOR_DATA"] != before
        assert Path(os.environ["STUPOR_DATA"]).is_relative_to(folder)
    assert not folder.exists()
    assert os.environ["STUPOR_DATA"] == before


def test_the_windowed_program_without_an_output_stays_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(command, "_steps", lambda folder: [("a song", lambda: "fine")])
    assert command.selftest() == 0
