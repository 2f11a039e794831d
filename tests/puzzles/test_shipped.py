"""The puzzles that are shipped: enough, no two alike, and a sample is proved again."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from stupor.games import registry
from stupor.platform.paths import resources
from stupor.puzzles.checking import check
from stupor.puzzles.collection import collection, of_the_day, week_of
from stupor.puzzles.finding import SHARE
from stupor.puzzles.mining import SHARE_OF_BEST
from stupor.puzzles.puzzle import BEST_LINES, IDEA, LEVELS, THEMES, Puzzle, puzzle_of, read, written

SHIPPED = {game: collection(resources() / game) for game in registry.GAMES}
GAMES = [game for game, puzzles in SHIPPED.items() if puzzles]
#: Every so many puzzles one is proved again in the plain run.
SAMPLE = 30
#: A proof that looked at more positions is tried by command only.
QUICK = 6_000


def some(step: int) -> list[Any]:
    """Every so many puzzles of each game."""
    chosen = [(game, one) for game in GAMES for one in SHIPPED[game][::step]]
    return [pytest.param(game, one, id=f"{game}-{one.id}") for game, one in chosen]


def quick() -> list[Any]:
    """Of those a sample whose proofs are short."""
    return [one for one in some(SAMPLE) if looked_at(one.values[1]) <= QUICK]


def looked_at(puzzle: Puzzle) -> int:
    """How many positions the proof of a puzzle looked at; 0 where only the best lines are known."""
    return 0 if puzzle.proof.endswith(BEST_LINES) else int(puzzle.proof.split()[-2])


@pytest.mark.parametrize(("game", "puzzle"), quick())
def test_a_sample_is_proved_again(game: str, puzzle: Puzzle) -> None:
    assert not check(registry.get(game).play, puzzle).wrong


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "puzzle"), some(1))
def test_every_puzzle_is_proved_again(game: str, puzzle: Puzzle) -> None:
    assert not check(registry.get(game).play, puzzle).wrong


@pytest.mark.parametrize("game", GAMES)
def test_few_of_all_ends_reach_a_goal(game: str) -> None:
    """Of a turn that is too large only the better ends are known: more of them have the idea."""
    for one in SHIPPED[game]:
        share = SHARE_OF_BEST if one.proof.endswith(BEST_LINES) else SHARE
        assert 0 < one.accepted <= share * one.ends, one.id


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_are_of_one_position(game: str) -> None:
    puzzles = SHIPPED[game]
    assert len({one.id for one in puzzles}) == len({one.source for one in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_puzzles_is_written_as_it_was_read(game: str) -> None:
    file = resources() / game / "puzzles.jsonl"
    told = written(game, registry.get(game).version, read(file))
    assert told == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_an_accepted_line_shares_the_idea_and_half_of_it_does_not(game: str) -> None:
    play = registry.get(game).play
    for one in SHIPPED[game][::SAMPLE]:
        state = play.rules.load(one.state)
        assert one.has_idea(play.key_moves(state, one.line))
        assert not one.core or not one.has_idea(one.core[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_puzzle_is_found_out(game: str) -> None:
    one, play = SHIPPED[game][0], registry.get(game).play
    assert check(play, puzzle_of(one.as_json() | {"line": one.as_json()["line"][:-1]})).wrong
    if one.theme != IDEA:
        assert check(play, puzzle_of(one.as_json() | {"goal": one.goal + 500})).wrong


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes_every_day() -> None:
    puzzles = SHIPPED[GAMES[0]]
    first = date(2026, 11, 24)
    days = [first + timedelta(days=n) for n in range(len(puzzles))]
    ids = [of_the_day(puzzles, day).id for day in days]
    assert sorted(ids) == sorted(one.id for one in puzzles)
    assert of_the_day(puzzles[::-1], first) == of_the_day(puzzles, first)


def test_a_week_begins_on_monday() -> None:
    week = week_of(date(2026, 11, 26))
    assert (week[0], week[-1]) == (date(2026, 11, 23), date(2026, 11, 29))


def test_themes_and_levels_are_those_that_the_page_knows() -> None:
    for puzzles in SHIPPED.values():
        assert {one.theme for one in puzzles} <= set(THEMES)
        assert {one.level for one in puzzles} <= set(LEVELS)
