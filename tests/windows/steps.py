"""What is tried in a window of Windows, each step with what was seen."""

from __future__ import annotations

import json
import time
from typing import Final

from stupor.engine.notation import key_of
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from tests.e2e.window_bot import WindowBot
from tests.windows.folder import Installed
from tests.windows.screen import WineScreen
from tests.windows.window import FIRST, WindowOnWindows, journals, user_folder

#: Decisions before the kill and after it: more than a turn of either game.
BEFORE: Final = 8
AFTER: Final = 4
SEED: Final = 5


def see_title(screen: WineScreen, game: Installed) -> str:
    """Start without a console, as a double-click does; the shelf must be shown."""
    pages = game.wine.drive / "title.jsonl"
    pages.unlink(missing_ok=True)
    words = game.python("-m", "tests.e2e.spied", game.wine.path(pages), console=False)
    began = time.monotonic()
    try:
        game.wine.launch(words[0], "start", *words[1:], folder=game.folder)
        while not (pages.exists() and "ribbon." in pages.read_text(encoding="utf-8")):
            assert time.monotonic() - began < FIRST, "no title is shown"
            time.sleep(0.1)
        seconds = time.monotonic() - began
        assert "Stupor" in screen.names(), screen.names()
    finally:
        game.wine.call("wine", "taskkill", "/f", "/im", "pythonw.exe", seconds=120)
    assert user_folder(game).is_dir(), f"{user_folder(game)} is not there"
    return f"the shelf after {seconds:.1f} s, no console; {game.wine.path(user_folder(game))}"


def play_on_after_a_kill(screen: WineScreen, game: Installed, name: str) -> str:
    """A turn by mouse, a kill, Continue, a second window, and a turn after that."""
    bot = WindowBot(screen, SEED)
    first = WindowOnWindows(
        screen, game, "first", "--game", name, "--seats", "human,random", "--seed", str(SEED)
    )
    try:
        asked = first.play(bot, BEFORE)
    finally:
        first.kill()
    kept = choices(game)
    assert len(kept) == asked["ply"], (len(kept), asked["ply"])
    screen.move(2, 2)  # a box that is pointed at is chosen, whichever was played last
    second = WindowOnWindows(screen, game, "second")
    try:
        second.press("ShelfScene", "ribbon.continue")
        again = second.wait(second.asked)
        assert again["ply"] == asked["ply"], (again["ply"], asked["ply"])
        assert list(again["options"]) == list(asked["options"]), again
        second.play(bot, AFTER)
    finally:
        second.kill()
    went_on = replayed(game, name)
    assert went_on[: len(kept)] == kept
    assert len(went_on) >= len(kept) + AFTER, (len(kept), len(went_on))
    return (
        f"{len(kept)} choices kept over the kill, continued at the same decision, "
        f"{len(went_on) - len(kept)} more; {bot.drags} drags, {bot.clicks} clicks"
    )


def open_twice(screen: WineScreen, game: Installed) -> str:
    """A game that one window plays is not played in a second one."""
    file = game.wine.path(journals(game)[-1])
    one = WindowOnWindows(screen, game, "one", "--open", file)
    try:
        one.wait(one.asked)
        two = WindowOnWindows(screen, game, "two", "--open", file)
        try:
            buttons = two.shown("DialogPage", "copy")["press"]
        finally:
            two.kill()
    finally:
        one.kill()
    return f"the second window asks instead: {', '.join(buttons)}"


def choices(game: Installed) -> list[str]:
    """What was chosen in the youngest game."""
    return [line["key"] for line in _lines(game) if "key" in line]


def replayed(game: Installed, name: str) -> list[str]:
    """The choices of the youngest game, played again on this system."""
    spec = get(name)
    seats = [make_seat("human", spec, number) for number in range(2)]
    session = Session.replay(spec, seats, _lines(game))
    assert [key_of(session.choice(ply).option) for ply in range(session.ply)] == choices(game)
    return choices(game)


def _lines(game: Installed) -> list[dict[str, object]]:
    text = journals(game)[-1].read_text(encoding="utf-8")
    # what a kill has cut off is not a line
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def show_in_folder(screen: WineScreen, game: Installed) -> str:
    """The file manager opens the folder of a kept game; it stays, as part of Wine's desktop."""
    file = game.wine.path(journals(game)[-1])
    code = f"from stupor.platform.desktop import show_in_folder as s; s({file!r})"
    before = screen.names()
    game.wine.launch(*game.python("-c", code), folder=game.folder)
    end = time.monotonic() + FIRST
    while not (fresh := [name for name in screen.names() if name not in before]):
        assert time.monotonic() < end, "no window of the file manager"
        time.sleep(0.2)
    return f"Wine's file manager shows {', '.join(fresh)}"
