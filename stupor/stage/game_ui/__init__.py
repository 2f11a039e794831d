"""The user interface of a game: all that a table asks of it, in six parts.

The base class of each part is the plain face, with which any game can be played: zones as cards of
words, options as buttons. A game's own parts override what it shows better, and its module
`face/ui.py` holds them as `UI`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from types import ModuleType
from typing import Generic, cast

from stupor.engine.record import record
from stupor.stage.game_ui.animation import Animation
from stupor.stage.game_ui.board import Board
from stupor.stage.game_ui.input import Input
from stupor.stage.game_ui.layout import Layout
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.text import Text
from stupor.stage.view import V, View


@record
class GameUI(Generic[V]):
    """What is seen, where it lies, what can be done, what is said, and what moves."""

    board: Board[V] = field(default_factory=Board)
    layout: Layout[V] = field(default_factory=Layout)
    input: Input[V] = field(default_factory=Input)
    text: Text[V] = field(default_factory=Text)
    log: LogWidget[V] = field(default_factory=LogWidget)
    animation: Animation[V] = field(default_factory=Animation)


def game_ui(part: Callable[[str], ModuleType | None]) -> GameUI[View]:
    """The user interface among the parts of a game, or the plain one.

    A table paints from views that the game's own `Board.view_of` has made.
    """
    found = part("face.ui")
    return GameUI() if found is None else cast("GameUI[View]", found.UI)
