"""A player of the real window: reads the trace, answers with a mouse that drags and clicks."""

from __future__ import annotations

import json
import random
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from stupor.table.curtain.scene import HOLD_SECONDS, QUIET_SECONDS
from tests.e2e.tail import Tail
from tests.e2e.xtest import Screen

SIZE: Final = (1280, 720)
SECONDS: Final = 600
SCALE: Final = SIZE[0] / 1920
#: What had no effect is tried again after so many seconds.
AGAIN: Final = 0.5
#: So much longer a curtain is waited for and held than it wants, on a busy machine.
LATE: Final = 0.25


class WindowBot:
    """Plays by the trace with real pointer events; says the first `eager` word that it can."""

    def __init__(self, screen: Screen, seed: int, eager: Sequence[str] = ()) -> None:
        self.screen = screen
        self.rng = random.Random(seed)
        self.eager = eager
        self.drags = self.clicks = self.curtains = 0
        self._last: dict[str, Any] | None = None

    def again(self) -> bool:
        """Do the last thing once more: what would bring nothing is asked about once."""
        way, self._last = self._last, None
        if way is not None:
            self._do(way)
        return way is not None

    def answer(self, line: dict[str, Any]) -> None:
        """Do what the line asks for."""
        if line["scene"] == "curtain":
            self.curtains += 1
            open_curtain(self.screen)
        elif "waiting" in line:
            self.screen.key("space")
        elif line["scene"] == "table" and "options" in line:
            way = self.rng.choice(self._wanted(line["options"]))
            self._do(way)
            self._last = way

    def _wanted(self, options: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
        """All ways to say one of the options."""
        found = {key: ways for key, ways in options.items() if ways}
        for word in self.eager:
            told = [key for key in found if key.split(":")[0] == word]
            if told:
                return found[self.rng.choice(told)]
        return found[self.rng.choice(list(found))]

    def _do(self, way: dict[str, Any]) -> None:
        if "button" in way:
            self.screen.click(*real(way["at"]))
            if way["button"] == "pass":
                open_curtain(self.screen)
            return
        grip, spot = real(way["grip"]), real(way["spot"])
        if way["quick"] or self.rng.random() < 0.6:
            self.drags += 1
            self.screen.drag(grip, spot, way["turn"])
            return
        self.clicks += 1
        self.screen.click(*grip)
        for _ in range(way["turn"]):
            self.screen.key("f")
        self.screen.click(*spot)


def play(
    bot: WindowBot, trace: Path, game: subprocess.Popen[bytes], until: int = 10**6
) -> dict[str, Any]:
    """Answer until the game is over, or so many choices were made.

    What had no effect is tried again after a while.
    """
    now: dict[str, Any] = {}
    told = time.monotonic()
    for line in _lines(trace, game):
        if line is not None:
            now, told = line, time.monotonic()
            if now["scene"] == "over" or now.get("ply", 0) >= until:
                return now
            bot.answer(now)
        elif now and time.monotonic() - told > AGAIN:
            if now["scene"] == "curtain":
                bot.answer(now)
            elif not bot.again():
                bot.screen.key("Escape")
                bot.answer(now)
            told = time.monotonic()
        else:
            time.sleep(0.004)
    raise AssertionError(f"the game does not end: {now}")


def real(point: list[float]) -> tuple[float, float]:
    """A point of the page in the window."""
    return point[0] * SCALE, point[1] * SCALE


def _lines(path: Path, game: subprocess.Popen[bytes]) -> Iterator[dict[str, Any] | None]:
    """The last line of the trace whenever it is a new one; None while nothing is new."""
    end, seen, tail = time.monotonic() + SECONDS, "", Tail(path)
    while time.monotonic() < end:
        last = tail.last()
        if last and last != seen:
            seen = last
            yield json.loads(last)
        else:
            assert game.poll() is None, "the window has closed"
            yield None


def open_curtain(screen: Screen) -> None:
    """Wait until the curtain in the window listens, and hold Enter as long as it wants."""
    time.sleep(QUIET_SECONDS + LATE)
    screen.hold("Return", HOLD_SECONDS + LATE)
