"""The visitor who presses anything: he fails nowhere, and tells where a page does."""

from __future__ import annotations

import pytest

from stupor.scenes.shelf.scene import ShelfScene
from tests.monkey import Monkey
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
