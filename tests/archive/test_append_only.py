"""A file that only grows holds whole words or none."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from stupor.archive.append_only import AppendOnlyFile, FileChanged
from tests.mutate.worlds import OPEN_FILES_MOVE

WORDS = b'{"seat":0,"key":"pass"}\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "one.stupor"


def small_disk(monkeypatch: pytest.MonkeyPatch, room: int) -> Callable[[], None]:
    """From now on the disk takes so many letters; calling the answer makes room."""
    left = [room]
    write = os.write

    def writing(descriptor: int, content: bytes) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        part = content[: left[0]]
        left[0] -= len(part)
        return write(descriptor, part)

    monkeypatch.setattr(os, "write", writing)
    return monkeypatch.undo


def test_what_is_appended_stands_there_in_order(path: Path) -> None:
    ledger = AppendOnlyFile(path)
    for number in range(5):
        ledger.append(b"%d\n" % number)
        assert path.read_bytes().endswith(b"%d\n" % number)
    ledger.close()
    ledger.append(b"5\n")
    assert path.read_bytes() == b"0\n1\n2\n3\n4\n5\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_new_file_is_seen_whole_or_not_at_all(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, looks = os.write, []

    def writing(descriptor: int, content: bytes) -> int:
        looks.append(path.exists())
        return write(descriptor, content[:5])

    monkeypatch.setattr(os, "write", writing)
    AppendOnlyFile(path).append(WORDS)
    assert len(looks) > 2
    assert not any(looks)
    assert path.read_bytes() == WORDS


def test_a_torn_end_is_cut_off_before_anything_is_added(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(WORDS + b'{"seat":1,"ke')
    ledger = AppendOnlyFile(path, len(WORDS), path.stat().st_size)
    ledger.append(WORDS)
    assert path.read_bytes() == WORDS * 2


@pytest.mark.parametrize("room", [0, 1, 7, len(WORDS) - 1])
def test_a_full_disk_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)
    make_room = small_disk(monkeypatch, room)
    with pytest.raises(OSError, match="No space"):
        ledger.append(WORDS)
    assert path.read_bytes() == WORDS
    make_room()
    ledger.append(WORDS)
    assert path.read_bytes() == WORDS * 2


def test_a_full_disk_leaves_nothing_of_a_new_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = AppendOnlyFile(path)
    make_room = small_disk(monkeypatch, 5)
    with pytest.raises(OSError, match="No space"):
        ledger.append(WORDS)
    assert list(path.parent.iterdir()) == []
    make_room()
    ledger.append(WORDS)
    assert path.read_bytes() == WORDS


def test_a_torn_part_that_could_not_be_cut_off_at_once_is_cut_off_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    make_room = small_disk(monkeypatch, 9)
    monkeypatch.setattr(os, "ftruncate", refuse)
    for _ in range(2):
        with pytest.raises(OSError):
            ledger.append(WORDS)
    assert path.read_bytes() == WORDS + WORDS[:9]
    make_room()
    ledger.append(WORDS)
    assert path.read_bytes() == WORDS * 2


@pytest.mark.parametrize(
    "deed",
    [
        pytest.param("gone", marks=OPEN_FILES_MOVE),
        pytest.param("replaced", marks=OPEN_FILES_MOVE),
        "longer",
        "shorter",
    ],
)
def test_a_file_that_others_have_changed_is_not_written_to(path: Path, deed: str) -> None:
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)
    ledger.append(WORDS)
    if deed == "gone":
        path.unlink()
    elif deed == "replaced":
        path.rename(path.with_suffix(".old"))
        path.write_bytes(WORDS * 2)
    else:
        path.write_bytes(WORDS * 3 if deed == "longer" else WORDS[:5])
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(FileChanged):
        ledger.append(WORDS)
    assert (path.read_bytes() if path.exists() else None) == before


def test_a_new_file_never_takes_the_place_of_another(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"another\n")
    with pytest.raises(FileChanged):
        AppendOnlyFile(path).append(WORDS)
    assert path.read_bytes() == b"another\n"


def test_words_that_the_disk_has_lost_are_written_in_their_place(path: Path) -> None:
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)
    ledger.append(WORDS)
    path.write_bytes(WORDS + bytes(len(WORDS)))
    ledger.rewrite(WORDS)
    assert path.read_bytes() == WORDS * 2


def test_a_place_without_a_platter_is_no_trouble(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)
    for number, trouble in ((errno.EINVAL, False), (errno.EIO, True)):

        def refuse(_: int, number: int = number) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(os, "fsync", refuse)
        if trouble:
            with pytest.raises(OSError):
                ledger.sync()
        else:
            ledger.sync()


def test_who_asks_the_disk_keeps_nothing_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes lets a file go while another thread still waits for the disk."""
    opened: list[int] = []
    open_file = os.open
    ledger = AppendOnlyFile(path)
    ledger.append(WORDS)
    monkeypatch.setattr(os, "open", lambda *asked: opened.append(open_file(*asked)) or opened[-1])
    ledger.sync()
    assert opened
    for descriptor in opened:
        with pytest.raises(OSError):
            os.fstat(descriptor)
