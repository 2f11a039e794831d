"""Child process: bots play whole games in a window; prints memory and the CPU of every frame."""

import json
import os
import statistics
import sys
import time
from dataclasses import replace
from typing import Final

from stupor.app import App
from stupor.games import registry
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.scenes.command_line_game import direct_session
from stupor.table.scene import TableScene
from tests.bench.size import size
from tests.bench.start import resident

#: Seconds; a small run looks at a beginning.
_LIMIT = size(120, 4)
#: What is played beside the usual; a game without a line here is played as it usually is.
_SETUPS: Final = {"burgundy": {"duchies": "dealt", "expansions": [*EXPANSIONS]}}


def play(app: App, game: str, seed: int, speed: float) -> list[float]:
    """Let four bots play at the fullest table of a game; the CPU seconds of each frame."""
    scene = TableScene(direct_session(["random"] * 4, seed, _SETUPS.get(game, {}), game))
    app.stack.reset(scene)
    app.step()
    app.compositor.spreads = True
    app.settings = replace(app.settings, speed=speed)
    frames: list[float] = []
    end = time.monotonic() + _LIMIT
    while app.stack.top is scene and time.monotonic() < end:
        start = time.thread_time()
        wanted = app.step()
        app.between(wanted)
        frames.append(time.thread_time() - start)
    app.step()  # the score sheet
    app.tidying.tidy(app.stack.scenes())
    return frames


def main(game: str, speed: float, games: int) -> None:
    app = App((1920, 1080), sound=False)
    app.use_game(registry.get(game).id)
    memory, frames = [], []
    for seed in range(games):
        frames += play(app, game, seed, speed)
        memory.append(resident())
    frames.sort()
    found = {
        "memory": memory,
        "frames": len(frames),
        "median_ms": statistics.median(frames) * 1000,
        "p99_ms": frames[int(len(frames) * 0.99)] * 1000,
        "worst_ms": frames[-1] * 1000,
        "late": sum(frame > 0.0167 for frame in frames),
    }
    print(json.dumps(found), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
