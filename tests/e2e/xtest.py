"""A real X server of our own, and a hand that moves its pointer."""

from __future__ import annotations

import shutil
import subprocess
import time
from types import TracebackType
from typing import Any, Self


def missing() -> str:
    """What this machine lacks for a real window, or nothing."""
    if shutil.which("Xvfb") is None:
        return "Xvfb is not installed"
    try:
        import Xlib  # noqa: F401
    except ImportError:
        return "python-xlib is not installed"
    return ""


class Screen:
    """Xvfb with a pointer and a keyboard."""

    def __init__(self, size: str = "1280x720") -> None:
        """Start the server on a free display."""
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._server.stdout is not None
        self.name = f":{self._server.stdout.readline().decode().strip()}"
        from Xlib import display

        self._display: Any = display.Display(self.name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        self._display.close()
        self._server.terminate()
        self._server.wait(10)

    def move(self, x: float, y: float) -> None:
        """Move the pointer."""
        self._fake("MotionNotify", 0, round(x), round(y))

    def button(self, number: int = 1, down: bool = True) -> None:
        """Press a button of the mouse or let it go."""
        self._fake("ButtonPress" if down else "ButtonRelease", number)

    def click(self, x: float, y: float, number: int = 1) -> None:
        """Move there, press, let go."""
        self.move(x, y)
        self.button(number)
        self.button(number, down=False)

    def key(self, name: str, *mods: str) -> None:
        """Strike a key while others are held."""
        codes = [self._code(name) for name in (*mods, name)]
        for code in codes:
            self._fake("KeyPress", code)
        for code in reversed(codes):
            self._fake("KeyRelease", code)

    def hold(self, name: str, seconds: float) -> None:
        """Wait so long, then hold a key for so long."""
        code = self._code(name)
        time.sleep(seconds)
        self._fake("KeyPress", code)
        time.sleep(seconds)
        self._fake("KeyRelease", code)

    def drag(self, start: tuple[float, float], end: tuple[float, float], turns: int) -> None:
        """Press, move in steps, turn over on the way as often as asked to, let go."""
        self.move(*start)
        self.button()
        for step in range(1, 5):
            share = step / 4
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self.move(x, y)
            for _ in range(turns if step == 2 else 0):
                self.button(4)
                self.button(4, down=False)
        self.button(down=False)

    def _code(self, name: str) -> int:
        from Xlib import XK

        code: int = self._display.keysym_to_keycode(XK.string_to_keysym(name))
        return code

    def _fake(self, kind: str, detail: int, x: int = 0, y: int = 0) -> None:
        from Xlib import X
        from Xlib.ext import xtest

        xtest.fake_input(self._display, getattr(X, kind), detail, x=x, y=y)
        self._display.sync()
        time.sleep(0.002)
