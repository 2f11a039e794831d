"""A match is fair, repeatable, and goes on where it stopped."""

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from stupor.arena.match import Match, outcomes, play_one
from stupor.arena.match_game import Outcome, schedule
from stupor.arena.worker_pool import Result, Task
from stupor.engine.errors import BadData

SMALL = Match("stupor_mundi", ("random", "random"), 4, 11)


def test_every_level_has_every_seat_of_a_setting_before_the_next_one() -> None:
    played = list(schedule(("duke", "baron", "knight"), 6, 40))
    assert [scheduled.seed for scheduled in played] == [40, 40, 40, 41, 41, 41]
    for seat in range(3):
        assert {scheduled.levels[seat] for scheduled in played[:3]} == {"duke", "baron", "knight"}


def test_one_against_three_sits_on_every_chair() -> None:
    chairs = [
        scheduled.levels.index("duke") for scheduled in schedule(("duke", *["baron"] * 3), 4, 0)
    ]
    assert sorted(chairs) == [0, 1, 2, 3]


def test_equal_matches_have_equal_outcomes_however_many_work_on_them() -> None:
    match = Match("stupor_mundi", ("random", "greedy"), 2, 11)
    assert outcomes(match) == outcomes(match, jobs=2)


def test_players_who_would_never_end_a_game_are_parted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stupor.arena.match_game.MOST_CHOICES", 50)
    for outcome in outcomes(SMALL):
        assert (outcome.choices, outcome.reason) == (50, "broken off")
        assert outcome.winners


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = outcomes(SMALL, file=file)
    lines = file.read_text().splitlines()
    first = json.loads(lines[1]) | {"rounds": 99}
    file.write_text("\n".join([lines[0], json.dumps(first), lines[2], lines[3][:20]]))

    on_outcome: list[Outcome] = []
    again = outcomes(SMALL, file=file, on_outcome=on_outcome.append)
    assert again[0].rounds == 99, "what is in the file is not played again"
    assert again[1:] == whole[1:]
    assert on_outcome == again
    assert len(file.read_text().splitlines()) == 5


def test_a_longer_match_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    outcomes(Match("stupor_mundi", ("random", "random"), 2, 5), file=file)
    kept = file.read_text()
    longer = Match("stupor_mundi", ("random", "random"), 3, 5)
    assert len(outcomes(longer, file=file)) == 3
    assert file.read_text().startswith(kept) and len(file.read_text().splitlines()) == 4


def test_outcomes_are_told_in_order_whoever_is_ready_first() -> None:
    def backwards(one: Callable[[Task], Result], todo: Sequence[Task]) -> Iterable[Result]:
        return map(one, reversed(todo))

    on_outcome: list[Outcome] = []
    found = outcomes(SMALL, on_outcome=on_outcome.append, pool=backwards)
    assert on_outcome == found and [outcome.number for outcome in found] == [0, 1, 2, 3]


def test_outcomes_of_other_code_are_not_mixed_in_unasked(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(SMALL.header() | {"code": "older"}) + "\n")
    with pytest.raises(BadData, match="--mixed"):
        outcomes(SMALL, file=file)
    assert len(outcomes(SMALL, file=file, mixed=True)) == 4


def test_a_worker_with_other_code_does_not_play() -> None:
    with pytest.raises(BadData, match="a worker runs another version"):
        play_one("stupor_mundi", {}, False, "older", next(schedule(("random",), 1, 1)))


@pytest.mark.parametrize("text", ["", "no match\n", '{"format": "else"}\n', "[]\n", "7\n"])
def test_a_file_that_holds_no_match_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    with pytest.raises(BadData):
        outcomes(SMALL, file=file)
    assert file.read_text() == text


def test_a_file_that_is_damaged_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(SMALL.header()) + '\n{"bout": 0}\n')
    with pytest.raises(BadData, match="damaged"):
        outcomes(SMALL, file=file)


def test_equal_levels_are_numbered_and_swap_chairs() -> None:
    first, second = schedule(("duke", "duke"), 2, 9)
    assert (first.names, second.names) == (("duke#1", "duke#2"), ("duke#2", "duke#1"))
    assert first.seed == second.seed


def test_games_that_are_not_turned_have_their_own_set_up() -> None:
    assert [scheduled.seed for scheduled in schedule(("duke",) * 4, 4, 9, turned=False)] == [
        9,
        10,
        11,
        12,
    ]


def test_the_mirror_is_no_copy() -> None:
    mirror = outcomes(Match("stupor_mundi", ("random", "random"), 2, 3))
    assert mirror[0].scores != mirror[1].scores


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(Match("stupor_mundi", ("greedy",), 1, 0).header()) + "\n")
    with pytest.raises(BadData, match="another match"):
        outcomes(SMALL, file=file)
