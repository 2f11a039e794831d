"""The file of a match is read by type: whatever is wrong in it is named with its line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from stupor.__main__ import main
from stupor.arena.ladder import BEGIN, END
from tests.support.command import refuses

MATCH = ["arena", "--seats", "random,random", "--games", "1"]
GOOD: dict[str, Any] = {
    "bout": 0, "levels": ["random#1", "random#2"], "scores": [3, 4], "winners": [1], "rounds": 5,
    "reason": "edicts", "title": None, "choices": 9,
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The file of a match that has just been played."""
    made = tmp_path / "match.jsonl"
    assert main([*MATCH, "--out", str(made)]) == 0
    capsys.readouterr()
    return made


def put(file: Path, line: str) -> None:
    """Let that be the only outcome in the file."""
    file.write_text(file.read_text().splitlines()[0] + f"\n{line}\n")


def test_an_outcome_in_a_file_is_not_played_again(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(file, json.dumps(GOOD))
    assert main([*MATCH, "--out", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0]) == GOOD


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        "[]",
        "7",
        "Infinity",
        '{"bout": 0}',
        "x" * 2_000_000,
        json.dumps(GOOD).replace("5", "9" * 5000),
        *(
            json.dumps(GOOD | wrong)
            for wrong in (
                {"scores": [float("inf"), 1]},
                {"scores": [1]},
                {"scores": None},
                {"title": ["Duke"]},
                {"title": "\x1b[31m"},
                {"winners": []},
                {"winners": [2]},
                {"winners": [[0]]},
                {"winners": [0, 0]},
                {"levels": ["duke", "random#2"]},
                {"levels": [["random#1"], "random#2"]},
                {"bout": -1},
                {"bout": True},
                {"bout": 10**9},
                {"rounds": 1.5},
                {"choices": "9"},
                {"reason": {}},
                {"seal": 1},
            )
        ),
        json.dumps(GOOD) + "\n" + json.dumps(GOOD),
    ],
    ids=lambda line: line[:9] + line[-60:],
)
def test_a_damaged_line_is_named(file: Path, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    put(file, line)
    before = file.read_bytes()
    refuses([*MATCH, "--out", str(file)], capsys)
    assert file.read_bytes() == before


def test_the_books_of_a_report_are_read_by_type(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["balance", "--level", "random", "--games", "1", "--players", "2"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    file = tmp_path / "2.jsonl"
    header, line = file.read_text().splitlines()
    for part in ("sources", "traits", "counts"):
        for wrong in (None, [], {"x": 3}, {"x": [1]}, {"x": [None, None]}, {"x": [[], []]}):
            told = json.loads(line)
            told["books"][part] = wrong
            file.write_text(f"{header}\n{json.dumps(told)}\n")
            if wrong != {}:
                refuses([*command, "--out", str(tmp_path)], capsys)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_nobody_waits_for_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refuses([*MATCH, "--out", str(pipe)], capsys)
    refuses(["arena", "--ladder", "--readme", str(pipe), "--out", str(tmp_path)], capsys)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", f"{END}\n{BEGIN}".encode(), b"\0" * 2**23])
def test_a_page_without_a_place_for_the_ladder_is_refused(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "README.md"
    page.write_bytes(content)
    refuses(["arena", "--ladder", "--readme", str(page), "--out", str(tmp_path / "x")], capsys)


@pytest.mark.parametrize("option", ["--games", "--jobs"])
@pytest.mark.parametrize("number", ["0", "-1", "9" * 30, "9" * 5000, "1.0", "²", "x"])
@pytest.mark.parametrize(
    "command", ["arena --seats random", "balance", "campaign", "train --out x"]
)
def test_numbers_have_bounds(
    command: str, option: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    refuses([*command.split(), option, number], capsys)
