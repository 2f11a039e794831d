"""The kinds of game that a test of the rules plays."""

from __future__ import annotations

import pytest

from tests.support.playing import called, some_kinds


def kinds_of_game(turn: int) -> pytest.MarkDecorator:
    """Every game of the house and the toy; each turn plays the boxes at other tables."""
    return pytest.mark.parametrize(("game", "seats", "kind"), some_kinds(turn), ids=called)
