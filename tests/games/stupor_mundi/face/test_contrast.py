"""Every word on every page can be read: contrast 4.5 : 1 and more, as WCAG 2 asks of text."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import SeatLook
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.scene import Scene
from stupor.scenes.score.data import PlayedGame
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Key, Pointer
from stupor.table.curtain.digest_lines import CurtainLine
from stupor.table.curtain.scene import CurtainScene
from stupor.table.panels.menu import TableMenu
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.scenes.test_reachability import open_at, wander
from tests.scenes.test_score import LOOKS, finished, happened, told
from tests.support.contrast import readings
from tests.support.usual import some
from tests.support.windows import window

LEAST = 4.5
SPEC = get("stupor_mundi")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    yield made
    made.close()


def assert_readable(app: App, moment: str) -> None:
    app.step()
    poor = sorted((one.value, one.label.key, one.label.text) for one in readings(app))
    poor = [row for row in poor if row[0] < LEAST]
    told = "\n".join(f"{value:5.2f}  {key}  {text!r}" for value, key, text in poor)
    assert not poor, f"{moment}:\n{told}"


def curtain() -> CurtainScene:
    lines = [CurtainLine(HOUSES[n % 4], f"line {n}", n == 3) for n in range(5)]
    standing = [(SeatLook(HOUSES[n], "Lena"), 34 - n) for n in range(4)]
    return CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, standing, lambda: None)


def score(seats: int) -> ScoreScene:
    result, gains = finished(seats)
    sheet = sheet_named("stupor_mundi")
    return ScoreScene(PlayedGame(sheet, result, LOOKS[:seats], happened(gains), told))


PAGES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "lobby": lambda: LobbyScene(LobbySetup()),
    "lobby alone": lambda: LobbyScene(LobbySetup.alone()),
    "curtain": curtain,
    "score of four": lambda: score(4),
    "score alone": lambda: score(1),
    "learn": LearnScene,
    "library": LibraryScene,
    "rulebook": RulebookScene,
    "settings": SettingsScene,
    "keys": KeysScene,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("strong", some([False, True], [False]), ids=["usual", "high contrast"])
def test_pages_can_be_read(app: App, page: str, strong: bool) -> None:
    app.change(contrast=strong)
    app.stack.reset(PAGES[page]())
    assert_readable(app, page)


@pytest.mark.parametrize("page", PAGES)
def test_pages_can_be_read_in_the_largest_letters(app: App, page: str) -> None:
    """Given letters as large as they can be, then none stands over the edge of its ground."""
    app.change(contrast=False, text=200)
    try:
        app.stack.reset(PAGES[page]())
        assert_readable(app, page)
    finally:
        app.change(text=100)


@pytest.mark.parametrize("seats", ["human", "human,random", "human,random,random,random"])
def test_the_table_at_the_beginning(app: App, seats: str) -> None:
    app.change(contrast=False)
    open_table(app, seats, 5)
    assert_readable(app, seats)


@pytest.fixture(scope="module")
def moments() -> dict[str, object]:
    return wander(4)


@pytest.mark.parametrize("strong", some([False, True], [True]), ids=["usual", "high contrast"])
def test_the_late_table_at_every_question(
    app: App, moments: dict[str, object], strong: bool
) -> None:
    app.change(contrast=strong)
    for kind, state in sorted(moments.items()):
        open_at(app, state)  # type: ignore[arg-type]
        assert_readable(app, kind)
    app.change(contrast=False)


def test_a_card_in_the_hand_and_the_menu(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    app.step()
    for item in scene.items():
        if item.key.startswith("hand.card"):
            x, y, w, h = item.rect
            scene.handle(Pointer("move", x + w / 2, y + h / 2))
            break
    assert_readable(app, "a card pointed at")
    app.stack.push(TableMenu("Stupor Mundi", scene.flow.timeline, lambda: None))
    assert_readable(app, "menu")
    app.stack.top.handle(Key("down", "tab"))  # type: ignore[union-attr]
    assert_readable(app, "menu by keyboard")
    assert isinstance(scene, TableScene)
    assert FREDERICK.name
