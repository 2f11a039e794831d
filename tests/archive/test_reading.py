"""Files read line by line: torn, damaged, foreign and hostile ones too."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stupor.archive.reading import MOST_BYTES, BadFile, Record, parse, read_file
from stupor.archive.report import Report, write_report
from tests.archive.kit import new_game, play
from tests.mutate.corpus import file_of
from tests.mutate.worlds import POSIX

SESSION = play(new_game(), 90)
LINES = SESSION.lines()
WHOLE = file_of(LINES)
#: Where the first choice stands, and the first choice after a snapshot.
CHOICE = next(at for at, line in enumerate(LINES) if "key" in line)
ROUND = next(at for at, line in enumerate(LINES) if "snapshot" in line and at > CHOICE)
LAST = max(at for at, line in enumerate(LINES) if "snapshot" in line)


def damaged(at: int, content: bytes = b'{"seat":0,"key":') -> Record:
    raws = WHOLE.split(b"\n")
    raws[at] = content
    return parse(b"\n".join(raws))


def test_a_whole_file_is_read_whole() -> None:
    record = parse(WHOLE)
    assert record.lines == LINES
    assert (record.end, record.torn, record.problem) == (len(WHOLE), False, None)


def test_a_last_line_without_its_end_was_never_acknowledged() -> None:
    record = parse(WHOLE[:-1])
    assert record.torn and record.problem is None
    assert record.lines == LINES[:-1]
    assert WHOLE[: record.end] == file_of(LINES[:-1])
    assert parse(WHOLE + b"\x00" * 300).torn


@pytest.mark.parametrize(
    "content",
    [b"\xef\xbb\xbf" + WHOLE, WHOLE.replace(b"\n", b"\r\n"), WHOLE.replace(b"\n", b"\n\n")],
    ids=["a mark of the byte order", "ends of lines from Windows", "empty lines"],
)
def test_what_an_editor_does_to_a_file_is_no_damage(content: bytes) -> None:
    record = parse(content)
    assert record.lines == LINES and record.problem is None


def test_damage_is_named_and_what_follows_is_kept_apart() -> None:
    record = damaged(CHOICE)
    assert record.problem == f"line {CHOICE + 1} of the file cannot be read"
    assert record.lines == LINES[:CHOICE]
    assert record.rest == LINES[CHOICE + 1 :]
    assert record.later == LINES[ROUND:]


def test_after_two_gaps_only_what_follows_the_second_hangs_together() -> None:
    raws = WHOLE.split(b"\n")
    raws[CHOICE] = raws[ROUND + 2] = b"\x00" * 40
    record = parse(b"\n".join(raws))
    assert ROUND + 2 < LAST
    assert record.later == LINES[LAST:]


@pytest.mark.parametrize("begins", [b'{"snapshot":{"sch', b'{"standing":{"rou'])
def test_damage_to_what_nothing_depends_on_leaves_no_gap(begins: bytes) -> None:
    record = damaged(CHOICE - 1, begins)
    assert record.problem and not record.rest
    assert record.lines == LINES[: CHOICE - 1] + LINES[CHOICE:]


@pytest.mark.parametrize(
    "line",
    [
        b"[]", b"null", b"7", b'{"seat":0}', b'{"seat":"0","key":"end"}', b'{"back":"0"}',
        b'{"back":0,"how":"magic"}', b'{"chair":99,"sits":"human"}', b'{"snapshot":[]}',
        b'{"seat":0,"key":"end","n":1e999}', b'{"seat":0,"key":"end","n":NaN}',
        b'{"seat":' + b"9" * 400 + b',"key":"end"}', b'{"seat":0,"key":"end","x":' + b"[" * 900,
        b'{"seat":0,"key":"end","x":' + b"[" * 60 + b"]" * 60 + b"}", b"\xff\xfe{}", b"x" * 10**6,
    ],
)  # fmt: skip
def test_lines_that_no_journal_holds_are_damage(line: bytes) -> None:
    assert damaged(CHOICE + 1, b'{"standing":{}}\n' + line).problem


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is not a game"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9, "is not a game"),
        (b'{"a":1}\n{"b":2}\n', "is not a game"),
        (b"[" * 5000 + b"\n", "is not a game"),
        (b"\x00" * 200 + WHOLE[200:], "first line of this game is damaged"),
        (WHOLE.replace(b'"version":1', b'"version":2', 1), "newer version"),
        (WHOLE.replace(b'"seats":2', b'"seats":10000000', 1), "first line of this game is damaged"),
        (WHOLE.replace(b'"seats":2', b'"seats":true', 1), "first line of this game is damaged"),
        (WHOLE.decode().encode("utf-16"), "is not a game"),
    ],
)
def test_files_that_are_no_games_are_told_apart(content: bytes, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        parse(content)


def test_names_can_be_shown_and_are_no_longer_than_a_name() -> None:
    names: list[Any] = ["Anna\x00\u202e\ud800\n", "A" * 900]
    record = parse(file_of([{**LINES[0], "names": names}, *LINES[1:]]))
    assert record.header["names"] == ["Anna", "A" * 40]
    sits = {"chair": 0, "sits": "human", "name": "\x07Bea" + "!" * 90}
    [*_, last] = parse(WHOLE + file_of([sits])).lines
    assert last["name"] == "Bea" + "!" * 37


def test_of_a_file_beyond_all_measure_the_beginning_and_the_end_are_read(tmp_path: Path) -> None:
    restless = b"".join(file_of(LINES[1:]) + b'{"back":0}\n' for _ in range(1200))
    assert len(restless) > MOST_BYTES
    path = tmp_path / "long.stupor"
    path.write_bytes(WHOLE + restless + file_of(LINES[1:]))
    record = read_file(path)
    assert record.lines[0] == LINES[0]
    assert record.problem and record.later[-len(LINES) + 1 :] == LINES[1:]
    report = write_report(tmp_path, Report("0.3.0", journal=path.read_bytes()))
    assert read_file(report).later == record.later


def test_a_report_is_read_like_the_game_in_it(tmp_path: Path) -> None:
    record = read_file(write_report(tmp_path, Report("0.3.0", journal=WHOLE)))
    assert record.lines == LINES and record.packed
    with pytest.raises(BadFile, match="contains no game"):
        read_file(write_report(tmp_path, Report("0.3.0")))


@POSIX
def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.stupor"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, tmp_path / "missing.stupor", Path("/dev/zero"), Path("a\0b")):
        with pytest.raises(BadFile):
            read_file(path)


def test_nothing_is_lost_between_lines_and_their_meaning() -> None:
    record = parse(WHOLE)
    written = [line for item in record.items for line in item.lines()]
    kept = [line for line in map(json.dumps, LINES[1:]) if '"key"' in line]
    assert [json.dumps(line) for line in written if "key" in line] == kept


@given(st.binary(max_size=300), st.integers(0, len(WHOLE)))
def test_any_bytes_are_a_record_or_refused_in_words(odd: bytes, at: int) -> None:
    for content in (odd, WHOLE[:at] + odd, WHOLE[:at] + odd + WHOLE[at:]):
        try:
            record = parse(content)
        except BadFile as why:
            assert str(why).isprintable()
        else:
            assert record.header["game"] and record.end <= len(content)
