"""Keys at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.scenes.table_commands import Commands, Tableside
from stupor.stage.pointer import Key

#: With shift: a rival seen close, as long as the key is held.
CLOSEUPS: Final = ("1", "2", "3")


class Looking(Tableside, Protocol):
    """A table that can show a rival close."""

    close: int

    def view(self) -> TableView:
        """The shown table."""


class TableKeys:
    """Turns keys into commands."""

    def __init__(self, table: Looking, commands: Commands) -> None:
        """Serve a table."""
        self._table = table
        self._commands = commands
        self._known: Mapping[str, Callable[[], object]] = {
            "escape": commands.step_back,
            "space": table.flush,
            "f": lambda: table.hand.turn(),
            "return": commands.seal,
            "enter": commands.seal,
            "backspace": commands.arm,
            "z": commands.undo,
            "y": commands.redo,
        }

    def press(self, key: Key) -> None:
        """Answer a key that goes down."""
        self._commands.message = ""
        if key.name in CLOSEUPS and "shift" in key.mods:
            rivals = self._table.view().rivals()
            number = int(key.name)
            self._table.close = rivals[number - 1] if number <= len(rivals) else -1
        elif key.name in self._known:
            self._known[key.name]()

    def release(self, key: Key) -> None:
        """Answer a key that goes up."""
        if key.name in CLOSEUPS:
            self._table.close = -1
