"""The visitor who presses anything: he fails nowhere, and tells where a page does."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pygame
import pytest

from stupor.scenes.shelf.scene import ShelfScene
from stupor.table.session import thumbnail
from tests.monkey import Monkey, wait_for_writers
from tests.support.windows import window


def test_some_pages_hold() -> None:
    """Given a visitor, when he has pressed forty things, then no page has failed."""
    app = window((1280, 720))
    monkey = Monkey(app, 7)
    monkey.visit(40)
    app.stack.clear()
    assert monkey.visited.total() == 40 and not monkey.failed


def test_a_page_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a page that cannot be drawn, then it is told on which one, and what came before."""
    app = window((1280, 720), painted=False)
    monkey = Monkey(app, 7)
    monkeypatch.setattr(ShelfScene, "items", lambda _: [][1])
    app.stack.reset(ShelfScene())
    monkey.visit(1)
    app.stack.clear()
    assert monkey.failed and "IndexError" in monkey.failed[0]


def test_his_folder_is_left_when_all_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a picture of a game that is still written, when he has waited, then it lies there."""
    file = tmp_path / "new" / "game.jpg"
    whole = thumbnail.write_whole

    def slowly(*told: object, **more: object) -> None:
        time.sleep(0.2)
        whole(*told, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(thumbnail, "write_whole", slowly)
    resting = pygame.Surface(thumbnail.SIZE)
    threading.Thread(target=thumbnail._write, args=(resting, file), name="portrait").start()
    wait_for_writers()
    assert file.stat().st_size
