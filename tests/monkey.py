"""A visitor who presses anything, anywhere: no page may fail.

python -m tests.monkey --minutes 5 --seed 1, and --window 1024x768, --language fr, --text 150
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from stupor.app import App
from stupor.files import bounds
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.framing import margin
from stupor.scenes.scene import Scene
from stupor.scenes.shelf.scene import ShelfScene
from stupor.stage.items import Rect
from tests.support.playing import boxes_of, tables

LANGUAGES: Final = ("en", "fr", "de")
TEXTS: Final = (75, 100, 150, 200)
#: Keys that lead somewhere on most pages, and how often each is struck next to a letter or figure.
MOVING: Final = {
    **dict.fromkeys((pygame.K_TAB, pygame.K_RETURN), 18),
    **dict.fromkeys((pygame.K_ESCAPE, pygame.K_SPACE), 9),
    **dict.fromkeys((pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT), 6),
    **dict.fromkeys((pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END), 2),
    **dict.fromkeys((pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_SLASH), 2),
}
TYPED: Final = dict.fromkeys(map(ord, "abcdefghijklmnopqrstuvwxyz0123456789"), 1)
KEYS: Final = MOVING | TYPED
#: Left, right and middle button, and how often.
BUTTONS: Final = {1: 24, 3: 3, 2: 1}
#: After so many acts the visitor goes back to the shelf of games or to the title page.
STAYS: Final = 200
#: A game may begin after up to so many choices.
MIDDLE: Final = 300
#: Seconds that the visitor waits, as the app counts them.
WAITS: Final = 1.1
#: So many acts before a failure are told.
TRAIL: Final = 40

Spot = tuple[int, int]


class Monkey:
    """Presses, drags, turns, types and waits by chance; remembers what failed."""

    def __init__(self, app: App, seed: int) -> None:
        """Visit an app that lies open; it never ends, whatever is pressed."""
        self.failed: list[str] = []
        self.visited: Counter[str] = Counter()
        self._app, self._chance = app, Random(seed)
        self._trail: deque[str] = deque(maxlen=TRAIL)
        self._skipped = 0.0
        app.failures.frame_failed = self._fail  # type: ignore[method-assign]
        app.quit = lambda status=0: self._go_home()  # type: ignore[method-assign]
        app.now = lambda: time.monotonic() + self._skipped  # type: ignore[method-assign]
        self._ways: dict[Callable[[], str], int] = {
            self._click: 50,
            self._strike: 30,
            self._drag: 10,
            self._turn_the_wheel: 6,
            self._wait: 3,
            self._change_the_settings: 1,
        }
        self._go_home()

    def visit(self, acts: int) -> None:
        """Do so many things."""
        for _ in range(acts):
            if self.visited.total() % STAYS == STAYS - 1:
                self._go_home()
            self.visited[self._page] += 1
            self._remember(self._among(self._ways)())
            self._go_on(self._chance.choice((1, 1, 2, 4)))

    @property
    def _top(self) -> Scene:
        top = self._app.stack.top
        assert top is not None
        return top

    @property
    def _page(self) -> str:
        return type(self._top).__name__

    def _among(self, weighted: dict[Any, int]) -> Any:
        return self._chance.choices([*weighted], [*weighted.values()])[0]

    def _remember(self, act: str) -> None:
        self._trail.append(f"{self._page}: {act}")

    def _fail(self, why: BaseException) -> None:
        told = "".join(traceback.format_exception(why))
        self.failed.append("\n".join([f"{self._page}: {why!r}", told, *self._trail]))
        self._go_home()

    def _go_home(self) -> None:
        """The shelf, a title page, or the middle of a game from any box."""
        app, way = self._app, self._chance.random()
        if way < 0.5:
            app.stack.reset(begin(app, self._game(), tips=way < 0.2))
        else:
            app.stack.reset(ShelfScene() if way < 0.7 else app.title_page())

    def _game(self) -> Session:
        """A game of one person against chance, some choices after it began."""
        chance = self._chance
        name = chance.choice(registry.names())
        seats, box = chance.choice([*registry.get(name).seats]), chance.choice([*boxes_of(name)])
        seats = seats if seats in tables(name, box) else tables(name, box)[0]
        kinds = [HUMAN, *["random"] * (seats - 1)]
        spec, seed = registry.get(name), chance.randrange(10**6)
        chairs = [make_seat(kind, spec, seed) for kind in kinds]
        game = Session.new(spec, chairs, seed, boxes_of(name)[box])
        for _ in range(chance.randrange(MIDDLE)):
            if game.decision is None:
                break
            game.play(chance.choice(game.decision.options))
        return game

    def _go_on(self, frames: int) -> None:
        for _ in range(frames):
            self._app.between(self._app.step())

    def _rects(self) -> list[Rect]:
        """Where something can be pressed on the uppermost page."""
        controls, hit_test = (getattr(self._top, name, None) for name in ("controls", "hit_test"))
        found = [widget.rect for widget in controls.widgets] if controls is not None else []
        return found + ([node.rect for node in hit_test.nodes] if hit_test is not None else [])

    def _spot(self) -> Spot:
        """A point of the window, most often on something that answers."""
        camera, chance = self._app.camera, self._chance
        rects = self._rects()
        if not rects or chance.random() < 0.2:
            return chance.randrange(camera.width), chance.randrange(camera.height)
        x, y, w, h = chance.choice(rects)
        dx, dy = (0.0, 0.0) if self._top.fits_window else margin(camera.page)
        (ox, oy), k = camera.offset, camera.k
        across, down = x + dx + w * chance.random(), y + dy + h * chance.random()
        return int(ox + across * k), int(oy + down * k)

    def _move(self, spot: Spot, held: bool = False) -> None:
        buttons = (int(held), 0, 0)
        _post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=buttons, touch=False)

    def _click(self) -> str:
        spot, button = self._spot(), self._among(BUTTONS)
        self._move(spot)
        self._go_on(1)
        _post(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False)
        self._go_on(1)
        _post(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False)
        return f"click {button} at {spot}"

    def _drag(self) -> str:
        start, end = self._spot(), self._spot()
        _post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        for part in (1, 2, 3):
            x, y = (a + (b - a) * part // 3 for a, b in zip(start, end, strict=True))
            self._move((x, y), held=True)
            self._go_on(1)
        if self._chance.random() < 0.2:
            self._press(pygame.K_ESCAPE)
        _post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
        return f"drag from {start} to {end}"

    def _strike(self) -> str:
        key = self._among(KEYS)
        mod = self._among({0: 8, pygame.KMOD_LSHIFT: 1, pygame.KMOD_LCTRL: 1})
        self._press(key, mod)
        return f"key {pygame.key.name(key)} {mod}"

    def _press(self, key: int, mod: int = 0) -> None:
        typed = chr(key) if key in TYPED else ""
        _post(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=0)
        if typed and not mod:
            _post(pygame.TEXTINPUT, text=self._chance.choice((typed, typed, "é", "漢")))
        _post(pygame.KEYUP, key=key, mod=mod, unicode=typed, scancode=0)

    def _turn_the_wheel(self) -> str:
        self._move(self._spot())
        by = self._chance.choice((-1, 1, 3))
        _post(pygame.MOUSEWHEEL, x=0, y=by, precise_x=0.0, precise_y=by, flipped=False, touch=False)
        return f"wheel {by}"

    def _wait(self) -> str:
        self._move(self._spot())
        self._go_on(1)
        self._skipped += WAITS
        return "wait"

    def _change_the_settings(self) -> str:
        chosen = {"language": self._chance.choice(LANGUAGES), "text": self._chance.choice(TEXTS)}
        self._app.stack.reset(ShelfScene())
        self._app.change(**chosen)
        return f"settings {chosen}"


def _post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.event.Event(kind, facts))


def wait_for_writers() -> None:
    """Wait, as the end of a process does: threads still write journals and pictures of games."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=bounds.whole(0, 10**6), default=1)
    parser.add_argument("--window", default="1280x720")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--text", type=int, choices=TEXTS, default=100)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        for name in ("STUPOR_CONFIG", "STUPOR_DATA", "STUPOR_LOG"):
            os.environ[name] = str(Path(home, name))
        width, height = map(int, asked.window.split("x"))
        app = App((width, height), sound=False)
        app.change(first_game=False, language=asked.language, text=asked.text)
        monkey = Monkey(app, asked.seed)
        until = time.monotonic() + 60 * asked.minutes
        while time.monotonic() < until:
            monkey.visit(10)
        app.stack.clear()
        app.close()
        wait_for_writers()
    for failure in monkey.failed:
        print(failure, end="\n\n", file=sys.stderr)
    pages = ", ".join(f"{page} {times}" for page, times in monkey.visited.most_common())
    print(f"{monkey.visited.total()} acts, {len(monkey.failed)} failures; {pages}")
    return 1 if monkey.failed else 0


if __name__ == "__main__":
    sys.exit(main())
