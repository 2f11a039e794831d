"""What lies small on the table, seen at full size: by a key, a click, or a question about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE
from stupor.stage.game_ui import GameUI
from stupor.stage.pointer import Pointer
from stupor.stage.view import View
from stupor.table.input.hand import ALWAYS, Hand
from stupor.table.input.hit_test import HitTest

LEFT: Final = 1


def opens(asked: Decision, shown: frozenset[str]) -> bool:
    """Whether a question is about nothing but choices that are seen better at full size."""
    heads = {str(option[0]) for option in asked.options if option != DONE}
    return bool(heads) and heads <= shown


class ExpandedPanel:
    """Knows whether it is open now."""

    def __init__(self, ui: GameUI[View], changed: Callable[[], None]) -> None:
        """Nothing is open; whoever wants to know hears of every change."""
        self.open = False
        self._ui = ui
        self._changed = changed
        self._version = -1
        self._was_asked = False

    @property
    def offered(self) -> bool:
        """Whether there is anything to open in this game."""
        return bool(self._ui.input.keys.opens)

    def toggle(self) -> None:
        """Open it or put it away."""
        self.open = self.offered and not self.open
        self._changed()

    def close(self) -> bool:
        """Put it away; False when nothing was open."""
        if not self.open:
            return False
        self.toggle()
        return True

    def follow(self, asked: Decision | None, version: int) -> None:
        """Open where a question calls for it; put it away once one has been answered."""
        if not self.offered or version == self._version:
            return
        self._version = version
        if asked is not None and opens(asked, self._ui.input.keys.shown_open):
            self.open = True
        elif self._was_asked:
            self.open = False
        self._was_asked = asked is not None

    def pointer(self, event: Pointer, hit_test: HitTest, hand: Hand) -> bool:
        """Answer a click; True when it meant opening or closing and nothing else."""
        if not self.offered or event.kind != "down" or event.button != LEFT or hand.drag.pick:
            return False
        point = (event.x, event.y)
        if hit_test.source_at(point) or hit_test.button_at(point, ALWAYS):
            return False
        found = self._ui.board.expandable(hit_test.view)
        meant = found is not None and found.turns(point, self.open)
        if meant:
            self.toggle()
        return meant
