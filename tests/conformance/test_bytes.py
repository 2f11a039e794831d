"""Same seed and same choices: the same bytes, whatever the hash seed of the process is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.toys import GAMES, game_of


def played(hash_seed: str, seats: int, seed: int, game: str) -> bytes:
    levels = ["greedy", "random"] if seats == 2 else ["random"] * seats
    command = [sys.executable, "-m", "stupor", "play", "--seats", ",".join(levels)]
    return subprocess.run(
        [*command, "--seed", str(seed), "--json", "--game", game],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        check=True,
        timeout=300,
    ).stdout


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, marks=() if seats in (1, 3) else pytest.mark.exhaustive)
        for game in GAMES
        for seats in game_of(game).seats
    ],
)
def test_a_played_game_is_the_same_bytes_in_every_process(game: str, seats: int) -> None:
    first = played("1", seats, 7, game)
    assert first.count(b"\n") > 30 and b"\r" not in first
    assert played("4242", seats, 7, game) == first
    assert played("1", seats, 8, game) != first
