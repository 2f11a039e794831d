"""The commands of a puzzle's table: Esc opens what can be done with the puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.stage.affordance import Gesture
from stupor.table.input.commands import Commands

if TYPE_CHECKING:
    from stupor.scenes.puzzles.table import PuzzleTable


class PuzzleCommands(Commands):
    """The commands of a table where nobody else plays and nothing is kept."""

    asks = False

    def __init__(self, table: PuzzleTable) -> None:
        """Command the table of a puzzle."""
        super().__init__(table)
        self._puzzle = table

    def act(self, gesture: Gesture) -> None:
        """Make a choice, and see whether the turn is over."""
        super().act(gesture)
        self._puzzle.played_on()

    def undo(self) -> None:
        """Take the last choice back."""
        super().undo()
        self._puzzle.played_on()

    def redo(self) -> None:
        """Make it again."""
        super().redo()
        self._puzzle.played_on()

    def open_menu(self) -> None:
        """Ask what is to be done with the puzzle."""
        self._puzzle.open_ways()

    def advise(self) -> None:
        """Nobody helps but the hints."""

    def watch(self) -> None:
        """Nobody else has played."""

    def open_past(self) -> None:
        """A puzzle has no past."""

    def may_close(self) -> bool:
        """A puzzle is nothing that could be lost."""
        return True
