"""A table whose decisions cannot be written: the banner, trying again, and leaving all the same."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from stupor.archive import JournalWriter
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.dialog import DialogScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Pointer
from stupor.table.scene import TableScene
from stupor.table.session import save_banner as banner
from stupor.table.session.save_banner import BUTTON, PATIENCE, SEEN, SaveBanner
from tests.scenes.table_setup import SPEC, click, first, key

from stupor.app import App  # isort: skip
from tests.support.windows import window

FULL = "The disk is full."


class FullDisk:
    """A writer whose disk is full until somebody makes room."""

    id = "full"
    path = Path("full.stupor")

    def __init__(self) -> None:
        self.trouble: str | None = FULL
        self.unsaved = 2
        self.durable = 0
        self.room = False
        self.tried = 0
        self.closed = False

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Nothing can be written."""

    def retry(self) -> None:
        self.tried += 1
        if self.room:
            self.trouble, self.unsaved = None, 0

    def close(self) -> None:
        self.closed = True


class SpaciousDisk(FullDisk):
    """A writer that has never had any trouble."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble, self.unsaved = None, 0


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def troubled(app: App) -> tuple[TableScene, FullDisk]:
    writer = FullDisk()
    seats = [make_seat("human", SPEC, 5), make_seat("random", SPEC, 6)]
    session = Session.new(SPEC, seats, 5, {"houses": "random"})
    scene = TableScene(session, writer=writer)  # type: ignore[arg-type]
    app.stack.reset(scene)
    app.step()
    return scene, writer


def said(scene: TableScene | DialogScene, app: App) -> str:
    return " ".join(item.text for item in scene.overlay(app.now()) if hasattr(item, "text"))


def strike(asking: DialogScene, name: str) -> None:
    widget = asking.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        asking.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def test_the_banner_says_what_is_the_matter_and_how_much_waits(app: App) -> None:
    scene, writer = troubled(app)
    assert f"{FULL} 2 moves are not saved yet." in said(scene, app)
    writer.room = True
    x, y, w, h = BUTTON
    click(scene, (x + w / 2, y + h / 2))
    assert FULL not in said(scene, app)


def test_the_game_goes_on_below_the_banner(app: App) -> None:
    scene, _ = troubled(app)
    assert scene.flow.choose(first(scene, "sail")) is None
    assert scene.flow.session.ply == 1


def test_the_table_itself_tries_again_now_and_then(app: App) -> None:
    scene, writer = troubled(app)
    now = app.now()
    scene.save_banner.tick(now)
    assert writer.tried == 0
    scene.save_banner.tick(now + PATIENCE)
    assert writer.tried == 1
    writer.room = True
    scene.save_banner.tick(now + 2 * PATIENCE)
    assert scene.save_banner.trouble == ""
    assert scene.save_banner.tick(now + 3 * PATIENCE) is None


def test_once_the_table_has_been_seen_it_gets_ready_for_the_first_decision(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[None] = []
    monkeypatch.setattr(banner, "prepare", lambda: ready.append(None))
    save_banner = SaveBanner(cast(JournalWriter, SpaciousDisk()))
    now = app.now()
    assert save_banner.tick(now) == pytest.approx(SEEN) and not ready
    assert save_banner.tick(now + SEEN) is None and save_banner.tick(now + 2 * SEEN) is None
    assert len(ready) == 1
    assert SaveBanner(None).tick(now) is None


def test_leaving_asks_only_while_something_would_be_lost(app: App) -> None:
    scene, writer = troubled(app)
    scene.commands.leave()
    asking = app.stack.top
    assert isinstance(asking, DialogScene)
    assert "2 moves" in said(asking, app)
    strike(asking, "stay")
    assert app.stack.top is scene
    writer.room = True
    scene.commands.leave()
    assert isinstance(app.stack.top, TitleScene)
    assert writer.closed


def test_closing_the_window_asks_too_and_a_second_try_may_help(app: App) -> None:
    scene, writer = troubled(app)
    quits: list[int] = []
    app.quit = lambda status=0: quits.append(status)  # type: ignore[method-assign]
    assert not scene.may_close()
    asking = app.stack.top
    assert isinstance(asking, DialogScene)
    writer.room = True
    strike(asking, "again")
    assert quits == [0]


def test_whoever_wants_to_leaves_all_the_same(app: App) -> None:
    scene, writer = troubled(app)
    key(scene, "escape")
    menu = app.stack.top
    app.step()
    strike(menu, "leave")  # type: ignore[arg-type]
    asking = app.stack.top
    assert isinstance(asking, DialogScene)
    strike(asking, "go")
    assert isinstance(app.stack.top, TitleScene)
    assert writer.closed
