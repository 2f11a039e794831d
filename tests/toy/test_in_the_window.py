"""The toy on the table, plain and with a face of its own: everything that a table can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.engine.codec import digest
from stupor.games import registry
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin, resume
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.statistics.scene import StatisticsScene
from stupor.scenes.timeline.branch import BranchScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.affordance import CHOICE
from stupor.stage.bindings import Bindings
from stupor.stage.geometry import centre
from stupor.stage.items import Group, Label, Picture
from stupor.stage.node import Node
from stupor.stage.pointer import Input, Pointer
from stupor.stage.view import View
from stupor.table.curtain.scene import CurtainScene
from stupor.table.input.hover import DWELL
from stupor.table.panels.advice import AdviceScene
from stupor.table.panels.menu import TableMenu
from stupor.table.scene import TableScene
from tests.scenes.focus_game import play as play_by_focus
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.scenes.mouse_bot import MouseBot
from tests.scenes.pad_bot import known_pad
from tests.scenes.past_games import click
from tests.scenes.table_setup import drag, ends, key, move, press
from tests.support.windows import window
from tests.toy_faced.face.layout import ToyLayout
from tests.toys import FACED, OUTSIDE, TOY, beside

MOST_STEPS = 2_000


@pytest.fixture(autouse=True)
def beside_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MADE_UP, beside(TOY, FACED))


@pytest.fixture(params=[TOY, FACED])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[TOY, FACED, *OUTSIDE])
def any_game(request: pytest.FixtureRequest) -> str:
    """Also one from outside: what is asked of it must not be of the toy alone."""
    return str(request.param)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0, first_game=False)
    yield made
    made.close()


def session_of(game: str, kinds: str, table: dict[str, object] | None = None) -> Session:
    spec = get(game)
    seats = [make_seat(kind, spec, 3 + n) for n, kind in enumerate(kinds.split(","))]
    return Session.new(spec, seats, 3, {}, table)


def opened(app: App, session: Session) -> TableScene:
    """A game that is kept, on the screen, with the first curtain open."""
    scene = begin(app, session, tips=False)
    app.stack.reset(scene)
    app.step()
    if isinstance(app.stack.top, CurtainScene):
        app.stack.top.on_open()
        app.step()
    return scene


def waiting(app: App, scene: TableScene) -> None:
    """Until a person is asked."""
    for _ in range(MOST_STEPS):
        if scene.flow.decision is not None:
            return
        app.step()
    raise AssertionError("nobody is ever asked")


def play_by_mouse(app: App, scene: TableScene, seed: int) -> MouseBot:
    """Let a mouse play until the score sheet is shown."""

    def send(event: Input) -> None:
        assert app.stack.top is not None
        app.stack.top.handle(event)

    bot = MouseBot(send, seed)
    for _ in range(MOST_STEPS):
        top = app.stack.top
        if isinstance(top, ScoreScene | WinnerScene):
            return bot
        if isinstance(top, CurtainScene):
            bot.open(top)
        elif top is scene and scene.flow.decision is not None:
            before = scene.flow.session.ply
            bot.answer(scene)
            assert scene.flow.session.ply == before + 1, scene.commands.message
        app.step()
        scene.flow.flush()
    raise AssertionError("the game does not end")


def words(items: object) -> list[str]:
    return [item.text for item in items if isinstance(item, Label)]  # type: ignore[attr-defined]


def test_a_mouse_plays_it_to_the_score_sheet_and_the_statistics_know(
    app: App, any_game: str
) -> None:
    scene = opened(app, session_of(any_game, "human,human,page"))
    bot = play_by_mouse(app, scene, 7)
    assert not bot.unreachable, "no movement says these, or their places are not among the nodes"
    assert scene.flow.timeline.mismatches == 0
    assert any_game != FACED or bot.drags > 5
    scores = scene.flow.rules.scores(scene.flow.session.state)
    winner = app.stack.top
    assert isinstance(winner, WinnerScene)
    winner.finish()
    told = words(winner.items())
    assert {str(score) for score in scores} <= set(told)
    deed, *_ = app.archive.finished_games()
    assert (deed.game, deed.scores) == (any_game, scores)
    app.stack.reset(StatisticsScene())
    for _ in range(4):
        app.step()
    assert app.stack.top is not None and words(app.stack.top.items())


@pytest.mark.parametrize("hands", [keyboard, known_pad], ids=["keys", "gamepad"])
def test_it_is_played_without_a_mouse(app: App, any_game: str, hands: object) -> None:
    scene = opened(app, session_of(any_game, "human,random"))
    bot = FocusBot(app, hands(app), 9)  # type: ignore[operator]
    play_by_focus(app, bot, scene)
    assert isinstance(app.stack.top, WinnerScene)
    assert bot.presses + bot.lifts > 5
    assert scene.flow.timeline.mismatches == 0


def test_its_table_is_painted_with_sprites_that_there_are(any_game: str) -> None:
    """Given a window that is painted, when the keyboard goes to each thing, then all is drawn."""
    app = window((1280, 720))
    app.settings = replace(app.settings, speed=0.0, first_game=False)
    scene = opened(app, session_of(any_game, "human,random"))
    waiting(app, scene)
    key(scene, "tab")
    for node in scene.hit_test.nodes:
        scene.keys.focus.turn_to([node.name])
        app.step()
        assert app.stack.top is scene and not app.status
    app.close()


def test_the_ring_about_six_sides_needs_no_sprite_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = ToyLayout.node

    def six_sided(layout: ToyLayout, view: View, name: str) -> Node | None:
        node = usual(layout, view, name)
        return replace(node, six=True) if node is not None else None

    monkeypatch.setattr(ToyLayout, "node", six_sided)
    app = window((1280, 720))
    app.settings = replace(app.settings, speed=0.0, first_game=False)
    scene = opened(app, session_of(FACED, "human,random"))
    waiting(app, scene)
    key(scene, "tab")
    app.step()
    assert app.stack.top is scene and not app.status
    ring = scene.keys.focus.items()
    assert ring and all("hex" in item.sprite for item in ring if isinstance(item, Picture))
    app.close()


def test_the_ribbon_says_where_a_held_tile_goes_and_names_no_book_that_there_is_not(
    app: App,
) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    asked = scene.flow.decision
    assert asked is not None
    say = scene.ui.input.drop_prompt
    assert say(scene.view(), "tile.3", None).startswith("Drop it")
    assert say(scene.view(), CHOICE + "rest", None).startswith("Choose one")
    assert scene.flow.why_not(("take", 99)) == scene.flow.rules.rule("toy.take").text


def test_a_tile_is_dragged_and_the_choice_taken_back(app: App) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    before, told = digest(scene.flow.session.state), len(scene.flow.log_lines(99))
    asked = scene.flow.decision
    assert asked is not None
    tile = next(option for option in asked.options if option[0] == "take")
    _, grip, spot = ends(scene, tile)
    drag(scene, grip, spot)
    app.step()
    assert scene.flow.session.choice(0).option == tile
    key(scene, "z")
    assert digest(scene.flow.session.state) == before
    assert len(scene.flow.log_lines(99)) == told


def test_a_forecast_stands_beside_a_tile_that_is_held(app: App) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[0] == "take"))
    app.step()
    _, grip, spot = ends(scene, ("keep",))
    move(scene, grip)
    press(scene, grip)
    move(scene, spot)
    app.step()
    plate = next(item for item in scene.overlay(0.0) if item.key == "forecast")
    assert isinstance(plate, Group) and any("points" in text for text in words(plate.parts))


def test_the_log_begins_with_the_first_round(app: App, game: str) -> None:
    """Given a game that has just begun, then its log is not empty: nobody saw the set-up happen."""
    scene = opened(app, session_of(game, "human,greedy"))
    assert [line.text for line in scene.flow.log_lines(99)] == ["Round 1"]


def test_a_choice_is_told_in_the_log_and_taken_back(app: App, game: str) -> None:
    scene = opened(app, session_of(game, "human,human", {"hands": "open", "undo": "sandbox"}))
    before, told = digest(scene.flow.session.state), scene.flow.log_lines(99)
    scene.flow.choose(("rest",))
    app.step()
    new = [line.text for line in scene.flow.log_lines(99)[len(told) :]]
    assert any("rests" in text for text in new)
    assert set(new) <= set(words(scene.items()))
    key(scene, "l")
    app.step()
    assert scene.log_scroll.opened and set(new) <= set(words(scene.overlay(0.0)))
    for name in ("l", "z"):
        key(scene, name)
    assert digest(scene.flow.session.state) == before
    assert scene.flow.log_lines(99) == told


def test_a_curtain_falls_between_two_people_and_tells_what_happened(app: App, game: str) -> None:
    scene = opened(app, session_of(game, "human,human"))
    first = scene.flow.viewer
    for _ in range(2):  # a tile is taken, and kept
        asked = scene.flow.decision
        assert asked is not None
        scene.flow.choose(asked.options[0])
        app.step()
        scene.flow.flush()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene) and curtain.lines
    told = " ".join(words(curtain.items()))
    assert "keeps" in told and scene.flow.names[1 - first] in told
    curtain.on_open()
    app.step()
    assert app.stack.top is scene and scene.flow.viewer == 1 - first


def test_a_letter_of_its_own_sells_the_tile_in_hand(app: App) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(asked.options[0])
    app.step()
    for name in ("s", "s", "return"):  # to the tile, with it to the box, and into it
        key(scene, name)
        app.step()
    assert scene.flow.session.choice(1).option == ("sell",)
    assert any("sells" in line.text for line in scene.flow.log_lines(99))


def test_every_moment_is_seen_again_and_played_on_from(app: App, game: str) -> None:
    session = session_of(game, "human,random")
    for _ in range(12):
        assert session.decision is not None
        session.play(session.decision.options[session.ply % len(session.decision.options)])
    scene = opened(app, session)
    waiting(app, scene)
    key(scene, "t")
    past = app.stack.top
    assert isinstance(past, TimelineScene)
    past.go(4)
    app.step()
    assert past.flow.model.table == session.rules.table(session.before(4), 0)
    key(past, "return")  # type: ignore[arg-type]
    dialog = app.stack.top
    assert isinstance(dialog, BranchScene)
    app.step()
    go = dialog.controls.get("go")
    assert go is not None
    click(dialog, go.rect)
    app.step()
    table = next(s for s in app.stack.scenes() if isinstance(s, TableScene))
    assert table.flow.session.header["branch"]["at"] == 4
    assert digest(table.flow.session.before(4)) == digest(session.before(4))


def test_a_left_game_goes_on_where_it_was(app: App, any_game: str) -> None:
    scene = opened(app, session_of(any_game, "human,human"))
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(asked.options[0])
    left = digest(scene.flow.session.state)
    app.stack.clear()
    # Windows removes no file that is open: games of other tests may be there, too
    kept, *_ = app.archive.games()
    again = resume(app, kept)
    assert isinstance(again, TableScene)
    app.stack.reset(again)
    app.step()
    assert (again.flow.session.spec.id, digest(again.flow.session.state)) == (any_game, left)


def test_advice_names_a_choice(app: App, any_game: str) -> None:
    scene = opened(app, session_of(any_game, "human,random", {"hints": "advice"}))
    key(scene, "v")
    advice = app.stack.top
    assert isinstance(advice, AdviceScene)
    for _ in range(4_000):
        if advice.tick(0.0) is None:
            break
    assert advice.ranking


def test_the_menu_bears_its_name_and_the_page_of_keys_its_letters(app: App) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    key(scene, "f10")
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    assert "The Toy with a Face" in words(menu.overlay(0.0))
    app.stack.push(KeysScene())
    app.step()
    assert app.stack.top is not None
    shown = words(app.stack.top.items())
    assert "Sell" in shown and "Promote, Specialists" not in shown


def test_its_letters_are_free_and_lead_to_groups_that_there_are(app: App, any_game: str) -> None:
    scene = opened(app, session_of(any_game, "human,random"))
    keys = scene.flow.ui.input.keys
    assert not Bindings(own=keys.actions).conflicts(), "a key of every table, or of another action"
    groups = scene.flow.ui.layout.focus_groups(scene.view(), [], [])
    for action in (*keys.jumps, *keys.puts, *keys.opens, *keys.turns):
        assert action in keys.actions, action
    assert {group for lead in keys.jumps.values() for group, _ in lead} <= set(groups)
    assert {elsewhere for _, elsewhere in keys.puts.values()} <= {*keys.jumps}


def test_the_pointer_on_a_tile_is_told_what_it_is(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(app, session_of(FACED, "human,random"))
    began = app.now()
    tile = next(node for node in scene.hit_test.nodes if node.name.startswith("tile."))
    scene.handle(Pointer("move", *centre(tile.rect)))
    monkeypatch.setattr(app, "now", lambda: began + 2 * DWELL)
    scene.tick(app.now())
    assert "Pairs of a colour" in " ".join(words(scene.overlay(app.now())))
