"""Files from elsewhere and damaged ones: taken in, or refused with a reason."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from stupor.app import App
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.scenes.error import ErrorScene
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.games.sections import FINISHED, RUNNING
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import SeatLook
from stupor.scenes.notice import NoticeScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.scene import Scene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.statistics.scene import StatisticsScene
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.scenes.games.acting import ids, opened, spoil, strike, until
from tests.scenes.kit import click, words


def test_a_copy_goes_to_downloads_and_comes_back_in(full: App, downloads: Path) -> None:
    scene = opened(full, FINISHED)
    click(scene, "export")
    notice = until(full, NoticeScene)
    strike(notice, "return")
    [copy] = downloads.glob("*.stupor")
    click(scene, "tab.found")
    assert [entry.path for entry in scene.entries] == [copy]
    click(scene, "take")
    assert full.stack.top is scene
    assert scene.section == FINISHED
    assert copy.is_file()


def test_a_dropped_file_is_brought_in_and_chosen(bare: App, shelf: Path) -> None:
    path = next((shelf / "games").glob("*.stupor"))
    scene = opened(bare)
    assert not scene.entries
    scene.drop(str(path))
    assert scene.entry is not None
    assert ids(scene) == [scene.chosen]


def test_a_file_dropped_on_the_library_opens_the_page_of_games(bare: App, shelf: Path) -> None:
    path = next((shelf / "games").glob("*.stupor"))
    library = LibraryScene()
    bare.stack.reset(library)
    bare.step()
    _drop(bare, path)
    page = bare.stack.top
    assert isinstance(page, GamesScene)
    assert page.entry is not None


def test_a_file_dropped_on_the_window_comes_to_the_page(bare: App, shelf: Path) -> None:
    path = next((shelf / "games").glob("*.stupor"))
    scene = opened(bare)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    bare.step()
    assert len(scene.shelves.entries(RUNNING)) + len(scene.shelves.entries(FINISHED)) == 1


def _drop(app: App, path: Path) -> None:
    """Let a file fall on the window, as the desktop tells it."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.step()


@pytest.mark.parametrize(
    "page",
    [
        LibraryScene,
        lambda: LobbyScene(LobbySetup()),
        RulebookScene,
        SettingsScene,
        KeysScene,
        LearnScene,
        StatisticsScene,
        FiguresScene,
        lambda: NoticeScene("Title", "Words"),
        lambda: CurtainScene(SeatLook(FREDERICK, "Lena"), [], [], lambda: None),
    ],
)
def test_a_file_dropped_on_any_page_opens_the_page_of_games(
    bare: App, shelf: Path, page: Callable[[], Scene]
) -> None:
    scene = page()
    bare.stack.reset(scene)
    bare.step()
    _drop(bare, next((shelf / "games").glob("*.stupor")))
    games = until(bare, GamesScene)
    assert games.entry is not None and len(bare.archive.games()) == 1
    bare.step()
    bare.stack.pop()
    assert bare.stack.top is scene


def test_a_file_dropped_on_the_table_leaves_its_game_as_it_is(full: App) -> None:
    strike(opened(full), "return")
    table = until(full, TableScene)
    ply = table.flow.session.ply
    path, before = full.archive.games()[0].path, len(full.archive.games())
    _drop(full, path)
    until(full, GamesScene)
    assert len(full.archive.games()) == before
    full.stack.pop()
    assert full.stack.top is table and table.flow.session.ply == ply
    full.stack.clear()


def test_a_file_dropped_where_no_table_can_be_set_does_nothing(bare: App, shelf: Path) -> None:
    scene = ErrorScene(OSError("no pictures"), shelf / "stupor.log")
    bare.stack.reset(scene)
    bare.step()
    _drop(bare, next((shelf / "games").glob("*.stupor")))
    assert bare.stack.top is scene and bare.archive.games() == []


@pytest.mark.parametrize("content", [b"", b"\x00\xff" * 900, b'{"format": "else"}\n', b"[" * 9000])
def test_a_foreign_file_is_refused_with_a_reason(bare: App, tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "holiday.stupor"
    foreign.write_bytes(content)
    scene = opened(bare)
    scene.drop(str(foreign))
    notice = until(bare, NoticeScene)
    told = [getattr(item, "text", "") for item in notice.overlay(0)]
    assert any(str(foreign) in line for line in told)
    strike(notice, "escape")
    assert bare.stack.top is scene
    assert not scene.entries
    assert foreign.read_bytes() == content


def test_a_picture_dropped_by_mistake_is_refused(bare: App, tmp_path: Path) -> None:
    picture = tmp_path / "holiday.png"
    pygame.image.save(pygame.Surface((30, 30)), picture)
    scene = opened(bare)
    scene.drop(str(picture))
    until(bare, NoticeScene)
    assert bare.archive.games() == []


def test_a_file_that_is_gone_is_refused_with_a_reason(bare: App, tmp_path: Path) -> None:
    scene = opened(bare)
    scene.drop(str(tmp_path / "gone.stupor"))
    until(bare, NoticeScene)


def test_a_damaged_game_is_shown_with_its_reason(full: App) -> None:
    name = ids(opened(full))[0]
    whole = (full.archive.folder / f"{name}.stupor").read_bytes()
    path = spoil(full, name, whole[:-200] + b"\x00garbage\n\n{" * 40)
    scene = opened(full)
    scene.choose(name)
    entry = scene.entry
    assert entry is not None
    assert entry.problem
    assert entry.problem in words(scene)
    click(scene, "continue")
    until(full, Scene)
    for _ in range(5):
        full.step()
    assert path.read_bytes().startswith(whole[:-200] + b"\x00garbage")
    full.stack.clear()


def test_of_a_file_that_never_was_a_game_nothing_is_offered_to_go_on_with(full: App) -> None:
    name = ids(opened(full))[0]
    spoil(full, name, b"\x00garbage\n\n{" * 40)
    scene = opened(full)
    scene.choose(name)
    assert [action.id for action in scene.offered_actions] == ["export", "delete"]
    full.step()
    full.stack.clear()


def test_a_damaged_game_can_be_thrown_away_and_put_back(full: App) -> None:
    name = ids(opened(full))[0]
    path = spoil(full, name, b"no game\n")
    scene = opened(full)
    scene.choose(name)
    strike(scene, "delete")
    assert not path.exists()
    strike(scene, "z")
    assert path.read_bytes() == b"no game\n"
