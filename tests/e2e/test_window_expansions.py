"""Both expansions and four seats in the real window: one House by mouse, three by computers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from stupor.archive import Archive
from stupor.games import registry
from stupor.games.stupor_mundi.expansions.words import PLACES
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.window_bot import SIZE, WindowBot, play
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SPEC: Final = registry.get("stupor_mundi")
KINDS: Final = ("human", "squire", "squire", "squire")
BOTH: Final = ["postponed-crusade", "imperial-projects"]
SEED: Final = 5
#: What the person at the table would rather do than anything else.
EAGER: Final = ("imperial", "mantle", "project", *PLACES, "summon", "build", "play")
PATIENCE: Final = 20.0

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


def begun(folder: Path) -> Path:
    """The file of a game with both expansions in which nobody but a first House has chosen."""
    seats = [make_seat(kind, SPEC, 0) for kind in KINDS]
    session = Session.new(SPEC, seats, SEED, {"edition": "special", "expansions": BOTH})
    writer = Archive(folder, registry.get).keep(session)
    assert session.decision is not None
    session.play(session.decision.options[0])
    writer.close()
    return next((folder / "games").glob("*.stupor"))


def window(folder: Path, screen: Screen) -> subprocess.Popen[bytes]:
    """The game in a process of its own, at that table."""
    (folder / "settings.json").write_text('{"speed": 0}', encoding="utf-8")
    env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
    env["SDL_VIDEODRIVER"] = "x11"
    env |= {f"STUPOR_{name}": str(folder) for name in ("DATA", "LOG", "CONFIG", "DOWNLOADS")}
    command = [sys.executable, "-m", "tests.e2e.spied", str(folder / "pages.jsonl")]
    command += ["--open", str(begun(folder))]
    command += ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(folder / "trace.jsonl")]
    return subprocess.Popen(command, env=env)


def page(folder: Path) -> str:
    """What lies on top in the window."""
    text = (folder / "pages.jsonl").read_text(encoding="utf-8")
    return str(json.loads(text.splitlines()[-1])["page"]) if text.endswith("\n") else ""


def score_sheet(folder: Path) -> bool:
    """Wait for the page of the winner."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page(folder) == "WinnerScene":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.exhaustive
def test_a_game_with_both_expansions_in_the_real_window(tmp_path: Path) -> None:
    """Given a table of four with everything, the mouse takes from boards, acquires Projects and
    builds what they ask for; the score sheet says what a replay of the journal says.
    """
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        game = window(tmp_path, screen)
        try:
            bot = WindowBot(screen, SEED, EAGER)
            last = play(bot, tmp_path / "trace.jsonl", game)
            assert score_sheet(tmp_path)
        finally:
            game.terminate()
            game.wait(10)
    again = Session.replay(SPEC, [make_seat(kind, SPEC, 0) for kind in KINDS], last["journal"])
    assert again.over
    assert list(SPEC.rules.scores(again.state)) == last["scores"]
    done = choices(last["journal"])
    assert len(done) > 2, done
    assert bot.drags > 30
    assert bot.clicks > 10


def choices(journal: list[dict[str, Any]]) -> Counter[str]:
    """What the person at the table chose of the expansions, and how often."""
    mine = (str(line["key"]).split(":")[0] for line in journal if line.get("seat") == 0)
    return Counter(word for word in mine if word in PLACES)
