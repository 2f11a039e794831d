"""A whole game in the real window: a process of its own, an X server, a mouse that drags."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SIZE = (1280, 720)
SECONDS = 420
SCALE = SIZE[0] / 1920

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


def lines(path: Path, game: subprocess.Popen[bytes]) -> Iterator[dict[str, Any] | None]:
    """The last line of the trace whenever it is a new one; None while nothing is new."""
    end, seen = time.monotonic() + SECONDS, ""
    while time.monotonic() < end:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        last = text.splitlines()[-1] if text.endswith("\n") else ""
        if last and last != seen:
            seen = last
            yield json.loads(last)
        else:
            assert game.poll() is None, "the window has closed"
            yield None


def real(point: list[float]) -> tuple[float, float]:
    return point[0] * SCALE, point[1] * SCALE


class WindowBot:
    """Plays by the trace with real pointer events."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen = screen
        self.rng = random.Random(seed)
        self.drags = self.clicks = 0

    def answer(self, line: dict[str, Any]) -> None:
        """Do what the line asks for."""
        if line["scene"] == "curtain":
            self.screen.key("Return")
        elif "waiting" in line:
            self.screen.key("space")
        elif line["scene"] == "table" and "options" in line:
            options = [ways for ways in line["options"].values() if ways]
            self._do(self.rng.choice(self.rng.choice(options)))

    def _do(self, way: dict[str, Any]) -> None:
        if "button" in way:
            self.screen.click(*real(way["at"]))
            if way["button"] == "pass":
                self.screen.key("Return")
            return
        grip, spot = real(way["grip"]), real(way["spot"])
        if way["quick"] or self.rng.random() < 0.6:
            self.drags += 1
            self.screen.drag(grip, spot, way["turn"])
            return
        self.clicks += 1
        self.screen.click(*grip)
        if way["turn"]:
            self.screen.key("f")
        self.screen.click(*spot)


def play(bot: WindowBot, trace: Path, game: subprocess.Popen[bytes]) -> dict[str, Any]:
    """Answer until the game is over; what had no effect is tried again after a while."""
    now: dict[str, Any] = {}
    told = time.monotonic()
    for line in lines(trace, game):
        if line is not None:
            now, told = line, time.monotonic()
            if now["scene"] == "over":
                return now
            bot.answer(now)
        elif now and time.monotonic() - told > 3.0:
            bot.screen.key("Escape")
            bot.answer(now)
            told = time.monotonic()
        else:
            time.sleep(0.004)
    raise AssertionError(f"the game does not end: {now}")


def test_a_game_in_the_real_window(tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env["SDL_VIDEODRIVER"] = "x11"
        env["XDG_DATA_HOME"] = env["XDG_CONFIG_HOME"] = str(tmp_path)
        command = [sys.executable, "-m", "stupor", "--seats", "human,human", "--seed", "5"]
        command += ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(trace)]
        game = subprocess.Popen(command, env=env)
        try:
            bot = WindowBot(screen, 5)
            last = play(bot, trace, game)
        finally:
            game.terminate()
            game.wait(10)
    spec = get("stupor_mundi")
    seats = [make_seat("human", spec, n) for n in range(2)]
    again = Session.replay(spec, seats, last["journal"])
    assert list(spec.rules.scores(again.state)) == last["scores"]
    assert again.over
    assert bot.drags > 30
    assert bot.clicks > 10
