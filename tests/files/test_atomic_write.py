"""Files are written whole or not at all, and nothing that is no file is ever replaced."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from stupor.files import atomic_write
from stupor.files.atomic_write import extended, put_aside, unused, write_to, write_whole
from stupor.files.drafts import DRAFT
from stupor.files.untrusted import Unreadable
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once

#: What leads to a new file is no stranger to whoever writes.
LEADING = "a link to nowhere"


def test_a_file_holds_the_new_or_what_it_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goal = tmp_path / "goal"
    write_whole(goal, b"one")
    write_whole(goal, b"two", durable=False)
    assert goal.read_bytes() == b"two"

    def full(*_: object) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(goal, b"three")
    assert goal.read_bytes() == b"two" and list(tmp_path.iterdir()) == [goal]


@POSIX
@pytest.mark.parametrize("name", [name for name in STRANGERS if name != LEADING])
def test_a_stranger_stays_as_it_is(tmp_path: Path, name: str) -> None:
    goal = tmp_path / "goal"
    STRANGERS[name](goal)
    before = goal.lstat()
    for write in (lambda: write_whole(goal, b"words"), lambda: extended(goal)):
        with at_once(), pytest.raises(OSError) as why:
            write()
        assert why.value.strerror
    assert (goal.lstat().st_ino, goal.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert not list(tmp_path.glob(f"*{DRAFT}"))


@POSIX
def test_a_link_to_a_file_stays_one(tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "mine").read_bytes() == b"new"


@POSIX
def test_a_draft_is_never_what_somebody_has_laid_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the usual names beside a file nor a name that was guessed are written through."""
    secret = tmp_path / "secret"
    secret.write_bytes(b"mine")
    for name in ("goal.new", f"goal{DRAFT}", f"{b'guessed!'.hex()}{DRAFT}"):
        (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / name).symlink_to(secret)
    write_whole(tmp_path / "goal", b"words")
    monkeypatch.setattr(os, "urandom", lambda count: b"guessed!")
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "goal", b"other words")
    assert secret.read_bytes() == b"mine"
    assert (tmp_path / "goal").read_bytes() == b"words"


@POSIX
def test_what_is_poured_into_a_device_or_a_pipe_leaves_it_there(tmp_path: Path) -> None:
    link = tmp_path / "device"
    link.symlink_to("/dev/null")
    write_to(link, b"words")
    assert link.is_symlink() and stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()), daemon=True)
    reader.start()
    with at_once():
        while True:
            try:
                write_to(pipe, b"words" * 50_000)  # more than a pipe holds
                break
            except Unreadable:
                continue
        reader.join()
    assert heard == [b"words" * 50_000]
    assert stat.S_ISFIFO(pipe.lstat().st_mode)


@POSIX
def test_nobody_waits_for_a_reader_who_may_never_come(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with at_once(), pytest.raises(Unreadable, match="nothing reads"):
        write_to(tmp_path / "pipe", b"words")


@POSIX
@pytest.mark.parametrize("name", ["a folder", "a circle of links", "a socket"])
def test_nothing_is_poured_into_a_folder_or_a_socket(tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / "goal")
    with at_once(), pytest.raises(OSError):
        write_to(tmp_path / "goal", b"words")


@POSIX
def test_a_disk_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no disk to try it with: a file says that it is one."""
    goal = tmp_path / "disk"
    goal.write_bytes(b"everything")
    told = list(goal.stat())
    told[0] = stat.S_IFBLK | 0o660
    monkeypatch.setattr(Path, "stat", lambda *_, **__: os.stat_result(told))
    with pytest.raises(Unreadable):
        write_to(goal, b"words")
    assert goal.read_bytes() == b"everything"


def test_a_file_is_extended_or_begun(tmp_path: Path) -> None:
    for words in (b"one", b"two"):
        descriptor = extended(tmp_path / "log")
        os.write(descriptor, words)
        os.close(descriptor)
    assert (tmp_path / "log").read_bytes() == b"onetwo"


@POSIX
def test_a_name_is_taken_by_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "a.txt").symlink_to(tmp_path / "nowhere")
    assert unused(tmp_path / "a.txt") == tmp_path / "a-2.txt"


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_whatever_lies_there_can_be_put_aside(tmp_path: Path, name: str) -> None:
    for number in range(2):
        STRANGERS[name](tmp_path / f"thing-{number}")
        (tmp_path / f"thing-{number}").rename(tmp_path / "thing")
        put_aside(tmp_path / "thing")
    left = {path.name for path in tmp_path.iterdir() if path.name.startswith("thing.")}
    assert left == {f"thing{atomic_write.BROKEN}", f"thing{atomic_write.BROKEN}-2"}
