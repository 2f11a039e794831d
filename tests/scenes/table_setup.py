"""A table in a window that nobody sees."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Mapping

from stupor.app import App
from stupor.engine.notation import Option
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.pointer import Key, Pointer
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene

SPEC = get("stupor_mundi")
Point = tuple[float, float]


def open_table(
    app: App, kinds: str, seed: int, options: Mapping[str, object] | None = None
) -> TableScene:
    """A new game on the screen; the first curtain is open."""
    seats = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds.split(","))]
    scene = TableScene(Session.new(SPEC, seats, seed, dict(options or {})))
    app.use_game(SPEC.id)
    app.stack.reset(scene)
    app.step()
    if isinstance(app.stack.top, CurtainScene):
        app.stack.top.on_open()
        app.step()
    return scene


def first(scene: TableScene, word: str, last: object = None) -> Option:
    """The first option of that word, and with that last part."""
    asked = scene.flow.decision
    assert asked is not None
    return next(o for o in asked.options if o[0] == word and last in (None, o[-1]))


def ends(scene: TableScene, option: Option) -> tuple[str, Point, Point]:
    """What to pick for an option, where to grip it and where to drop it."""
    for gesture in scene.hit_test.affordances.of(option):
        grip = scene.hit_test.grip(gesture.pick) if gesture.pick else None
        if grip is not None and not gesture.follow:
            spot = scene.hit_test.spot(gesture.pick, gesture.drop, gesture.mode)
            assert spot is not None
            return gesture.pick, grip, spot
    raise AssertionError(option)


def press(scene: TableScene, at: Point, button: int = 1) -> None:
    """Press a mouse button."""
    scene.handle(Pointer("down", *at, button=button))


def move(scene: TableScene, at: Point) -> None:
    """Move the mouse."""
    scene.handle(Pointer("move", *at))


def let_go(scene: TableScene, at: Point, button: int = 1) -> None:
    """Let a mouse button go."""
    scene.handle(Pointer("up", *at, button=button))


def click(scene: TableScene, at: Point) -> None:
    """Move there, press and let go."""
    move(scene, at)
    press(scene, at)
    let_go(scene, at)


def drag(scene: TableScene, start: Point, end: Point) -> None:
    """Press, move, let go."""
    move(scene, start)
    press(scene, start)
    move(scene, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    move(scene, end)
    let_go(scene, end)


def key(scene: TableScene, name: str) -> None:
    """Strike a key."""
    scene.handle(Key("down", name))
    scene.handle(Key("up", name))
