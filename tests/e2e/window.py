"""The game in a window of its own, what it shows, and a mouse: for a walk from page to page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from tests.e2e.tail import Tail
from tests.e2e.xtest import Screen

SIZE: Final = (1280, 720)
SCALE: Final = SIZE[0] / 1920
PATIENCE: Final = 40.0
#: What had no effect is tried again after so many seconds.
AGAIN: Final = 6.0
T = TypeVar("T")
Json = dict[str, Any]


class Window:
    """The game in a process of its own, what it shows, and a hand with a mouse."""

    #: Seconds until something must be there.
    patience = PATIENCE

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen = screen
        self.folder = folder
        # no look at each turn for mistakes: these games are played by chance, against the clock
        settings = '{"speed": 0, "takeback": "never"}'
        (folder / "settings.json").write_text(settings, encoding="utf-8")
        pages, self.trace = folder / "pages.jsonl", folder / "trace.jsonl"
        self._pages, self._trace = Tail(pages), Tail(self.trace)
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env |= {"SDL_VIDEODRIVER": "x11"}
        env |= {f"STUPOR_{name}": str(folder) for name in ("DATA", "LOG", "CONFIG", "DOWNLOADS")}
        command = [sys.executable, "-m", "tests.e2e.spied", str(pages)]
        size = ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(self.trace)]
        self.process = subprocess.Popen([*command, *size], env=env)

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(10)

    def page(self) -> Json:
        """The page that lies on top, and its buttons."""
        return _told(self._pages)

    def table(self) -> Json:
        """What the table asks."""
        return _told(self._trace)

    def click(self, rect: list[float]) -> None:
        """Press in the middle of something, and take the pointer away from it."""
        x, y, w, h = rect
        self.screen.click(*real((x + w / 2, y + h / 2)))
        self.screen.move(2, 2)

    def press(self, page: str, button: str) -> None:
        """Wait for a page with that button, and press it until something happens."""
        shown = self.wait(lambda: self.offers(page, button))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.click(shown["press"][button])
            told = time.monotonic()
            while time.monotonic() - told < AGAIN:
                if self.page() != shown:
                    return
                time.sleep(0.05)
        raise AssertionError(f"pressing {button} does nothing on {shown}")

    def wait(self, found: Callable[[], T | None]) -> T:
        """What is there as soon as it is."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            assert self.process.poll() is None, "the window has closed"
            if (there := found()) is not None:
                return there
            time.sleep(0.05)
        raise AssertionError(f"the page is {self.page()}")

    def offers(self, page: str, button: str) -> Json | None:
        shown = self.page()
        return shown if shown.get("page") == page and button in shown["press"] else None


def _told(tail: Tail) -> Json:
    line = tail.last()
    told: Json = json.loads(line) if line else {}
    return told


def real(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] * SCALE, point[1] * SCALE
