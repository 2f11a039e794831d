"""Whole games with both expansions at a table of four: by mouse, by keyboard, by gamepad."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator

import pytest

from stupor.app import App
from stupor.match.session import Session
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.table.scene import TableScene
from tests.scenes.focus_game import play as play_by_keys
from tests.scenes.keyboard_bot import FocusBot, Strike, keyboard
from tests.scenes.pad_bot import known_pad
from tests.scenes.test_focus_reach import has_way, led
from tests.scenes.test_mouse_game import SPEC, play, table
from tests.scenes.test_reachability import WORDS, open_at, wander_to
from tests.support.windows import window

RARE = pytest.mark.exhaustive
BOTH = {"edition": "special", "expansions": ["imperial-projects", "postponed-crusade"]}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def assert_finished(scene: TableScene) -> None:
    """The journal alone leads to the same scores, and nothing was shown that was not so."""
    session = scene.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert again.over and SPEC.rules.scores(again.state) == SPEC.rules.scores(session.state)
    played = session.state.expansions
    assert played.crusade is not None and played.projects is not None
    assert scene.flow.timeline.mismatches == 0


@RARE
def test_two_people_and_two_computers_with_one_mouse(app: App) -> None:
    scene = table(app, "human,random,human,random", 6, **BOTH)
    bot = play(app, scene, 6)
    assert bot.unreachable == []
    assert_finished(scene)


@RARE
@pytest.mark.parametrize(("hands", "seed"), [(keyboard, 5), (known_pad, 8)])
def test_from_the_lobby_without_a_mouse(
    app: App, hands: Callable[[App], Strike], seed: int
) -> None:
    app.change(speed=0.0, first_game=False)
    bot = FocusBot(app, hands(app), seed)
    lobby = LobbyScene(LobbySetup())
    app.stack.reset(lobby)
    app.step()
    for switch in ("expansions.postponed-crusade", "expansions.imperial-projects", "begin"):
        bot.choose(lobby, switch)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    play_by_keys(app, bot, scene)
    assert_finished(scene)


@pytest.mark.parametrize("seats", [1, 4])
def test_what_the_expansions_offer_has_a_way_by_keys(app: App, seats: int) -> None:
    for word, state in wander_to(WORDS, seats).items():
        scene = led(open_at(app, state))
        asked = scene.flow.decision
        assert asked is not None
        for option in asked.options:
            ways = scene.hit_test.affordances.of(option)
            assert any(has_way(scene, way) for way in ways), (word, option)
