"""A newcomer with a mouse: the first start, the first lesson, the first game to its end."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest

from tests.e2e.window import SIZE, Json, Window
from tests.e2e.window_bot import AGAIN, WindowBot
from tests.e2e.xtest import Screen, missing

WHY_NOT = missing()
SECONDS: Final = 300
LESSON: Final = "LessonScene"
#: How many lessons of the second box are about the game without expansions.
BASE: Final = 4
#: So many choices, of everybody, are about two rounds of dice.
TWO_ROUNDS: Final = 12

pytestmark = [
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "a real window is there"),
    pytest.mark.slow,
    pytest.mark.window,
]


def click_once(window: Window, shown: Json, button: str) -> None:
    """Press a button; what lies below it is not met by a second click while the page changes."""
    window.click(shown["press"][button])
    told = time.monotonic()
    while window.page() == shown and time.monotonic() - told < AGAIN:
        time.sleep(0.02)


def learn(window: Window) -> int:
    """Press what the teacher offers until the lesson is over; how many pages it had."""
    end, pages = time.monotonic() + SECONDS, 0
    while time.monotonic() < end:
        shown = window.page()
        offered = shown["press"]
        if "play" in offered:
            return pages
        button = next((name for name in ("next", "skip") if name in offered), "")
        if shown["page"] == LESSON and button:
            pages += 1
            click_once(window, shown, button)
        time.sleep(0.02)
    raise AssertionError(f"the lesson does not end: {window.page()}")


def play(window: Window, bot: WindowBot, until: int) -> Json:
    """Answer what the table asks, send the adviser away, for so many choices or the whole game."""
    end, told, last = time.monotonic() + SECONDS, 0.0, {}
    while time.monotonic() < end:
        line, shown = window.table(), window.page()
        if line.get("scene") == "over" or line.get("ply", 0) >= until:
            return line
        if "silence" in shown["press"]:
            click_once(window, shown, "silence")
        elif line != last or time.monotonic() - told > AGAIN:
            last, told = line, time.monotonic()
            bot.answer(line)
        time.sleep(0.02)
    raise AssertionError(f"the game does not end: {window.table()}")


def learned_and_begun(window: Window, screen: Screen, until: int = 10**6) -> Json:
    """From the first start through the first lesson into the first game."""
    window.press("ShelfScene", "ribbon.learn")
    window.wait(lambda: window.page()["page"] == LESSON or None)
    assert learn(window) > 5
    window.press(LESSON, "play")
    return play(window, WindowBot(screen, 3), until)


def test_from_the_first_start_into_the_first_game(tmp_path: Path) -> None:
    """Given nothing kept, the way is one ribbon, one lesson, one button, and a game goes on."""
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        window = Window(screen, tmp_path)
        try:
            last = learned_and_begun(window, screen, TWO_ROUNDS)
        finally:
            window.close()
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert last["ply"] >= TWO_ROUNDS
    assert settings["lessons"], "the lesson is done"


@pytest.mark.exhaustive
def test_from_the_first_start_to_the_end_of_the_first_game(tmp_path: Path) -> None:
    """Given nothing kept, the way is one ribbon, one lesson, one button, one game, its sheet."""
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        window = Window(screen, tmp_path)
        try:
            last = learned_and_begun(window, screen)
            window.press("WinnerScene", "sheet")
            sheet = window.wait(lambda: window.offers("ScoreScene", "rematch"))
        finally:
            window.close()
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert "rematch" in sheet["press"]
    assert len(last["scores"]) == 2
    assert settings["lessons"], "the lesson is done"
    assert settings["known"] == ["stupor_mundi"], "nobody is a newcomer twice"


def lessons_in_a_row(window: Window, count: int) -> None:
    """Go on from lesson to lesson, though the first game is offered after each."""
    for number in range(count):
        learn(window)
        assert next(iter(window.page()["press"])) == "play"
        if number < count - 1:
            window.press(LESSON, "following")
            window.wait(lambda: "play" not in window.page()["press"] or None)


def advised(window: Window, bot: WindowBot) -> list[bool]:
    """Play two rounds of the first game; whether advice was given whenever something was asked."""
    end, given, last = time.monotonic() + SECONDS, list[bool](), {}
    while time.monotonic() < end:
        line = window.table()
        if line.get("ply", 0) >= TWO_ROUNDS:
            return given
        if "options" in line and line != last:
            time.sleep(0.3)  # the slip of the teacher comes a frame after the question
            given.append("understood" in window.page()["press"])
            last = line
            bot.answer(line)
        elif "options" in line:
            time.sleep(0.5)
            if window.table() == line:
                bot.answer(line)
        time.sleep(0.02)
    raise AssertionError(f"the table does not go on: {window.table()}")


def test_from_the_other_box_through_its_lessons_into_its_first_game(tmp_path: Path) -> None:
    """Given nothing kept, the second box leads by its own lessons to an advised table of two."""
    with Screen(f"{SIZE[0]}x{SIZE[1]}") as screen:
        window = Window(screen, tmp_path)
        try:
            window.press("ShelfScene", "box.burgundy")
            window.press("TitleScene", "learn")
            window.wait(lambda: window.page()["page"] == LESSON or None)
            lessons_in_a_row(window, BASE)
            window.press(LESSON, "play")
            given = advised(window, WindowBot(screen, 3, ("take", "place", "sell")))
        finally:
            window.close()
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert len(settings["lessons"]) == BASE
    assert given[0] and not given[1], "said for the first die, and not again for the second"
    assert "burgundy.turn" in settings["heard"] and settings["known"] == []
