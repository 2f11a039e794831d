"""No page has words that are cut, squeezed, on top of each other or beside their panel."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.match.way_back import WayBack
from stupor.scenes.begin import ELSEWHERE, WATCH_OR_COPY
from stupor.scenes.dialog import DialogButton, DialogPage
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import SeatLook
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.score.data import PlayedGame
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.title.scene import TitleScene
from stupor.table.curtain.digest_lines import CurtainLine
from stupor.table.curtain.scene import CurtainScene
from stupor.table.panels.chairs import ChairsScene
from stupor.table.panels.menu import TableMenu
from stupor.table.panels.undo_consent import UndoConsent
from stupor.table.session.leave import score_for
from tests.scenes.table_setup import open_table
from tests.support.layout_check import problems
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LONGEST = "Wilhelmina Maria"
Opens = Callable[[App], None]


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    app = window(request.param, painted=False)
    yield app
    app.stack.clear()


def title(app: App) -> None:
    app.stack.reset(TitleScene())


def lobby(**choices: object) -> Opens:
    """A lobby with these choices and the longest names there are."""

    def opens(app: App) -> None:
        setup = LobbySetup(**choices)  # type: ignore[arg-type]
        for chair in setup.chairs:
            chair.kind, chair.name = "human", LONGEST
        app.stack.reset(LobbyScene(setup))

    return opens


def computers(app: App) -> None:
    app.stack.reset(LobbyScene(LobbySetup()))


def alone(app: App) -> None:
    app.stack.reset(LobbyScene(LobbySetup.alone()))


def writing(app: App) -> None:
    scene = LobbyScene(LobbySetup(seed_text="123456789"))
    app.stack.reset(scene)
    scene.chairs.edit(0)
    scene.options.open_seed()


def curtain(app: App) -> None:
    text = "travels to Constantinople, Promotes a Specialist to A3 and Issues Edict II."
    signs = (("octagon/promote", ""), ("icon/tower", "\u22122"), ("icon/grain", "+1"))
    lines = [CurtainLine(house, text, house is HOUSES[2], signs) for house in HOUSES]
    look = SeatLook(HOUSES[1], LONGEST)
    standing = [(SeatLook(house, LONGEST), 100 + number) for number, house in enumerate(HOUSES)]
    app.stack.reset(CurtainScene(look, lines, standing, lambda: None, replay=TitleScene))


def first_curtain(app: App) -> None:
    app.stack.reset(CurtainScene(SeatLook(FREDERICK, LONGEST), [], [], lambda: None))


def score(seats: int) -> Opens:
    """The sheet of a real game."""

    def opens(app: App) -> None:
        flow = open_table(app, ",".join(["random"] * seats), 3).flow
        while not flow.session.over:
            flow.poll()
            flow.flush()
        app.stack.reset(score_for(app, flow))

    return opens


def tie(app: App) -> None:
    flow = open_table(app, "random,random,random,random", 3).flow
    result = flow.rules.result(flow.session.state)
    equal = type(result)((40, 40, 40, 40), (0, 1, 2), result.categories, "cards")
    looks = [SeatLook(house, LONGEST) for house in HOUSES]
    history = [Event("counter", seat, (f"vp.{seat}", 40, 40, "allies")) for seat in range(4)]
    sheet, told = sheet_named("stupor_mundi"), lambda event: None
    app.stack.reset(ScoreScene(PlayedGame(sheet, equal, looks, history, told, (3, 3, 3, 1))))


def menu(app: App) -> None:
    table = open_table(app, "human,random", 3)
    table.commands.open_menu()
    assert isinstance(app.stack.top, TableMenu)


def chairs(app: App) -> None:
    table = open_table(app, "human,random,greedy,human", 3)
    for seat in table.flow.session.seats:
        seat.name = LONGEST
    app.stack.push(ChairsScene(table.flow))


def draft(app: App) -> None:
    table = open_table(app, "human,human,greedy,greedy", 5, {"houses": "draft"})
    while table.flow.decision is None and table.flow.next_human is None:
        table.flow.poll()
    table.flush()


def settings(app: App) -> None:
    app.stack.reset(SettingsScene())


def rulebook(app: App) -> None:
    app.stack.reset(RulebookScene())


def keys(app: App) -> None:
    app.stack.reset(KeysScene())


def learn(app: App) -> None:
    app.stack.reset(LearnScene())


def library(app: App) -> None:
    app.stack.reset(LibraryScene())


def waiting(app: App) -> None:
    """The title page with a game whose people have long names."""
    names = ["Konrad the Younger", "Costanza d\u2019Altavilla", "Strategist", "Squire"]
    game = SimpleNamespace(
        id="one", game="stupor_mundi", path=Path("one.stupor"), names=names, kinds=["human"] * 4,
        began=datetime(2026, 1, 20, tzinfo=UTC), played=datetime(2025, 9, 30, tzinfo=UTC),
        standing={"round": 11, "scores": [117, 9, 88, 104], "seat": 1,
                  "houses": ["savoy", "hohenstaufen", "di-romano", "wittelsbach"]},
        ply=410, over=None, marks=("sandbox",), branch="two", problem=None,
        header={"edition": "special"},
        corrected=0,
    )  # fmt: skip
    app.archive = SimpleNamespace(  # type: ignore[misc,assignment]
        tidy=lambda: None, last=lambda of: game, picture=lambda found: Path("nowhere.jpg")
    )
    page = TitleScene()
    app.stack.reset(page)
    for _ in range(4):
        app.step()
    assert page.last is not None


def agreeing(app: App) -> None:
    """Four people are asked whether everything may be taken back."""
    table = open_table(app, "human,human,human,human", 5)
    while table.flow.session.ply < 12:
        asked = table.flow.session.decision
        assert asked is not None
        table.flow.hand_over(asked.seat)
        table.flow.choose(asked.options[-1])
        table.flow.flush()
    way = WayBack(0, "friendly", None, (0, 1, 2, 3))
    app.stack.push(UndoConsent(table.flow, way, lambda: None))


def question(app: App) -> None:
    """The longest words and three answers."""
    said = (("copy", "Continue in a copy"), ("title", "Back to the main menu"))
    answers = [DialogButton(name, words, lambda: None) for name, words in said]
    app.stack.reset(DialogPage(ELSEWHERE, WATCH_OR_COPY, answers))


PAGES: dict[str, Opens] = {
    "title": title,
    "title with a game": waiting,
    "agreeing": agreeing,
    "question": question,
    "lobby": computers,
    "lobby draft": lobby(values={"houses": "draft"}),
    "lobby random": lobby(values={"houses": "random"}, hands="open"),
    "lobby chosen": lobby(values={"houses": "chosen"}),
    "lobby solo": alone,
    "lobby writing": writing,
    "curtain": curtain,
    "first curtain": first_curtain,
    "score of one": score(1),
    "score of two": score(2),
    "score of three": score(3),
    "score of four": score(4),
    "shared victory": tie,
    "table menu": menu,
    "chairs": chairs,
    "draft": draft,
    "settings": settings,
    "keys": keys,
    "rulebook": rulebook,
    "learn": learn,
    "library": library,
}
#: What lies above the table; the words of the table itself have a test of their own.
ABOVE_TABLE: Final = {
    "agreeing": "agree/", "table menu": "menu/", "chairs": "chairs/", "draft": "draft/",
}  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_words_are_whole_and_apart(app: App, page: str) -> None:
    PAGES[page](app)
    app.step()
    own = ABOVE_TABLE.get(page, "")
    assert problems(app, lambda label: not label.key.startswith(own)) == []


@pytest.mark.parametrize("page", [learn, library], ids=["lessons", "library"])
def test_the_way_back_is_at_the_left_as_everywhere(app: App, page: Opens) -> None:
    page(app)
    widgets = app.stack.top.controls.widgets  # type: ignore[attr-defined]
    back = next(widget for widget in widgets if widget.id == "close")
    foot = [widget for widget in widgets if widget.rect[1] == back.rect[1]]
    assert len(foot) == 2 and min(widget.rect[0] for widget in foot) == back.rect[0]
