"""The settings page and the keys page, by mouse, keyboard and gamepad."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from stupor.app import App
from stupor.platform.settings import Settings, load
from stupor.scenes.page import PageScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.rows import LEFT, RIGHT, first_values
from stupor.scenes.settings.scene import NO_DEVICE, SettingsScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.bindings import ACTIONS, PAD
from stupor.stage.items import Label
from stupor.stage.pointer import Key, Pointer
from tests.scenes.kit import click, keys_are_unique, middle, press, words
from tests.support.windows import window

ROWS = [row for chapter in (*LEFT, *RIGHT) for row in chapter.rows]
CHOICES = [
    pytest.param(row.field, f"{row.field}.{word}", value, id=f"{row.field} {word}")
    for row in ROWS
    for word, value in row.choices
    if row.field not in ("keys", "window", "fullscreen", "first_game")
]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window((1280, 720), painted=False, sound=True)
    yield made
    made.close()


@pytest.fixture
def page(app: App) -> SettingsScene:
    scene = SettingsScene()
    app.stack.reset(scene)
    app.step()
    return scene


@pytest.fixture
def keys(app: App, page: SettingsScene) -> KeysScene:
    click(page, "keys.Change keys\u2026")
    scene = app.stack.top
    assert isinstance(scene, KeysScene)
    app.step()
    return scene


@pytest.mark.parametrize(("field", "widget", "value"), CHOICES)
def test_every_choice_is_heeded_and_kept(
    app: App, page: SettingsScene, tmp_path: Path, field: str, widget: str, value: object
) -> None:
    click(page, widget)
    app.step()
    assert getattr(app.settings, field) == value
    assert getattr(load(tmp_path)[0], field) == value
    assert keys_are_unique(page)


@pytest.mark.parametrize("field", ["text", "sound", "music"])
def test_sliders_follow_the_pointer_and_the_arrows(
    app: App, page: SettingsScene, field: str
) -> None:
    slider = page.sliders[field]
    x, y, w, h = slider.rect
    page.handle(Pointer("down", x + 30, y + h / 2, 1))
    page.handle(Pointer("move", x - 900, y + 300, 1))
    assert getattr(app.settings, field) == slider.least
    page.handle(Pointer("move", x + w, y, 1))
    assert getattr(app.settings, field) == slider.most
    page.handle(Pointer("up", x + w, y, 1))
    page.handle(Pointer("move", x, y))
    assert getattr(app.settings, field) == slider.most
    page.controls.focused, page.controls.by_key = field, True
    press(page, "left", "left", "right")
    assert getattr(app.settings, field) == slider.most - slider.step
    press(page, "down")
    assert page.controls.focused != field


def test_larger_text_is_larger_at_once(app: App, page: SettingsScene) -> None:
    def height() -> int:
        [label] = [i for i in page.items() if isinstance(i, Label) and i.key == "sound.name"]
        return app.renderer.render(label).bounds.h

    before = height()
    app.change(text=150)
    app.step()
    assert height() > before * 1.2
    app.change(text=75)
    assert height() < before


def test_loudness_reaches_the_mixer(app: App, page: SettingsScene) -> None:
    app.change(sound=25, music=50)
    assert (app.audio.sound_volume, app.audio.music_volume) == (0.25, 0.5)
    click(page, "mute.On")
    assert app.audio._mute


def test_a_missing_device_is_told(app: App, page: SettingsScene) -> None:
    assert NO_DEVICE not in words(page)
    app.audio.close()
    assert NO_DEVICE in words(page)


def test_full_screen_and_window_sizes(
    app: App, page: SettingsScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stupor.scenes.settings.scene.desktop", lambda: (1600, 900))
    click(page, "fullscreen.Full screen")
    assert app.window.fullscreen
    click(page, "window.1600\u00d7900")
    assert not app.window.fullscreen
    assert app.window.surface.get_size() == (1600, 900)
    click(page, "window.1920\u00d71080")
    assert app.window.surface.get_size() == (1600, 900)
    large = page.controls.get("window.1920\u00d71080")
    assert large is not None
    assert "smaller" in large.asleep


def test_restoring_leaves_keys_window_and_lessons(app: App, page: SettingsScene) -> None:
    app.change(speed=4.0, text=200, keys={"undo": "q"}, lessons=("castle",))
    click(page, "reset")
    assert app.settings == Settings(keys={"undo": "q"}, lessons=("castle",))
    assert "keys" not in first_values()


def test_the_advice_of_a_first_game_comes_again_when_asked_for(
    app: App, page: SettingsScene
) -> None:
    """Given a game that is known, when its advice is switched on, it is all said anew; and off."""
    app.change(known=(app.game,), heard=(f"{app.game}.turn",))
    page.refresh()
    click(page, "first_game.On")
    assert app.settings.new_to(app.game) and not app.settings.heard
    click(page, "first_game.Off")
    assert not app.settings.new_to(app.game)


def test_the_title_leads_there_and_back(app: App) -> None:
    title = TitleScene()
    app.stack.reset(title)
    click(title, "settings")
    page = app.stack.top
    assert isinstance(page, SettingsScene)
    press(page, "escape")
    assert app.stack.top is title


def test_every_control_can_be_reached_by_arrows(app: App, page: SettingsScene) -> None:
    wanted = {widget.id for widget in page.controls.widgets}
    seen: set[str] = set()
    for _ in range(len(wanted)):
        press(page, "tab")
        seen.add(page.controls.focused or "")
    assert seen == wanted


def test_arrows_go_from_row_to_row(page: SettingsScene) -> None:
    """Given a language in focus, when Down is pressed, then no row of the column is left out."""
    page.controls.focused, page.controls.by_key = "language.English", True
    passed = []
    for _ in range(3):
        page.controls.move_focus(0, 1)
        passed.append((page.controls.focused or "").partition(".")[0])
    assert passed == ["text", "contrast", "speed"]


def test_all_actions_have_a_key_and_a_button(keys: KeysScene) -> None:
    shown = words(keys)
    for action in ACTIONS.values():
        assert action.label in shown
    assert keys_are_unique(keys)


def test_a_new_key_takes_the_place_of_the_old(app: App, keys: KeysScene) -> None:
    click(keys, "undo")
    assert any("press a new key" in text for text in words(keys))
    press(keys, "q")
    assert app.settings.keys == {"undo": "q"}
    keys.controls.focused, keys.controls.by_key = "undo", True
    press(keys, "delete")
    assert app.settings.keys == {}


def test_delete_restores_the_key_under_the_pointer(app: App, keys: KeysScene) -> None:
    click(keys, "undo")
    press(keys, "q")
    keys.handle(Pointer("move", *middle(keys, "undo")))
    press(keys, "delete")
    assert app.settings.keys == {}


def test_a_new_button_of_the_gamepad(app: App, keys: KeysScene) -> None:
    click(keys, f"{PAD}undo")
    keys.handle(Key("down", "q"))
    assert keys.waiting
    keys.handle(Key("down", "f", pad="x"))
    assert app.settings.keys == {f"{PAD}undo": "x"}


def test_escape_and_clicks_leave_the_key(app: App, keys: KeysScene) -> None:
    click(keys, "undo")
    press(keys, "escape")
    assert not keys.waiting
    click(keys, "undo")
    keys.handle(Pointer("down", 5, 5, 1))
    assert not keys.waiting
    assert app.settings.keys == {}
    assert app.stack.top is keys


def test_a_key_that_is_taken_twice_is_told(app: App, keys: KeysScene) -> None:
    click(keys, "undo")
    press(keys, "y")
    told = " ".join(words(keys))
    assert "Y is used twice: Undo and Redo" in told
    tips = {name: keys.controls.get(name).tip for name in ("undo", "redo", f"{PAD}undo")}  # type: ignore[union-attr]
    assert [bool(tip) for tip in tips.values()] == [True, True, False], "the button is its own"
    keys.handle(Pointer("move", *middle(keys, "redo")))
    assert any("used twice" in getattr(item, "text", "") for item in keys.overlay(0))
    click(keys, "reset")
    assert app.settings.keys == {}
    assert "used twice" not in " ".join(words(keys))


def test_leaving_the_keys_goes_back_to_the_settings(app: App, keys: KeysScene) -> None:
    press(keys, "escape")
    assert isinstance(app.stack.top, SettingsScene)


def test_pages_say_nothing_twice() -> None:
    assert issubclass(KeysScene, PageScene)
    assert len({row.field for row in ROWS}) == len(ROWS)
