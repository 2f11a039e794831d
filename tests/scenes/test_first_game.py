"""The advice of a first game: once for each thing, out of the way, off when not wanted."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.lessons.hints import HINTS
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lessons.coach import overlap
from stupor.scenes.table.first_game import FirstGameTable
from tests.scenes.mouse_bot import MouseBot
from tests.scenes.table_setup import SPEC


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = App((1280, 720))
    made.change(speed=0.0)
    yield made
    made.close()


def begin(app: App) -> FirstGameTable:
    seats = [make_seat(kind, SPEC, 3 + n) for n, kind in enumerate(("human", "random"))]
    scene = FirstGameTable(Session.new(SPEC, seats, 3, {}))
    app.stack.reset(scene)
    wait(app, scene)
    return scene


def wait(app: App, scene: FirstGameTable) -> None:
    for _ in range(300):
        app.step()
        scene.flush()
        scene.tick(app.now())
        asked = scene.flow.decision is not None or scene.flow.session.over
        if asked and not scene.flow.timeline.busy:
            return


def press(scene: FirstGameTable, name: str) -> None:
    assert scene.coach is not None
    widget = scene.coach.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    MouseBot(scene.handle, 1).click((x + w / 2, y + h / 2))


def test_each_thing_is_said_once_and_never_in_the_way(app: App) -> None:
    scene = begin(app)
    bot = MouseBot(scene.handle, 5)
    said: list[str] = []
    for _ in range(160):
        wait(app, scene)
        if scene.flow.session.over:
            break
        if scene.coach is not None and scene.coach.speech.text not in said[-1:]:
            said.append(scene.coach.speech.text)
            buttons = [widget.rect for widget in scene.coach.controls.widgets]
            for rect in scene._touchable():
                assert not any(overlap(rect, button) for button in buttons)
        bot.answer(scene)
    assert len(said) == len(set(said)) > 4
    assert set(said) <= set(HINTS.values())


def test_it_can_be_put_aside_and_turned_off_in_place(app: App) -> None:
    scene = begin(app)
    assert scene.coach is not None
    press(scene, "understood")
    assert scene.coach is None and app.settings.first_game
    other = begin(app)
    press(other, "silence")
    assert not app.settings.first_game
    assert begin(app).coach is None


def test_it_is_not_read_over_a_dialog(app: App) -> None:
    scene = begin(app)
    assert coached(scene)
    scene.commands.open_menu()
    assert not coached(scene)


def coached(scene: FirstGameTable) -> bool:
    return any(item.key.startswith("coach.") for item in scene.overlay(0.0))


def test_every_question_of_the_game_has_its_line() -> None:
    assert {"turn", "build", "summon", "edict", "icon", "market", "promote", "end"} <= set(HINTS)
