"""Of the buttons of a page one at most is red, and it is the one that Enter presses."""

from collections.abc import Callable, Iterator
from datetime import date

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.games.stupor_mundi.rooms.solo.menu import MEANT, SoloScene
from stupor.scenes.puzzles.scene import PuzzlesScene
from stupor.scenes.scene import Scene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.items import NineSlice
from tests.support.windows import window

DAY = date(2026, 11, 24)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


def red(app: App) -> list[str]:
    """The red buttons of the page on top."""
    slices = (item for item in app.stack.top.items() if isinstance(item, NineSlice))
    return [one.key for one in slices if one.sprite == "ui/button-wine"]


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("page", [TitleScene, lambda: PuzzlesScene(DAY), SoloScene])
def test_a_page_has_one_red_button(app: App, game: str, page: Callable[[], Scene]) -> None:
    app.use_game(game)
    app.stack.reset(page())
    app.step()
    assert len(red(app)) == 1


def test_the_red_paper_of_a_solo_player_is_what_enter_opens(app: App) -> None:
    app.stack.reset(SoloScene())
    app.step()
    assert red(app) == [f"{MEANT}.plate"]


def test_once_the_day_is_solved_the_next_puzzle_is_the_red_one(app: App) -> None:
    scene = PuzzlesScene(DAY)
    app.stack.reset(scene)
    assert red(app) == ["day.solve"]
    shelf = scene.shelf
    shelf.progress.solve(shelf.game, shelf.of_today.id, DAY, True)
    scene.enter()
    assert red(app) == ["foot.lit"]
