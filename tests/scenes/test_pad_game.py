"""A whole game with the gamepad alone, from the title page to the score sheet."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.scenes.winner.scene import WinnerScene
from stupor.table.curtain.scene import CurtainScene
from stupor.table.panels.menu import TableMenu
from tests.scenes.focus_game import begin, play
from tests.scenes.keyboard_bot import FocusBot, Strike
from tests.scenes.pad_bot import known_pad, plain_pad
from tests.support.windows import window

RARE = pytest.mark.exhaustive


@pytest.fixture
def app() -> Iterator[App]:
    made = window((960, 540), painted=False)
    made.settings = replace(made.settings, speed=0.0, first_game=False)
    yield made
    made.close()


@RARE
@pytest.mark.parametrize("pad", [known_pad, plain_pad])
def test_a_human_and_a_computer_with_one_gamepad(app: App, pad: Callable[[App], Strike]) -> None:
    bot = FocusBot(app, pad(app), 9)
    table = begin(app, bot, ("human", "ai", "empty", "empty"))
    play(app, bot, table)
    assert isinstance(app.stack.top, WinnerScene)
    assert min(bot.lifts, bot.presses) > 10
    assert table.flow.timeline.mismatches == 0


def test_the_start_button_opens_the_menu_and_b_closes_it(app: App) -> None:
    bot = FocusBot(app, known_pad(app), 1)
    table = begin(app, bot, ("human", "human", "empty", "empty"))
    assert isinstance(app.stack.top, CurtainScene)
    bot.open(app.stack.top)
    bot.press("menu")
    assert isinstance(app.stack.top, TableMenu)
    bot.press("cancel")
    assert app.stack.top is not None and not isinstance(app.stack.top, TableMenu)
    if app.stack.top is table:
        bot.press("cancel")
        assert app.stack.top is table, key_of(("nothing",))
