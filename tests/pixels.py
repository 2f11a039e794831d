"""Whether everything looks as before: `python -m tests.pixels FILE` keeps a sum of every scene.

With `--like OTHER` it compares with sums that were kept before, and fails where one differs.
Of a table there are sums with the pointer and the focus on many things, with what may be taken in
the hand, with names and hints, and with rivals seen close. A clock of its own makes it repeatable.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from stupor.app import App
from stupor.games import registry
from stupor.games.registry import MADE_UP
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.selftest.games import SEED
from stupor.selftest.scenes import every
from stupor.stage.geometry import centre
from stupor.stage.pointer import Key, Pointer
from stupor.table.scene import TableScene
from tests.bench.screen import HOMES

_FRAME: Final = 0.05
#: Seconds until a page rests, and until words about what is pointed at are there.
_RESTS, _TOLD = 3.0, 0.3
_ACROSS, _DOWN, _TABS = 16, 9, 60
_TOYS: Final = ("toy", "toy_faced")


class Still(App):
    """The program with a clock that goes on by frames alone."""

    time = 0.0

    def now(self) -> float:
        """Seconds of frames."""
        return self.time

    def frames(self, seconds: float) -> int:
        """The sum of what is seen after some seconds, once the page is whole."""
        for _ in range(round(seconds / _FRAME)):
            self.time += _FRAME
            self.step()
        while self.filling:
            self.step()
        return zlib.crc32(self.window.surface.get_view("0"))


def sums(app: Still, only: str) -> Iterator[tuple[str, int]]:
    """Every scene of the games, and tables of the plain face."""
    for name, opens in every():
        if only in name:
            opens(app)
            yield name, app.frames(_RESTS)
            yield from _poses(app, name)
    for game in _TOYS:
        if only in game:
            app.use_game(game)
            app.stack.reset(TableScene(_new(game), {"hands": "open"}))
            yield game, app.frames(_RESTS)
            yield from _poses(app, game)


def _new(game: str) -> Session:
    spec = registry.get(game)
    return Session.new(spec, [make_seat(HUMAN, spec, seat) for seat in range(2)], SEED, {})


def _poses(app: Still, name: str) -> Iterator[tuple[str, int]]:
    scene = app.stack.top
    if not isinstance(scene, TableScene):
        return
    _, _, w, h = scene.hit_test.view.page
    for n in range(_ACROSS * _DOWN):
        down, across = divmod(n, _ACROSS)
        at = (w * (across + 0.5) / _ACROSS, h * (down + 0.5) / _DOWN)
        scene.handle(Pointer("move", *at))
        yield f"{name}: pointer {n}", app.frames(_TOLD)
    yield from _held(app, scene, name)
    for key, mods in (("h", ""), ("left alt", ""), ("1", "shift"), ("2", "shift"), ("3", "shift")):
        scene.handle(Key("down", key, frozenset({mods} - {""})))
        yield f"{name}: key {key} {mods}", app.frames(_TOLD)
        scene.handle(Key("up", key, frozenset({mods} - {""})))
        app.frames(2 * _TOLD)
    for n in range(_TABS):
        scene.handle(Key("down", ("tab", "right", "down")[n % 3]))
        yield f"{name}: focus {n} {scene.keys.focus.name}", app.frames(_FRAME)
        scene.handle(Key("down", "i"))
        yield f"{name}: told {n}", app.frames(_FRAME)


def _held(app: Still, scene: TableScene, name: str) -> Iterator[tuple[str, int]]:
    """What may be taken, over each of its goals and over nothing."""
    for source in scene.hit_test.affordances.sources():
        start = scene.hit_test.grip(source)
        if start is None:
            continue
        scene.handle(Pointer("move", *start))
        scene.handle(Pointer("down", *start, 1))
        app.frames(_FRAME)
        for goal in scene.hit_test.affordances.targets(source, scene.hand.drag.mode)[:9]:
            place = scene.hit_test.rect(goal)
            if place is not None:
                scene.handle(Pointer("move", *centre(place)))
                yield f"{name}: {source} over {goal}", app.frames(_TOLD)
        scene.handle(Pointer("move", 3.0, 3.0))
        scene.handle(Key("down", "escape"))
        scene.handle(Pointer("up", 3.0, 3.0, 1))
        yield f"{name}: {source} put back", app.frames(1.0)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--like", type=Path)
    parser.add_argument("--window", default="1280x720")
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", default="", help="scenes whose names hold this")
    asked = parser.parse_args()
    wide, high = map(int, asked.window.split("x"))
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {each: str(Path(home, each)) for each in HOMES} | {MADE_UP: ",".join(_TOYS)}
        app = Still((wide, high), sound=False)
        app.change(first_game=False, language=asked.language)
        found = dict(sums(app, asked.only))
        app.close()
    asked.file.write_text(json.dumps(found, indent=0), "utf-8")
    before = json.loads(asked.like.read_text("utf-8")) if asked.like else found
    meant = [name for name in {**before, **found} if asked.only in name.partition(":")[0]]
    other = [name for name in meant if before.get(name) != found.get(name)]
    print(f"{len(found)} pictures, {len(other)} differ", *other, sep="\n  ")
    return int(bool(other))


if __name__ == "__main__":
    sys.exit(main())
