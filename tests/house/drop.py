"""How far a drop runs through the source: a die of Burgundy is let go over a depot tile.

Run as a process of its own it prints, as JSON, the files and calls of the event and with the frame
after it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from tests.bench.screen import HOMES
from tests.house.source import OURS, ROOT

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
COUNTS: Final = (
    "drop: files of the event",
    "drop: calls of the event",
    "drop: files with its first frame",
    "drop: calls with its first frame",
)


class Trace:
    """The functions of ours that ran, and where they stand."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.calls = 0

    def follow(self, do: Callable[[], object]) -> None:
        """Do something and watch."""
        sys.setprofile(self._called)
        try:
            do()
        finally:
            sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(str(OURS)):
            self.files.add(name)
            self.calls += 1


def measured() -> dict[str, int]:
    """The counts, taken in a fresh process: whatever is read once is read there, too."""
    command = [sys.executable, "-m", "tests.house.drop"]
    with tempfile.TemporaryDirectory() as home:
        homes = {name: str(Path(home, name)) for name in HOMES}
        env = {**os.environ, **homes, "STUPOR_LANGUAGE": "en"}
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Play up to the drop, then watch."""
    import pygame

    from stupor.app import App
    from stupor.games import registry
    from stupor.match.seats import make_seat
    from stupor.match.session import Session
    from stupor.table.scene import TableScene
    from tests.scenes.keyboard_bot import post
    from tests.scenes.test_burgundy_turn import SEED, Mouse, points, settle, ways

    app, spec = App((1280, 720), sound=False), registry.get("burgundy")
    app.use_game("burgundy")
    seats = [make_seat("human", spec, number) for number in range(2)]
    scene = TableScene(Session.new(spec, seats, SEED, {}), {"hands": "open"})
    app.stack.reset(scene)
    settle(app, scene)
    mouse = Mouse(app, scene)
    # the way of a drag, up to where it is let go
    start, end = points(scene, ways(scene, "take"))
    mouse.carry(start, end)
    app.step()
    k = app.camera.k
    post(pygame.MOUSEBUTTONUP, pos=(round(end[0] * k), round(end[1] * k)), button=1)
    trace, told = Trace(), []
    event = next(iter(app.reader.read()))
    trace.follow(lambda: scene.handle(event))
    told += [len(trace.files), trace.calls]
    trace.follow(app.step)
    told += [len(trace.files), trace.calls]
    assert scene.flow.session.ply
    print(json.dumps(dict(zip(COUNTS, told, strict=True))))
    app.close()


if __name__ == "__main__":
    main()
