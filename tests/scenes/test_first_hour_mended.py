"""What a new player stumbled over: edges, a lifted Ship, advice that is then called wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.language import ENGLISH, speak
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform.languages import words_of
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Label
from stupor.stage.pointer import Pointer
from stupor.table.first_game import FirstGameTable
from stupor.table.scene import TableScene
from tests.scenes.table_setup import SPEC
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    app.change(speed=0.0)
    yield app
    app.stack.clear()


@pytest.fixture
def table(app: App) -> FirstGameTable:
    seats = [make_seat(kind, SPEC, 3 + n) for n, kind in enumerate(("human", "random"))]
    scene = FirstGameTable(Session.new(SPEC, seats, 3, {}, {"hints": "advice"}))
    app.use_game(SPEC.id)
    app.change(heard=())
    app.stack.reset(scene)
    for _ in range(300):
        app.step()
        scene.flush()
        scene.tick(app.now())
        if scene.flow.decision is not None and scene.teacher is not None:
            break
    return scene


def ribbon(table: TableScene) -> str:
    found = (item for item in table.overlay(0.0) if item.key == "ribbon")
    return next(item.text for item in found if isinstance(item, Label))


def click(table: TableScene, x: float, y: float) -> None:
    for kind in ("move", "down", "up"):
        table.handle(Pointer(kind, x, y, 1))


def ship(table: TableScene) -> tuple[float, float, float, float]:
    name = next(s for s in table.hit_test.affordances.sources() if s.startswith("ship"))
    rect = table.hit_test.rect(name)
    assert rect is not None
    return rect


def test_a_lifted_ship_is_not_told_to_go_into_a_slot(table: TableScene) -> None:
    x, y, w, h = ship(table)
    click(table, x + w / 2, y + h / 2)
    assert table.hand.drag.up and "slot" not in ribbon(table)


def test_a_press_just_beside_a_thing_takes_it_up(table: TableScene) -> None:
    """Given a press just beyond what may be taken, then it is taken, and nothing refused."""
    x, y, _, h = ship(table)
    click(table, x - 4, y + h / 2)
    assert table.hand.drag.up and table.commands.denied is None


def test_what_lies_apart_is_not_taken_up(table: TableScene) -> None:
    x, y, _, h = ship(table)
    click(table, x - 9, y + h / 2)
    assert not table.hand.drag.up


def test_what_the_others_did_is_no_news_after_undo(table: TableScene) -> None:
    asked = table.flow.decision
    assert asked is not None
    table.flow.choose(next(option for option in asked.options if option[0] == "play"))
    table.flush()
    table.commands.undo()
    assert not table.ticker.text()


def test_a_choice_that_advice_carries_out_is_remembered(table: TableScene) -> None:
    """Given a move done for the player, then the teacher knows it, and will not call it wrong."""
    asked = table.flow.decision
    assert asked is not None
    ply, option = table.flow.session.ply, asked.options[0]
    table.commands._advised((option,))
    assert table.flow.by_advice == {ply: option}


def test_a_first_game_is_played_with_the_arms_of_the_lesson() -> None:
    setup = LobbySetup.first(get("stupor_mundi"))
    assert setup.rules_options()["houses"] == ["savoy", "hohenstaufen"]


def test_a_press_on_a_tip_reaches_nothing_below_it(table: FirstGameTable) -> None:
    """Given the first tip, which hides the log, when its words are pressed, then no log opens."""
    assert table.teacher is not None
    x, y, w, _ = table.teacher.rect
    for dx in range(20, int(w), 12):
        click(table, x + dx, y + 16)
    assert table.app.stack.top is table and not table.log_scroll.opened


@pytest.mark.parametrize("text", (100, 150, 200))
@pytest.mark.parametrize("language", ("en", "fr", "de"))
def test_who_may_sit_is_written_in_letters_of_one_size(app: App, language: str, text: int) -> None:
    speak(words_of(language))
    app.change(text=text)
    app.use_game(SPEC.id)
    app.stack.reset(LobbyScene(LobbySetup(game=SPEC)))
    app.step()
    kinds = (".human.words", ".ai.words", ".empty.words")
    words = [i for i in app.stack.top.items() if isinstance(i, Label) and i.key.endswith(kinds)]
    ruler = Ruler(app)
    fitting = {ruler.width(i.text, "title", i.size) <= i.rect[2] for i in words}
    speak(ENGLISH)
    app.change(text=100)
    assert len(words) == 12 and fitting == {True}
    assert len({i.size for i in words if i.key.startswith("chair.2.")}) == 1
