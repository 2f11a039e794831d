"""Whatever the disk does, the game goes on, and the player is told what is not saved."""

from __future__ import annotations

import errno
import os
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stupor.archive import Archive, append_only
from stupor.archive.disk_errors import NO_ROOM
from stupor.engine.codec import digest
from tests.archive.kit import archive, begun, lines_of, play
from tests.mutate.worlds import OPEN_FILES_MOVE
from tests.support.rights import read_only_folder, unprivileged


@pytest.fixture
def games(tmp_path: Path) -> Archive:
    return archive(tmp_path / "data")


@contextmanager
def longest_file(size: int) -> Iterator[None]:
    """A real disk that is full: no file may become longer, and the last words are cut short."""
    resource = pytest.importorskip("resource")
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, usual)


def failing(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> Callable[[], None]:
    """A call of the system fails; calling the answer mends it."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, name, fail)
    return monkeypatch.undo


def test_a_full_disk_loses_nothing_of_what_was_saved_and_later_nothing_at_all(
    games: Archive,
) -> None:
    session, writer = begun(games)
    saved = writer.path.read_bytes()
    with longest_file(len(saved) + 10):
        play(session, 3)
        assert writer.trouble == NO_ROOM
        assert writer.unsaved == 3
        assert writer.path.read_bytes() == saved
        writer.retry()
        assert writer.unsaved == 3
    writer.retry()
    assert writer.trouble is None
    assert writer.unsaved == 0
    assert lines_of(writer.path) == session.lines()


def test_what_waits_is_written_with_the_next_decision(games: Archive) -> None:
    session, writer = begun(games)
    with longest_file(writer.path.stat().st_size):
        play(session, 2)
        assert writer.unsaved == 2
    play(session, 1)
    assert (writer.trouble, writer.unsaved) == (None, 0)
    assert lines_of(writer.path) == session.lines()


def test_a_disk_that_is_full_from_the_beginning(games: Archive) -> None:
    with longest_file(100):
        session, writer = begun(games, 4)
        assert writer.trouble == NO_ROOM
        assert writer.unsaved == 4
        assert games.games() == []
        assert list(games.folder.iterdir()) == []
    writer.close()
    assert writer.unsaved == 0, "leaving the table tries once more"
    assert lines_of(writer.path) == session.lines()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_no_room_is_told_as_such(
    games: Archive, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    session, writer = begun(games)
    mend = failing(monkeypatch, "write", number)
    play(session, 1)
    mend()
    assert writer.trouble == NO_ROOM


def test_a_disk_that_does_not_answer_is_told_with_its_reason(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, writer = begun(games)
    mend = failing(monkeypatch, "write", errno.EIO)
    play(session, 1)
    mend()
    assert writer.trouble is not None
    assert os.strerror(errno.EIO) in writer.trouble


def test_a_read_only_folder_lets_the_game_go_on() -> None:
    with read_only_folder() as folder:
        session, writer = begun(archive(folder), 6)
        assert session.ply == 6
        assert writer.unsaved == 6
        assert writer.trouble is not None
        assert str(folder / "games") in writer.trouble
        folder_now_open(folder)
        writer.retry()
        assert writer.trouble is None
        assert lines_of(writer.path) == session.lines()
        assert archive(folder).open(writer.path).watch, "from now on nobody else may go on with it"
        writer.close()


def folder_now_open(folder: Path) -> None:
    """Somebody gives leave to write."""
    user = os.geteuid()
    if os.getuid() == 0:
        os.seteuid(0)
    folder.chmod(0o777)
    if os.getuid() == 0:
        os.seteuid(user)


def test_a_kept_game_in_a_read_only_folder_can_be_opened() -> None:
    with tempfile.TemporaryDirectory() as made:
        games = archive(Path(made) / "data")
        session, writer = begun(games)
        writer.close()
        Path(made).chmod(0o755)
        games.folder.chmod(0o555)
        writer.path.chmod(0o444)
        with unprivileged():
            opened = games.open(writer.path)
            assert digest(opened.session.state) == digest(session.state)
            assert not opened.watch
            play(opened.session, 2)
            assert opened.writer is not None
            assert opened.writer.unsaved == 2
            assert opened.writer.trouble is not None
            opened.writer.close()
        assert lines_of(writer.path) == session.lines()
        games.folder.chmod(0o755)


@OPEN_FILES_MOVE
def test_a_file_that_somebody_has_moved_is_written_anew(games: Archive, tmp_path: Path) -> None:
    session, writer = begun(games)
    writer.path.rename(tmp_path / "moved.stupor")
    play(session, 1)
    assert (writer.trouble, writer.unsaved) == (None, 0)
    assert lines_of(writer.path) == session.lines()


def test_a_file_that_somebody_has_changed_stays_as_it_is_and_the_game_goes_to_another(
    games: Archive,
) -> None:
    session, writer = begun(games)
    first = writer.path
    first.write_bytes(b"scribbled\n")
    play(session, 1)
    assert first.read_bytes() == b"scribbled\n"
    assert writer.path != first
    assert writer.id == session.header["id"]
    assert lines_of(writer.path) == session.lines()
    play(session, 1)
    assert lines_of(writer.path) == session.lines()


def test_the_platter_is_waited_for_in_another_thread(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, threads = threading.Event(), []

    def slow(_: int) -> None:
        threads.append(threading.current_thread())
        may_end.wait(10)

    monkeypatch.setattr(os, "fsync", slow)
    session, writer = begun(games, 20)
    assert session.ply == 20
    assert writer.durable == 0
    assert (writer.unsaved, writer.trouble) == (0, None)
    may_end.set()
    writer.settle()
    assert writer.durable == len(session.lines())
    assert threading.main_thread() not in threads
    assert len(threads) < 20, "one wait covers all that was written meanwhile"


def test_a_disk_that_loses_what_it_took_is_told_and_gets_it_again(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, writer = begun(games)
    writer.settle()
    safe, durable = writer.path.stat().st_size, writer.durable
    mend = failing(monkeypatch, "fsync", errno.EIO)
    play(session, 2)
    writer.settle()
    assert writer.trouble is not None
    assert writer.unsaved == 2
    assert writer.durable == durable
    mend()
    whole = writer.path.read_bytes()
    writer.path.write_bytes(whole[:safe] + bytes(len(whole) - safe))
    writer.retry()
    writer.settle()
    assert (writer.trouble, writer.unsaved) == (None, 0)
    assert writer.durable == len(session.lines())
    assert lines_of(writer.path) == session.lines()


def test_no_mistake_of_the_writer_reaches_the_table(
    games: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, writer = begun(games)

    def stumble(*_: object) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patched:
        patched.setattr(append_only.AppendOnlyFile, "append", stumble)
        play(session, 2)
    assert writer.trouble is not None
    assert "a mistake" in writer.trouble
    assert writer.unsaved == 2
    writer.retry()
    assert lines_of(writer.path) == session.lines()
