"""Power is lost in mid-game: the next window continues at the very decision, by mouse alone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import pytest

from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.shelf.scene import ShelfScene
from tests.e2e.answering import answered
from tests.e2e.window_bot import SIZE, WindowBot, real
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
PATIENCE: Final = 60.0
DECISIONS: Final = 8

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


class Window:
    """A process with a window on a screen, and the last thing that it has traced."""

    def __init__(self, screen: Screen, folder: Path, *seats: str) -> None:
        self.trace = folder / f"trace{len(list(folder.glob('trace*')))}.jsonl"
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env |= {"SDL_VIDEODRIVER": "x11", "STUPOR_DATA": str(folder), "STUPOR_LOG": str(folder)}
        env["STUPOR_CONFIG"] = str(folder)
        command = [sys.executable, "-m", "stupor", "--window", f"{SIZE[0]}x{SIZE[1]}"]
        self.process = subprocess.Popen([*command, "--trace", str(self.trace), *seats], env=env)

    def asked(self) -> dict[str, Any] | None:
        """The decision of the person at the table, when it is one's turn."""
        assert self.process.poll() is None, "the window has closed"
        text = self.trace.read_text(encoding="utf-8") if self.trace.exists() else ""
        last = text.splitlines()[-1] if text.endswith("\n") else "{}"
        line: dict[str, Any] = json.loads(last)
        return line if "options" in line else None

    def kill(self) -> None:
        """End it without a word, as the lack of power would."""
        self.process.kill()
        self.process.wait(10)


def continued(screen: Screen, window: Window) -> dict[str, Any]:
    """Click on Continue as soon as the shelf is there; the decision that waits."""
    x, y, w, h = ShelfScene(registry.FIRST).ribbon_place(0)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not window.trace.exists() or not window.trace.stat().st_size:
            screen.click(*real([x + w / 2, y + h / 2]))
            screen.move(2, 2)
        elif (line := window.asked()) is not None:
            return line
        time.sleep(0.5)
    raise AssertionError("nothing is continued")


def journal(folder: Path) -> list[dict[str, Any]]:
    """The lines of the only kept game."""
    (path,) = (folder / "games").glob("*.stupor")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def choices(folder: Path) -> list[str]:
    return [line["key"] for line in journal(folder) if "key" in line]


def test_a_killed_game_is_continued_from_the_shelf_by_mouse(tmp_path: Path) -> None:
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        bot = WindowBot(screen, 5)
        first = Window(screen, tmp_path, "--seats", "human,random", "--seed", "5")
        try:
            asked = answered(bot, first.asked, DECISIONS, PATIENCE)
        finally:
            first.kill()
        assert first.process.returncode == -signal.SIGKILL
        kept = choices(tmp_path)
        assert len(kept) == asked["ply"]

        second = Window(screen, tmp_path)
        try:
            again = continued(screen, second)
            assert (again["ply"], again["seat"], again["kind"]) == (
                asked["ply"], asked["seat"], asked["kind"],
            )  # fmt: skip
            assert list(again["options"]) == list(asked["options"])
            answered(bot, second.asked, 3, PATIENCE)
        finally:
            second.kill()
    went_on = choices(tmp_path)
    assert went_on[: len(kept)] == kept
    assert len(went_on) > len(kept) + 2
    spec = get("stupor_mundi")
    seats = [make_seat("human", spec, number) for number in range(2)]
    session = Session.replay(spec, seats, journal(tmp_path))
    assert [key_of(session.choice(ply).option) for ply in range(session.ply)] == went_on
