"""The page of games: choosing, going on, watching, trash and back, export, bringing in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from stupor.app import App
from stupor.archive import Archive
from stupor.games.registry import get
from stupor.platform.gamepad import pad_key
from stupor.scenes.games.scene import AT_ONCE, GamesScene
from stupor.scenes.games.sections import FINISHED, FOUND, RUNNING, TRASH
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.notice import NoticeScene
from stupor.scenes.review.scene import ReviewScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Pointer
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.test_contrast import assert_readable
from tests.mutate.worlds import nested
from tests.scenes.games.acting import ids, opened, spoil, strike, until
from tests.scenes.games.kept import SPEC, played
from tests.scenes.kit import click, keys_are_unique, middle, words
from tests.support.layout_check import problems
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def test_running_and_finished_games_lie_apart(full: App) -> None:
    scene = opened(full)
    assert len(scene.entries) == 12
    assert all(len(entry.players) in (1, 2, 3, 4) for entry in scene.entries)
    click(scene, "tab.finished")
    assert sorted(len(entry.players) for entry in scene.entries) == [1, 2, 3, 4]
    assert all(entry.game and entry.game.over for entry in scene.entries)
    assert keys_are_unique(scene)


def test_the_page_opens_where_games_lie(full: App) -> None:
    running = opened(full).entries
    assert running
    for entry in running:
        assert entry.game is not None
        full.archive.trash(entry.game)
    scene = opened(full)
    assert scene.section == FINISHED and scene.entries
    click(scene, "tab.running")
    assert scene.section == RUNNING and not scene.entries


def test_the_sheet_tells_names_houses_and_points(full: App) -> None:
    scene = opened(full, FINISHED)
    for entry in scene.entries:
        scene.choose(entry.id)
        told = words(scene)
        for player in entry.players:
            assert player.badge is not None
            assert {player.name, player.badge.name, str(player.score)} <= set(told)


def test_continue_goes_on_at_the_very_decision(full: App) -> None:
    scene = opened(full)
    entry = next(entry for entry in scene.entries if len(entry.players) == 3)
    scene.choose(entry.id)
    click(scene, "continue")
    table = until(full, TableScene)
    assert isinstance(table, TableScene)
    assert entry.game is not None
    assert table.flow.session.ply >= entry.game.ply
    full.stack.clear()


def test_a_double_click_goes_on_with_a_game(full: App) -> None:
    scene = opened(full)
    x, y = middle(scene, f"card.{ids(scene)[2]}")
    for clicks in (1, 2):
        for kind in ("move", "down", "up"):
            scene.handle(Pointer(kind, x, y, 1, clicks))  # type: ignore[arg-type]
    until(full, TableScene)
    full.stack.clear()


def test_one_click_only_chooses(full: App) -> None:
    scene = opened(full)
    click(scene, f"card.{ids(scene)[3]}")
    full.step()
    full.step()
    assert full.stack.top is scene
    assert scene.chosen == ids(scene)[3]


@pytest.mark.parametrize("button", ["timeline", "review"])
def test_a_game_of_another_kind_is_opened_with_its_own_pages(
    bare: App, tmp_path: Path, button: str
) -> None:
    """Given the library of one game, when another game's record is opened, it has its own pages."""
    archive = bare.__dict__["archive"] = Archive(tmp_path / "data", get)
    played(archive, 2, None, spec=get("burgundy"))
    bare.use_game("stupor_mundi")
    click(opened(bare, FINISHED), button)
    until(bare, TimelineScene if button == "timeline" else ReviewScene)
    bare.step()
    assert bare.game == "burgundy"
    bare.stack.clear()
    bare.use_game("stupor_mundi")


def test_a_finished_game_is_watched_in_the_timeline(full: App) -> None:
    scene = opened(full, FINISHED)
    strike(scene, "return")
    until(full, TimelineScene)
    full.stack.pop()
    assert full.stack.top is scene


def test_a_word_is_seen_while_a_game_is_opened(full: App) -> None:
    scene = opened(full, FINISHED)
    click(scene, "timeline")
    assert any("Opening" in getattr(item, "text", "") for item in scene.overlay(0))
    full.step()
    assert full.stack.top is scene
    until(full, TimelineScene)
    full.stack.clear()


def test_what_is_deleted_lies_in_the_trash_and_can_be_put_back(full: App) -> None:
    scene = opened(full)
    before = ids(scene)
    gone = before[4]
    click(scene, f"card.{gone}")
    strike(scene, "delete")
    assert ids(scene) == [name for name in before if name != gone]
    assert scene.chosen == before[5]
    assert [entry.id for entry in scene.shelves.entries(TRASH)] == [gone]
    assert "trash" in scene.said
    click(scene, "putback")
    assert sorted(ids(scene)) == sorted(before)
    assert scene.chosen == gone
    assert scene.controls.get("putback") is None


def test_the_trash_gives_back_what_was_thrown_away_long_ago(full: App) -> None:
    gone = ids(opened(full))[0]
    strike(opened(full, chosen=gone), "delete")
    scene = opened(full, TRASH)
    assert ids(scene) == [gone]
    click(scene, "restore")
    assert (scene.section, scene.chosen) == (RUNNING, gone)
    assert full.archive.trashed() == []


def test_undo_puts_back_at_once(full: App) -> None:
    scene = opened(full)
    before = ids(scene)
    strike(scene, "delete", "z")
    assert sorted(ids(scene)) == sorted(before)


def test_every_game_can_be_thrown_away_one_by_one(full: App) -> None:
    scene = opened(full)
    for _ in range(20):
        strike(scene, "delete")
        full.step()
    assert not scene.entries
    assert scene.entry is None
    assert scene.controls.get("new") is not None


def test_a_folder_that_cannot_be_written_is_told(
    full: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    scene = opened(full)
    before = ids(scene)
    for deed in ("trash", "export"):
        monkeypatch.setattr(full.archive, deed, refuse)
    for name in ("export", "delete"):
        click(scene, name)
        notice = until(full, NoticeScene)
        assert any("Permission" in getattr(item, "text", "") for item in notice.overlay(0))
        strike(notice, "return")
    assert ids(scene) == before


def test_a_game_that_is_played_elsewhere_stays_where_it_is(full: App) -> None:
    scene = opened(full)
    entry = scene.entry
    assert entry is not None
    assert entry.game is not None
    elsewhere = Archive(full.archive.folder.parent, lambda _: SPEC).open(entry.game)
    strike(scene, "delete")
    notice = until(full, NoticeScene)
    assert any("another window" in getattr(item, "text", "") for item in notice.overlay(0))
    assert scene.chosen in ids(scene)
    assert elsewhere.writer is not None
    elsewhere.writer.close()


def test_a_long_list_is_read_while_the_page_is_shown(full: App) -> None:
    path = next(game.path for game in full.archive.games() if game.over is None)
    for number in range(40):
        shutil.copy(path, full.archive.folder / f"copy{number}.stupor")
    scene = opened(full)
    at_first = len(scene.entries) + len(scene.shelves.entries(FINISHED))
    assert 9 <= at_first < 56
    strike(scene, "down", "right")
    chosen = scene.chosen
    for _ in range(40):
        full.step()
    assert len(scene.entries) + len(scene.shelves.entries(FINISHED)) == 56
    assert (scene.chosen, scene.tick(0.0)) == (chosen, None)


def test_the_wheel_and_the_page_keys_turn_the_pages(full: App) -> None:
    scene = opened(full)
    scene.handle(Pointer("wheel", 300, 300, amount=-1))
    assert (scene.page, scene.chosen) == (1, ids(scene)[9])
    strike(scene, "pagedown")
    assert scene.page == 1
    strike(scene, "page up")
    assert (scene.page, scene.chosen) == (0, ids(scene)[0])


def test_arrows_walk_over_all_cards(full: App) -> None:
    scene = opened(full)
    strike(scene, "down")
    assert scene.controls.focused == f"card.{ids(scene)[0]}"
    strike(scene, "right", "down", "down", "down")
    assert (scene.page, scene.chosen) == (1, ids(scene)[10])
    strike(scene, "up")
    assert (scene.page, scene.chosen) == (0, ids(scene)[7])


def test_arrows_lead_from_the_shelf_to_the_buttons(full: App) -> None:
    scene = opened(full)
    strike(scene, "down", "right", "right", "right")
    assert scene.controls.focused == "continue"
    strike(scene, "down", "right", "right")
    assert scene.controls.focused == "delete"
    strike(scene, "left", "left", "left")
    assert scene.controls.focused == f"card.{ids(scene)[2]}"
    strike(scene, "up")
    assert scene.controls.focused == "tab.running"


def test_tab_reaches_everything(full: App) -> None:
    scene = opened(full)
    seen = set()
    for _ in range(len(scene.controls.widgets) + 3):
        strike(scene, "tab")
        seen.add(scene.controls.focused)
    assert {widget.id for widget in scene.controls.widgets} <= seen


def test_a_gamepad_goes_on_with_a_game(full: App) -> None:
    scene = opened(full)
    for name in ("down", "right", "a"):
        scene.handle(pad_key("down", name))
        scene.handle(pad_key("up", name))
    until(full, TableScene)
    full.stack.clear()


def test_a_gamepad_turns_pages_and_leaves(full: App) -> None:
    scene = opened(full)
    scene.handle(pad_key("down", "rt"))
    assert scene.page == 1
    scene.handle(pad_key("down", "b"))
    assert isinstance(full.stack.top, TitleScene)


def test_where_nothing_lies_the_page_says_so(bare: App) -> None:
    for section in (RUNNING, FINISHED, TRASH, FOUND):
        scene = opened(bare, section)
        assert scene.part.bare in words(scene)
        strike(scene, "down", "return", "delete", "z", "pagedown")
    scene = opened(bare)
    click(scene, "new")
    assert isinstance(bare.stack.top, LobbyScene)


def test_a_picture_is_shown_where_there_is_one(full: App) -> None:
    scene = opened(full)
    entry = scene.entries[0]
    assert entry.game is not None
    picture = pygame.Surface((640, 360))
    picture.fill((10, 200, 30))
    pygame.image.save(picture, full.archive.picture(entry.game))
    opened(full)
    full.step()
    x, y = full.camera.real((240, 260, 1, 1))[:2]
    assert full.window.surface.get_at((x, y))[:3] == pytest.approx((10, 200, 30), abs=4)


@pytest.mark.parametrize("strong", [False, True], ids=["usual", "high contrast"])
def test_everything_can_be_read(full: App, downloads: Path, strong: bool) -> None:
    (downloads / "Sunday.stupor").write_text("x")
    spoil(full, full.archive.games()[0].id, b"nonsense\n")
    full.change(contrast=strong)
    for section in (RUNNING, FINISHED, FOUND, TRASH):
        opened(full, section)
        assert_readable(full, section)
    full.change(contrast=False)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[1]}p")
@pytest.mark.parametrize("text", [100, 150])
def test_words_are_whole_and_apart(
    shelf: Path, tmp_path: Path, downloads: Path, size: tuple[int, int], text: int
) -> None:
    shutil.copytree(shelf, tmp_path / "data", dirs_exist_ok=True)
    app = window(size, painted=False)
    app.change(text=text)
    app.__dict__["archive"] = Archive(tmp_path / "data", lambda _: SPEC)
    (downloads / "An evening with Wilhelmina Maria and the others.stupor").write_text("x")
    spoil(app, app.archive.games()[0].id, b"nonsense\n")
    for section in (RUNNING, FINISHED, FOUND, TRASH):
        scene = opened(app, section)
        for entry in scene.entries:
            scene.choose(entry.id)
            app.step()
            assert problems(app) == [], (section, entry.title)
    app.stack.clear()
    app.close()


def test_of_very_long_files_fewer_are_read_at_once(bare: App) -> None:
    """The page is there before all of them are read."""
    bare.archive.folder.mkdir(parents=True, exist_ok=True)
    for number in range(AT_ONCE):
        (bare.archive.folder / f"nested-{number}.stupor").write_bytes(nested(9_000, 1))
    page = GamesScene(RUNNING)
    bare.stack.reset(page)
    assert 0 < len(page.entries) < AT_ONCE // 2
    while page.tick(0.0) is not None:
        pass
    assert len(page.entries) == AT_ONCE
