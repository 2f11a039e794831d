"""Chapters for tests: a small one as a file and as the option of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stupor.games.stupor_mundi.setup import change_start, read_options
from tests.games.stupor_mundi.scenario import Scenario, a_game

FOLDER = Path(__file__).parents[4] / "levels" / "campaign"
TEXT = '''number = 3
year = 1212
place = "Chur"
title = "Over the Alps"
house = "free"
market = "easy"
map = { x = 0.5, y = 0.25 }
opening = """
Snow, and
travel_price = "in a text" """

[closing]
won = "There."
lost = "Almost."

[setup]
coins = 3

[twists]
travel_price = 1

[seal]
sides = 1
'''


def wish(**changes: Any) -> dict[str, Any]:
    """The option `chapter` of a chapter that changes nothing but this."""
    plain = {"number": 1, "house": "free", "market": "easy", "seal": {"sides": 1}}
    return {**plain, **changes}


def a_chapter(**changes: Any) -> Scenario:
    """A quiet solo game under the terms of a chapter."""
    game = a_game(1)
    terms = read_options(1, {"chapter": wish(**changes)}).terms
    game.s.story = terms.story
    change_start(game.s, terms.start)
    return game.ready()
