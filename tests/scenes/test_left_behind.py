"""Whoever comes back to a scene finds nothing said there about what was pointed at before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.scenes.scene import Scene
from stupor.selftest.scenes import every
from stupor.stage.pointer import Key, Pointer
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.usual import some
from tests.support.windows import window

#: Scenes where the pointer brings up nothing, or nothing at these points.
POOR = ("error", "chronicle", "lower", "found")
#: Points all over the page, a step apart that meets every button and every panel.
ACROSS, DOWN = range(30, 1920, 126), range(30, 1080, 95)
OPENS = dict(every())


class Above(Scene):
    """Something that lies over a scene for a while."""


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0, first_game=False, reduced_motion=True)
    yield made
    made.stack.clear()
    made.close()


def seen(scene: Scene) -> set[str]:
    """What the pointer has brought up, by the keys of the items."""
    return {item.key for item in scene.overlay(scene.app.now())}


def rest(app: App, scene: Scene, x: float, y: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pointer rest at a point until everything has been said about it."""
    now = app.now()
    scene.handle(Pointer("move", x, y))
    monkeypatch.setattr(app, "now", lambda: now + 0.4)
    for _ in range(3):
        scene.tick(app.now())


def covered(app: App) -> None:
    """Another scene comes and goes."""
    app.stack.push(Above())
    app.stack.pop()


@pytest.mark.parametrize("name", some(OPENS, [*OPENS][::4]))
def test_nothing_is_said_about_what_was_pointed_at(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    OPENS[name](app)
    for _ in range(5):
        app.step()
    scene = app.stack.top
    assert scene is not None
    plain, brought = seen(scene), 0
    for y in DOWN:
        for x in ACROSS:
            rest(app, scene, x, y, monkeypatch)
            brought += bool(seen(scene) - plain)
            covered(app)
            assert seen(scene) <= plain, (x, y)
    assert brought or name.rpartition(".")[2] in POOR


def test_keys_that_were_held_are_let_go_and_the_focus_stays(app: App) -> None:
    table = open_table(app, "human,random", 5, {"houses": "random"})
    for held in ("tab", "h", "alt"):
        table.handle(Key("down", held))
    assert table.keys.held
    focused = table.keys.focus.name
    covered(app)
    assert not table.keys.held
    assert table.keys.focus.name == focused != ""
    assert isinstance(app.stack.top, TableScene)
