"""Positions for measurements: which turns they are, and how they are kept."""

from __future__ import annotations

from pathlib import Path

from stupor.games import registry
from tests.ai.baron_games import begun_turns, gathered, options


def test_every_so_many_turns_of_a_game_are_looked_at() -> None:
    """Given a game, then its turns by threes are each third one, and all begin a turn."""
    spec = registry.get("stupor_mundi")
    every = [begun.view.ply for begun in begun_turns(spec, 2, 5, 1)]
    third = [begun.view.ply for begun in begun_turns(spec, 2, 5, 3)]
    assert every[1::3] == third and len(third) > 3
    assert all(spec.rules.begins(begun.state) for begun in begun_turns(spec, 2, 5, 9))


def test_a_game_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    played: list[int] = []

    def game(seed: int) -> list[int]:
        played.append(seed)
        return [seed, -seed]

    asked = options("").parse_args(["--positions", "3", "--out", str(tmp_path / "kept.jsonl")])
    assert gathered(game, int, asked) == [1, -1, 2]
    assert gathered(game, int, asked) == [1, -1, 2] and played == [1, 2]
