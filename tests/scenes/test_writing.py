"""Wherever a line is written: all of it can be chosen, copied, cut and pasted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import NAME_LIMIT, LobbySetup
from stupor.scenes.page import PageScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.scene import Scene
from stupor.scenes.text_field import TextField
from stupor.stage.items import Box, Label
from stupor.stage.pointer import Key, Pointer
from tests.scenes.kit import FakeClipboard
from tests.support.windows import window

CTRL = frozenset({"ctrl"})
ALTGR = frozenset({"ctrl", "alt"})


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    made = window((1280, 720), painted=False)
    monkeypatch.setattr(made, "clipboard", FakeClipboard())
    yield made
    made.stack.clear()
    made.close()


def write(scene: Scene, text: str) -> None:
    for char in text:
        scene.handle(Key("down", char.lower(), text=char))


def told(scene: Scene, letter: str) -> None:
    """Hold Ctrl and strike a letter; what the system writes for it cannot be printed."""
    scene.handle(Key("down", letter, CTRL))


def click(scene: PageScene | ProfilesScene, name: str) -> None:
    widget = scene.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def opened(app: App, scene: Scene) -> Scene:
    app.stack.reset(scene)
    for _ in range(4):
        app.step()
    return scene


def lobby_name(app: App) -> tuple[Scene, Callable[[], str]]:
    scene = LobbyScene(LobbySetup())
    opened(app, scene)
    click(scene, "chair.1.line")
    return scene, lambda: scene.setup.chairs[0].name


def lobby_seed(app: App) -> tuple[Scene, Callable[[], str]]:
    scene = LobbyScene(LobbySetup(seed_text="77"))
    opened(app, scene)
    click(scene, "more")
    return scene, lambda: scene.setup.seed_text


def profile(app: App) -> tuple[Scene, Callable[[], str]]:
    opened(app, CampaignScene())
    scene = ProfilesScene()
    app.stack.push(scene)
    click(scene, f"write.{app.archive.profiles.current().id}")
    return scene, lambda: scene.name


def rulebook(app: App) -> tuple[Scene, Callable[[], str]]:
    scene = RulebookScene(query="castle")
    return opened(app, scene), lambda: scene.query


def figures(app: App) -> tuple[Scene, Callable[[], str]]:
    scene = FiguresScene(query="castle")
    return opened(app, scene), lambda: scene.query


GIVEN = [lobby_name, lobby_seed, profile]
FIELDS = [*GIVEN, rulebook, figures]


@pytest.mark.parametrize("field", FIELDS)
def test_all_of_it_is_chosen_copied_cut_and_pasted(
    app: App, field: Callable[[App], tuple[Scene, Callable[[], str]]]
) -> None:
    scene, text = field(app)
    given = text()
    told(scene, "a")
    assert lit(scene)
    told(scene, "c")
    assert (text(), app.clipboard.read()) == (given, given)
    told(scene, "x")
    assert text() == "" and not lit(scene)
    told(scene, "v")
    told(scene, "v")
    assert text() == (given + given)[: len(text())] and len(text()) > len(given)
    told(scene, "a")
    write(scene, "12")
    assert text() == "12"
    scene.handle(Key("down", "backspace"))
    assert text() == "1"


def lit(scene: Scene) -> bool:
    """Whether a light lies behind what is written."""
    items = [*scene.items(), *scene.overlay(0.0)]
    return any(isinstance(i, Box) and i.key.endswith(".chosen") for i in items)


@pytest.mark.parametrize("field", GIVEN)
def test_a_click_chooses_what_was_given(
    app: App, field: Callable[[App], tuple[Scene, Callable[[], str]]]
) -> None:
    scene, text = field(app)
    assert text() and lit(scene)
    write(scene, "1")
    assert text() == "1" and not lit(scene)


def test_lena_is_called_lena(app: App) -> None:
    """Given the name Player 1, when it is clicked and Lena typed, then that is all of it."""
    scene, text = lobby_name(app)
    write(scene, "Lena")
    assert text() == "Lena"
    shown = [item.text for item in scene.items() if isinstance(item, Label)]
    assert "Lena|" in shown


def test_the_light_lies_behind_the_words(app: App) -> None:
    scene, _ = lobby_name(app)
    light = next(i for i in scene.items() if i.key.endswith(".chosen"))
    words = next(i for i in scene.items() if i.key.endswith("title.words"))
    assert isinstance(words, Label) and words.text == "Player 1"
    wide = app.renderer.text.measure("Player 1", "text", 21, app.camera.k)
    assert light.z < words.z
    assert abs(light.rect[2] - wide) < 12


@pytest.mark.parametrize(
    ("text", "chosen", "event", "after", "still"),
    [
        ("ab", False, Key("down", "c", text="c"), "abc", False),
        ("ab", True, Key("down", "c", text="c"), "c", False),
        ("ab", True, Key("down", "backspace"), "", False),
        ("ab", False, Key("down", "backspace"), "a", False),
        ("ab", True, Key("down", "left"), "ab", False),
        ("ab", False, Key("down", "left"), None, False),
        ("", False, Key("down", "backspace"), None, False),
        ("", False, Key("down", "space", text=" "), None, False),
        ("ab", False, Key("down", "q", ALTGR, "@"), "ab@", False),
        ("ab", False, Key("down", "k", frozenset({"alt"}), "k"), None, False),
        ("ab", True, Key("down", "f5"), None, True),
        ("ab", False, Key("down", "z", CTRL), None, False),
    ],
)
def test_keys(text: str, chosen: bool, event: Key, after: str | None, still: bool) -> None:
    field = TextField(NAME_LIMIT)
    field.chosen = chosen
    assert field.typed(text, event, FakeClipboard()) == after
    assert field.chosen is still


def test_what_is_pasted_is_one_line_of_what_the_field_takes() -> None:
    clipboard = FakeClipboard()
    clipboard.write("  Konrad\n\tIV\x07 of the very long name ")
    name, seed = TextField(NAME_LIMIT), TextField(9, str.isdecimal)
    paste = Key("down", "v", CTRL)
    assert name.typed("", paste, clipboard) == "Konrad IV of the"
    assert seed.typed("12", paste, clipboard) == "12"
    clipboard.write("1 2 3 and more")
    assert seed.typed("9", paste, clipboard) == "9123"
