"""Positions of the first edition of the program still open, with the digests they had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.games import registry

RULES = registry.get("stupor_mundi").rules
FILE = Path(__file__).with_name("positions_1_0.jsonl")
OLD: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text("ascii").splitlines()]


@pytest.mark.parametrize("number", range(len(OLD)))
def test_a_position_of_1_0_opens_with_its_digest(number: int) -> None:
    old = OLD[number]
    state = RULES.load(old["position"])
    assert digest(state) == old["digest"]
    now = RULES.dump(state)
    assert now["schema"] != old["position"]["schema"] and "ability_at" not in now["state"]
    assert digest(RULES.load(now)) == old["digest"]


def test_the_position_that_was_loaded_is_left_alone() -> None:
    told = json.dumps(OLD[0]["position"])
    position = json.loads(told)
    RULES.load(position)
    assert json.dumps(position) == told


@pytest.mark.parametrize(
    "abilities", [None, [], {"@": "tuple", "items": [0] * 36}, {"@": "tuple", "items": "x"}]
)
def test_an_old_position_that_contradicts_itself_is_refused(abilities: Any) -> None:
    state = {**OLD[0]["position"]["state"], "ability_at": abilities}
    with pytest.raises(BadData, match=r"^ability_at: "):
        RULES.load({"schema": 1, "state": state})


def test_a_derived_value_is_no_field_any_more() -> None:
    told = OLD[0]["position"]["state"]
    with pytest.raises(BadData, match=r"^ability_at: is no field of State"):
        RULES.load({"schema": 2, "state": told})
    bare = {name: value for name, value in told.items() if name != "ability_at"}
    with pytest.raises(BadData, match=r"^ability_at: "):
        RULES.load({"schema": 1, "state": bare})
