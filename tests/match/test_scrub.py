"""A few scrubbed games in every test run; `python -m tests.scrub --games 1000` does them all."""

from __future__ import annotations

import sys

import pytest

from tests.scrub import main, scrub_one
from tests.support.playing import every_game

#: Games by number of seats: a game with more players is longer. Every run takes the first few.
GAMES = {1: 16, 2: 10, 3: 8, 4: 6}
FEW = {1: 4, 2: 2, 3: 2, 4: 1}
REST = pytest.param(False, marks=pytest.mark.exhaustive, id="all")


@pytest.mark.parametrize("few", [pytest.param(True, id="few"), REST])
@pytest.mark.parametrize(("game", "seats"), every_game())
def test_every_moment_of_the_past_is_the_one_lived_through(
    game: str, seats: int, few: bool
) -> None:
    for seed in range(*((FEW[seats],) if few else (FEW[seats], GAMES[seats]))):
        assert scrub_one((game, seats, 300_000 + seed)) > 10


def test_no_game_at_all_is_no_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["scrub", "--games", "0", "--jobs", "1"])
    with pytest.raises(SystemExit) as refused:
        main()
    assert refused.value.code == 2
    assert "'0' is not a whole number from 1" in capsys.readouterr().err
