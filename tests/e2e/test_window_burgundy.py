"""Burgundy in the real window, by a mouse that drags: two seats, and four with all expansions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from stupor.archive import Archive
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.window_bot import SIZE, WindowBot, play
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SPEC: Final = registry.get("burgundy")
SEED: Final = 5
EVERYTHING: Final = [
    "extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields",
]  # fmt: skip
#: What the person at the table would rather do than anything else.
EAGER: Final = ("shield", "hidden", "side", "castle", "buy", "place", "sell", "take")

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


def begun(folder: Path, kinds: tuple[str, ...], setup: dict[str, Any]) -> Path:
    """The file of a game in which one choice was made."""
    seats = [make_seat(kind, SPEC, 0) for kind in kinds]
    session = Session.new(SPEC, seats, SEED, setup)
    writer = Archive(folder, registry.get).keep(session)
    assert session.decision is not None
    session.play(session.decision.options[0])
    writer.close()
    return next((folder / "games").glob("*.stupor"))


def window(folder: Path, screen: Screen, file: Path) -> subprocess.Popen[bytes]:
    """The game in a process of its own, at that table, with nothing to wait for."""
    (folder / "settings.json").write_text('{"speed": 0}', encoding="utf-8")
    env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
    env["SDL_VIDEODRIVER"] = "x11"
    env |= {f"STUPOR_{name}": str(folder) for name in ("DATA", "LOG", "CONFIG", "DOWNLOADS")}
    command = [sys.executable, "-m", "stupor", "--open", str(file)]
    command += ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(folder / "trace.jsonl")]
    return subprocess.Popen(command, env=env)


@pytest.mark.parametrize(
    ("kinds", "setup"),
    [
        pytest.param(("human", "human"), {}, id="two"),
        pytest.param(("human", "random", "random", "random"),
                     {"duchies": "dealt", "expansions": EVERYTHING}, id="four",
                     marks=pytest.mark.exhaustive),
    ],
)  # fmt: skip
def test_a_game_in_the_real_window(
    tmp_path: Path, kinds: tuple[str, ...], setup: dict[str, Any]
) -> None:
    """Given a table, when a real mouse drags and clicks, then the journal replays to its scores."""
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        game = window(tmp_path, screen, begun(tmp_path, kinds, setup))
        try:
            bot = WindowBot(screen, SEED, EAGER)
            last = play(bot, tmp_path / "trace.jsonl", game)
        finally:
            game.terminate()
            game.wait(10)
    again = Session.replay(SPEC, [make_seat(kind, SPEC, 0) for kind in kinds], last["journal"])
    assert again.over
    assert list(SPEC.rules.scores(again.state)) == last["scores"]
    assert bot.drags > 20
    assert bot.clicks > 5
