"""From the score sheet into the game: the replay, a column of a chart, a turning point."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.events import COUNTER
from stupor.scenes.score.data import late_sources
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.table.session.flow import TurnFlow
from stupor.table.session.leave import score_for
from tests.scenes.kit import click
from tests.scenes.past_games import key, played
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.fixture(scope="module")
def flow() -> TurnFlow:
    return TurnFlow(played("human,random,random", seed=5))


@pytest.fixture
def score(app: App, flow: TurnFlow) -> ScoreScene:
    scene = score_for(app, flow)
    app.stack.reset(scene)
    return scene


def moment(app: App) -> TimelineScene:
    top = app.stack.top
    assert isinstance(top, TimelineScene)
    return top


def test_the_replay_begins_at_the_beginning_and_leads_back(app: App, score: ScoreScene) -> None:
    click(score, "replay")
    scene = moment(app)
    assert scene.flow.ply == 0
    key(scene, "escape")
    assert app.stack.top is score


def test_every_column_leads_to_the_first_points_in_it(
    app: App, score: ScoreScene, flow: TurnFlow
) -> None:
    last = len(score.sheet.rounds) - 1
    tried = 0
    for seat, columns in score.sheet.columns.items():
        for place, column in enumerate(columns):
            if not column:
                continue
            click(score, f"tip.bar{seat}.{place}")
            scene = moment(app)
            shown = scene.flow.ply - 1
            gains = [
                str(event.args[3])
                for event in flow.session.happened(shown)
                if event.kind == COUNTER and event.args[0] == f"vp.{seat}" and event.args[2]
            ]
            assert gains
            assert set(column) & set(gains)
            if place == last:
                assert set(gains) & late_sources(score.sheet.game, 2)
            else:
                assert scene.flow.game_history.round_of(shown) == place + 1
            app.stack.pop()
            tried += 1
    assert tried > 5


def test_an_empty_column_leads_into_its_round(app: App, score: ScoreScene) -> None:
    empty = [
        (seat, place)
        for seat, columns in score.sheet.columns.items()
        for place, column in enumerate(columns[:-1])
        if not column
    ]
    assert empty
    for seat, place in empty:
        click(score, f"tip.bar{seat}.{place}")
        scene = moment(app)
        scene.flush()
        assert scene.flow.model.table.counters["round"] == place + 1
        app.stack.pop()


def test_a_turning_point_leads_to_its_gain(app: App, score: ScoreScene, flow: TurnFlow) -> None:
    for number, point in enumerate(score.points, 1):
        click(score, f"turn{number}")
        scene = moment(app)
        events = flow.session.happened(scene.flow.ply - 1)
        assert any(e.kind == COUNTER and e.args[0] == f"vp.{point.seat}" for e in events)
        app.stack.pop()


def test_a_sheet_without_a_game_has_no_replay(app: App, score: ScoreScene) -> None:
    score._replay = None
    score.refresh()
    replay = score.controls.get("replay")
    assert replay is not None
    assert replay.asleep
    assert score.controls.get("turn1") is None
