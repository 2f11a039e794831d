"""What the game tells of itself is complete: events, zones, pieces, counters, facts, fields."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass

import pytest

from stupor.engine.codec import PASSING
from stupor.engine.events import Event
from stupor.engine.state import GameState
from stupor.games import registry
from stupor.games.burgundy import saved
from stupor.games.burgundy.schema import (
    COUNTERS,
    EITHER,
    FACTS,
    PIECES,
    TELLINGS,
    TEXT,
    WHOLE,
    ZONES,
)
from tests.games.burgundy.busy import busy
from tests.support.playing import BURGUNDY

SPEC = registry.get("burgundy")
TYPES = {WHOLE: (int,), TEXT: (str,), EITHER: (int, str)}


def pattern(name: str) -> re.Pattern[str]:
    """A name of the schema in which what stands in <> is filled in."""
    return re.compile("".join(
        r"[\w-]+" if part.startswith("<") else re.escape(part)
        for part in re.split(r"(<\w+>)", name)))  # fmt: skip


def unknown(names: Iterable[str], schema: Mapping[str, str]) -> set[str]:
    known = [pattern(name) for name in schema]
    return {name for name in names if not any(each.fullmatch(name) for each in known)}


def unused(names: Iterable[str], schema: Mapping[str, str]) -> set[str]:
    seen = set(names)
    return {name for name in schema if not any(pattern(name).fullmatch(each) for each in seen)}


@pytest.fixture(scope="module")
def seen() -> dict[str, set[str]]:
    """All that comes up in busy games of every box."""
    found: dict[str, set[str]] = {
        name: set() for name in ("zones", "pieces", "counters", "facts", "events")
    }
    for kind, seats in BURGUNDY.values():
        for number, (state, option) in enumerate(busy(SPEC, seats[-1], 7, kind)):
            after = state.clone()
            events: list[Event] = []
            after.events = events
            SPEC.rules.apply(after, option)
            for event in events:
                found["events"].add(event.kind)
                check_arguments(event)
            if number % 11 == 0 or state.phase < 0:
                for viewer in range(state.seats):
                    table = SPEC.rules.table(state, viewer)
                    found["zones"] |= set(table.zones)
                    found["pieces"] |= {piece for here in table.zones.values() for piece in here}
                    found["counters"] |= set(table.counters)
                    found["facts"] |= set(SPEC.rules.facts(state, viewer))
    found["pieces"].discard("?")
    return found


def check_arguments(event: Event) -> None:
    """An event has the arguments of its kind, of their types."""
    if event.kind in ("moved", "counter"):
        return
    arguments = TELLINGS[event.kind].arguments
    assert len(event.args) == len(arguments), event
    for value, argument in zip(event.args, arguments, strict=True):
        assert isinstance(value, TYPES[argument.type]), (event, argument)


def test_every_zone_piece_counter_and_fact_is_listed(seen: dict[str, set[str]]) -> None:
    for name, schema in (
        ("zones", ZONES), ("pieces", PIECES), ("counters", COUNTERS), ("facts", FACTS),
    ):  # fmt: skip
        assert unknown(seen[name], schema) == set(), name


def test_nothing_is_listed_that_never_comes_up(seen: dict[str, set[str]]) -> None:
    for name, schema in (("zones", ZONES), ("counters", COUNTERS)):
        assert unused(seen[name], schema) == set(), name
    assert unused(seen["pieces"], PIECES) <= {"back.<id>"}
    assert unused(seen["facts"], FACTS) <= {"figures", "tie"}


def test_every_event_that_is_listed_comes_up_or_is_rare(seen: dict[str, set[str]]) -> None:
    rare = {"founded", "guest", "reached", "points", "all_linked", "traded", "filled", "hired",
            "copied", "wild"}  # fmt: skip
    assert set(TELLINGS) - seen["events"] <= rare
    assert seen["events"] - {"moved", "counter"} <= set(TELLINGS)


@pytest.mark.parametrize("cls", saved.classes(), ids=lambda cls: cls.__name__)
def test_every_field_of_a_position_has_its_line(cls: type) -> None:
    assert is_dataclass(cls)
    text = inspect.cleandoc(cls.__doc__ or "")
    said = set(re.findall(r"^    (\w+): ", text.partition("\nAttributes:\n")[2], re.MULTILINE))
    common = {field.name for field in fields(GameState)} if issubclass(cls, GameState) else set()
    assert said == {field.name for field in fields(cls)} - common - set(PASSING)
