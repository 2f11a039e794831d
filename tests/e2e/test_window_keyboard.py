"""A whole game in the real window with keys alone; a shadow of it here says which keys."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from stupor.app import App
from stupor.platform.settings import FILE, Settings
from stupor.scenes.command_line_game import direct_session
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from stupor.table.trace import describe
from tests.e2e.tail import Tail
from tests.e2e.window_bot import open_curtain
from tests.e2e.xtest import Screen, missing
from tests.scenes.keyboard_bot import FocusBot, bindings, keyboard

WHY_NOT = missing()
SIZE = (960, 540)
SEED = 5
SEATS = ["human", "random"]
PATIENCE = 20.0
STEPS = 20_000
KEYSYMS: Final = {
    "return": "Return", "tab": "Tab", "escape": "Escape", "backspace": "BackSpace", "end": "End",
    "up": "Up", "down": "Down", "left": "Left", "right": "Right",
}  # fmt: skip

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


class Shadow:
    """The same game in this process; every key goes to both."""

    def __init__(self, screen: Screen, trace: Path) -> None:
        self.app = App(SIZE, sound=False)
        self.app.settings = replace(self.app.settings, speed=0.0)
        self.screen, self.trace = screen, Tail(trace)
        self.bot = FocusBot(self.app, self.strike, SEED)
        self._here = keyboard(self.app)
        table = TableScene(direct_session(SEATS, SEED))
        self.table = table
        self.app.stack.reset(table)
        self.app.step()

    def strike(self, *actions: str) -> None:
        """Strike keys there and here."""
        for action in actions:
            chord, _, name = bindings(self.app).key_of(action).rpartition("+")
            mods = ("Shift_L",) if chord == "shift" else ()
            self.screen.key(KEYSYMS.get(name, name), *mods)
        self._here(*actions)

    def expected(self) -> dict[str, Any]:
        """What the window should write next."""
        top = self.app.stack.top
        if isinstance(top, ScoreScene | WinnerScene):
            return {"scene": "over"}
        if isinstance(top, CurtainScene):
            return {"scene": "curtain", "seat": self.table.flow.next_human}
        line = describe(self.table)
        return {key: line[key] for key in ("scene", "ply", "viewer", "kind") if key in line}

    def settle(self) -> None:
        """Let the table here come to rest, as the one there does by itself."""
        for _ in range(STEPS):
            if not (self.table.flow.timeline.busy or self.table.flow.thinking):
                return
            self.app.step()

    def wait(self) -> dict[str, Any]:
        """Wait until the window is as far."""
        self.settle()
        self.app.step()
        wanted, end = self.expected(), time.monotonic() + PATIENCE
        last: dict[str, Any] = {}
        while time.monotonic() < end:
            line = self.trace.last()
            if line:
                last = json.loads(line)
                if wanted.items() <= last.items():
                    return last
            time.sleep(0.004)
        raise AssertionError(f"the window shows {last}, not {wanted}")

    def play(self) -> dict[str, Any]:
        """Play to the end; the last line of the window."""
        for _ in range(STEPS):
            last = self.wait()
            top = self.app.stack.top
            if isinstance(top, ScoreScene | WinnerScene):
                return last
            if isinstance(top, CurtainScene):
                self.bot.open(top)
                open_curtain(self.screen)
            else:
                self.bot.answer(self.table)
        raise AssertionError("the game does not end")


@pytest.mark.exhaustive
def test_a_game_in_the_real_window_with_keys_alone(tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    quick = json.dumps(asdict(Settings(speed=0.0, first_game=False)))
    (tmp_path / FILE).write_text(quick, encoding="utf-8")
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env["SDL_VIDEODRIVER"] = "x11"
        env["STUPOR_CONFIG"] = env["XDG_DATA_HOME"] = str(tmp_path)
        command = [sys.executable, "-m", "stupor", "--seats", ",".join(SEATS)]
        command += ["--seed", str(SEED), "--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(trace)]
        game = subprocess.Popen(command, env=env)
        shadow = Shadow(screen, trace)
        try:
            last = shadow.play()
        finally:
            game.terminate()
            game.wait(10)
            shadow.app.close()
    state = shadow.table.flow.session.state
    assert list(shadow.table.flow.rules.scores(state)) == last["scores"]
    assert min(shadow.bot.lifts, shadow.bot.presses) > 20
