"""Every printed thing of the box has a scenario that bears its name or its number."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import REWARDS
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.ids import BUILDINGS, EXPANSIONS

#: What is called by more than one word in the tests, or by another one.
CALLED = {
    "carpenter": "carpenters_workshop",
    "boarding": "boarding_house",
    "townhall": "town_hall",
    "white": "white_castle",
    "silver2": "rewards_of_silver",
    "workers4": "silver_workers",
    "vp4": "and_points_are_paid",
    "sell": "sell_continues_the_route",
    "place": "place_a_town_halls",
    "building": "church_building_and_any",
    "any": "and_any_fetch",
    "die": "die_is_a_castles_action",
}
#: Eight monasteries that differ in their type alone are tried in one scenario.
TOGETHER = range(16, 24)


@cache
def names(file: str = "test_*.py") -> tuple[str, ...]:
    """The names of the tests of a file, or of all."""
    found = []
    for path in sorted(Path(__file__).parent.glob(file)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node.name)
    return tuple(found)


def spoken(word: str, file: str = "test_*.py") -> bool:
    """Whether a test speaks of it."""
    return any(re.search(rf"_{word}(_|s_|$)", f"{name}_") for name in names(file))


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building(building: str) -> None:
    assert spoken(CALLED.get(building, building))


@pytest.mark.parametrize("tile", ["ship", "castle", "mine", "inn", "white_castle", "face_down"])
def test_each_other_tile(tile: str) -> None:
    assert spoken(tile)


@pytest.mark.parametrize("number", [monastery.id for monastery in MONASTERIES])
def test_each_monastery(number: int) -> None:
    told = "16_to_23" if number in TOGETHER else str(number)
    assert spoken(told, "test_monasteries.py")


@pytest.mark.parametrize("number", [shield.id for shield in SHIELD_LIST])
def test_each_shield(number: int) -> None:
    assert spoken(str(number), "test_shields.py")


@pytest.mark.parametrize("reward", REWARDS)
def test_each_reward_of_the_trade_routes(reward: str) -> None:
    assert spoken(CALLED.get(reward, reward))


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_each_expansion(expansion: str) -> None:
    told = {"extra-tiles": "expansions", "border-posts": "border_posts", "trade-routes": "route"}
    assert spoken(told.get(expansion, expansion.replace("-", "_").removesuffix("s")))
