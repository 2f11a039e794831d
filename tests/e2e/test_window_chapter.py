"""A chapter of the campaign by mouse alone, from the title to the map with the seal on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.archive import Archive
from stupor.engine.notation import key_of, option_of
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SIZE: Final = (1280, 720)
SCALE: Final = SIZE[0] / 1920
PATIENCE: Final = 40.0
#: What had no effect is tried again after so many seconds.
AGAIN: Final = 6.0
SECONDS: Final = 240
CHAPTER: Final = "01-jesi"
NEXT: Final = "02-palermo"
SPEC: Final = registry.get("stupor_mundi")
T = TypeVar("T")
Json = dict[str, Any]

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


class Window:
    """The game in a process of its own, what it shows, and a hand with a mouse."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen = screen
        self.folder = folder
        (folder / "settings.json").write_text('{"speed": 0}', encoding="utf-8")
        self._pages, self._trace = folder / "pages.jsonl", folder / "trace.jsonl"
        env = {**os.environ, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}
        env |= {"SDL_VIDEODRIVER": "x11"}
        env |= {f"STUPOR_{name}": str(folder) for name in ("DATA", "LOG", "CONFIG", "DOWNLOADS")}
        command = [sys.executable, "-m", "tests.e2e.spied", str(self._pages)]
        size = ["--window", f"{SIZE[0]}x{SIZE[1]}", "--trace", str(self._trace)]
        self.process = subprocess.Popen([*command, *size], env=env)

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(10)

    def page(self) -> Json:
        """The page that lies on top, and its buttons."""
        return self._last(self._pages)

    def table(self) -> Json:
        """What the table asks."""
        return self._last(self._trace)

    def click(self, rect: list[float]) -> None:
        """Press in the middle of something, and take the pointer away from it."""
        x, y, w, h = rect
        self.screen.click(*real((x + w / 2, y + h / 2)))
        self.screen.move(2, 2)

    def press(self, page: str, button: str) -> None:
        """Wait for a page with that button, and press it until something happens."""
        shown = self.wait(lambda: self.offers(page, button))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.click(shown["press"][button])
            told = time.monotonic()
            while time.monotonic() - told < AGAIN:
                if self.page() != shown:
                    return
                time.sleep(0.05)
        raise AssertionError(f"pressing {button} does nothing on {shown}")

    def wait(self, found: Callable[[], T | None]) -> T:
        """What is there as soon as it is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, "the window has closed"
            if (there := found()) is not None:
                return there
            time.sleep(0.05)
        raise AssertionError(f"the page is {self.page()}")

    def offers(self, page: str, button: str) -> Json | None:
        shown = self.page()
        return shown if shown.get("page") == page and button in shown["press"] else None

    def _last(self, path: Path) -> Json:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        line: Json = json.loads(text.splitlines()[-1]) if text.endswith("\n") else {}
        return line


class Player:
    """A squire who sees the choices of the table, knows the rules, and has only a mouse."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.drags = self.clicks = 0
        self._bot = make_bot("squire", SPEC.rules, SPEC.advisor, 1)
        self._mirror: Session | None = None

    def play(self) -> None:
        """Answer until the game is over."""
        end = time.monotonic() + SECONDS
        asked, told = -1, 0.0
        while time.monotonic() < end:
            line = self.window.table()
            page = self.window.page()
            if line.get("scene") == "over":
                return
            if "silence" in page["press"]:
                self.window.click(page["press"]["silence"])
            elif "options" in line and (line["ply"] != asked or time.monotonic() - told > AGAIN):
                asked, told = line["ply"], time.monotonic()
                self._answer(line)
            time.sleep(0.01)
        raise AssertionError(f"the game does not end: {self.window.table()}")

    def _answer(self, line: Json) -> None:
        key = self._choice(line)
        ways = line["options"].get(key)
        assert ways, f"no way to say {key}: {line}"
        way = next((way for way in ways if "grip" in way), ways[0])
        if "button" in way:
            self.clicks += 1
            self.window.screen.click(*real(way["at"]))
        elif way["quick"]:
            self.clicks += 1
            self.window.screen.click(*real(way["grip"]))
        else:
            self.drags += 1
            self.window.screen.drag(real(way["grip"]), real(way["spot"]), way["turn"])

    def _choice(self, line: Json) -> str:
        """What the squire would do at this place of the game; the first thing is as it comes."""
        lines = journal(self.window.folder)
        if not lines:
            return str(next(key for key, ways in line["options"].items() if ways))
        if self._mirror is None:
            header = lines[0]
            chair = make_seat(HUMAN, SPEC, 0)
            self._mirror = Session.new(SPEC, [chair], header["seed"], header["options"])
        session = self._mirror
        for key in [told["key"] for told in lines if "key" in told][session.ply :]:
            session.play(option_of(key))
        view = session.seat_view()
        assert view is not None
        assert view.ply == line["ply"]
        return key_of(finish(self._bot.think(view))[0][0])


def real(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] * SCALE, point[1] * SCALE


def journal(folder: Path) -> list[Json]:
    """What is written of the only game so far; nothing before the first choice."""
    found = list((folder / "games").glob("*.stupor"))
    lines = found[0].read_text(encoding="utf-8").splitlines() if found else []
    return [json.loads(line) for line in lines]


def test_a_chapter_by_mouse_from_the_title_to_the_map(tmp_path: Path) -> None:
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        window = Window(screen, tmp_path)
        player = Player(window)
        try:
            window.press("ShelfScene", "ribbon.solo")
            window.press("SoloScene", "campaign")
            window.press("CampaignScene", f"row.{NEXT}")
            assert "begin" not in window.page()["press"]
            window.press("CampaignScene", f"seal.{CHAPTER}")
            window.press("CampaignScene", "begin")
            window.press("ChapterOpeningScene", "begin")
            player.play()
            window.press("CeremonyScene", "map")
            shown = window.wait(lambda: window.offers("CampaignScene", "replay"))
            window.press("CampaignScene", f"row.{NEXT}")
            after = window.page()
        finally:
            window.close()
    archive = Archive(tmp_path, registry.get)
    (deed,) = archive.annals()
    assert (deed.chapter, deed.profile) == (CHAPTER, archive.profiles.current().id)
    assert deed.counts
    assert "history" in shown["press"]
    assert ("begin" in after["press"]) == (deed.title != "Serf")
    assert player.drags > 10
    assert player.clicks > 5
