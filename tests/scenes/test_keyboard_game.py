"""A whole game with the keyboard alone, from the title page to the score sheet and back."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.match.session import Session
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.winner.scene import WinnerScene
from tests.scenes.focus_game import begin, play
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.support.windows import window

SPEC = get("stupor_mundi")


@pytest.fixture
def app() -> Iterator[App]:
    made = window((960, 540), painted=False)
    made.settings = replace(made.settings, speed=0.0, first_game=False)
    yield made
    made.close()


@pytest.mark.parametrize("rival", ["ai", pytest.param("human", marks=pytest.mark.exhaustive)])
def test_a_whole_game_with_the_keyboard(app: App, rival: str) -> None:
    bot = FocusBot(app, keyboard(app), 3)
    table = begin(app, bot, ("human", rival, "empty", "empty"))
    play(app, bot, table)
    session = table.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert SPEC.rules.scores(again.state) == SPEC.rules.scores(session.state)
    assert again.over
    assert min(bot.lifts, bot.presses) > 10
    assert table.flow.timeline.mismatches == 0
    page = app.stack.top
    assert isinstance(page, WinnerScene)
    page.finish()
    bot.choose(page, "menu")
    assert isinstance(app.stack.top, TitleScene)
