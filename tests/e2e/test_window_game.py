"""A whole game in the real window: a process of its own, an X server, a mouse that drags."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

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


#: So many choices of two people are some dozen curtains.
SHARED: Final = 120


def sit(folder: Path, seats: str, bot_of: Callable[[Screen], WindowBot], until: int) -> WindowBot:
    """Play in a window of its own, and check that what was done there can be done again."""
    trace = folder / "trace.jsonl"
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env["SDL_VIDEODRIVER"] = "x11"
        env |= {f"STUPOR_{name}": str(folder) for name in ("DATA", "LOG", "CONFIG")}
        (folder / "settings.json").write_text('{"speed": 4}', encoding="utf-8")
        command = [sys.executable, "-m", "stupor", "--seats", seats, "--seed", "5"]
        command += ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(trace)]
        game = subprocess.Popen(command, env=env)
        try:
            bot = bot_of(screen)
            last = play(bot, trace, game, until)
        finally:
            game.terminate()
            game.wait(10)
    if last["scene"] == "over":
        spec = get("stupor_mundi")
        made = [make_seat(kind, spec, n) for n, kind in enumerate(seats.split(","))]
        again = Session.replay(spec, made, last["journal"])
        assert list(spec.rules.scores(again.state)) == last["scores"]
        assert again.over
    else:
        assert last["ply"] >= until
    return bot


@pytest.mark.parametrize(
    "until", [SHARED, pytest.param(10**6, marks=pytest.mark.exhaustive)], ids=["begun", "whole"]
)
def test_a_game_in_the_real_window(tmp_path: Path, until: int) -> None:
    """Given a person and a computer, then a game is played by dragging and clicking."""
    bot = sit(tmp_path, "human,random", lambda screen: WindowBot(screen, 5), until)
    assert bot.drags > 10
    assert bot.clicks > 10 or until == SHARED
    assert bot.drags > 30 or until == SHARED


@pytest.mark.exhaustive
def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """Given two people, then each opens the curtain before a turn, round after round."""
    bot = sit(tmp_path, "human,human", lambda screen: WindowBot(screen, 5), SHARED)
    assert bot.drags > 10
    assert bot.curtains > 10
