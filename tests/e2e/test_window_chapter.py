"""A chapter of the campaign by mouse alone, from the title to the map with the seal on it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.archive import Archive
from stupor.engine.notation import key_of, option_of
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.e2e.window import AGAIN, SIZE, Json, Window, real
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SECONDS: Final = 240
CHAPTER: Final = "01-jesi"
NEXT: Final = "02-palermo"
SPEC: Final = registry.get("stupor_mundi")

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


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
    (deed,) = archive.finished_games()
    assert (deed.chapter, deed.profile) == (CHAPTER, archive.profiles.current().id)
    assert deed.counts
    assert "history" in shown["press"]
    assert ("begin" in after["press"]) == (deed.title != "Serf")
    assert player.drags > 10
    assert player.clicks > 5
