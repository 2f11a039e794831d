"""Keys and the mouse at the table as the window sends them: what seems to happen does happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from stupor.app import App
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.timeline.scene import TimelineScene
from stupor.stage.geometry import Point, centre
from stupor.table.curtain.scene import CurtainScene
from stupor.table.input.hover import LONG
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.windows import window

HOUSES = {"houses": "random"}


class Clock:
    """A clock that stands still until it is told."""

    time = 50.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    clock = Clock()
    monkeypatch.setattr(made, "now", clock)
    monkeypatch.setattr(made, "clock", clock, raising=False)
    yield made
    made.close()


def send(app: App, kind: int, **parts: object) -> None:
    """An event of the window, and what it leads to."""
    pygame.event.post(pygame.event.Event(kind, parts))
    app.step()


def strike(app: App, key: int) -> None:
    """A key pressed and let go."""
    send(app, pygame.KEYDOWN, key=key, mod=0, unicode="")
    send(app, pygame.KEYUP, key=key, mod=0, unicode="")


def at(app: App, place: Point) -> tuple[int, int]:
    """A place of the page in the window."""
    left, top = app.camera.logical(0, 0)
    right, low = app.camera.logical(1000, 1000)
    x = (place[0] - left) * 1000 / (right - left)
    return round(x), round((place[1] - top) * 1000 / (low - top))


def point(app: App, place: Point, pressed: bool = False) -> None:
    """Move the mouse."""
    buttons = (int(pressed), 0, 0)
    send(app, pygame.MOUSEMOTION, pos=at(app, place), rel=(1, 1), buttons=buttons)


def mouse(app: App, kind: int, place: Point) -> None:
    """Press or let go of the left button."""
    send(app, kind, pos=at(app, place), button=1)


def wait(app: App, seconds: float) -> None:
    """Nothing happens for a while."""
    app.clock.time += seconds  # type: ignore[attr-defined]
    app.step()


def burgundy(app: App, kinds: str = "human,human") -> TableScene:
    """A table of Burgundy in its first turn."""
    spec = registry.get("burgundy")
    seats = [make_seat(kind, spec, 5) for kind in kinds.split(",")]
    scene = TableScene(Session.new(spec, seats, 5, {}), {"hands": "open"})
    app.use_game("burgundy")
    app.stack.reset(scene)
    for _ in range(5):
        app.step()
    while scene.flow.decision is not None and scene.flow.decision.kind != "turn":
        scene.flow.choose(scene.flow.decision.options[0])
        scene.flush()
        app.step()
    return scene


def card(scene: TableScene) -> tuple[str, Point]:
    """A card of the hand in the middle, and where it lies."""
    hand = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")
    rect = scene.hit_test.rect(hand[2])
    assert rect is not None
    return hand[2], centre(rect)


def test_enter_twice_ends_a_turn_only_where_it_was_asked_just_before(app: App) -> None:
    """Given two dice left, Enter asks; only at once afterwards Enter ends the turn."""
    scene = burgundy(app)
    before = scene.flow.session.ply
    strike(app, pygame.K_RETURN)
    assert scene.flow.session.ply == before and "2 dice" in scene.commands.message
    strike(app, pygame.K_TAB)
    strike(app, pygame.K_ESCAPE)
    if app.stack.top is not scene:
        app.stack.pop()
    scene.keys.focus.pointer_leads()
    strike(app, pygame.K_RETURN)
    assert scene.flow.session.ply == before and "2 dice" in scene.commands.message
    strike(app, pygame.K_RETURN)
    assert scene.flow.session.ply == before + 1
    strike(app, pygame.K_RETURN)
    assert scene.flow.session.ply == before + 1, "the next player is asked, too"


def test_a_held_enter_is_one_stroke(app: App) -> None:
    """Given Enter held down for seconds, then it has asked once and ended nothing."""
    scene = burgundy(app)
    before = scene.flow.session.ply
    send(app, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(20):
        wait(app, 0.2)
    send(app, pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    assert pygame.key.get_repeat() == (0, 0)
    assert scene.flow.session.ply == before and "2 dice" in scene.commands.message


def test_enter_held_on_the_curtain_opens_it_and_plays_nothing(app: App) -> None:
    """Given a curtain, when Enter is held until long after it has opened, nothing is chosen."""
    scene = open_table(app, "human,human", 5, HOUSES)
    scene._draw_curtain(scene.flow.viewer)
    app.step()
    assert isinstance(app.stack.top, CurtainScene)
    wait(app, 1.0)
    send(app, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(20):
        wait(app, 0.2)
    assert app.stack.top is scene
    send(app, pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    assert scene.flow.session.ply == 0 and not scene.commands.message


def test_t_on_ones_own_turn_shows_the_past_without_a_curtain(app: App) -> None:
    """Given two at one screen, when the one to move presses T and Esc, no curtain is drawn."""
    scene = open_table(app, "human,human", 5, HOUSES)
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[0] == "sail"))
    scene.flush()
    app.step()
    strike(app, pygame.K_t)
    for _ in range(3):
        wait(app, 1.0)
    assert isinstance(app.stack.top, TimelineScene)
    strike(app, pygame.K_ESCAPE)
    for _ in range(3):
        wait(app, 1.0)
    assert app.stack.top is scene


def test_t_before_the_first_move_says_that_there_is_no_past(app: App) -> None:
    """Given a game that begins, when T is pressed, then the ribbon says why nothing opens."""
    scene = open_table(app, "human,human", 5, HOUSES)
    strike(app, pygame.K_t)
    assert app.stack.top is scene and scene.commands.message == "Nothing has happened yet."


def test_press_wait_and_drag_is_a_drag(app: App) -> None:
    """Given a card held down for seconds, when it is dragged then, it is in the hand, no words."""
    scene = open_table(app, "human,human", 5, HOUSES)
    name, (x, y) = card(scene)
    point(app, (x, y))
    mouse(app, pygame.MOUSEBUTTONDOWN, (x, y))
    wait(app, LONG + 1.0)
    assert not scene.hovering.pinned
    point(app, (x - 30, y - 60), pressed=True)
    point(app, (x - 60, y - 200), pressed=True)
    wait(app, 1.0)
    assert scene.hand.drag.pick == name and scene.hand.drag.up
    assert not scene.hovering.name


def test_a_long_press_keeps_its_words_once_it_ends(app: App) -> None:
    """Given the menu button held down, then nothing is kept before it is let go, nor opened."""
    scene = open_table(app, "human,human", 5, HOUSES)
    rect = scene.hit_test.rect("menu")
    assert rect is not None
    point(app, centre(rect))
    mouse(app, pygame.MOUSEBUTTONDOWN, centre(rect))
    wait(app, LONG + 0.1)
    assert scene.hovering.name and not scene.hovering.pinned
    mouse(app, pygame.MOUSEBUTTONUP, centre(rect))
    assert scene.hovering.pinned and app.stack.top is scene


@pytest.mark.parametrize("edge", ["top", "left", "right"])
def test_a_card_is_taken_where_it_is_seen(app: App, edge: str) -> None:
    """Given a risen card, when it is pressed just within its edge, then it is in the hand."""
    scene = open_table(app, "human,human", 5, HOUSES)
    name, middle = card(scene)
    rect, risen = scene.hit_test.rect(name), scene.hit_test.raised(name)
    assert rect is not None and risen is not None
    spots = {
        "top": (middle[0], (risen[1] + rect[1]) / 2),
        "left": (rect[0] - 4, middle[1]),
        "right": (rect[0] + rect[2] + 4, middle[1]),
    }
    point(app, middle)
    point(app, spots[edge])
    assert scene.hand.hover == name
    mouse(app, pygame.MOUSEBUTTONDOWN, spots[edge])
    mouse(app, pygame.MOUSEBUTTONUP, spots[edge])
    assert scene.hand.drag.pick == name and scene.hand.drag.up
