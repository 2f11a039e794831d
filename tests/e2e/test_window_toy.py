"""A game that nobody has painted, in the real window: a mouse plays it to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.games.registry import MADE_UP
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.test_window_chapter import Window
from tests.e2e.window_bot import SIZE, WindowBot, play
from tests.e2e.xtest import Screen, missing
from tests.toys import FACED, TOY, game_of

WHY_NOT = missing()

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [TOY, FACED])
def test_it_is_played_to_the_score(tmp_path: Path, name: str) -> None:
    trace = tmp_path / "trace.jsonl"
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        env = {**os.environ, "DISPLAY": screen.name, MADE_UP: f"{TOY},{FACED}"}
        env |= {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        env |= dict.fromkeys(("STUPOR_DATA", "STUPOR_CONFIG", "STUPOR_LOG"), str(tmp_path))
        command = [sys.executable, "-m", "stupor", "--game", name]
        command += ["--seats", "human,human", "--seed", "5", "--trace", str(trace)]
        command += ["--window", f"{SIZE[0]}x{SIZE[1]}"]
        window = subprocess.Popen(command, env=env)
        try:
            bot = WindowBot(screen, 5)
            last = play(bot, trace, window)
        finally:
            window.terminate()
            window.wait(10)
    spec = game_of(name)
    again = Session.replay(spec, [make_seat("human", spec, n) for n in (0, 1)], last["journal"])
    assert again.over and list(spec.rules.scores(again.state)) == last["scores"]
    assert name == TOY or bot.drags + bot.clicks > 5


@pytest.mark.parametrize("name", [TOY, FACED])
def test_from_the_shelf_to_the_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Its box, the title page and the lobby are those of the house, and nobody has painted it."""
    monkeypatch.setenv(MADE_UP, name)
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        window = Window(screen, tmp_path)
        try:
            window.press("ShelfScene", f"box.{name}")
            window.press("TitleScene", "new")
            window.press("LobbyScene", "begin")
            window.wait(lambda: window.table() or None)
            bot = WindowBot(screen, 5)
            last = play(bot, tmp_path / "trace.jsonl", window.process)
        finally:
            window.close()
    spec = game_of(name)
    seats = [make_seat("human", spec, n) for n in range(len(last["scores"]))]
    again = Session.replay(spec, seats, last["journal"])
    assert again.over and list(spec.rules.scores(again.state)) == last["scores"]
