"""What would follow from a choice is worked out once, however many parts of the table tell it."""

from collections.abc import Iterator
from typing import Any

import pytest

from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.stage.course import PreviewedChoice
from stupor.table.scene import TableScene
from tests.bench.late import position
from tests.support.windows import window

from stupor.app import App  # isort: skip

GAMES = ("stupor_mundi", "burgundy")


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_drop_is_tried_once_by_the_rules(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given every choice of a late turn, previews of it ask the rules for each trial once."""
    spec = registry.get(game)
    seats = [make_seat(HUMAN, spec, n) for n in range(4)]
    scene = TableScene(Session.load(spec, seats, position(game)))
    app.use_game(game)
    app.stack.reset(scene)
    app.step()
    rules: Any = scene.flow.rules
    trials: list[object] = []
    dealt = type(rules).determinize

    def noted(self: Any, *asked: Any) -> Any:
        trials.append(asked)
        return dealt(self, *asked)

    monkeypatch.setattr(type(rules), "determinize", noted)
    asked, view = scene.flow.decision, scene.hit_test.view
    assert asked is not None
    for option in asked.options[:12]:
        trials.clear()
        subject = PreviewedChoice(option, carried=True)
        scene.ui.text.preview(scene.flow, view, subject, None)
        first = len(trials)
        scene.ui.text.preview(scene.flow, view, subject, None)
        assert len(trials) == first, option
        found = scene.flow.foresee(option)
        assert scene.flow.foresee(option) is found


def test_nothing_foreseen_outlives_the_choice(app: App) -> None:
    """Given a choice that was made and taken back, then it is foreseen anew."""
    spec = registry.get("burgundy")
    session = Session.new(spec, [make_seat(HUMAN, spec, n) for n in range(2)], 3, {})
    scene = TableScene(session)
    app.use_game("burgundy")
    app.stack.reset(scene)
    app.step()
    flow, asked = scene.flow, scene.flow.decision
    assert asked is not None
    option = asked.options[0]
    before = flow.foresee(option)
    flow.choose(option)
    after = flow.decision
    assert after is not None
    assert flow.foresee(after.options[0]) is not before
    flow.go_back(flow.way_back())
    assert flow.foresee(option) is not before
    assert flow.foresee(option) == before
