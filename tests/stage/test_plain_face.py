"""A game without a face is played on the plain one, by real clicks on real plates."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from stupor.app import App
from stupor.engine.rng import SplitMix
from stupor.games.registry import MADE_UP, get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.game_ui import game_ui
from stupor.stage.geometry import centre, inside
from stupor.stage.pointer import Key, Pointer
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click, key
from tests.support.windows import window

#: A heavy game that has no face in its folder is hard enough to show.
SPEC = get("burgundy")


def faceless(name: str) -> ModuleType | None:
    """The parts of a game of which none is a face."""
    return None


@pytest.fixture(params=[(1280, 720), (1920, 1080)], ids=["720p", "1080p"])
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param)
    yield made
    made.close()


@pytest.fixture
def scene(app: App, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    monkeypatch.setattr("stupor.table.session.flow.game_ui", lambda part: game_ui(faceless))
    seats = [make_seat("human" if n == 0 else "random", SPEC, 3 + n) for n in range(3)]
    made = TableScene(Session.new(SPEC, seats, 3, {}))
    app.use_game(SPEC.id)
    app.stack.reset(made)
    app.step()
    return made


def wait(app: App, scene: TableScene) -> None:
    """Let the computers decide."""
    for _ in range(200):
        app.step()
        if scene.flow.decision is not None or scene.flow.session.over:
            return
    raise AssertionError("the computers never decided")


def test_every_choice_is_a_click_on_a_plaque(app: App, scene: TableScene) -> None:
    chance = SplitMix(8)
    for _ in range(25):
        wait(app, scene)
        asked = scene.flow.decision
        assert asked is not None
        assert len(scene.plaques) == len(asked.options)
        plaque = scene.plaques[chance.below(len(scene.plaques))]
        ply = scene.flow.session.ply
        click(scene, centre(plaque.rect))
        assert scene.flow.session.ply > ply
        app.step()


def test_nothing_hangs_over_the_edge(app: App, scene: TableScene) -> None:
    wait(app, scene)
    _, _, wide, high = scene.view().page
    for item in [*scene.items(), *scene.overlay(app.now())]:
        x, y, w, h = item.rect
        assert -1 <= x <= x + w <= wide + 1, item
        assert -1 <= y <= y + h <= high + 1, item
    for one in scene.plaques:
        others = [other for other in scene.plaques if other is not one]
        assert not any(inside(other.rect, centre(one.rect)) for other in others)


def test_the_seal_ends_a_turn_and_undo_takes_it_back(app: App, scene: TableScene) -> None:
    wait(app, scene)
    asked = scene.flow.decision
    assert asked is not None
    ply = scene.flow.session.ply
    scene.commands.act(scene.hit_test.affordances.of(asked.options[0])[0])
    assert scene.flow.session.ply > ply
    click(scene, centre(scene.view().anchors["actions.undo"]))
    assert scene.flow.session.ply == ply or scene.commands.message


def test_keys_walk_over_the_options(app: App, scene: TableScene) -> None:
    wait(app, scene)
    ply = scene.flow.session.ply
    key(scene, "tab")
    assert scene.keys.focus.name
    key(scene, "down")
    key(scene, "return")
    assert scene.flow.session.ply > ply


def test_the_past_is_seen_with_it(app: App, scene: TableScene) -> None:
    wait(app, scene)
    click(scene, centre(scene.plaques[0].rect))
    wait(app, scene)
    scene.handle(Key("down", "t"))
    app.step()
    past = app.stack.top
    assert isinstance(past, TimelineScene)
    past.go(0)
    app.step()
    past.handle(Pointer("move", 300.0, 400.0))
    app.step()
    assert past.flow.ply == 0


def test_a_toy_goes_from_the_first_click_to_the_score(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MADE_UP, "toy")
    seats = [make_seat("human" if n == 0 else "random", get("toy"), 3 + n) for n in range(3)]
    scene = TableScene(Session.new(get("toy"), seats, 3, {}))
    app.stack.reset(scene)
    chance = SplitMix(4)
    for _ in range(400):
        app.step()
        if app.stack.top is not scene:
            break
        if scene.flow.decision is not None:
            click(scene, centre(scene.plaques[chance.below(len(scene.plaques))].rect))
    assert scene.flow.session.over
    assert isinstance(app.stack.top, WinnerScene)
