"""Advice at the table: three depths, whoever is asked, and nothing that a person may not know."""

from collections.abc import Iterator

import pytest

from stupor.ai.bot import finish
from stupor.app import App
from stupor.engine.events import Event
from stupor.games.stupor_mundi.counsel import kind_of, where_to_look, why
from stupor.match.session import Session
from stupor.match.thinking import Mind
from stupor.render.items import Box, Label
from stupor.scenes.table.advice import ASIDE, ASLEEP, OFF, AdviceScene
from stupor.scenes.table.menu import TableMenu
from stupor.scenes.table.scene import TableScene
from stupor.stage.pointer import Key
from tests.scenes.table_setup import SPEC, key, make_seat
from tests.support.layout_check import problems

END = ("end",)


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = App((1280, 720))
    yield app
    app.stack.clear()


def advised(
    app: App, hints: str = "advice", kinds: str = "human,human", plies: int = 0
) -> TableScene:
    seats = [make_seat(kind, SPEC, 5 + n, None) for n, kind in enumerate(kinds.split(","))]
    session = Session.new(SPEC, seats, 5, {"houses": "random"}, {"hints": hints, "hands": "open"})
    for _ in range(plies):
        if session.decision is not None:
            session.play(session.decision.options[session.ply * 7 % len(session.decision.options)])
    scene = TableScene(session)
    app.stack.reset(scene)
    app.step()
    return scene


def asked(app: App, table: TableScene) -> AdviceScene:
    key(table, "v")
    scene = app.stack.top
    assert isinstance(scene, AdviceScene)
    for _ in range(4000):
        if scene.tick(0.0) is None:
            return scene
    raise AssertionError("no advice")


def words(scene: AdviceScene) -> list[str]:
    return [item.text for item in scene.overlay(0.0) if isinstance(item, Label)]


def test_three_depths_each_say_more(app: App) -> None:
    table = advised(app)
    scene = asked(app, table)
    assert scene.ranking is not None
    best = scene.ranking[0][0]
    shown = words(scene)
    assert where_to_look(best) in shown and kind_of(best) not in shown
    assert any(isinstance(i, Box) and "light" in i.key for i in scene.overlay(0.0))
    scene.deeper()
    shown = words(scene)
    assert (
        kind_of(best) in shown
        and table.flow.rules.text(table.flow.session.state, best) not in shown
    )
    scene.deeper()
    shown = words(scene)
    assert table.flow.rules.text(table.flow.session.state, best) in shown
    assert scene.controls.get("more") is None
    scene.handle(Key("down", "escape"))
    assert app.stack.top is table


def test_it_is_what_a_computer_would_do_with_what_the_person_knows(app: App) -> None:
    table = advised(app, plies=40)
    view = table.flow.session.seat_view()
    assert view is not None
    scene = asked(app, table)
    scene.ask("squire")
    while scene.ranking is None:
        scene.tick(0.0)
    assert scene.ranking == finish(Mind(SPEC, "squire", 0).bot.think(view))


def test_only_where_the_table_has_agreed_and_only_for_who_decides(app: App) -> None:
    table = advised(app, "forecast")
    key(table, "v")
    assert app.stack.top is table and table.commands.message == OFF
    table = advised(app, kinds="human,random")
    while table.flow.decision is not None:
        table.flow.choose(table.flow.decision.options[-1])
    key(table, "v")
    assert app.stack.top is table and table.commands.message == ASIDE


def test_the_menu_leads_there_too(app: App) -> None:
    table = advised(app)
    table.commands.open_menu()
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    widget = menu.controls.get("advice")
    assert widget is not None
    menu.controls.activate(widget)
    assert isinstance(app.stack.top, AdviceScene)
    advised(app, "off").commands.open_menu()
    menu = app.stack.top
    assert isinstance(menu, TableMenu) and menu.controls.get("advice") is None


@pytest.mark.parametrize("plies", [0, 3, 25, 60, 90, 130])
def test_its_words_have_room(app: App, plies: int) -> None:
    scene = asked(app, advised(app, plies=plies))
    for _ in range(3):
        app.step()
        assert problems(app, lambda label: not label.key.startswith("advice/")) == []
        scene.deeper()


def test_a_reason_is_what_a_choice_brings() -> None:
    coins, vp = (
        Event("counter", 1, ("coins.1", 5, -3, "x")),
        Event("counter", 1, ("vp.1", 5, 2, "x")),
    )
    assert why(END, [coins, vp], 1) == "brings 2 VP"
    assert why(END, [coins], 1) == "costs 3 Augustales"
    assert why(END, [Event("closed", 1, (5,)), coins], 1) == "closes the Grain side"
    assert why(END, [], 1) == "for what it leads to"
    assert kind_of(("play", 3, 1, "down")) == "Play a card face down, for one of its two actions."
    assert where_to_look(("unheard",)) == "Look at the choices that are lit."


def test_each_depth_lights_all_of_which_it_says_the_same(app: App) -> None:
    for plies in range(0, 60, 3):
        table = advised(app, plies=plies)
        scene = asked(app, table)
        assert scene.ranking is not None
        best, options = scene.ranking[0][0], table.flow.session.decision
        assert options is not None
        for said in (where_to_look, kind_of):
            alike = [option for option in options.options if said(option) == said(best)]
            can = table.reach.affordances
            names = {g.pick or g.button for option in alike for g in can.of(option)}
            lit = [rect for name in names if name and (rect := table.reach.rect(name)) is not None]
            frames = [i for i in scene.overlay(0.0) if i.key.startswith("advice/light")]
            assert len(frames) == len(lit)
            scene.deeper()


def test_the_panel_is_no_higher_than_its_rows(app: App) -> None:
    scene = asked(app, advised(app, plies=3))
    scene.deeper()
    scene.deeper()
    shown = [i.rect for i in scene.overlay(0.0) if isinstance(i, Label) and ".words" in i.key]
    note = next(i.rect for i in scene.overlay(0.0) if i.key == "advice/note")
    rows = [rect for rect in shown if rect[3] == 36]
    assert note[1] - max(rect[1] for rect in rows) < 48


def test_a_single_person_switches_advice_on_in_the_running_game(app: App) -> None:
    app.change(advice=False)
    table = advised(app, "forecast", "human,random")
    key(table, "v")
    assert app.stack.top is table and table.commands.message == ASLEEP
    table.commands.open_menu()
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    press = menu.controls.get("advice")
    assert press is not None
    menu.controls.activate(press)
    assert app.settings.advice and app.stack.top is menu
    app.stack.pop()
    assert isinstance(asked(app, table), AdviceScene)


def test_between_two_people_only_the_lobby_agrees_on_advice(app: App) -> None:
    app.change(advice=True)
    table = advised(app, "forecast")
    key(table, "v")
    assert app.stack.top is table and table.commands.message == OFF
    app.change(advice=False)
