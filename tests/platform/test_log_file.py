"""The log: it never grows without end, never stops a game, and hears of every mistake."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.files.temporary import own_temporary
from stupor.platform import log_file, paths
from stupor.platform.log_file import LogFile, fault_of, on_uncaught, previous_log, recent
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once


@pytest.fixture()
def log(tmp_path: Path) -> Iterator[tuple[logging.Logger, Path]]:
    """A logger of its own with a small log file."""
    path = tmp_path / "stupor.log"
    writer = logging.Logger("test")
    book = LogFile(path, limit=1000)
    writer.addHandler(book)
    yield writer, path
    book.close()


def test_a_full_volume_is_put_aside(log: tuple[logging.Logger, Path]) -> None:
    writer, path = log
    for number in range(100):
        writer.info("line %03d", number)
    assert path.stat().st_size < 1200
    assert previous_log(path).stat().st_size < 1200
    assert "line 099" in path.read_text(encoding="utf-8")
    assert [p.name for p in sorted(path.parent.iterdir())] == ["stupor.log", "stupor.log.1"]


def test_the_last_pages_reach_into_the_former_volume(log: tuple[logging.Logger, Path]) -> None:
    writer, path = log
    for number in range(100):
        writer.info("line %03d", number)
    pages = recent(path)
    numbers = [int(line.rsplit(" ", 1)[1]) for line in pages.splitlines()]
    assert numbers == list(range(numbers[0], 100))
    assert len(pages) > path.stat().st_size
    assert len(recent(path, 50)) == 50


def test_a_volume_that_cannot_be_put_aside_is_written_on(
    log: tuple[logging.Logger, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> Path:
        raise PermissionError("another window has it open")

    writer, path = log
    monkeypatch.setattr(Path, "replace", held)
    for number in range(100):
        writer.info("line %03d", number)
    assert path.read_text(encoding="utf-8").count("line") == 100


def test_a_log_that_cannot_be_written_stops_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    writer = logging.Logger("test")
    writer.addHandler(LogFile(tmp_path / "file" / "stupor.log"))
    writer.error("nobody hears this")
    assert capsys.readouterr().err == ""


def test_there_may_be_no_log_at_all(tmp_path: Path) -> None:
    assert recent(tmp_path / "stupor.log") == ""


def test_a_mistake_in_a_thread_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[BaseException, str]] = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", lambda met: None)
    on_uncaught(lambda why, thread: heard.append((why, thread)))

    def stumble() -> None:
        raise KeyError("lost")

    thread = threading.Thread(target=stumble, name="the copyist")
    thread.start()
    thread.join()
    assert [(str(why), name) for why, name in heard] == [("'lost'", "the copyist")]


def test_a_mistake_that_ends_the_program_is_heard_but_not_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    on_uncaught(lambda why, _: heard.append(why))
    mistake = ValueError("no such House")
    sys.excepthook(ValueError, mistake, None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert heard == [mistake]


def test_a_mistake_that_is_printed_obeys_no_sign(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given a mistake that quotes a stranger's file
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    on_uncaught(lambda why, _: None)
    mistake = ValueError("no such House: \x1b[31mRome\u202e")

    def stumble() -> None:
        raise mistake

    # when nobody catches it, here and in a thread
    sys.excepthook(ValueError, mistake, None)
    thread = threading.Thread(target=stumble)
    thread.start()
    thread.join()
    # then its words are shown, and nothing in them is done
    told = capsys.readouterr().err
    assert told.count("ValueError: no such House: \\u001b[31mRome\\u202e") == 2
    assert "\x1b" not in told and "\u202e" not in told


CRASH = """
import faulthandler, sys
from pathlib import Path
from stupor.platform.log_file import open_log
open_log(Path(sys.argv[1]))
if len(sys.argv) > 2:
    faulthandler._sigsegv()
"""


def run(log: Path, *more: str) -> int:
    root = Path(log_file.__file__).parents[2]
    command = [sys.executable, "-c", CRASH, str(log), *more]
    return subprocess.run(command, cwd=root, env={**os.environ}, check=False, timeout=60).returncode


def test_the_last_words_of_a_hard_crash_are_in_the_next_log(tmp_path: Path) -> None:
    log = tmp_path / "stupor.log"
    assert run(log, "crash") != 0
    assert "Segmentation fault" in fault_of(log).read_text() or sys.platform == "win32"
    assert run(log) == 0
    assert "the game had crashed" in log.read_text(encoding="utf-8")

    assert fault_of(log).read_bytes() == b""


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_a_stranger_in_the_place_of_the_log_keeps_nobody_waiting(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUPOR_LOG", str(tmp_path))
    for path in (tmp_path / "stupor.log", previous_log(tmp_path / "stupor.log")):
        STRANGERS[name](path)
    STRANGERS[name](fault_of(tmp_path / "stupor.log"))
    writer = logging.Logger("test")
    book = LogFile(tmp_path / "stupor.log")
    writer.addHandler(book)
    with at_once():
        writer.info("a line")
        log = paths.user_log()
        assert log.parent == (tmp_path if name == "a link to nowhere" else own_temporary())
        recent(tmp_path / "stupor.log")
        assert run(tmp_path / "stupor.log") == 0
    book.close()
    assert os.path.lexists(tmp_path / "stupor.log")
