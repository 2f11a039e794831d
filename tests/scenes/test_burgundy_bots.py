"""Whole games of Burgundy by mouse, keys and pad alone; alone, in teams, with every expansion."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.pointer import Input, Key
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.scenes.focus_game import play as play_by_keys
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.scenes.mouse_bot import MouseBot
from tests.scenes.pad_bot import known_pad
from tests.support.windows import window

SPEC = registry.get("burgundy")
MOST_STEPS = 4_000
RARE = pytest.mark.exhaustive
EVERYTHING = ["extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"]


@pytest.fixture
def app() -> Iterator[App]:
    made = window((960, 540), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    made.use_game("burgundy")
    yield made
    made.close()


def table(app: App, kinds: str, seed: int, **setup: Any) -> TableScene:
    """A table in the window."""
    seats = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds.split(","))]
    scene = TableScene(Session.new(SPEC, seats, seed, setup), {"hands": "open"})
    app.stack.reset(scene)
    app.step()
    return scene


def play(app: App, scene: TableScene, seed: int) -> MouseBot:
    """Let the mouse play until the score sheet is shown; only now and then a frame is drawn."""

    def send(event: Input) -> None:
        top = app.stack.top
        assert top is not None
        top.handle(event)

    bot = MouseBot(send, seed)
    for step in range(MOST_STEPS):
        top = app.stack.top
        if isinstance(top, ScoreScene | WinnerScene):
            return bot
        if isinstance(top, CurtainScene):
            bot.open(top)
        elif top is scene and scene.flow.decision is not None:
            before, asked = scene.flow.session.ply, scene.flow.decision
            bot.answer(scene)
            assert scene.flow.session.ply > before, (asked.kind, scene.commands.message)
        scene.flow.flush()
        if step % 25 == 0 or scene.flow.decision is None:
            app.step()
    raise AssertionError("the game does not end")


def replays(scene: TableScene) -> None:
    """The journal of the finished game says what the table has shown."""
    session = scene.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert again.over
    assert SPEC.rules.scores(again.state) == SPEC.rules.scores(session.state)
    assert scene.flow.timeline.mismatches == 0


@pytest.mark.parametrize(
    ("kinds", "setup"),
    [
        pytest.param("human,human", {}, id="two", marks=RARE),
        pytest.param("human,human,human,human",
                     {"duchies": "dealt", "expansions": EVERYTHING}, id="four"),
        pytest.param("human,human,human", {"duchies": "dealt", "secret": True}, id="secret",
                     marks=RARE),
        pytest.param("human", {"board": "13b", "expansions": ["extra-tiles"]}, id="alone"),
        pytest.param("human,human,human,human",
                     {"team": "12b", "expansions": ["white-castles", "inns"]}, id="team",
                     marks=RARE),
    ],
)  # fmt: skip
def test_a_game_with_the_mouse(app: App, kinds: str, setup: dict[str, Any]) -> None:
    """Given a table of any kind, when a mouse alone plays it, then every choice has its place."""
    scene = table(app, kinds, 5, **setup)
    bot = play(app, scene, 5)
    assert bot.unreachable == []
    assert min(bot.drags, bot.clicks) > 20
    replays(scene)


def test_a_game_with_the_keyboard(app: App) -> None:
    """Given a table of two, when only keys are struck, then the game comes to its end."""
    scene = table(app, "human,human", 3)
    bot = FocusBot(app, keyboard(app), 3)
    play_by_keys(app, bot, scene)
    assert min(bot.lifts, bot.presses) > 10
    replays(scene)


@RARE
def test_a_game_with_the_gamepad(app: App) -> None:
    """Given a person and a computer, when only a pad is used, then the game comes to its end."""
    scene = table(app, "human,random", 9)
    bot = FocusBot(app, known_pad(app), 9, pad=True)
    play_by_keys(app, bot, scene)
    assert min(bot.lifts, bot.presses) > 10
    replays(scene)


def test_an_ordinary_turn_is_two_drags_and_the_seal(app: App) -> None:
    """Given a first turn, when each die is dropped once, then only the seal is left to press."""
    scene = table(app, "human,human", 5)
    bot = MouseBot(lambda event: app.stack.top.handle(event), 1)  # type: ignore[union-attr]
    for _ in range(2):
        asked = scene.flow.decision
        assert asked is not None and asked.kind == "turn"
        take = next(o for o in asked.options if o[0] in ("take", "workers"))
        ways = [g for g in scene.hit_test.affordances.of(take) if g.pick.startswith("die.")]
        grip, spot = scene.hit_test.grip(ways[0].pick), scene.hit_test.spot(*ways[0][1:4])
        assert grip is not None and spot is not None, key_of(take)
        bot.drag({"grip": grip, "spot": spot, "turn": 0})
        scene.flow.flush()
    asked = scene.flow.decision
    assert asked is not None and asked.kind == "turn"
    assert not [o for o in asked.options if o[0] in ("take", "place", "sell", "workers")]
    spot = scene.hit_test.button_spot("end")
    assert spot is not None
    bot.click(spot)
    scene.flow.flush()
    assert scene.flow.session.decision is not None
    assert scene.flow.session.decision.seat != asked.seat


def test_before_dice_are_given_away_it_is_asked_once(app: App) -> None:
    """Given two dice, when Enter is struck on nothing, then it is asked; struck again, it ends."""
    scene = table(app, "human,human", 5)
    asked = scene.flow.decision
    assert asked is not None and ("end",) in asked.options
    for kind in ("down", "up"):
        scene.handle(Key(kind, "return"))
    assert scene.flow.session.ply == 0
    assert scene.commands.message.startswith("You still have 2 dice.")
    for kind in ("down", "up"):
        scene.handle(Key(kind, "return"))
    assert scene.flow.session.ply == 1


def test_without_dice_the_seal_asks_nothing(app: App) -> None:
    """Given a turn whose dice both fetched workers, when it is sealed, then it is over."""
    scene = table(app, "human,human", 5)
    for _ in range(2):
        asked = scene.flow.decision
        assert asked is not None
        scene.flow.choose(next(o for o in asked.options if o[0] == "workers"))
        scene.flow.flush()
        scene.update_affordances()
    ply = scene.flow.session.ply
    scene.commands.seal()
    assert scene.flow.session.ply == ply + 1
