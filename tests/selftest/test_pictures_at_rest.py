"""A picture of a page is taken once nothing on it moves any more."""

from __future__ import annotations

from typing import cast

import pytest

from stupor.app import App
from stupor.selftest import pictures


class Moving:
    """An app whose page wants so many frames, one after the other."""

    filling = False

    def __init__(self, frames: int) -> None:
        self.frames = frames

    def step(self) -> float | None:
        self.frames -= 1
        return 0.01 if self.frames > 0 else None


def test_what_still_moves_after_the_usual_rest_is_waited_for() -> None:
    """Given a ceremony longer than the rest of a page, all of it has been shown."""
    page = Moving(8)
    pictures._settle(cast("App", page), 0.001)
    assert page.frames <= 0


def test_what_never_rests_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a light that always pulses, the picture is taken all the same."""
    monkeypatch.setattr(pictures, "_LONGEST", 0.1)
    page = Moving(10_000)
    pictures._settle(cast("App", page), 0.001)
    assert page.frames > 9_000
