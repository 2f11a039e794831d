"""An ordinary turn of Burgundy, by drags, clicks, keys or pad: how much hand it takes."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from stupor.app import App
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.affordance import Gesture
from stupor.stage.geometry import Point
from stupor.table.scene import TableScene
from tests.scenes.keyboard_bot import FocusBot, Strike, keyboard, post
from tests.scenes.pad_bot import known_pad
from tests.support.windows import window

SPEC = registry.get("burgundy")
SEED = 5
#: Who has the first turn with that seed.
BEGINS = 1
#: More strokes than this for one turn, and nobody plays without a mouse.
STROKES = 24


class Mouse:
    """A hand at the window that counts what it does."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app, self.scene = app, scene
        self.done = Counter[str]()

    def drag(self, start: Point, end: Point) -> None:
        """One drag."""
        self.done["drags"] += 1
        self.carry(start, end)
        self._send(pygame.MOUSEBUTTONUP, end)

    def carry(self, start: Point, end: Point) -> None:
        """A drag that is not let go yet."""
        self._send(pygame.MOUSEMOTION, start)
        self._send(pygame.MOUSEBUTTONDOWN, start)
        self._send(pygame.MOUSEMOTION, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self._send(pygame.MOUSEMOTION, end)

    def click(self, at: Point) -> None:
        """One click."""
        self.done["clicks"] += 1
        self._send(pygame.MOUSEMOTION, at)
        self._send(pygame.MOUSEBUTTONDOWN, at)
        self._send(pygame.MOUSEBUTTONUP, at)

    def _send(self, kind: int, at: Point) -> None:
        k = self.app.camera.k
        pos = round(at[0] * k), round(at[1] * k)
        more: dict[str, Any] = {"button": 1}
        if kind == pygame.MOUSEMOTION:
            more = {"rel": (0, 0), "buttons": (0, 0, 0)}
        post(kind, pos=pos, **more)
        self.app.step()


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    made.use_game("burgundy")
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> TableScene:
    """A table of two before the first turn of a person."""
    seats = [make_seat("human", SPEC, n) for n in range(2)]
    made = TableScene(Session.new(SPEC, seats, SEED, {}), {"hands": "open"})
    app.stack.reset(made)
    settle(app, made)
    return made


def settle(app: App, scene: TableScene) -> None:
    """Until the next question is asked."""
    for _ in range(20):
        app.step()
        scene.flow.flush()
        if app.stack.top is not scene or scene.flow.decision is not None:
            return


def ways(scene: TableScene, first: str) -> Gesture:
    """How the first choice of a kind is dragged from a die."""
    asked = scene.flow.decision
    assert asked is not None
    options = [option for option in asked.options if option[0] == first]
    found = [g for option in options for g in scene.hit_test.affordances.of(option)]
    return next(g for g in found if g.pick.startswith("die.") and not g.mode and not g.follow)


def points(scene: TableScene, gesture: Gesture) -> tuple[Point, Point]:
    """Where that begins and ends."""
    grip, spot = scene.hit_test.grip(gesture.pick), scene.hit_test.spot(*gesture[1:4])
    assert grip is not None and spot is not None
    return grip, spot


def over(app: App, scene: TableScene) -> bool:
    """Whether somebody else is asked."""
    settle(app, scene)
    asked = scene.flow.session.decision
    return asked is not None and asked.seat != BEGINS


def test_two_drags_and_the_seal(app: App, scene: TableScene) -> None:
    mouse = Mouse(app, scene)
    for first in ("take", "sell"):
        mouse.drag(*points(scene, ways(scene, first)))
        settle(app, scene)
    seal = scene.hit_test.button_spot("end")
    assert seal is not None
    mouse.click(seal)
    assert over(app, scene)
    assert mouse.done == {"drags": 2, "clicks": 1}


def test_two_clicks_for_a_die_and_one_for_the_seal(app: App, scene: TableScene) -> None:
    mouse = Mouse(app, scene)
    for first in ("take", "sell"):
        for at in points(scene, ways(scene, first)):
            mouse.click(at)
        settle(app, scene)
    seal = scene.hit_test.button_spot("end")
    assert seal is not None
    mouse.click(seal)
    assert over(app, scene)
    assert mouse.done == {"clicks": 5}


def test_keys_for_a_die_are_its_figure_what_it_does_and_enter(app: App, scene: TableScene) -> None:
    """Given silver for a black tile, when both dice are used, then one more Enter ends the turn."""
    for name in [*"1t", "return", *"2s", "return", "return"]:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            post(kind, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
        app.step()
        settle(app, scene)
    assert over(app, scene)
    assert scene.keys.focus.focus.group != "seal", "a further Enter would be the next one's"


@pytest.mark.parametrize("hands", [keyboard, known_pad], ids=["keys", "pad"])
def test_the_same_turn_without_a_mouse(app: App, scene: TableScene, hands: Any) -> None:
    """Given keys or a pad, when the focus is moved to each thing, then few strokes are enough."""
    strike: Strike = hands(app)
    bot = FocusBot(app, strike, 1, pad=hands is known_pad)
    for first in ("take", "sell"):
        bot.say(scene, ways(scene, first))
        settle(app, scene)
    bot.press("seal")
    assert over(app, scene)
    assert bot.strokes <= STROKES, bot.strokes
