"""Whatever leads somewhere slow shows that it was pressed before the slow part begins."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from stupor.app import App
from stupor.games import registry
from stupor.program.busy_cover import LONG, PATIENCE
from stupor.scenes.begin import begin
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.page import PageScene
from stupor.scenes.shelf.scene import ShelfScene
from stupor.scenes.title import menu
from stupor.scenes.title.scene import TitleScene
from stupor.selftest.games import new_game, play
from stupor.stage.pointer import Key, Pointer
from stupor.table.session.leave import score_for
from tests.support.windows import window

GAME = "stupor_mundi"


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720))
    yield made
    made.close()


def seen(app: App) -> bytes:
    """What stands on the window now."""
    return pygame.image.tobytes(app.window.surface, "RGB")


def score(app: App) -> PageScene:
    """The score sheet of a game that is over."""
    table = begin(app, play(new_game("page,page", game=GAME)), tips=False)
    app.stack.reset(table)
    found = score_for(app, table.flow)
    assert isinstance(found, PageScene)
    return found


def shown(app: App, page: PageScene) -> PageScene:
    """A page at rest."""
    app.stack.reset(page)
    for _ in range(8):
        app.step()
    return page


WAYS: list[tuple[str, Callable[[App], PageScene], str]] = [
    ("shelf to title", lambda app: ShelfScene(), f"box.{GAME}"),
    ("shelf to lobby", lambda app: ShelfScene(), "ribbon.new"),
    ("title to lobby", lambda app: TitleScene(), "new"),
    ("lobby to table", lambda app: LobbyScene(LobbySetup(game=registry.get(GAME))), "begin"),
    ("lesson", lambda app: LearnScene(), required_lessons(GAME).LESSONS[0].id),
    ("library", lambda app: LibraryScene(), "games"),
    ("review", score, "replay"),
]


@pytest.mark.parametrize(("opens", "name"), [way[1:] for way in WAYS], ids=[w[0] for w in WAYS])
def test_what_is_clicked_is_seen_pressed_as_its_work_begins(
    app: App, opens: Callable[[App], PageScene], name: str
) -> None:
    """Given a page at rest, when one clicks, then the window differs there as the work begins."""
    page = shown(app, opens(app))
    widget = page.controls.get(name)
    assert widget is not None and widget.awake
    x, y, w, h = widget.rect
    page.handle(Pointer("move", x + w / 2, y + h / 2, 0))
    app.step()
    before, found = seen(app), []
    probe = replace(widget, press=lambda: found.append(seen(app)))
    page.controls.widgets = tuple(probe if one.id == name else one for one in page.controls.widgets)
    for kind in ("down", "up"):
        page.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]
    assert found and found[0] != before


def test_what_enter_takes_is_seen_pressed_too(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the lobby, when Enter begins, then the seal is pressed before the table is laid."""
    page = shown(app, LobbyScene(LobbySetup(game=registry.get(GAME))))
    before, found = seen(app), []
    monkeypatch.setattr(page, "begin", lambda: found.append(seen(app)))
    page.refresh()
    page.handle(Key("down", "return"))
    assert found and found[0] != before


@pytest.mark.parametrize("page", [ShelfScene, TitleScene])
def test_what_the_ways_lead_to_is_imported_while_nobody_moves(
    app: App, monkeypatch: pytest.MonkeyPatch, page: Callable[[], PageScene]
) -> None:
    """Given a page at rest, then one module after the other is there, and it comes to an end."""
    scene = shown(app, page())
    monkeypatch.setattr(menu, "_PAGES", ("colorsys",))
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    assert scene.preload() and "colorsys" in sys.modules
    assert not any([scene.preload() for _ in range(3)][1:])


def test_a_cloth_hangs_before_a_table_is_laid(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the lobby, when it leads to a table, then the middle is covered as the game is kept."""
    page = shown(app, LobbyScene(LobbySetup(game=registry.get(GAME))))
    keep, found = app.archive.keep, []

    def kept(session: object) -> object:
        found.append(app.window.surface.get_at((60, 380))[:3])
        return keep(session)  # type: ignore[arg-type]

    monkeypatch.setattr(app.archive, "keep", kept)
    page.activate("begin")
    assert found == [(74, 14, 22)]


def bar(app: App) -> bool:
    """Whether the cover has a bar in the middle."""
    return app.window.surface.get_at((444, 394))[:3] == (255, 233, 176)


def test_work_that_lasts_gets_a_cover_then_a_bar(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a slow page, then a cover comes after a moment and a bar long before two seconds."""
    shown(app, TitleScene())
    app.show_now()
    moment, plain = [app.now()], seen(app)
    monkeypatch.setattr(app._cover, "_clock", lambda: moment[0])
    app._cover.pressed()
    app._cover.goes_on(0.1)
    assert seen(app) == plain
    moment[0] += PATIENCE + 0.01
    app._cover.goes_on(0.2)
    assert seen(app) != plain and not bar(app)
    moment[0] += LONG + 0.01
    app._cover.goes_on(0.5)
    assert LONG < 2 and bar(app)


def test_a_new_page_tells_how_far_it_is(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []
    monkeypatch.setattr(app._frame, "_goes_on", shares.append)
    shown(app, TitleScene())
    assert len(shares) > 9 and shares == sorted(shares) and 0.9 < shares[-1] < 1
