"""Nothing is hidden at this table but a choice of duchies in secret: no curtain falls otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lobby.rows import rows_of
from stupor.scenes.lobby.setup import LobbySetup
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.support.windows import window

GAME = get("burgundy")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.close()


def opened(app: App, **options: object) -> TableScene:
    seats = [make_seat("human", GAME, number) for number in range(2)]
    scene = TableScene(Session.new(GAME, seats, 3, options))
    app.use_game(GAME.id)
    app.stack.reset(scene)
    app.step()
    app.step()
    return scene


def test_two_people_play_without_a_curtain(app: App) -> None:
    scene = opened(app)
    assert app.stack.top is scene
    first = scene.flow.viewer
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[0] == "end"))
    for _ in range(40):
        scene.flush()
        app.step()
    assert app.stack.top is scene
    assert scene.flow.viewer != first


def test_a_secret_choice_lies_behind_the_curtain(app: App) -> None:
    opened(app, duchies="dealt", secret=True)
    assert isinstance(app.stack.top, CurtainScene)


def test_the_lobby_asks_nothing_about_hands_that_nobody_has() -> None:
    """Given two people, then only a game with hands asks who sees them."""
    for setup, asks in ((LobbySetup(game=GAME), False), (LobbySetup(), True)):
        setup.chairs[1].kind = "human"
        assert ("hands" in {row.id for row in rows_of(setup, 0)}) is asks
