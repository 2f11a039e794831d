"""Reviewed games that are kept say the same as ever: one of each kind a run, or all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.match.goldens import FOLDER, answered, asked, course, replayed

GOLDENS = sorted(FOLDER.glob("*.json"))
#: What a quick run asks about a game.
ASKED = 2


def read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def compare(kept: dict, most: int) -> None:
    session = replayed(kept)
    assert session.over
    assert course(session) == kept["course"]
    for line in kept["found"][:most]:
        assert answered(session, asked(line)) == line[-1], line[:3]


@pytest.mark.parametrize("game", ["burgundy", "stupor_mundi"])
def test_a_reviewed_game_is_reviewed_as_ever(game: str) -> None:
    first = next(path for path in GOLDENS if path.name.startswith(game))
    compare(read(first), ASKED)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_every_reviewed_game_is_reviewed_as_ever(path: Path) -> None:
    compare(read(path), 1_000)
