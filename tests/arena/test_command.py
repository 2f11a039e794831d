"""The commands `arena` and `balance`: what they print, and what they say to mistakes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.ai import levels
from stupor.arena.ladder import BEGIN, END
from tests.support.command import refuses

ARENA = ["arena", "--seats", "random,random", "--games", "2", "--seed", "1"]


def test_a_match_is_told_by_lines_of_json_the_summary_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*ARENA, "--json"]) == 0
    first, second, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["bout"], second["bout"]) == (0, 1)
    assert last["kind"] == "match" and last["games"] == 2
    for level in last["levels"]:
        assert level["low"] <= level["rate"] <= level["high"]


def test_the_same_bytes_by_one_process_and_by_two(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main([*ARENA, "--json", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_match_is_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    assert "2 games of random, random, seed 1" in capsys.readouterr().out


def test_alone_against_frederick_there_are_points_but_no_wins(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "--seats", "random", "--games", "2", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "median" in told and "wins" not in told and "Elo" not in told


def test_a_program_can_play_in_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    key = json.loads(line)['choices'][-1]['key']\n"
        "    print(json.dumps({'key': key}), flush=True)\n"
    )
    program = f"exec:{sys.executable} {script}"
    assert main(["arena", "--seats", f"{program},random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["levels"] == [program, "random"]


@pytest.mark.parametrize("command", ["arena", "play"])
def test_a_program_is_asked_even_where_it_has_one_choice(tmp_path: Path, command: str) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import json, pathlib, sys\n"
        "counts = pathlib.Path(sys.argv[1])\n"
        "for line in sys.stdin:\n"
        "    choices = json.loads(line)['choices']\n"
        "    with counts.open('a') as out:\n"
        "        print(len(choices), file=out)\n"
        "    print(json.dumps({'key': choices[0]['key']}), flush=True)\n"
    )
    counts = tmp_path / "counts"
    chairs = f"exec:{sys.executable} {script} {counts},random"
    more = ["--games", "1"] if command == "arena" else []
    assert main([command, "--seats", chairs, *more, "--json"]) == 0
    assert "1" in counts.read_text().split()


def test_the_ladder_is_played_on_and_its_table_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "LADDER", ("random", "greedy"))
    readme = tmp_path / "README.md"
    readme.write_text(f"{BEGIN}\n{END}\n")
    folder = tmp_path / "ladder"
    command = ["arena", "--ladder", "--games", "2", "--readme", str(readme), "--out", str(folder)]
    assert main(command) == 0
    written = readme.read_text()
    assert "| greedy against random | 2 | " in written
    assert capsys.readouterr().out in written + "\n"
    for file in folder.iterdir():
        file.write_text(file.read_text().replace('"rounds": ', '"rounds": 1'))
    kept = {file: file.read_text() for file in folder.iterdir()}
    assert main(command) == 0
    assert readme.read_text() == written
    assert {file: file.read_text() for file in folder.iterdir()} == kept


def test_a_balance_report_for_people_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["balance", "--level", "random", "--games", "2", "--players", "1,2"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert text == (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert "## 1 player, 2 games" in text and "## 2 players, 2 games" in text
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert [table["players"] for table in report["tables"]] == [1, 2]


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena"],
        ["arena", "--seats", "random,sultan"],
        ["arena", "--seats", "human,random"],
        ["arena", "--seats", "random:dancer,random"],
        ["arena", "--seats", "random,random,random,random,random"],
        ["arena", "--seats", "random", "--games", "0"],
        ["arena", "--seats", "random", "--games", "x"],
        ["arena", "--seats", "random,random", "--jobs", "0"],
        ["arena", "--seats", "random,random", "--easier"],
        ["arena", "--seats", "random", "--ladder"],
        ["arena", "--ladder", "--market", "difficult"],
        ["arena", "--ladder", "--readme", "/no/such/file"],
        ["arena", "--seats", "random,random", "--games", "1", "--out", f"{__file__}/a/b"],
        ["balance", "--level", "sultan"],
        ["balance", "--level", "random", "--games", "1", "--players", "2", "--out", __file__],
        ["balance", "--level", "random", "--players", "0"],
        ["balance", "--level", "random", "--players", "2,"],
        ["balance", "--level", "random", "--players", "5"],
    ],
)
def test_mistakes_get_a_message_and_status_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    refuses(arguments, capsys)
