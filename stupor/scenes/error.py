"""A kind page for a broken file: what happened, what to do, where the log lies."""

from pathlib import Path

from stupor.language import said, tr
from stupor.scenes.scene import Scene
from stupor.stage.geometry import inside
from stupor.stage.items import Box, Item, Label
from stupor.stage.pointer import Input, Key, Pointer

_INK = (43, 29, 18)
_RED = (110, 16, 24)
_BUTTON = (830, 720, 260, 70)


class ErrorScene(Scene):
    """Says what is wrong in plain words; Escape, Enter or the button closes the game."""

    def __init__(self, why: Exception, log: Path) -> None:
        """A page about a failure; the log holds its details."""
        self._why = why
        self._log = log

    def items(self) -> list[Item]:
        """Return the page, made of plain shapes and words that need no picture."""
        return [
            Box("error.ground", 0, (-2000, -1000, 6000, 3100), fill=(38, 22, 13)),
            Box("error.page", 10, (410, 250, 1100, 580), (240, 228, 200), (178, 134, 52), 4, 14),
            Label(
                "error.title", 20, (450, 290, 1020, 70), tr("The table cannot be shown"),
                face="title", size=44, colour=_RED,
            ),
            Label(
                "error.why", 20, (470, 380, 980, 230), said(self._why),
                size=26, colour=_INK, wrap=True,
            ),
            Label(
                "error.log", 20, (470, 620, 980, 60),
                tr("Your games are safe. Details: {log}", log=self._log),
                face="italic", size=20, colour=_INK, wrap=True,
            ),
            Box("error.button", 20, _BUTTON, _RED, (178, 134, 52), 2, 10),
            Label(
                "error.close", 30, _BUTTON, tr("Quit"),
                face="bold", size=26, colour=(246, 232, 200),
            ),
        ]  # fmt: skip

    def drop(self, path: str) -> bool:
        """Nothing can be opened where no table can be set."""
        return True

    def handle(self, event: Input) -> None:
        """Close the game on Escape, Enter or a click on the button."""
        if isinstance(event, Key):
            chosen = event.kind == "down" and event.name in ("escape", "return")
        elif isinstance(event, Pointer):
            chosen = (
                event.kind == "up" and event.button == 1 and inside(_BUTTON, (event.x, event.y))
            )
        else:
            chosen = False
        if chosen:
            self.app.quit(self.app.status)
