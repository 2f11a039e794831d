"""Whoever was killed with a game in hand has let it go, whatever was just beginning beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stupor.archive import Archive, locking
from stupor.archive.locking import GameInUse, GameLock
from tests.archive.kit import archive, begun

ROOT = Path(__file__).parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere no process is copied")
#: Goes on with a game and lets a program begin that takes its time, as any may on a busy machine:
#: the copy of this process, which knows nothing of Python, sleeps before the other takes its place.
HOLDER = """
import ctypes, os, sys, time
from pathlib import Path
from tests.archive.kit import archive

opened = archive(Path(sys.argv[1])).open(Path(sys.argv[2]))
assert not opened.watch
seconds = float(sys.argv[3])
if seconds and not ctypes.CDLL(None).fork():
    time.sleep(seconds)
    os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(20)"])
print("holds", flush=True)
time.sleep(60)
"""


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


def holder(games: Archive, path: Path, seconds: float) -> subprocess.Popen[str]:
    """A process that has the game, while another one takes so many seconds to begin."""
    command = [sys.executable, "-c", HOLDER, str(games.folder.parent), str(path), str(seconds)]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "holds\n"
    return process


@POSIX
def test_a_game_is_free_at_once_though_a_child_of_the_dead_was_just_beginning(
    games: Archive,
) -> None:
    _, writer = begun(games, 8)
    writer.close()
    process = holder(games, writer.path, 1.5)
    try:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        opened = games.open(writer.path)
        assert not opened.watch
        assert opened.session.ply == 8
    finally:
        os.killpg(process.pid, signal.SIGKILL)


@POSIX
def test_who_is_there_keeps_the_game_and_nobody_is_kept_waiting(games: Archive) -> None:
    _, writer = begun(games, 8)
    writer.close()
    process = holder(games, writer.path, 0)
    start = time.process_time()
    try:
        assert games.open(writer.path).watch
    finally:
        process.kill()
        process.wait()
    assert time.process_time() - start < locking._GONE / 2
    assert not games.open(writer.path).watch


@pytest.mark.parametrize("told", [b"", b"nonsense", b"-1\n", b"9" * 24, b"1" * 500])
def test_whatever_stands_in_a_lock_it_is_only_a_lock(tmp_path: Path, told: bytes) -> None:
    path = tmp_path / "game.lock"
    path.write_bytes(told)
    hold = GameLock(path)
    assert hold.sure
    with pytest.raises(GameInUse):
        GameLock(path)
    hold.release()
    GameLock(path).release()


@POSIX
def test_what_another_name_leads_to_is_never_written_into(tmp_path: Path) -> None:
    letter, path = tmp_path / "letter", tmp_path / "game.lock"
    letter.write_bytes(b"words")
    os.link(letter, path)
    GameLock(path).release()
    assert letter.read_bytes() == b"words"
