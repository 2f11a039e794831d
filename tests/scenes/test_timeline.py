"""The timeline: any moment of a game on the same table, one decision after the other."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.match.session import Session
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.timeline.branch import BranchScene
from stupor.scenes.timeline.flow import PastFlow
from stupor.scenes.timeline.scene import BEGIN, TimelineScene
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.geometry import centre
from stupor.stage.items import Box, Label
from stupor.stage.layout import PAGE_RECT
from stupor.stage.palette import LIFTED, LOOSE
from stupor.stage.pointer import Key, Pointer
from stupor.stage.timeline import OFF
from stupor.table.input.hover import DWELL
from stupor.table.scene import TableScene
from tests.scenes.past_games import click, key, played
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.fixture(scope="module")
def finished() -> Session:
    return played("human,random")


def opened(app: App, game: Session, ply: int | None = None) -> TimelineScene:
    scene = TimelineScene(game, ply)
    app.stack.reset(scene)
    app.step()
    return scene


@pytest.fixture
def scene(app: App, finished: Session) -> TimelineScene:
    return opened(app, finished)


def test_a_finished_game_opens_at_its_beginning(scene: TimelineScene) -> None:
    assert scene.flow.ply == 0
    assert any(getattr(item, "text", "") == BEGIN for item in scene.overlay(0.0))


def test_a_running_game_opens_at_the_present(app: App) -> None:
    game = played("human,random", 40)
    scene = opened(app, game)
    assert scene.flow.ply == 40
    assert scene.flow.model.table == game.view(0)


def test_every_moment_is_the_table_as_it_was(scene: TimelineScene, finished: Session) -> None:
    for ply in range(0, finished.ply + 1, 5):
        scene.go(ply)
        then = finished.before(ply)
        assert scene.flow.model.table == finished.rules.table(then, 0)
        assert scene.flow.model.facts == finished.rules.facts(then, 0)


def test_every_decision_is_seen_to_happen(scene: TimelineScene, finished: Session) -> None:
    while scene.flow.ply < finished.ply:
        scene.step(1)
        scene.flush()
    assert scene.flow.timeline.mismatches == 0
    assert scene.flow.model.table == finished.view(0)
    opening = finished.rules.opening(finished.before(0))
    assert scene.flow.shown_events == sum(map(len, [opening, *finished.past()]))


def test_its_log_is_that_of_a_table_at_the_same_moment(
    scene: TimelineScene, finished: Session
) -> None:
    """Given any moment, then the log says what it would say in a game that has come so far."""
    for ply in range(0, finished.ply + 1, 7):
        scene.go(ply)
        then = PastFlow(finished.branch(ply, finished.seats))
        assert [line.text for line in scene.flow.log_lines()] == [
            line.text for line in then.log_lines()
        ]


def test_at_a_choice_it_opens_just_before_and_shows_it(app: App, finished: Session) -> None:
    scene = opened(app, finished, 30)
    assert scene.flow.ply == 31
    assert scene.flow.timeline.busy
    scene.flush()
    assert scene.flow.model.table == finished.rules.table(finished.before(31), 0)


def test_the_chronicle_knows_nothing_of_what_comes_later(
    scene: TimelineScene, finished: Session
) -> None:
    scene.go(25)
    opening = finished.rules.opening(finished.before(0))
    so_far = [event for events in [opening, *list(finished.past())[:25]] for event in events]
    told = [event for event in so_far if scene.flow.rules.tell(event, scene.flow.names)]
    shown = scene.flow.log_lines(500)
    assert shown[-1].event == told[-1] and all(line.event in told for line in shown)
    assert {line.event.kind for line in shown} >= {"played", "sailed"}


def test_arrows_go_step_by_step(scene: TimelineScene) -> None:
    key(scene, "right", "right", "right", "left")
    assert scene.flow.ply == 2
    key(scene, "left", "left", "left")
    assert scene.flow.ply == 0


def test_home_end_and_page_keys_leap(scene: TimelineScene, finished: Session) -> None:
    game_history = scene.flow.game_history
    second = game_history.rounds()[1].begin
    key(scene, "page down")
    assert scene.flow.ply == second
    key(scene, "right", "page up")
    assert scene.flow.ply == second
    key(scene, "page up")
    assert scene.flow.ply == 0
    key(scene, "end")
    assert scene.flow.ply == finished.ply
    key(scene, "home")
    assert scene.flow.ply == 0


def test_rounds_begin_where_the_header_says_so(scene: TimelineScene) -> None:
    for span in scene.flow.game_history.rounds():
        scene.go(span.begin)
        assert scene.flow.model.table.counters["round"] == span.of
        scene.go(span.end - 1)
        assert scene.flow.model.table.counters["round"] == span.of


def test_the_seal_is_drawn_along_the_rail(scene: TimelineScene) -> None:
    rail, last = scene.places.rail, scene.flow.last
    y = rail[1] + 4
    scene.handle(Pointer("down", scene.places.at(20, last), y, 1))
    scene.handle(Pointer("move", scene.places.at(44, last), y - 200))
    scene.tick(0.0)
    assert scene.flow.ply == 44
    scene.handle(Pointer("up", scene.places.at(44, last), y - 200, 1))
    scene.handle(Pointer("move", scene.places.at(60, last), y))
    scene.tick(0.0)
    assert scene.flow.ply == 44


def test_the_wheel_on_the_strip_turns_time(scene: TimelineScene) -> None:
    x, y, _, _ = scene.places.words
    scene.handle(Pointer("wheel", x + 5, y + 5, amount=-1))
    scene.handle(Pointer("wheel", x + 5, y + 5, amount=-1))
    scene.handle(Pointer("wheel", x + 5, y + 5, amount=1))
    assert scene.flow.ply == 1


def test_it_plays_by_itself_to_the_end_and_stops(app: App, scene: TimelineScene) -> None:
    app.settings = replace(app.settings, speed=OFF)
    scene.go(scene.flow.last - 4)
    key(scene, "space")
    now = 0.0
    while scene.playing and now < 100:
        now += scene.tick(now) or 0.1
    app.settings = replace(app.settings, speed=1.0)
    assert not scene.playing
    assert scene.flow.ply == scene.flow.last
    assert app.stack.top is scene, "no score sheet comes up while looking back"


def test_faster_means_a_shorter_pause(app: App, scene: TimelineScene) -> None:
    app.settings = replace(app.settings, speed=OFF)
    waits = []
    for _ in range(2):
        scene.toggle()
        waits.append(scene.tick(0.0))
        scene.pause()
        key(scene, "up")
    app.settings = replace(app.settings, speed=1.0)
    assert waits[0] and waits[1] and waits[1] == waits[0] / 2


def test_any_step_stops_the_play(scene: TimelineScene) -> None:
    for strike in ("left", "right", "home"):
        scene.toggle()
        assert scene.playing
        key(scene, strike)
        assert not scene.playing


def test_nothing_can_be_decided(scene: TimelineScene, finished: Session) -> None:
    scene.go(6)
    before = finished.ply
    assert scene.hit_test.affordances.sources() == ()
    for _ in range(20):
        assert scene.tick(0.0) != 0.0 or not scene.flow.thinking
    assert finished.ply == before
    assert scene.flow.ply == 6


@pytest.mark.parametrize("name", ["undo", "redo", "pass", "seal"])
def test_the_plates_answer_the_mouse(app: App, scene: TimelineScene, name: str) -> None:
    scene.go(10)
    rect = scene.hit_test.rect(name)
    assert rect is not None
    click(scene, rect)
    seen = (scene.flow.ply, scene.playing, app.stack.top is scene)
    assert seen == {
        "undo": (9, False, True), "redo": (11, False, True),
        "pass": (10, True, True), "seal": (10, False, False),
    }[name]  # fmt: skip


def test_the_buttons_of_the_strip_answer_the_mouse(app: App, scene: TimelineScene) -> None:
    """Given every button of the strip, then a press on it means it, and Leave leaves."""
    for name, rect in scene.places.buttons.items():
        assert scene.hit_test.button_at(centre(rect)) == name
    click(scene, scene.places.buttons["timeline.speed.4"])
    assert scene.speed == 4 and app.stack.top is scene
    click(scene, scene.places.buttons["timeline.leave"])
    assert app.stack.top is not scene


def test_every_button_is_reached_by_keys_alone(app: App, scene: TimelineScene) -> None:
    scene.go(10)
    reached = set()
    for _ in range(40):
        key(scene, "tab")
        for name in scene.keys.focus.focus.names(scene.keys.focus.focus.group):
            reached.add(name)
    assert {*scene.places.buttons, "undo", "redo", "pass", "seal"} <= reached
    scene.keys.focus.turn_to(["timeline.speed.4"])
    key(scene, "return")
    assert scene.speed == 4
    key(scene, "escape")
    assert app.stack.top is scene, "the first Esc only gives the focus back"
    key(scene, "right")
    assert scene.flow.ply == 11


def test_a_gamepad_steps_plays_and_leaves(app: App, scene: TimelineScene) -> None:
    key(scene, "right", pad="right")
    key(scene, "end", pad="rt")
    key(scene, "z", pad="lt")
    assert scene.flow.ply == 1
    key(scene, "space", pad="r3")
    assert scene.playing
    key(scene, "escape", pad="b")
    assert isinstance(app.stack.top, TitleScene)


def test_esc_leads_back_to_where_one_came_from(app: App, finished: Session) -> None:
    below = TableScene(played("human,random", 12))
    app.stack.reset(below)
    app.stack.push(TimelineScene(finished))
    key(app.stack.top, "escape")
    assert app.stack.top is below


def test_the_window_asks_the_table_below_before_it_closes(app: App, finished: Session) -> None:
    below = TableScene(played("human,random", 12))
    app.stack.reset(below)
    scene = TimelineScene(finished)
    app.stack.push(scene)
    below.may_close = lambda: False  # type: ignore[method-assign]
    assert not scene.may_close()


def test_at_the_end_the_seal_leads_to_the_score_and_its_moments_back(
    app: App, scene: TimelineScene, finished: Session
) -> None:
    key(scene, "end")
    assert "of this game" in said(scene)
    scene.commands.seal()
    winner = app.stack.top
    assert isinstance(winner, WinnerScene)
    winner.confirm()
    score = app.stack.top
    assert isinstance(score, ScoreScene)
    score.replay(None)
    again = app.stack.top
    assert isinstance(again, TimelineScene)
    assert (again.flow.ply, again.flow.last) == (0, finished.ply)
    key(again, "end")
    again.commands.seal()
    assert app.stack.top is score
    score.look()
    assert app.stack.top is scene


def test_before_the_end_the_seal_says_that_it_plays_on(scene: TimelineScene) -> None:
    assert "Continue" in said(scene)


def said(scene: TimelineScene) -> str:
    return " ".join(item.text for item in scene.items() if isinstance(item, Label))


def test_nothing_is_said_about_a_button_below_a_dialog(app: App, scene: TimelineScene) -> None:
    seal = scene.hit_test.rect("seal")
    assert seal is not None
    click(scene, seal)
    assert isinstance(app.stack.top, BranchScene)
    assert not [item for item in scene.overlay(0.0) if item.key.startswith("strip.tip")]


def test_auto_always_looks_from_the_chair_that_decides(scene: TimelineScene) -> None:
    scene.follow()
    for ply in range(0, 60, 3):
        scene.go(ply)
        asked = scene.flow.session.decision
        assert asked is not None
        assert scene.flow.viewer == asked.seat
        assert "?" not in scene.flow.model.table.pieces(f"hand.{asked.seat}")


def test_pointing_at_the_rail_tells_the_decision(scene: TimelineScene) -> None:
    game_history = scene.flow.game_history
    ply = next(n for n in range(5, game_history.length) if scene.flow.choice_words(n))
    x, y = scene.places.at(ply + 0.5, game_history.length), scene.places.rail[1] + 5
    scene.handle(Pointer("move", x, y))
    words = [getattr(item, "text", "") for item in scene.overlay(0.0)]
    told = next(text for text in words if scene.flow.choice_words(ply) in text)
    assert told.count(scene.flow.names[game_history.seats[ply]]) == 1


def test_a_card_of_the_hand_is_seen_whole_over_the_strip(scene: TimelineScene) -> None:
    scene.go(8)
    card = scene.hit_test.view.table.pieces("hand.0")[0]
    x, y, _, _ = scene.hit_test.rect(card) or (0.0, 0.0, 0.0, 0.0)
    scene.handle(Pointer("move", x + 30, y + 20))
    assert any(item.key.startswith("raised") for item in scene.overlay(0.0))


def test_a_card_on_which_the_pointer_rests_is_raised_once(app: App, scene: TimelineScene) -> None:
    scene.go(8)
    card = scene.hit_test.view.table.pieces("hand.0")[0]
    x, y, _, _ = scene.hit_test.rect(card) or PAGE_RECT
    scene.handle(Pointer("move", x + 30, y + 20))
    scene.hovering.tick(scene.hit_test, app.now() + 2 * DWELL)
    raised = [item.key for item in scene.overlay(0.0) if item.key.startswith("raised")]
    assert scene.hovering.name == card and raised and len(raised) == len({*raised})


def test_the_bug_report_gets_the_whole_game(scene: TimelineScene, finished: Session) -> None:
    scene.go(3)
    assert scene.played() is finished


def test_a_line_of_the_chronicle_leads_to_its_moment(app: App) -> None:
    table = TableScene(played("human,random", 60))
    app.stack.reset(table)
    app.step()
    table.log_scroll.toggle()
    line = table.view().log[-4]
    scene = _clicked(app, table, -4)
    scene.flush()
    told = scene.flow.log_lines(60)
    last = scene.flow.happened(scene.flow.ply - 1)
    assert line.event in last
    assert line.text in [found.text for found in told]
    assert app.stack.top is scene


def test_keys_alone_choose_a_line_and_open_its_moment(app: App) -> None:
    table = TableScene(played("human,random", 60))
    app.stack.reset(table)
    app.step()
    newest = table.view().log
    key(table, "l", "down", "down", "return")
    scene = app.stack.top
    assert isinstance(scene, TimelineScene)
    scene.flush()
    assert newest[-3].event in scene.flow.happened(scene.flow.ply - 1)


def test_inside_the_timeline_a_line_leads_to_an_earlier_moment(scene: TimelineScene) -> None:
    scene.go(60)
    line = scene.view().log[-3]
    scene.log_scroll.toggle()
    _strike_line(scene, -3)
    scene.flush()
    assert scene.flow.ply <= 60
    assert line.event in scene.flow.happened(scene.flow.ply - 1)


def _clicked(app: App, table: TableScene, number: int) -> TimelineScene:
    _strike_line(table, number)
    top = app.stack.top
    assert isinstance(top, TimelineScene)
    app.step()
    return top


def _strike_line(table: TableScene, number: int) -> None:
    """Click a line of the opened Game log, counted from the newest."""
    view = table.view()
    found = next(e for e in table.ui.log.laid_out(view, opened=True) if e.line is view.log[number])
    x, y, _, _ = found.box
    for kind in ("move", "down", "up"):
        table.handle(Pointer(kind, x + 5, y + 5, 1))


def test_key_t_opens_the_timeline_at_the_present(app: App) -> None:
    table = TableScene(played("human,random", 25))
    app.stack.reset(table)
    app.step()
    table.handle(Key("down", "t"))
    assert isinstance(app.stack.top, TimelineScene)
    assert app.stack.top.flow.ply == table.flow.session.ply


def test_what_flies_goes_behind_the_strip(
    scene: TimelineScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a card that is dealt over the strip, then the strip lies over it, its seal on top."""
    assert not [i for i in scene.overlay(0.0) if i.key.startswith("over/")]
    card = Box("card", LIFTED + 1, scene.places.panel)
    monkeypatch.setattr(scene._flights, "items", lambda now: [card])
    over = {i.key: i.z for i in scene.overlay(0.0) if i.key.startswith("over/")}
    assert min(over.values()) > LOOSE
    assert over["over/strip.seal"] > over["over/strip.title"] > over["over/strip.panel"]
