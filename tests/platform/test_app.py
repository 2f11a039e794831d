"""The run loop: what is drawn, when it sleeps, what a broken file shows."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.app import App
from stupor.match.thinking import PATIENCE
from stupor.platform import paths
from stupor.program import startup as start
from stupor.render.camera import SMALLEST
from stupor.scenes.error import ErrorScene
from stupor.scenes.scene import Scene
from stupor.stage.items import Box, Item, Label, Picture
from stupor.stage.pointer import Input, Key, Pointer, Quit


class Plain(Scene):
    """A page that counts what is asked of it."""

    fits_window = True

    def __init__(self, colour: tuple[int, int, int] = (200, 0, 0), wanted: float | None = None):
        self.colour, self.wanted = colour, wanted
        self.asked, self.events, self.calls = 0, list[Input](), list[str]()

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def items(self) -> list[Item]:
        self.asked += 1
        return [Box(f"box.{self.colour}", 10, (100, 100, 200, 200), self.colour)]

    def handle(self, event: Input) -> None:
        self.events.append(event)

    def tick(self, now: float) -> float | None:
        return self.wanted


class Missing(Scene):
    """A page with a picture that there is not."""

    def items(self) -> list[Item]:
        return [Picture("p", 1, (0, 0, 10, 10), "no/such-sprite")]


@pytest.fixture()
def app() -> Iterator[App]:
    made = App((1280, 720), sound=False)
    made.step()
    yield made
    made.close()


def colour_at(app: App, x: int, y: int) -> tuple[int, int, int]:
    return app.window.surface.get_at(app.camera.real((x, y, 1, 1))[:2])[:3]


def test_a_scene_is_asked_only_when_stale(app: App) -> None:
    scene = Plain(wanted=0.5)
    app.stack.push(scene)
    for _ in range(3):
        assert app.step() == 0.5
    assert scene.asked == 1
    scene.stale = True
    app.step()
    assert scene.asked == 2
    assert colour_at(app, 200, 200) == (200, 0, 0)


def test_a_transparent_scene_shows_the_one_below(app: App) -> None:
    below, above = Plain(), Plain((0, 0, 200))
    above.transparent = True
    app.stack.push(below)
    app.stack.push(above)
    app.step()
    assert app.stack.visible() == [below, above]
    app.stack.pop()
    app.step()
    assert colour_at(app, 200, 200) == (200, 0, 0)
    assert below.calls == ["enter", "leave", "enter"]
    assert above.calls == ["enter", "leave"]


def test_only_the_top_scene_gets_input(app: App) -> None:
    below, above = Plain(), Plain((0, 0, 200))
    app.stack.push(below)
    app.stack.push(above)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    app.step()
    assert [e.name for e in above.events if isinstance(e, Key)] == ["a"]
    assert not any(isinstance(e, Key) for e in below.events)


def test_closing_the_window_ends_the_loop(app: App) -> None:
    scene = Plain()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run(scene) == 0
    assert Quit() in scene.events
    assert scene.calls == ["enter", "leave"]


def test_a_scene_may_ask_before_the_window_closes(app: App) -> None:
    scene = Plain(wanted=0.0)
    scene.may_close = lambda: False  # type: ignore[method-assign]
    app.stack.push(scene)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.step()
    assert len(app.stack) == 1
    assert app._running


def test_a_tiny_window_asks_to_be_enlarged_and_loses_nothing(app: App) -> None:
    scene = Plain()
    app.stack.push(scene)
    app.step()
    for size in ((300, 200), (40, 30), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        app.step()
        app.step()
    assert colour_at(app, 200, 200) == (200, 0, 0)


def resized(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    app.step()
    app.step()


def test_below_the_smallest_useful_window_the_notice_says_what_to_do(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(app.compositor, "notice", said.append)
    scene = Plain()
    app.stack.push(scene)
    width, height = SMALLEST
    resized(app, (width, height))
    assert said == []
    for size in ((width - 1, height), (width, height - 1), (640, 360)):
        resized(app, size)
    assert said and all(
        words in text for text in said for words in (f"{width} \u00d7 {height}", "F11", "Enter")
    )


def test_under_the_notice_nothing_is_pressed_unseen_and_enter_takes_it_away(app: App) -> None:
    scene = Plain()
    app.stack.push(scene)
    resized(app, (640, 360))
    scene.events.clear()
    app._handle(Key("down", "a"))
    app._handle(Pointer("down", 100, 100, 1))
    app._handle(Key("down", "return"))
    assert scene.events == []
    app.step()
    assert colour_at(app, 100, 100) == (200, 0, 0)
    app._handle(Key("down", "a"))
    assert scene.events == [Key("down", "a")]
    resized(app, (500, 300))
    assert colour_at(app, 100, 100) == (200, 0, 0)


def test_full_screen_and_back(app: App) -> None:
    app.stack.push(Plain())
    app.step()
    for full in (True, False):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
        app.step()
        assert app.window.fullscreen is full
        assert colour_at(app, 200, 200) == (200, 0, 0)
    assert app.window.surface.get_size() == (1280, 720)


def test_a_missing_sprite_ends_with_status_three(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(Missing()) == start.BROKEN
    assert "no/such-sprite" in capsys.readouterr().err


def test_a_missing_sprite_shows_the_kind_page_where_there_is_a_screen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stupor.platform.window.Window.visible", True)
    app.stack.push(Missing())
    app.step()
    app.step()
    assert isinstance(app.stack.top, ErrorScene)
    words = [i.text for i in app.stack.top.items() if isinstance(i, Label)]
    assert any("no/such-sprite" in text for text in words)
    assert any("stupor.log" in text for text in words)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    app.step()
    assert (app._running, app.status) == (False, start.BROKEN)


def test_a_missing_layout_is_told_like_a_missing_picture(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class NeedsLayout(Plain):
        def tick(self, now: float) -> float | None:
            self.app.anchors("table")
            return None

    monkeypatch.setattr("stupor.platform.paths.levels", lambda: tmp_path)
    assert app.run(NeedsLayout()) == start.BROKEN
    assert "table.tmx" in capsys.readouterr().err


def test_another_game_brings_its_own_pictures_and_pages_and_what_is_shown_is_painted_anew(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Seal(Plain):
        def items(self) -> list[Item]:
            return [Picture("seal", 10, (0, 0, 132, 132), "seal/red")]

    shared = paths.pictures_of("chess")[-1]
    for folder in ("resources", "levels"):
        (tmp_path / folder).mkdir()
    shutil.copytree(shared, tmp_path / "resources" / "chess")
    (tmp_path / "levels" / "chess").mkdir()
    level = paths.pages_of(app.game)[1] / "title.tmx"
    shutil.copy(level, tmp_path / "levels" / "chess" / "board.tmx")
    app.stack.push(Seal())
    app.step()
    before = app.window.surface.copy()
    sheet = next((tmp_path / "resources" / "chess" / "sheets").glob("1x-0.*"))
    plain = pygame.image.load(sheet)
    plain.fill((255, 255, 255, 255))
    pygame.image.save(plain, sheet.with_suffix(".png"))
    sheet.with_suffix(".png").replace(sheet)
    theirs = tmp_path / "resources" / "chess", shared
    monkeypatch.setattr(paths, "pictures_of", lambda _game: theirs)
    monkeypatch.setattr(paths, "pages_of", lambda _game: (tmp_path / "levels" / "chess",))
    app.use_game("chess")
    app.step()
    assert app.anchors("board")["title.name"][2] > 0
    middle = app.camera.real((66, 66, 1, 1))[:2]
    assert min(app.window.surface.get_at(middle)[:3]) > 250 > max(before.get_at(middle)[:3])


def test_a_broken_atlas_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(paths.fonts(), tmp_path / "common" / "fonts")
    (tmp_path / "stupor_mundi").mkdir()
    (tmp_path / "stupor_mundi" / "atlas.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr("stupor.platform.paths.resources", lambda: tmp_path)
    monkeypatch.setenv("STUPOR_LOG", str(tmp_path))
    monkeypatch.setattr(start, "first_scene", lambda *_: Plain())
    assert start.main(window=(640, 360)) == start.BROKEN
    told = capsys.readouterr().err
    assert "atlas.json" in told
    assert "Reinstall" in told


def test_nothing_is_imported_between_two_frames_of_what_moves(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    monkeypatch.setattr(app.tidying, "import_next", lambda face: asked.append(face) or True)
    pygame.event.clear()
    # given something that moves, then its next frame waits for no import
    assert app.between(1 / 60) == 1 / 60 and not asked
    # given a page at rest, then a little is imported at a time
    assert 0 < (app.between(None) or 0) < 0.1 and asked
    # given a table that only waits for its rivals' thoughts, then so it is there
    asked.clear()
    assert 0 < (app.between(PATIENCE) or 0) < 0.1 and asked
