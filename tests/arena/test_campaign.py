"""The command `campaign`: a table of chapters, one of them, and what it says to mistakes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from stupor.__main__ import main
from stupor.games.stupor_mundi.campaign import chapter_files
from stupor.platform.paths import levels

CAMPAIGN = ["campaign", "--level", "random", "--games", "2", "--seed", "1"]


def test_every_chapter_that_can_be_played_has_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(CAMPAIGN) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    assert [row.split()[1] for row in rows[1:]] == [str(n) for n in range(1, 11)]


def test_one_chapter_is_measured_and_the_measurement_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*CAMPAIGN, "--chapter", "4", "--out", str(tmp_path)]
    for games in (2, 3):
        command[4] = str(games)
        assert main(command) == 0
    assert capsys.readouterr().out.endswith((tmp_path / "campaign.md").read_text())
    kept = (tmp_path / "04-rome.jsonl").read_text().splitlines()
    assert len(kept) == 4 and json.loads(kept[1])["seal"] is False


def test_the_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CAMPAIGN, "--chapter", "1", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["chapters"]
    assert row["games"] == 2 and row["low"] <= row["seals"] <= row["high"]


def test_a_sealed_chapter_says_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapter_files, "IN_THE_BOX", frozenset())
    assert main([*CAMPAIGN, "--chapter", "6"]) == 2
    told = "06-jerusalem.toml cannot be played: needs The Postponed Crusade"
    assert told in capsys.readouterr().err


def test_of_a_chapter_that_cannot_be_played_beside_others_it_is_said_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (levels() / "campaign").glob("0[12]*.toml"):
        shutil.copy(file, tmp_path)
    (tmp_path / "11-x.toml").write_text('number = "eleven"\n', encoding="utf-8")
    assert main([*CAMPAIGN, "--folder", str(tmp_path)]) == 0
    assert "11-x.toml, line 1: number must be" in capsys.readouterr().err
