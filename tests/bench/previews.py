"""How long a preview takes from the hovered choice to the items that show it."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from stupor.engine.decision import Decision
from stupor.engine.errors import IllegalOption
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.games import registry
from stupor.games.stupor_mundi.face.preview.choice_preview import Ghosts
from stupor.games.stupor_mundi.face.view import TableView
from stupor.match.preview import foresee, refusal
from stupor.stage.course import PreviewedChoice
from tests.games.stupor_mundi.face.fixture_position import anchors
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

    def foresee(self, option: Option, follow: Sequence[Option] = ()) -> Foresight | None:
        """What an option, and those taken at once after it, would do."""
        return foresee(self.rules, self.state, option, follow)

    def refusal(self, option: Option, state: Any = None) -> IllegalOption | None:
        """What the rules say against an option."""
        return refusal(self.rules, self.state if state is None else state, option)


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
                items = ghosts.painted(view, PreviewedChoice(option))
                seconds = time.perf_counter() - start
                assert items, option
                yield seconds, option
