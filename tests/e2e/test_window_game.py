"""A whole game in the real window: a process of its own, an X server, a mouse that drags."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.window_bot import SIZE, WindowBot, play
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


def test_a_game_in_the_real_window(tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env["SDL_VIDEODRIVER"] = "x11"
        env |= {f"STUPOR_{name}": str(tmp_path) for name in ("DATA", "LOG", "CONFIG")}
        (tmp_path / "settings.json").write_text('{"speed": 4}', encoding="utf-8")
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
