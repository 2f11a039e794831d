"""Behind the gear: the menu, and what the last buttons say when they are dragged."""

from collections.abc import Iterator

import pytest
from pytest import MonkeyPatch

from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import NO_DEVICE, SettingsScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.affordance import Gesture
from stupor.stage.items import Label
from stupor.stage.pointer import Key, Pointer
from stupor.stage.timeline import OFF
from stupor.table.curtain.scene import CurtainScene
from stupor.table.panels.menu import TOO_EARLY, UNSAVED, WAITS, TableMenu
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click, drag, ends, first, key, move, open_table
from tests.support.windows import window

from stupor.app import App  # isort: skip


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False, sound=True)
    yield made
    made.close()


def opened(app: App) -> TableMenu:
    menu = app.stack.top
    assert isinstance(menu, TableMenu)
    app.step()
    return menu


def strike(menu: TableMenu, name: str) -> None:
    widget = menu.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        menu.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def test_escape_opens_the_menu_only_with_empty_hands(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    key(scene, "backspace")
    key(scene, "escape")
    assert app.stack.top is scene
    key(scene, "escape")
    menu = opened(app)
    menu.handle(Key("down", "escape"))
    assert app.stack.top is scene


def test_the_gear_opens_it_and_the_book_the_rules(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    book, gear = scene.hit_test.button_spot("rules"), scene.hit_test.button_spot("menu")
    assert book is not None
    assert gear is not None
    click(scene, book)
    assert isinstance(app.stack.top, RulebookScene)
    app.stack.pop()
    click(scene, gear)
    opened(app)


def test_speed_sound_and_resume(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    key(scene, "escape")
    menu = opened(app)
    strike(menu, "speed.4\u00d7")
    assert scene.flow.timeline.speed == 4.0
    strike(menu, "speed.Instant")
    assert scene.flow.timeline.speed == OFF
    assert app.settings.speed == OFF
    strike(menu, "sound")
    assert app.settings.mute
    strike(menu, "sound")
    assert not app.settings.mute
    strike(menu, "resume")
    assert app.stack.top is scene


def test_settings_lie_over_the_menu_and_reach_the_table(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    key(scene, "escape")
    menu = opened(app)
    strike(menu, "settings")
    page = app.stack.top
    assert isinstance(page, SettingsScene)
    app.step()
    app.change(speed=2.0, text=150, contrast=True)
    page.escape()
    assert app.stack.top is menu
    assert scene.flow.timeline.speed == 2.0
    app.step()
    strike(menu, "resume")
    app.step()
    view = scene.view()
    assert (view.text, view.contrast, view.compact) == (1.5, True, True)


def test_without_a_device_the_menu_says_so(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    app.audio.close()
    key(scene, "escape")
    sound = opened(app).controls.get("sound")
    assert sound is not None
    assert sound.asleep == NO_DEVICE


def test_leaving_leads_to_the_title_at_once(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    sail(scene)
    key(scene, "escape")
    strike(opened(app), "leave")
    assert isinstance(app.stack.top, TitleScene)


def test_the_timeline_waits_for_something_to_show(app: App, monkeypatch: MonkeyPatch) -> None:
    scene = open_table(app, "human,random", 5)
    key(scene, "escape")
    past = opened(app).controls.get("past")
    assert past is not None
    assert past.asleep == TOO_EARLY
    app.stack.pop()
    sail(scene)
    asked: list[int | None] = []
    monkeypatch.setattr(scene, "open_moment", asked.append)
    key(scene, "escape")
    strike(opened(app), "past")
    assert asked == [None]
    assert app.stack.top is scene


def test_a_mistake_can_be_reported_without_a_keyboard(app: App, monkeypatch: MonkeyPatch) -> None:
    scene = open_table(app, "human,random", 5)
    asked: list[bool] = []
    monkeypatch.setattr(app, "write_report", lambda: asked.append(True))
    key(scene, "escape")
    strike(opened(app), "report")
    assert asked == [True]


def test_the_pass_plate_dragged_to_the_seal_passes(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    plate, seal = scene.hit_test.button_spot("pass"), scene.hit_test.button_spot("seal")
    assert plate is not None
    assert seal is not None
    drag(scene, plate, seal)
    assert scene.flow.session.ply == 1
    assert scene.flow.table().counters["passed.0"] == 1


def test_the_seal_dragged_to_the_player_board_ends_the_turn(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    scene.flow.choose(first(scene, "play", "up"))
    scene.flow.flush()
    while scene.flow.decision is not None and scene.flow.decision.kind != "end":
        scene.flow.choose(scene.flow.decision.options[0])
    app.step()
    seal = scene.hit_test.button_spot("seal")
    assert seal is not None
    scene.flow.flush()
    drag(scene, seal, (960.0, 660.0))
    app.step()
    scene.flow.flush()
    app.step()
    assert isinstance(app.stack.top, CurtainScene)


def test_a_rival_is_seen_close_as_long_as_the_key_is_held(app: App) -> None:
    scene = open_table(app, "human,random,random", 5)
    scene.handle(Key("down", "2", frozenset({"shift"})))
    assert scene.closeup.seat == scene.view().rivals()[1]
    app.step()
    assert any(item.key.startswith("closeup") for item in scene.overlay(app.now()))
    scene.handle(Key("up", "2"))
    assert scene.closeup.seat == -1


@pytest.mark.parametrize(
    "size",
    [(640, 360), (800, 450), (1024, 576), (1600, 1000), (1440, 1080), (2560, 1080), (900, 1200)],
)
def test_clicks_land_in_any_window(size: tuple[int, int]) -> None:
    app = window(size, painted=False)
    try:
        scene = open_table(app, "human,random", 5)
        gear = scene.hit_test.button_spot("menu")
        assert gear is not None
        k, (left, top) = app.camera.k, app.camera.offset
        real = (left + gear[0] * k, top + gear[1] * k)
        spot = app.camera.logical(*real)
        move(scene, spot)
        app.step()
        click(scene, spot)
        opened(app)
    finally:
        app.close()


def sail(scene: TableScene) -> None:
    _, grip, spot = ends(scene, first(scene, "sail"))
    drag(scene, grip, spot)


def test_the_window_closes_at_once_because_everything_is_on_disk(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    sail(scene)
    assert scene.may_close()
    key(scene, "escape")
    assert opened(app).may_close()


def test_the_wheel_turns_back_the_chronicle(app: App) -> None:
    scene = open_table(app, "human,random,random", 5)
    while len(scene.flow.log_lines(1000)) < 20:
        if scene.flow.decision is not None:
            scene.commands.act(Gesture(scene.flow.decision.options[-1]))
        key(scene, "space")
        app.step()
    while scene.flow.decision is None:
        key(scene, "space")
        app.step()
    everything = scene.flow.log_lines(1000)
    for _ in everything:
        scene.handle(Pointer("wheel", 1760, 700, amount=-1.0))
    assert [line.text for line in scene.view().log] == [line.text for line in everything[:3]]
    for _ in everything:
        scene.handle(Pointer("wheel", 1760, 700, amount=1.0))
    assert scene.view().log[-1].text == everything[-1].text


def test_rulebook_and_keys_lie_over_the_menu(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    scene.commands.open_menu()
    menu = opened(app)
    for name, page in (("rules", RulebookScene), ("keys", KeysScene)):
        strike(menu, name)
        assert isinstance(app.stack.top, page)
        app.stack.pop()
        assert app.stack.top is menu


def test_before_anybody_has_chosen_nothing_is_said_to_be_saved(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    for kept, said in ((False, UNSAVED), (True, WAITS)):
        key(scene, "escape")
        leave = (menu := opened(app)).controls.get("leave")
        assert leave is not None and leave.tip == said
        words = [item.text for item in menu.overlay(app.now()) if isinstance(item, Label)]
        assert ("Save and quit to menu" in words, "Quit to menu" in words) == (kept, not kept)
        app.stack.pop()
        asked = scene.flow.decision
        assert asked is not None and asked.seat == 0
        scene.flow.choose(asked.options[0])
        scene.flush()
    scene.flow.session.go_back(0)
    session = scene.flow.session
    assert session.touched  # what was taken back is kept, too
    scene.flow.reseat(1, "human")
    assert session.touched and not session.can_redo  # and so it is once it cannot be chosen again
