"""All the movements of a hand that a decision of The Castles of Burgundy offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.with_dice import ACTIONS, die_gestures
from stupor.games.burgundy.face.gestures.without_dice import answers
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.stage.affordance import Gesture
from stupor.stage.view import Facts

#: Questions whose actions are those of a die.
DICED: Final = frozenset({"turn", "action", "white", "townhall"})
REST: Final = "actions.rest"


def gestures(decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
    """All the ways to answer; of two movements that are the same the first one counts."""
    asked = Asked(decision, table, facts)
    seen: set[tuple[str, str, str, str]] = set()
    found = []
    for gesture in _all(asked):
        movement = (gesture.pick, gesture.drop, gesture.mode, gesture.button)
        if movement not in seen:
            seen.add(movement)
            found.append(gesture)
    return found


def _all(asked: Asked) -> Iterator[Gesture]:
    options = asked.decision.options
    diced = [o for o in options if asked.decision.kind in DICED and o[0] in ACTIONS]
    yield from die_gestures(asked, diced)
    for option in options:
        if option not in diced:
            yield from answers(asked, option)
    if asked.decision.kind == "turn":
        yield from _rest(asked)


def _rest(asked: Asked) -> Iterator[Gesture]:
    """One button takes workers for all dice that are left."""
    left = [n for die in DICE if (n := die_shows(asked.table, asked.seat, die)) >= 0]
    taken: list[Option] = [("workers", number) for number in left]
    if taken and taken[0] in asked.decision.options:
        yield Gesture(taken[0], button=REST, follow=taken[1] if len(taken) > 1 else ())
