"""The shelf: boxes of all games, a toy among them, and the ways from each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from stupor.app import App
from stupor.games import registry
from stupor.program.first_page import first_scene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.shelf.book import in_two, ribbon_items
from stupor.scenes.shelf.scene import ShelfScene
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Label
from stupor.stage.measure import alike
from stupor.stage.pointer import Key, Pointer
from stupor.table.scene import TableScene
from tests.scenes.kit import click, keys_are_unique, middle, words
from tests.support.windows import window
from tests.toys import TOY


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(registry.MADE_UP, TOY)
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def shelf(app: App, chosen: str = "") -> ShelfScene:
    """The shelf, once it has seen what waits in the boxes."""
    scene = ShelfScene(chosen)
    app.stack.reset(scene)
    while not scene.looked:
        app.step()
    return scene


def test_the_window_opens_at_the_shelf_where_there_are_several_games(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(first_scene(app, None, None, {}, "", None), ShelfScene)
    monkeypatch.setattr(registry, "names", lambda: ("stupor_mundi",))
    assert isinstance(first_scene(app, None, None, {}, "", None), TitleScene)


def test_every_game_has_a_box_also_one_without_a_cover(app: App) -> None:
    scene = shelf(app)
    boxes = [w.id for w in scene.controls.widgets if w.id.startswith("box.")]
    assert boxes == [f"box.{n}" for n in registry.names()]
    assert app.cover(TOY) is None and app.cover("stupor_mundi") is not None
    assert {"Stupor Mundi", "The Toy", "2\u20134 players"} <= set(words(scene))
    assert keys_are_unique(scene)


def test_tab_goes_through_the_ribbons_of_a_box_before_the_next_box(app: App) -> None:
    scene = shelf(app)
    ids = [w.id for w in scene.controls.widgets]
    at = ids.index(f"box.{scene.chosen}")
    assert ids[at + 1].startswith("ribbon.")


def test_a_long_title_breaks_into_even_lines() -> None:
    assert in_two("The Castles of Burgundy") == "The Castles\nof Burgundy"
    assert in_two("Stupor Mundi") == "Stupor Mundi"
    assert in_two("Donaudampfschifffahrt") == "Donaudampfschifffahrt"


def test_no_ribbon_hangs_before_it_is_known_what_waits(app: App) -> None:
    """Given a shelf in its first frame, a press where a ribbon will hang begins nothing."""
    scene = ShelfScene("stupor_mundi")
    app.stack.reset(scene)
    x, y, w, h = scene.ribbon_place(0)
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x + w / 2, y + h / 2))
    scene.handle(Key("down", "return"))
    assert app.stack.top is scene and "ribbon." not in str(scene.controls.widgets)
    while not scene.looked:
        app.step()
    assert scene.controls.get("ribbon.new") is not None


def test_pointing_at_a_box_shows_its_ribbons_and_a_press_opens_it(app: App) -> None:
    scene = shelf(app, "stupor_mundi")
    assert scene.controls.get("ribbon.solo") is not None
    scene.handle(Pointer("move", *middle(scene, f"box.{TOY}")))
    assert scene.chosen == TOY and scene.controls.get("ribbon.solo") is None
    click(scene, f"box.{TOY}")
    assert isinstance(app.stack.top, TitleScene) and app.game == TOY
    app.stack.top.handle(Key("down", "escape"))
    back = app.stack.top
    assert isinstance(back, ShelfScene) and back.chosen == TOY


def test_keys_reach_a_box_and_its_ribbon(app: App) -> None:
    scene = shelf(app, "stupor_mundi")
    for name in ("tab", "right", "right"):
        scene.handle(Key("down", name))
    while scene.chosen != TOY:
        scene.handle(Key("down", "tab"))
    scene.handle(Key("down", "tab"))
    while not (scene.controls.focused or "").startswith("ribbon."):
        scene.handle(Key("down", "tab"))
    assert scene.controls.focused == "ribbon.new"
    scene.handle(Key("down", "return"))
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene) and lobby.setup.game.id == TOY


def test_the_first_arrow_key_begins_at_the_open_box(app: App) -> None:
    """Given the box of the game played last in the light, then an arrow key does not leave it."""
    scene = shelf(app, last := registry.names()[-1])
    scene.handle(Key("down", "down"))
    assert scene.chosen == last and scene.controls.focused == f"box.{last}"


def test_what_was_left_waits_in_its_box_and_the_game_played_last_is_chosen(app: App) -> None:
    """Given a toy begun from the shelf and left, then its plate and its ribbon say so."""
    click(shelf(app, TOY), "ribbon.new")
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    for number in (2, 3):
        lobby.setup.chairs[number].kind = "empty"
    lobby.setup.chairs[1].kind = "human"
    lobby.setup.undo = "friendly"
    lobby.begin()
    table = app.stack.top
    assert isinstance(table, TableScene)
    session = table.flow.session
    session.play(session.state.options[0])
    app.stack.reset(table.app.title_page())  # whoever leaves the table lets the game go
    scene = shelf(app)
    assert scene.chosen == TOY and app.settings.game == TOY
    assert "In progress: round 1" in words(scene)
    assert scene.controls.get("ribbon.continue") is not None
    assert [chair["kind"] for chair in app.settings.chairs[TOY]] == [
        "human", "human", "empty", "empty",
    ]  # fmt: skip
    click(scene, "ribbon.new")
    again = app.stack.top
    assert isinstance(again, LobbyScene) and again.setup.humans == 2
    assert again.setup.undo == "friendly"


def test_long_words_are_parted_in_their_middle_and_leave_the_others_large() -> None:
    long = ribbon_items(Widget("a", (0, 0, 250, 66), None), "Learn by playing: 3 minutes", True)
    short = ribbon_items(Widget("b", (0, 0, 250, 66), None), "Solo", False)
    said = [item for item in (*long, *short) if isinstance(item, Label)]
    assert [label.text for label in said] == ["Learn by playing:\n3 minutes", "Solo"]
    texts = [label.peers for label in alike(said, ".words") if isinstance(label, Label)]
    assert texts == [(), (("Solo", 1.0),)]


@pytest.mark.parametrize("size", [(1920, 1062), (1720, 720)])
def test_the_shelf_goes_from_edge_to_edge_of_a_window_of_any_shape(size: tuple[int, int]) -> None:
    """Given a window that is wider than the page, then no wood is seen beside the shelf."""
    app = window(size)
    app.stack.reset(ShelfScene())
    app.step()
    screen = pygame.display.get_surface()
    assert screen is not None
    height = round(873 * app.camera.k)  # the middle of the board below the boxes
    seen = {screen.get_at((x, height))[:3] for x in (0, 5, size[0] - 6, size[0] - 1)}
    app.close()
    assert min(red for red, _, _ in seen) > 80, seen


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_ribbons_hang_within_the_page_whichever_book_is_chosen(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str, text: int
) -> None:
    """Given a book at the edge of the page and large letters, then no ribbon leaves the page."""
    monkeypatch.setattr(registry, "names", lambda: tuple(registry.GAMES))
    app.settings = replace(app.settings, text=text)
    ribbons = [w.rect for w in shelf(app, game).controls.widgets if w.id.startswith("ribbon.")]
    assert ribbons and all(x >= 0 and x + w <= 1920 for x, _, w, _ in ribbons)


def test_buttons_and_ribbons_grow_with_the_letters(app: App) -> None:
    """Given letters of 150 %, ribbons and buttons have room for them and meet nothing else."""
    usual = {w.id: w.rect for w in shelf(app, "stupor_mundi").controls.widgets}
    app.settings = replace(app.settings, text=150)
    large = {w.id: w.rect for w in shelf(app, "stupor_mundi").controls.widgets}
    for name in ("ribbon.new", "foot.library"):
        assert large[name][2] > usual[name][2], name
    books = [rect for name, rect in large.items() if name.startswith("box.")]
    ribbons = sorted(rect for name, rect in large.items() if name.startswith("ribbon."))
    assert all(x + w < book[0] for x, _, w, _ in ribbons for book in books if book[0] > x)
    assert all(a[1] + a[3] < b[1] for a, b in pairwise(sorted(ribbons, key=lambda r: r[1])))
