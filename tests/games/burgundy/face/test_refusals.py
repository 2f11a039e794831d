"""Whatever is reached for in vain says why, in words and figures."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.face import hand, place
from stupor.games.burgundy.face.gestures.movements import gestures
from stupor.games.burgundy.game import GAME
from stupor.stage.affordance import Affordances
from tests.games.burgundy.busy import busy
from tests.games.burgundy.face.position import TABLES
from tests.games.burgundy.face.test_foretelling import Under, seen, walk

#: What has a use for a hand.
WANTED = ("hex.", "stack.", "own.d", "silver", "buy")


@pytest.mark.parametrize("kind", TABLES)
def test_what_is_not_lit_says_why(kind: str) -> None:
    """Given any question, when something useful but dark is clicked, then the reason is told."""
    told: set[str] = set()
    for state, asked in walk(kind, 6, 29):
        course, view = Under(state), seen(state, asked)
        can = Affordances(gestures(asked, view.table, view.facts))
        lit = {*can.sources(), *can.buttons()}
        for name, _ in place.spots(view):
            said = hand.object_to(course, view, name)
            assert "{" not in said
            if name.startswith(WANTED) and name not in lit and asked.kind == "turn":
                told.add(said)
    assert len(told - {""}) > 3, told


def test_a_used_die_says_so() -> None:
    """Given a turn with one die used, when that die is clicked, then it says that it is used."""
    for state, asked in walk("two", 4, 1):
        used = [n + 1 for n, die in enumerate(state.players[asked.seat].dice) if not die]
        if asked.kind == "turn" and used:
            said = hand.object_to(Under(state), seen(state, asked), f"die.{used[0]}")
            assert "used" in said
            return
    raise AssertionError("no die was used")


def test_a_second_building_of_a_type_names_the_first() -> None:
    """Given a town with a bank, when another is held over it, then the refusal says where it is."""
    for state, _ in busy(GAME, 2, 5, {"duchies": "dealt"}):
        asked = GAME.rules.decision(state)
        if asked is None:
            continue
        player, view, course = state.players[asked.seat], seen(state, asked), Under(state)
        dice = [die for die in player.dice if die]
        if asked.kind != "turn" or not dice:
            continue
        for tile in player.storage:
            for space in range(1, 38):
                wish = ("place", dice[0], tile, space)
                against = course.refusal(wish) if tile > 0 else None
                if against is not None and against.rule == "place.type":
                    said = hand.object_to_option(course, view, wish)
                    assert "already, on space" in said
                    return
    raise AssertionError("no such town")
