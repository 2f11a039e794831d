"""Advice at the table: three depths, whoever is asked, and nothing that a person may not know."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from stupor.ai.bot import finish
from stupor.app import App
from stupor.engine import agenda
from stupor.engine.events import Event
from stupor.games import registry
from stupor.games.burgundy.face.explain.advice_hints import gain_words as reason_of
from stupor.games.burgundy.face.rectangles import is_hex
from stupor.games.burgundy.ids import FACE_DOWN
from stupor.games.burgundy.names import name_of
from stupor.games.stupor_mundi.face.explain.advice_hints import kind_of, where_to_look, why
from stupor.games.stupor_mundi.face.rivals.rival_panels import panel_of
from stupor.match.preview import preview
from stupor.match.session import Session
from stupor.match.thinking import Thinker
from stupor.scenes.advice_paper import (
    LOW,
    AdviceText,
    number_items,
    paper_for,
    paper_in,
    paper_items,
    rooms_for,
    rows_of,
    unlisted_steps,
)
from stupor.scenes.panel import ABOVE
from stupor.scenes.widgets import Controls
from stupor.selftest.games import new_game, play
from stupor.stage.affordance import SEAL, Gesture
from stupor.stage.game_ui import game_ui
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Label, Rect
from stupor.stage.log_leaf import MUCH, column
from stupor.stage.pointer import Key, Pointer
from stupor.table.panels.advice import ASIDE, ASLEEP, CHALLENGE, OFF, AdviceScene, _ends
from stupor.table.panels.menu import TableMenu
from stupor.table.scene import TableScene
from tests.scenes.table_setup import SPEC, key, make_seat
from tests.support.layout_check import problems, shown_words
from tests.support.windows import window

END = ("end",)


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
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


def asked(app: App, table: TableScene, struck: str = "v") -> AdviceScene:
    key(table, struck)
    scene = app.stack.top
    assert isinstance(scene, AdviceScene)
    for _ in range(4000):
        if scene.tick(0.0) is None:
            return scene
    raise AssertionError("no advice")


def test_advice_that_a_low_leaf_has_no_room_for_lies_beside_the_cards(app: App) -> None:
    """Given four Houses and two rows of Projects, then the paper covers neither rival nor card."""
    agreed = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}
    seats = [make_seat(kind, SPEC, 5) for kind in ("human", "page", "page", "page")]
    table = TableScene(Session.new(SPEC, seats, 3, agreed, {"hints": "advice"}))
    app.stack.reset(table)
    app.step()
    while table.flow.decision is None:
        table.flow.poll()
        table.flush()
    scene = asked(app, table)
    paper = next(item.rect for item in scene.overlay(0.0) if item.key == "advice/paper")
    cards = table.flow.table().pieces("hand.0")
    lit = {card: table.hit_test.rect(card) for card in cards}
    assert scene._placed(cards) == lit, "the cards have made room for the paper"
    places = table.view().anchors
    assert not any(overlap(paper, places[panel_of(table.view(), rival)]) for rival in (1, 2, 3))
    assert overlap(paper, places["hand"]) and not overlap(paper, places["hand.fan"])


def words(scene: AdviceScene) -> list[str]:
    return [item.text for item in scene.overlay(0.0) if isinstance(item, Label)]


def test_three_depths_each_say_more(app: App) -> None:
    table = advised(app)
    scene = asked(app, table)
    assert scene.ranking is not None
    best = scene.ranking[0][0]
    shown = words(scene)
    assert where_to_look(best) in shown and kind_of(best) not in shown
    assert any(is_light(item) for item in scene.overlay(0.0))
    scene.deeper()
    shown = words(scene)
    assert (
        kind_of(best) in shown
        and table.flow.rules.text(table.flow.session.state, best) not in shown
    )
    scene.deeper()
    shown = words(scene)
    assert table.flow.rules.text(table.flow.session.state, best) in shown
    assert scene.controls.get("more") is None and scene.controls.get("do") is not None
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
    assert scene.ranking == finish(Thinker(SPEC, "squire", 0).bot.think(view))


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


@pytest.mark.parametrize("plies", [0, 25, 90])
def test_the_paper_stays_where_it_is_whatever_is_asked(app: App, plies: int) -> None:
    """Given advice, when depth or rank change, then nothing that was there has moved."""
    table = advised(app, plies=plies)
    key(table, "v")
    scene = app.stack.top
    assert isinstance(scene, AdviceScene)
    begun = places(scene)
    for level in ["page", "squire", None, "squire", None, "page"]:
        if level is None:
            scene.deeper()
        else:
            scene.ask(level)
        assert places(scene).items() >= begun.items()
        finish_thought(scene)
        assert places(scene).items() >= begun.items()
    x, y, w, h = scene._paper
    for left, top, wide, high in places(scene).values():
        assert x <= left and left + wide <= x + w and y <= top and top + high <= y + h


def places(scene: AdviceScene) -> dict[str, tuple[float, ...]]:
    """Where title and buttons are; more is said, and in the end done, in one place."""
    found = {item.key: item.rect for item in scene.overlay(0.0) if item.key == "advice/title"}
    held = {widget.id: widget.rect for widget in scene.controls.widgets}
    return found | {{"more": "press", "do": "press"}.get(name, name): held[name] for name in held}


def finish_thought(scene: AdviceScene) -> None:
    while scene.ranking is None:
        scene.tick(0.0)


@pytest.mark.parametrize("plies", range(0, 120, 9))
def test_it_hides_nothing_that_it_speaks_of(app: App, plies: int) -> None:
    scene = asked(app, advised(app, plies=plies))
    while True:
        x, y, w, h = scene._paper
        for left, top, wide, high in scene._meant().values():
            across = max(0.0, min(x + w, left + wide) - max(x, left))
            down = max(0.0, min(y + h, top + high) - max(y, top))
            assert across * down < wide * high / 2
        if scene.depth == 3:
            return
        scene.deeper()


def test_the_key_that_asks_for_advice_asks_deeper(app: App) -> None:
    table = advised(app)
    key(table, "v")
    scene = app.stack.top
    assert isinstance(scene, AdviceScene)
    depths = [scene.depth]
    for _ in range(3):
        scene.handle(Key("down", "v"))
        scene.handle(Key("up", "v"))
        depths.append(scene.depth)
    assert depths == [1, 2, 3, 3]
    finish_thought(scene)
    assert app.stack.top is scene and scene.depth == 3
    app.change(keys={"advice": "k"})
    again = asked(app, advised(app), "k")
    again.handle(Key("down", "v"))
    assert again.depth == 1
    again.handle(Key("down", "k"))
    assert again.depth == 2
    app.change(keys={})


def test_it_promises_no_figure_that_it_does_not_show(app: App) -> None:
    scene = asked(app, advised(app))
    scene.deeper()
    scene.deeper()
    said = " ".join([*words(scene), *(widget.tip for widget in scene.controls.widgets)])
    assert "VP" in said
    assert "chance" not in said and "%" not in said


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
    assert why(END, [coins, vp], 1) == "gives 2 VP"
    assert why(END, [coins], 1) == "nothing more to do this turn"
    assert why(END, [Event("closed", 1, (5,)), coins], 1) == "closes the Grain side"
    assert why(END, [Event("built", 1, ("hand", 5)), vp], 1) == "gives a larger hand and 2 VP"
    assert why(END, [], 1) == "nothing more to do this turn"
    assert kind_of(("play", 3, 1, "down")) == "Play a card face down, for one of its two actions."
    assert where_to_look(("unheard",)) == "Look at the lit choices."


def test_each_depth_lights_all_of_which_it_says_the_same(app: App) -> None:
    for plies in range(0, 60, 3):
        table = advised(app, plies=plies)
        scene = asked(app, table)
        assert scene.ranking is not None
        best, options = scene.ranking[0][0], table.flow.session.decision
        assert options is not None
        for said in (where_to_look, kind_of):
            alike = [option for option in options.options if said(option) == said(best)]
            can = table.hit_test.affordances
            names = {g.pick or g.button for option in alike for g in can.of(option)}
            lit = [
                rect for name in names if name and (rect := table.hit_test.rect(name)) is not None
            ]
            frames = [i for i in scene.overlay(0.0) if is_light(i)]
            assert len(frames) == len(lit)
            scene.deeper()


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


def test_a_challenge_does_not_send_one_to_a_lobby_that_it_has_not(app: App) -> None:
    """Given the game of the day, asking for advice says that there is none here."""
    table = advised(app, "forecast", "human,random")
    table.flow.session.add_to_header({"daily": "2026-11-26"})
    key(table, "v")
    assert app.stack.top is table and table.commands.message == CHALLENGE


def test_between_two_people_only_the_lobby_agrees_on_advice(app: App) -> None:
    app.change(advice=True)
    table = advised(app, "forecast")
    key(table, "v")
    assert app.stack.top is table and table.commands.message == OFF
    app.change(advice=False)


def test_the_first_two_steps_are_named_once_they_are_found(app: App) -> None:
    """Given the third depth, then the move and what comes after it stand below each other."""
    scene = asked(app, advised(app, plies=40))
    scene.deeper()
    scene.deeper()
    table = scene._flow
    assert scene.ranking is not None
    best = table.rules.text(table.session.state, scene.ranking[0][0])
    assert scene.plan[0].words == best
    assert {step.words for step in scene.plan[:2]} <= {*words(scene)}


def test_what_the_button_plays_besides_the_shown_steps_is_said_at_the_button() -> None:
    """Given two lines on the paper, then the steps after them are named where one asks."""
    assert (
        unlisted_steps(["Travel", "Play Stone", "Promote", "Build"]) == "3: Promote \u00b7 4: Build"
    )
    assert unlisted_steps(["Travel", "Play Stone"]) == ""


def test_the_reason_of_a_single_step_has_the_room_that_is_left() -> None:
    """Given one step on a paper, then its reason may take two lines in large letters."""
    paper = (0.0, 0.0, 300.0, 210.0)
    told = AdviceText("Baron", ("House Savoy",), "a good House for this set-up", numbered=True)
    items = {item.key: item for item in paper_items(paper, told, Controls())}
    assert items["why"].rect[3] >= 48


def test_do_it_plays_the_shown_move(app: App) -> None:
    """Given several moves, when the next one is shown and Do it pressed, that move is played."""
    table = advised(app)
    scene = asked(app, table)
    assert scene.controls.get("do") is None, "no move is named yet"
    scene.deeper()
    scene.deeper()
    another = scene.controls.get("count")
    assert another is not None
    scene.controls.activate(another)
    assert "2 of 5" in words(scene)
    wanted = scene._options[1]
    before = table.flow.session.ply
    press = scene.controls.get("do")
    assert press is not None
    scene.controls.activate(press)
    for _ in range(4000):
        if app.stack.top is table:
            break
        scene.tick(0.0)
    assert app.stack.top is table and table.flow.session.choice(before).option == wanted


def test_whoever_presses_the_table_goes_on_there(app: App) -> None:
    """Given advice, when the ship is taken up on the table, then it is in hand."""
    table = advised(app)
    scene = asked(app, table)
    ship = next(name for name in table.hit_test.affordances.sources() if name.startswith("ship"))
    grip = table.hit_test.grip(ship)
    assert grip is not None
    scene.handle(Pointer("down", *grip, 1))
    assert app.stack.top is table and table.hand.drag.pick == ship
    scene = asked(app, advised(app))
    x, y, *_ = scene._paper
    scene.handle(Pointer("down", x + 4, y + 4, 1))
    assert app.stack.top is scene, "the paper itself stays"


@pytest.mark.parametrize("many", range(1, 10))
def test_no_card_lies_under_the_paper_and_a_press_takes_it(app: App, many: int) -> None:
    """Given a hand of any size, then its cards close up, and each is taken where it is seen."""
    for taken in range(many):
        session = advised(app).flow.session
        state, asking = session.state, agenda.top(session.state)
        assert asking is not None
        seat = state.players[0]
        cards = seat.hand + seat.deck
        seat.hand, seat.deck = cards[:many], cards[many:]
        state.options = asking[1].options(state, asking[0])
        table = TableScene(Session(SPEC, session.seats, state, session.header))
        app.stack.reset(table)
        app.step()
        scene = asked(app, table)
        card = table.flow.table().pieces("hand.0")[taken]
        rect, grip = table.hit_test.rect(card), table.hit_test.grip(card)
        assert rect is not None and grip is not None and not overlap(rect, scene._paper)
        scene.handle(Pointer("down", *grip, 1))
        assert table.hand.drag.pick == card


def test_the_log_has_its_whole_leaf_again_after_advice(app: App) -> None:
    """Given advice on the log's leaf, when it is closed, then the lines stand as before."""
    table = advised(app, plies=40)
    lines = table.view().anchors["log.text"]
    scene = asked(app, table)
    assert table.view().anchors["log.text"] != lines
    scene.handle(Key("down", "escape"))
    assert table.view().anchors["log.text"] == lines


def test_do_it_leaves_nothing_half_done(app: App) -> None:
    """Given advice anywhere in a game, when Do it is pressed, then what it asked for is answered.

    It neither ends the turn nor plays another choice than the one that is lit.
    """
    several = 0
    for plies in range(0, 90, 6):
        table = advised(app, plies=plies)
        scene = asked(app, table)
        scene.deeper()
        scene.deeper()
        flow, before = table.flow, table.flow.session.ply
        asked_for = flow.decision
        assert asked_for is not None
        scene.carry_out()
        played = [flow.session.choice(ply) for ply in range(before, flow.session.ply)]
        planned = [step.option for step in scene.plan]
        assert [choice.option for choice in played] == planned[: len(played)]
        assert all(choice.option != END for choice in played[1:])
        left = flow.decision
        if len(played) < len(scene.plan) and left is not None:
            assert planned[len(played)] not in left.options  # what was hidden went otherwise
        several += len(played) > 1
    assert several


def test_a_black_tile_is_advised_for_its_region() -> None:
    """Given a tile of the black depot, named by the step, then the reason says where it goes."""
    house = next(tile for tile in range(1, 160) if name_of(tile) == "Warehouse")
    assert reason_of(("buy", house), [], 0) == "for your building region"
    assert reason_of(("trade", house), [], 0) == "fills one more space"


@pytest.mark.parametrize("option", [("buy", 196), ("place", 0, 196, 5), ("discard", 196)])
def test_an_inn_is_advised_though_it_has_no_region(option: tuple[str | int, ...]) -> None:
    """Given an inn, which goes on any colour, then the reason names what it does, and no region."""
    assert name_of(196) == "Inn"
    said = "your storage" if option[0] == "discard" else "an inn makes the region one space larger"
    assert said in reason_of(option, [], 0)


def test_a_tile_face_down_is_advised_without_the_region_of_its_front() -> None:
    """Given a tile that goes face down on any space, then its front says nothing of that space."""
    assert "fills one more space" in reason_of(("place", 0, FACE_DOWN + 8, 5), [], 0)
    assert "region" not in reason_of(("place", 0, FACE_DOWN + 8, 5), [], 0)


@pytest.mark.parametrize("game", ["burgundy", "stupor_mundi"])
def test_every_reason_says_what(game: str) -> None:
    """Given choices of whole games that bring nothing at once, then few are told the usual way."""
    voice = game_ui(lambda name: registry.part(game, name)).text
    session = play(new_game("page,page", game=game), 0)
    usual = asked_for = 0
    while session.decision is not None and session.ply < 150:
        for option in session.decision.options[:12]:
            events = preview(session.rules, session.state, option)
            said = voice.gain_words(option, events, session.decision.seat)
            assert said and "options open" not in said and "makes possible" not in said
            asked_for, usual = asked_for + 1, usual + ("prepares your next action" in said)
        play(session, session.ply + 1)
    assert asked_for > 200 and usual < asked_for / 20


#: Two steps that take two rows each.
LONG = (
    "Take the monastery Chapter of the Inns from depot 5, die 4 set to 5 (1 worker)",
    "Carpenter to building space 3 (row 3, left), die 2 set to 3 (1 worker)",
)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1720, 720)], ids=str)
@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_advice_lies_on_the_log_or_by_the_cards_and_on_no_line_or_card(
    size: tuple[int, int], game: str, text: int
) -> None:
    """Given two to four seats, any moment and long steps, the paper hides no line and no card."""
    app = window(size, painted=False)
    app.change(advice=True, text=text)
    app.use_game(game)
    for kinds in ("squire,page", "squire,page,page", "squire,page,squire,page"):
        for plies in (8, 70):
            session = play(new_game(kinds, game=game), plies)
            if session.decision is None:
                continue
            session.reseat(session.decision.seat, make_seat("human", session.spec, 3))
            table = TableScene(session, {"hints": "advice"})
            app.stack.reset(table)
            table.flush()
            table.commands.advise()
            scene = app.stack.top
            assert isinstance(scene, AdviceScene)
            leaf, hand = table.ui.log.box(table.view()), table.view().anchors["hand"]
            by_cards = hand[2] > 3 * hand[3] and scene._paper[3] > MUCH * leaf[3]
            for paper in (scene._paper, paper_for(LONG, scene._rooms, app)):
                scene._lay(paper)
                assert within(paper, hand if by_cards else leaf), (kinds, plies, paper)
                seen = [i.rect for i in table.items() if i.key.startswith("log/") and of_a_line(i)]
                cards = map(table.hit_test.rect, table.hit_test.affordances.sources())
                seen += [card for card in cards if card is not None]
                assert not [lain for lain in seen if overlap(paper, lain)], (kinds, plies, paper)
    app.stack.clear()
    app.close()


def test_on_a_low_leaf_its_two_steps_and_their_reason_lie_apart() -> None:
    """Given a strip of Projects below the log, the paper is as high as its words need."""
    paper = paper_in((0.0, 500.0, 300.0, 110.0))
    assert paper == (0.0, 610.0 - LOW, 300.0, LOW)
    told = AdviceText("Baron", ("Travel to Roma", "Play Stone"), "gives 1 VP", "1 of 5", True, 7)
    items = {item.key: item for item in paper_items(paper, told, Controls())}
    lines = [items[key] for key in ("line0", "line1", "why")]
    assert all(item.rect[3] >= 26 for item in lines)
    assert not any(overlap(a.rect, b.rect) for a, b in pairwise(lines))
    assert items["why"].text == "Why: gives 1 VP"


@pytest.mark.parametrize("growth", [100, 150])
def test_a_long_step_takes_two_rows_and_is_set_as_large_as_the_short_one(growth: int) -> None:
    """Given a short and a long step on a low, wide paper, then neither is narrowed or smaller."""
    app = window((1280, 720), painted=False)
    app.change(text=growth)
    paper = paper_in((460.0, 927.0, 440.0, 147.0))
    long = "Carpenter to building space 3 (row 3, left), die 2 set to 3 (1 worker)"
    steps = ("Take a tile, die 3", long)
    told = AdviceText("Baron", steps, "completes a region", "1 of 5", True, 2,
                      rows_of(steps, paper, app))  # fmt: skip
    assert told.needs == (1, 2)
    items = {item.key: item for item in paper_items(paper, told, Controls())}
    text, k, found = app.renderer.text, app.camera.k, []
    for label in (items["line0"], items["line1"]):
        assert isinstance(label, Label)
        width, height = (round(side * k) for side in label.rect[2:])
        found.append(text.fitted(label, width, height, k))
    assert [len(fit.lines) for fit in found] == [1, 2]
    assert found[0].pixels == found[1].pixels
    app.stack.clear()
    app.close()


def test_two_long_steps_are_whole_in_the_smallest_window() -> None:
    """Given large letters on a small page and two steps of two rows, then neither is cut."""
    app = window((960, 540), painted=False)
    app.change(text=150)
    leaf = (8.0, 926.0, 894.0, 148.0)
    rooms = rooms_for(leaf, (910.0, 722.0, 688.0, 352.0))
    paper = paper_for(LONG, rooms, app)
    assert within(paper, leaf)
    told = AdviceText("Baron", LONG, "completes a region", "1 of 5", True, 2,
                      rows_of(LONG, paper, app))  # fmt: skip
    items = {item.key: item for item in paper_items(paper, told, Controls())}
    text, k = app.renderer.text, app.camera.k
    for label in (items["line0"], items["line1"]):
        assert isinstance(label, Label)
        width, height = (round(side * k) for side in label.rect[2:])
        assert not text.fitted(label, width, height, k).truncated
    assert paper_for(("Take a tile", "End turn"), rooms, app) == paper_in(column(leaf))
    app.stack.clear()
    app.close()


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_what_is_advised_is_lit_in_its_own_shape_and_nothing_else_is(game: str, depth: int) -> None:
    """Given advice, then hexes are lit as hexes, all that is meant is lit, all else rests."""
    app = window((1280, 720), painted=False)
    app.change(advice=True)
    app.use_game(game)
    session = play(new_game("squire,page", game=game), 40)
    assert session.decision is not None
    session.reseat(session.decision.seat, make_seat("human", session.spec, 3))
    table = TableScene(session, {"hints": "advice"})
    app.stack.reset(table)
    table.flush()
    before = [item for item in table._standing() if item.key.startswith("glow.")]
    table.commands.advise()
    scene = app.stack.top
    assert isinstance(scene, AdviceScene)
    while scene.tick(0.0) is not None:
        pass
    for _ in range(1, depth):
        scene.deeper()
    meant = {name: rect for step in scene._meant_by_steps() for name, rect in step.items()}
    lit = [item for item in scene.overlay(0.0) if is_light(item)]
    assert before and not [i for i in table._standing() if i.key.startswith("glow.")]
    assert meant and {item.key.split("/")[1] for item in lit} == {*meant}
    for name, rect in meant.items():
        hexed = game == "burgundy" and is_hex(rect)
        shapes = [getattr(i, "sprite", "") for i in lit if i.key.split("/")[1] == name]
        assert not hexed or all(sprite.startswith("glow/hex") for sprite in shapes), name
    app.stack.clear()
    app.close()


def is_light(item: Item) -> bool:
    """Whether an item of advice is a light about a thing."""
    return item.key.count("/") > 1 and item.z == ABOVE


def within(inner: Rect, outer: Rect) -> bool:
    """Whether a rectangle lies in another."""
    (x, y, w, h), (left, top, wide, high) = inner, outer
    return left <= x and top <= y and x + w <= left + wide and y + h <= top + high


def of_a_line(item: Item) -> bool:
    """Whether an item of the log belongs to one of its lines."""
    return isinstance(item, Label) and item.key != "log/title"


def test_only_the_seal_is_lit_where_a_turn_should_end() -> None:
    """Given a way that one press says, then what it could also be dropped on has no light."""
    ends = [Gesture(END, button="end"), Gesture(END, pick=SEAL, drop="household")]
    assert {len(_ends(way)) for way in ends} == {1}
    assert _ends(Gesture(END, "hex.3", "own.d4", quick=True)) == {"hex.3"}
    assert _ends(Gesture(END, "hex.3", "own.d4")) == {"hex.3", "own.d4"}


@pytest.mark.parametrize("depth", [1, 3])
def test_what_a_button_of_advice_is_for_hides_none_of_its_words(depth: int) -> None:
    """Given the pointer on a button of the paper, then its tooltip lies clear of the paper."""
    app = window((1280, 720), painted=False)
    table = advised(app)
    scene = asked(app, table)
    for _ in range(1, depth):
        scene.deeper()
    widget = scene.controls.get("more" if depth < 3 else "do")
    assert widget is not None
    x, y, w, h = widget.rect
    scene.handle(Pointer("move", x + w / 2, y + h / 2))
    tips = [item.rect for item in scene.overlay(0.0) if item.key.endswith("tip.plate")]
    assert len(tips) == 1 and not overlap(tips[0], scene._paper)
    app.stack.clear()
    app.close()


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_a_step_is_numbered_on_what_moves_and_where_alone(game: str) -> None:
    """Given advice, then each step has its number on at most two things, or none has one."""
    app = window((1280, 720), painted=False)
    app.change(advice=True)
    app.use_game(game)
    for plies in (0, 12, 30):
        session = play(new_game("squire,page", game=game), plies)
        assert session.decision is not None
        session.reseat(session.decision.seat, make_seat("human", session.spec, 3))
        table = TableScene(session, {"hints": "advice"})
        app.stack.reset(table)
        table.flush()
        table.commands.advise()
        scene = app.stack.top
        assert isinstance(scene, AdviceScene)
        while scene.tick(0.0) is not None:
            pass
        scene.deeper()
        scene.deeper()
        while scene.tick(0.0) is not None:
            pass
        discs = [item for item in scene.overlay(0.0) if item.key.startswith("advice/number")]
        count = Counter(item.text for item in discs if isinstance(item, Label))
        assert {*count} in (set(), {"1"}, {"1", "2"}), plies
        assert len(count) in (0, min(2, len(scene.plan))), plies
        assert all(times <= 2 for times in count.values()), plies
    app.stack.clear()
    app.close()


def test_a_number_stays_on_the_page() -> None:
    """Given a small piece at the foot of the page, then its number does not leave it."""
    disc = number_items([(500.0, 1040.0, 40.0, 36.0)], "1", 1080.0)[0].rect
    assert disc[1] + disc[3] <= 1080


@pytest.mark.parametrize(
    ("meant", "side"),
    [((500.0, 500.0, 64.0, 55.0), "below"), ((500.0, 500.0, 120.0, 32.0), "left"),
     ((500.0, 500.0, 84.0, 84.0), "above")],
)  # fmt: skip
def test_a_number_hides_nothing_above_a_ship_or_a_price(meant: Rect, side: str) -> None:
    """Given a Ship, a harbour, a die, then the number lies where nothing else is to be read."""
    disc = number_items([meant], "1", 1080.0)[0].rect
    x, y = disc[0] + disc[2] / 2, disc[1] + disc[3] / 2
    found = {"left": x < 500, "above": y < 500, "below": y > 555 and x == 532}
    assert [name for name, is_there in found.items() if is_there] == [side]


@pytest.mark.parametrize("size", [(1280, 960), (1440, 900), (2100, 900)])
def test_in_windows_of_other_shapes_it_lies_as_the_table_does(size: tuple[int, int]) -> None:
    """Given a page that is higher or wider, then paper and lights lie where the table has them."""
    app = window(size, painted=False)
    try:
        table = advised(app)
        scene = asked(app, table)
        finish_thought(scene)
        x, y, w, h = scene._paper
        seen = table.hit_test.view
        area = seen.anchors["hand"] if size == (1440, 900) else table.ui.log.box(seen)
        assert within(scene._paper, area)
        said = re.compile(r"advice/(?!number)[^/]*")  # not what is written on what is lit
        shown = [word.ink for word in shown_words(app) if said.fullmatch(word.label.key)]
        k = app.camera.k
        assert shown and all(within(ink, (x * k, y * k, w * k, h * k)) for ink in shown)
    finally:
        app.close()
