"""Every choice of every kind of game has a movement of the hand, and dice turn in it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.table import Table
from stupor.games import registry
from stupor.games.burgundy.face.gestures.attempts import attempt
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.vocabulary import die_shows, held_number
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.stage.affordance import Affordances
from tests.games.burgundy.face.position import view

RULES: Final = registry.get("burgundy").rules
KINDS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two": (2, {}),
    "four with everything": (4, {"duchies": "dealt", "expansions": list(EXPANSIONS)}),
    "in secret": (3, {"duchies": "dealt", "secret": True, "expansions": ["shields"]}),
    "teams": (4, {"team": "12b", "expansions": ["extra-tiles", "white-castles", "inns"]}),
    "alone": (1, {"board": "13b", "expansions": ["extra-tiles"]}),
}
Moment = tuple[Any, Decision, Table, dict[str, Any]]


def moments(kind: str, seed: int) -> list[Moment]:
    """Every question of a random game, as the seat that is asked sees it."""
    seats, options = KINDS[kind]
    state, rng, found = RULES.setup(seats, seed, options), SplitMix(seed), []
    while (asked := RULES.decision(state)) is not None:
        found.append((state, asked, RULES.table(state, asked.seat), RULES.facts(state, asked.seat)))
        state = state.clone()
        RULES.apply(state, asked.options[rng.below(len(asked.options))])
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_is_said_by_a_movement_that_means_it(kind: str) -> None:
    """Given a random game, when something is asked, then each option is what one movement says."""
    for _, asked, table, facts in moments(kind, 4):
        can = Affordances(gestures(asked, table, facts))
        for option in asked.options:
            ways = can.of(option)
            assert ways, (asked.kind, option)
            assert any(_said(can, way) == option for way in ways), (asked.kind, option)
        assert {gesture.option for gesture in can.gestures} == set(asked.options)


def _said(can: Affordances, way: Any) -> Option | None:
    if way.button:
        pressed = can.press(way.button)
        return pressed.option if pressed is not None else None
    return can.option(way.pick, way.drop, way.mode)


def test_a_turned_die_lights_only_what_asks_for_its_number() -> None:
    """Given a die of a first turn and workers, when it is turned to a number, only that is lit."""
    for _, asked, table, facts in moments("two", 6)[:40]:
        if asked.kind != "turn":
            continue
        can = Affordances(gestures(asked, table, facts))
        for die in ("die.1", "die.2"):
            for mode in can.modes(die)[1:]:
                for goal in can.targets(die, mode):
                    option = can.option(die, goal, mode)
                    assert option in asked.options
                    assert option[0] != "workers"


def test_the_handles_of_a_die_hold_it_a_step_away() -> None:
    """Given a worker to pay, when a die is taken by its handle, it shows another number."""
    seen = 0
    for _, asked, table, facts in moments("two", 6):
        if asked.kind != "turn" or not facts["prices"]:
            continue
        can = Affordances(gestures(asked, table, facts))
        for die in ("die.1", "die.2"):
            modes = can.modes(f"{die}.more")
            if modes:
                seen += 1
                assert len(modes) == len(can.modes(f"{die}.less")) == 1
                assert {*modes, *can.modes(f"{die}.less")} <= {*can.modes(die)} - {""}
    assert seen > 20


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_forbidden_drop_meant_is_an_option_that_the_rules_can_refuse(kind: str) -> None:
    """Given a lit thing, when it is dropped where it may not, then the rules say why."""
    refused = 0
    for state, asked, table, facts in moments(kind, 5)[::7]:
        can = Affordances(gestures(asked, table, facts))
        for pick in can.sources():
            for place in ("own.d3", "own.d20", "stack.2", "sold", "supply.workers", "storage.1"):
                meant = attempt(asked, table, pick, place)
                if meant is None or meant in asked.options:
                    continue
                with pytest.raises(Exception, match="not possible"):
                    RULES.apply(state.clone(), meant)
                refused += 1
    assert refused > 20


def test_a_turned_die_shows_its_number_in_the_hand() -> None:
    """Given a die that is held, when it is turned or taken by a handle, it shows that number."""
    seen = view("four")
    shown = die_shows(seen.table, seen.viewer, 1)
    assert held_number(seen, "die.1") == max(0, shown)
    assert held_number(seen, "die.1.5") == 5
    assert held_number(seen, "die.2.more.6") == 6
    assert held_number(seen, "die.1.hex.12") == max(0, shown)
    assert held_number(seen, "die.3") == 0
