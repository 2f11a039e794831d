"""How long a preview takes from the hovered choice to the items that show it."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.games import registry
from stupor.games.stupor_mundi.face.view import TableView
from stupor.table.ghosts import Ghosts
from stupor.table.subject import Subject
from tests.presentation.fixture_position import anchors
from tests.support.playing import wander

NAMES = ("Lena", "Otto", "Anna", "Kurt")


@dataclass(frozen=True, slots=True)
class Moment:
    """What a preview needs of the course of a game: a position and who is asked."""

    rules: Rules
    state: Any
    decision: Decision | None

    @property
    def session(self) -> Moment:
        """The position itself stands in for the session that holds it."""
        return self


def view_of(moment: Moment) -> TableView:
    """The table as the seat sees it that is asked."""
    asked = moment.decision
    assert asked is not None
    table = moment.rules.table(moment.state, asked.seat)
    facts = moment.rules.facts(moment.state, asked.seat)
    names = NAMES[: moment.state.seats]
    return TableView(table, facts, asked, asked.seat, names, anchors())


def moments(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Moment, Ghosts, TableView]]:
    """Every k-th position of a random game with its ghosts and its view."""
    spec = registry.get("stupor_mundi")
    for number, (state, _) in enumerate(wander(spec, seats, seed)):
        if number % every:
            continue
        moment = Moment(spec.rules, state, spec.rules.decision(state))
        yield moment, Ghosts(moment), view_of(moment)


def choices(games: int, every: int = 1) -> Iterator[tuple[float, Option]]:
    """The seconds that the preview of every legal choice of some random games takes."""
    for number in range(games):
        gc.collect()
        for moment, ghosts, view in moments(number % 4 + 1, number, every):
            assert moment.decision is not None
            for option in moment.decision.options:
                start = time.perf_counter()
                items = ghosts.painted(view, Subject(option))
                seconds = time.perf_counter() - start
                assert items, option
                yield seconds, option
