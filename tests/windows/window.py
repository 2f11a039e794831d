"""The game in a window of Windows: it is read as on Linux, and a real mouse plays it."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import Any, Final

from stupor import FOLDER
from tests.e2e.answering import answered
from tests.e2e.tail import Tail
from tests.e2e.window import PATIENCE, SIZE, Json, Window
from tests.e2e.window_bot import WindowBot
from tests.e2e.xtest import Screen
from tests.windows.folder import Installed

#: Seconds until a first page; the first start also compiles.
FIRST: Final = 180.0
#: Seconds until an answer without effect is given again: on a busy machine a page takes long to
#: open, and a second press would fall on the next one.
AGAIN: Final = 15.0
OPENS: Final = 60.0


class WindowOnWindows(Window):
    """A window of its own, on a screen that is just as large."""

    patience = FIRST + 3 * PATIENCE

    def __init__(self, screen: Screen, game: Installed, name: str, *words: str) -> None:
        self.screen = screen
        self.folder = game.wine.drive / name
        self.folder.mkdir(exist_ok=True)
        pages, self.trace = self.folder / "pages.jsonl", self.folder / "trace.jsonl"
        for told in (pages, self.trace):
            told.unlink(missing_ok=True)
        self._pages, self._trace = Tail(pages), Tail(self.trace)
        spied = ("-m", "tests.e2e.spied", game.wine.path(pages))
        size = ("--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", game.wine.path(self.trace))
        command = game.python(*spied, *size, *words, console=False)
        self.process = game.wine.start(*command, folder=game.folder)

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait(30)

    def press(self, page: str, button: str) -> None:
        """Press a button of a page, and wait for what it opens."""
        shown = self.shown(page, button)
        for _ in range(2):
            self.click(shown["press"][button])
            end = time.monotonic() + OPENS
            while time.monotonic() < end:
                if self.page() != shown:
                    return
                time.sleep(0.1)
        raise AssertionError(f"pressing {button} does nothing on {shown}")

    def asked(self) -> Json | None:
        """The decision of the person at the table, when it is one's turn."""
        if self.process.poll() is not None:
            raise AssertionError(f"the window has closed: {_last_words(self.process)}")
        line = self.table()
        return line if "options" in line else None

    def shown(self, page: str, button: str) -> Json:
        """Wait for a page with that button."""
        end = time.monotonic() + FIRST
        while time.monotonic() < end:
            if (told := self.page()).get("page") == page and button in told["press"]:
                return told
            if self.process.poll() is not None:
                raise AssertionError(f"the window has closed: {_last_words(self.process)}")
            time.sleep(0.1)
        raise AssertionError(f"no {button} of {page} is shown but {self.page()}")

    def play(self, bot: WindowBot, decisions: int) -> Json:
        """Answer that many decisions by mouse; the one that waits then."""
        return answered(bot, self.asked, decisions, self.patience, AGAIN)


def user_folder(game: Installed) -> Path:
    """Where Windows keeps what belongs to the player."""
    return game.wine.user / "AppData" / "Local" / FOLDER


def journals(game: Installed) -> list[Path]:
    """The kept games, the youngest last."""
    kept = (user_folder(game) / "games").glob("*.stupor")
    return sorted(kept, key=lambda path: path.stat().st_mtime_ns)


def _last_words(process: subprocess.Popen[bytes]) -> Any:
    assert process.stdout is not None
    return process.stdout.read().decode("utf-8", "replace")[-600:]
