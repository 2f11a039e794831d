"""Only plain files are opened, only so much of them is read, and nobody waits for a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from stupor.files import untrusted
from stupor.files.folders import MOST_FILES, texts
from stupor.files.untrusted import Unreadable, opened, plain, read_bytes, read_text, state_of
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "file").write_bytes(b"\xef\xbb\xbfone\r\ntwo\n")
    return tmp_path / "file"


def test_a_plain_file_is_read(file: Path) -> None:
    assert read_bytes(file, 100).endswith(b"two\n")
    assert read_text(file, 100) == "one\ntwo\n"
    assert plain(file) and state_of(file).st_size == 12


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_a_stranger_is_refused_at_once_in_a_line(tmp_path: Path, name: str) -> None:
    path = tmp_path / "file"
    STRANGERS[name](path)
    assert not plain(path)
    for read in (opened, state_of, lambda it: read_bytes(it, 9), lambda it: read_text(it, 9)):
        with at_once(), pytest.raises(OSError) as why:
            read(path)
        said = why.value.strerror or ""
        assert 10 < len(said) < 100 and said.isprintable()
    assert plain(path) is False


@POSIX
def test_a_file_that_becomes_a_pipe_meanwhile_keeps_nobody_waiting(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = file.stat()
    file.unlink()
    STRANGERS["a pipe"](file)
    monkeypatch.setattr(Path, "stat", lambda *_, **__: state)
    with at_once(), pytest.raises(Unreadable, match="device or a pipe"):
        opened(file)


def test_a_file_that_is_too_long_is_read_no_further(file: Path) -> None:
    assert read_bytes(file, 12)
    with pytest.raises(Unreadable, match="larger than 4 KB"):
        file.write_bytes(b"x" * 5000)
        read_bytes(file, 4096)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", "größe".encode("latin-1"), b"\xed\xa0\x80"])
def test_what_is_no_text_is_told_as_such(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(Unreadable, match="not UTF-8 text"):
        read_text(file, 100)


def test_a_message_stays_one_that_can_be_translated() -> None:
    assert str(Unreadable(untrusted.FOLDER)) is untrusted.FOLDER


def test_no_file_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        opened(tmp_path / "nowhere")
    with pytest.raises(ValueError, match="null"):
        opened(tmp_path / "no\0name")
    assert not plain(tmp_path / "no\0name")


@POSIX
def test_every_file_of_a_folder_is_told_whatever_it_is(tmp_path: Path) -> None:
    for name, make in STRANGERS.items():
        make(tmp_path / f"{name}.txt")
    (tmp_path / "words.txt").write_text("words")
    (tmp_path / "words.md").write_text("other words")
    with at_once():
        found = {one.path.stem: one for one in texts(str(tmp_path), ".txt", 100)}
    assert found.pop("words").text == "words"
    assert found.keys() == STRANGERS.keys()
    assert all(one.reason.startswith("cannot be read: ") and not one.text for one in found.values())


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_where_a_folder_should_be_there_is_none_or_a_reason(tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / "folder")
    with at_once():
        found = list(texts(str(tmp_path / "folder"), ".txt", 100))
    assert all(one.reason for one in found)


def test_no_more_files_are_read_than_anybody_writes(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 3):
        (tmp_path / f"{number:04}.txt").write_text("x")
    *found, last = texts(str(tmp_path), ".txt", 100)
    assert len(found) == MOST_FILES and not last.text
    assert str(MOST_FILES) in last.reason
