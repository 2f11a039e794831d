"""The ladder: its matches, its goals, and the table that it writes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stupor.arena.ladder import (
    BEGIN,
    END,
    Goal,
    LadderMatch,
    begin_mark,
    check_marks,
    ladder_matches,
    summary,
    table,
    write_between,
)
from stupor.arena.match_game import Outcome
from stupor.arena.options import PAGE
from stupor.arena.statistics import LevelRecord
from stupor.engine.errors import BadData
from stupor.games.registry import FIRST, GAMES

RANKS = ("page", "squire", "knight", "baron", "duke")
PLAN = list(ladder_matches("stupor_mundi", RANKS, 400, 1))


def test_every_match_that_was_asked_is_in_the_plan() -> None:
    asked = {entry.match.levels: (entry.match.games, entry.goal) for entry in PLAN}
    for upper, lower in zip(RANKS[1:], RANKS, strict=False):
        assert asked[upper, lower] == (400, Goal(0.65, 0.6))
        assert asked[upper, lower, lower, lower][0] == 200
    assert asked["duke", "squire"] == (400, Goal(0.95))
    assert asked["squire", "random"] == (400, Goal(0.8))
    assert ("page", "random") in asked
    assert asked["duke", "baron", "baron", "baron"][1] == Goal(0.4)
    assert asked["baron", "baron"] == (400, Goal(parity=True))
    assert all(asked[level,][0] == 200 for level in RANKS)
    assert len(asked) == len(PLAN) == len({entry.file for entry in PLAN})


@pytest.mark.parametrize(
    ("goal", "wins", "met"),
    [
        (Goal(0.65, 0.6), 260, True),
        (Goal(0.65, 0.6), 255, False),
        (Goal(0.65, 0.62), 260, False),
        (Goal(parity=True), 200, True),
        (Goal(parity=True), 150, False),
        (Goal(), 0, True),
    ],
)
def test_a_goal_is_met_by_rate_and_bound(goal: Goal, wins: int, met: bool) -> None:
    assert goal.met(LevelRecord("duke", 400, wins, 50.0, 50)) is met


def made_up(entry: LadderMatch) -> Sequence[Outcome]:
    """Eight games of which the first level wins six."""
    levels = entry.match.levels
    title = ("Serf", "Duke") if len(levels) == 1 else (None, None)
    found = []
    for number in range(8):
        won = number < 6
        scores = (90 if won else 10, *[50] * (len(levels) - 1))
        winner = 0 if won or len(levels) == 1 else 1
        found.append(Outcome(number, levels, scores, (winner,), 6, "castle", title[won], 99))
    return found


def test_the_table_tells_matches_and_solo_games() -> None:
    played = [(entry, made_up(entry)) for entry in PLAN]
    text = list(table(played))
    assert (
        "| duke against baron | 8 | 75.0 % (40.9 to 92.9) | ≥ 65 %, bound ≥ 60 % (missed) | "
        "70.0 : 50.0 |" in text
    )
    assert "| solo | games | median VP | Serf | Duke |" in text
    assert "| page | 8 | 90 | 25.0 % | 75.0 % |" in text
    assert sum(line.startswith("| ") for line in text) == 2 + len(PLAN)
    assert text[0].startswith("Seed 1; ") and "duke +" in text[0] and "random -" in text[0]


def test_the_summary_says_what_is_met() -> None:
    told = summary([(entry, made_up(entry)) for entry in PLAN])
    by_title = {match["title"]: match for match in told["matches"]}
    assert by_title["duke against baron"]["met"] is False
    assert by_title["one duke among three of baron"]["met"] is True
    assert by_title["duke solo"]["titles"] == {"Duke": 0.75, "Serf": 0.25}
    assert set(told["elo"]) == {*RANKS, "random"}


def test_only_what_is_between_the_marks_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text(f"Größe\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        write_between(file, BEGIN, ["| new |"])
    assert file.read_text(encoding="utf-8") == f"Größe\n{BEGIN}\n\n| new |\n\n{END}\nafter\n"


def test_a_file_without_marks_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    for text in ("nothing", BEGIN, f"{END}{BEGIN}"):
        file.write_text(text)
        with pytest.raises(BadData):
            write_between(file, BEGIN, ["| new |"])
        assert file.read_text() == text


def test_the_page_has_a_place_for_the_table_of_each_game() -> None:
    page = Path(__file__).parents[2] / PAGE
    for game in GAMES:
        assert page.read_text(encoding="utf-8").count(begin_mark(game)) == 1
        check_marks(page, begin_mark(game))
    assert begin_mark(FIRST) == BEGIN
