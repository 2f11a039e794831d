"""A match is fair, repeatable, and goes on where it stopped."""

import json
from pathlib import Path

import pytest

from stupor.arena.bout import Outcome, bouts
from stupor.arena.match import Match, outcomes
from stupor.engine.errors import BadData

SMALL = Match("stupor_mundi", ("random", "greedy"), 4, 11)


def test_every_level_has_every_seat_of_a_setting_before_the_next_one() -> None:
    played = list(bouts(("duke", "baron", "knight"), 6, 40))
    assert [bout.seed for bout in played] == [40, 40, 40, 41, 41, 41]
    for seat in range(3):
        assert {bout.levels[seat] for bout in played[:3]} == {"duke", "baron", "knight"}


def test_one_against_three_sits_on_every_chair() -> None:
    chairs = [bout.levels.index("duke") for bout in bouts(("duke", *["baron"] * 3), 4, 0)]
    assert sorted(chairs) == [0, 1, 2, 3]


def test_equal_matches_have_equal_outcomes_however_many_work_on_them() -> None:
    assert outcomes(SMALL) == outcomes(SMALL, jobs=2)


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    heard: list[Outcome] = []
    whole = outcomes(SMALL, file=file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:3], lines[3][:20]]))

    assert outcomes(SMALL, file=file, heard=heard.append) == whole
    assert [outcome.number for outcome in heard] == [2, 3]
    assert outcomes(SMALL, file=file, heard=heard.append) == whole
    assert len(heard) == 2


def test_a_longer_match_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcomes(Match("stupor_mundi", ("random", "random"), 2, 5), file=file)
    heard: list[Outcome] = []
    longer = Match("stupor_mundi", ("random", "random"), 3, 5)
    assert len(outcomes(longer, file=file, heard=heard.append)) == 3
    assert [outcome.number for outcome in heard] == [2]


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(Match("stupor_mundi", ("greedy",), 1, 0).header()) + "\n")
    with pytest.raises(BadData, match="another match"):
        outcomes(SMALL, file=file)
