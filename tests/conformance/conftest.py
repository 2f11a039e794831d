"""The conformance tests play the made-up games, too."""

from __future__ import annotations

import pytest

from stupor.games.registry import MADE_UP
from tests.toys import TOY, beside


@pytest.fixture(autouse=True)
def made_up_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy beside the games of the house."""
    monkeypatch.setenv(MADE_UP, beside(TOY))
