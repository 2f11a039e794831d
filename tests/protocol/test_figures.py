"""Figures on the command line: the list, the check, the template, and games with corrections."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.games import registry
from stupor.protocol.server import serve
from tests.mutate.worlds import NO_TEXT, POSIX, STRANGERS, TABLES
from tests.support.command import refuses
from tests.support.patience import at_once


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text('[castle.t2]\ncost = "1S"\n[city.roma]\nally1 = 0\nally2 = 0\n')
    return path


def test_the_list_tells_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures"]) == 0
    told = capsys.readouterr().out
    assert "Castle Board:" in told and "castle.t2 cost" in told and '"2S 1G"' in told
    assert "castle.t1 built" in told and "(cannot be corrected: " in told


def test_the_list_as_json_has_one_figure_per_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) > 200
    assert all(("allowed" in line) != ("fixed" in line) for line in lines)
    assert lines[0]["component"] == "castle.t2" and lines[0]["value"] == "2S 1G"


def test_a_file_is_checked(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "--check", str(mine)]) == 0
    assert capsys.readouterr().out == "3 values are corrected.\n"


def test_a_check_sees_to_every_game(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with mine.open("a") as file:
        file.write('[burgundy.posts]\nlink = "chain"\n')
    assert main(["figures", "--check", str(mine)]) == 0
    assert capsys.readouterr().out == "4 values are corrected.\n"
    with mine.open("a") as file:
        file.write("[burgundy.moon]\nmass = 1\n")
    assert main(["figures", "--check", str(mine)]) == 2
    assert "line 8: moon: no such component" in capsys.readouterr().err


def test_a_correction_for_one_game_leaves_the_other_alone(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["play", "--game", "burgundy", "--seats", "random,random", "--seed", "4"]
    assert main(arguments) == 0
    plain = capsys.readouterr().out
    assert main([*arguments, "--figures", str(mine)]) == 0
    assert capsys.readouterr().out == plain


def test_a_file_to_begin_with_is_written_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.toml"
    assert main(["figures", "--template", str(path)]) == 0
    assert "# [stupor_mundi.castle.t2]" in path.read_text(encoding="utf-8")
    refuses(["figures", "--template", str(path)], capsys)


@pytest.mark.parametrize("command", ["play", "arena", "balance", "campaign", "serve"])
def test_a_wrong_file_is_refused_by_every_command(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('[castle.t2]\ncost = "9S"\n')
    seats = ["--seats", "random"] if command in ("play", "arena") else []
    refuses([command, *seats, "--figures", str(path)], capsys)
    refuses([command, *seats, "--figures", str(tmp_path / "none.toml")], capsys)


def test_a_game_with_corrections_is_another_game_and_says_so(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["play", "--seats", "random,random", "--seed", "4"]
    assert main(arguments) == 0
    plain = capsys.readouterr().out
    assert main([*arguments, "--figures", str(mine)]) == 0
    changed = capsys.readouterr().out
    assert plain != changed
    assert "Corrected figures: 3" in changed and "Corrected" not in plain


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_strangers_are_told_in_a_line(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{NO_TEXT}.toml"
    STRANGERS[name](path)
    with at_once():
        refuses(["figures", "--check", str(path)], capsys)
        refuses(["play", "--seats", "random,random", "--figures", str(path)], capsys)
        refuses(["figures", "--template", str(path)], capsys)


@pytest.mark.parametrize("name", TABLES)
def test_strange_tables_are_told_in_a_few_lines(
    tmp_path: Path, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(TABLES[name])
    with at_once():
        assert main(["figures", "--check", str(path)]) == 2
    said = capfd.readouterr().err
    assert said.startswith("stupor: ") and "Traceback" not in said
    assert len(said.splitlines()) < 100 and max(map(len, said.splitlines())) < 600


def test_half_letters_in_json_are_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{"castle.t2":\n{"\\ud800": 1}}')
    assert main(["figures", "--check", str(path)]) == 2
    assert "line 2" in capfd.readouterr().err


def test_the_door_plays_new_games_with_the_corrections(mine: Path) -> None:
    figures = {"castle.t2": {"cost": "1S"}}
    requests = [
        {"id": 1, "do": "new", "players": 2, "seed": 3},
        {"id": 2, "do": "journal", "game": "g1"},
        {"id": 3, "do": "view", "game": "g1", "seat": 0},
    ]
    lines = b"".join(json.dumps(request).encode() + b"\n" for request in requests)
    answers = io.BytesIO()
    spec = registry.get("stupor_mundi")
    serve(spec, io.BytesIO(lines), answers, {"figures": figures})
    opened, journal, view = map(json.loads, answers.getvalue().splitlines())
    assert opened["ok"]
    assert journal["journal"][0]["options"]["figures"] == figures
    assert view["view"]["facts"]["figures"] == figures


def test_a_match_between_computers_keeps_its_corrections(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.jsonl"
    arguments = ["arena", "--seats", "random,random", "--games", "2", "--out", str(out)]
    assert main([*arguments, "--figures", str(mine)]) == 0
    capsys.readouterr()
    header = json.loads(out.read_text().splitlines()[0])
    assert header["options"]["figures"]["city.roma"] == {"ally1": 0, "ally2": 0}
    refuses(arguments, capsys)
