"""What a sudden end leaves half written is cleared away once it is old and nobody's."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stupor.files.drafts import DRAFT, OLD, begin_draft, clear_drafts
from stupor.platform import paths
from tests.mutate.worlds import OPEN_FILES_MOVE

LONG_AGO = time.time() - 10 * OLD
#: Begins a draft and is killed before it is whole.
VICTIM = """
import os, sys
from pathlib import Path
from stupor.files.drafts import begin_draft
draft, descriptor = begin_draft(Path(sys.argv[1]))
os.write(descriptor, b"half")
os.kill(os.getpid(), 9)
"""


def aged(path: Path, when: float = LONG_AGO) -> Path:
    os.utime(path, (when, when), follow_symlinks=os.utime not in os.supports_follow_symlinks)
    return path


def left(folder: Path, letter: str = "a") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{letter * 16}{DRAFT}"
    path.write_bytes(b"half a game")
    return path


@OPEN_FILES_MOVE
def test_what_a_killed_process_left_goes_when_it_is_old(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    subprocess.run([sys.executable, "-c", VICTIM, str(games / "game.stupor")], timeout=60)
    (draft,) = games.iterdir()
    clear_drafts(tmp_path)
    assert draft.exists(), "it is young"
    aged(draft)
    clear_drafts(tmp_path)
    assert not draft.exists()


def test_a_draft_from_the_future_is_as_old_as_one_from_the_past(tmp_path: Path) -> None:
    """Given a clock that went wrong: it does not stay for ever."""
    draft = aged(left(tmp_path), time.time() + 10 * OLD)
    clear_drafts(tmp_path)
    assert not draft.exists()


def test_a_draft_that_somebody_writes_at_stays_however_old(tmp_path: Path) -> None:
    draft, descriptor = begin_draft(tmp_path / "goal")
    aged(draft)
    clear_drafts(tmp_path)
    assert draft.exists()
    os.close(descriptor)
    clear_drafts(tmp_path)
    assert not draft.exists()


def test_nothing_else_is_touched(tmp_path: Path) -> None:
    names = ["game.stupor", "letter.new", f"{'g' * 16}.new", f"{'a' * 17}.new", f"{'a' * 16}.newer"]
    for name in (*names, f"{'A' * 16}.new"):
        path = tmp_path / name
        path.write_bytes(b"mine")
        aged(path)
    deep = aged(left(tmp_path / "one" / "two"))
    (tmp_path / f"{'b' * 16}{DRAFT}").mkdir()
    before = sorted(tmp_path.rglob("*"))
    clear_drafts(tmp_path)
    assert sorted(tmp_path.rglob("*")) == before
    assert deep.exists(), "no deeper than games lie"


@OPEN_FILES_MOVE
def test_no_link_is_followed(tmp_path: Path) -> None:
    letter = aged(left(tmp_path / "elsewhere"))
    house = tmp_path / "house"
    house.mkdir()
    (house / "games").symlink_to(letter.parent)
    aged_link = house / f"{'c' * 16}{DRAFT}"
    aged_link.symlink_to(letter)
    aged(aged_link)
    os.mkfifo(house / f"{'d' * 16}{DRAFT}")
    aged(house / f"{'d' * 16}{DRAFT}")
    clear_drafts(house)
    assert letter.exists() and aged_link.is_symlink()
    assert len(list(house.iterdir())) == 3


def test_a_place_that_is_not_there_or_no_folder_is_none(tmp_path: Path) -> None:
    clear_drafts(tmp_path / "nowhere")
    (tmp_path / "file").write_bytes(b"words")
    clear_drafts(tmp_path / "file")


def test_the_folders_of_the_player_are_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts = []
    for word in ("CONFIG", "DATA", "LOG"):
        monkeypatch.setenv(f"STUPOR_{word}", str(tmp_path / word))
        drafts += [aged(left(tmp_path / word)), aged(left(tmp_path / word / "games", "b"))]
    paths.clear_away()
    assert not any(draft.exists() for draft in drafts)
