"""Child process: a scripted session at the table, a person and three computers, at real speed."""

import json
import os
import sys
import time

import pygame

from stupor.app import App
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.worker import WORKER_HOLDER
from stupor.scenes.command_line_game import direct_session
from stupor.table.scene import TableScene
from tests.bench import ponder
from tests.bench.frames import p99

_SEED = 7
#: The person thinks so long before every choice, and moves the mouse meanwhile.
_PONDER = 0.6
_REST = 0.05


class Person:
    """Moves the mouse over the table and takes any legal choice after a moment."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app, self.scene = app, scene
        self.chance = SplitMix(_SEED)
        self.asked: object = None
        self.due = 0.0
        self.chose = 0.0
        self.signs: list[float] = []

    def act(self, now: float) -> None:
        """Go on with whatever a person does now."""
        asked = self.scene.flow.decision
        if asked is None:
            return
        if asked is not self.asked:
            self.asked, self.due = asked, now + _PONDER
        x = 200 + self.chance.below(1500)
        pos = (x, 560 + self.chance.below(480))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        )
        if now >= self.due:
            self.scene.flow.choose(asked.options[self.chance.below(len(asked.options))])
            self.chose = now if self.scene.flow.thinking else 0.0

    def look(self, now: float) -> None:
        """See whether the computer that is to move shows a sign of it on this frame."""
        ribbon = next((i for i in self.scene.overlay(now) if i.key == "ribbon"), None)
        if self.chose and "thinking" in getattr(ribbon, "text", ""):
            self.signs.append(time.monotonic() - self.chose)
            self.chose = 0.0


def main(rivals: str, seconds: float, game: str = "") -> None:
    app = App((1920, 1080), sound=False)
    app.use_game(game or app.game)
    WORKER_HOLDER.open(ponder.find if rivals == "ponder" else registry.get)
    kind = "greedy" if rivals == "ponder" else rivals
    scene = TableScene(direct_session(["human", *[kind] * 3], _SEED, game=game))
    app.stack.reset(scene)
    for _ in range(3):
        app.step()
    app.compositor.spreads = True
    person, frames = Person(app, scene), []
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end and app.stack.top is scene:
        person.act(now)
        start = time.thread_time()
        wanted = app.step()
        if wanted is not None and wanted < _REST:
            wanted = app.between(wanted)
            frames.append(time.thread_time() - start)
        else:
            frames.append(time.thread_time() - start)
            wanted = app.between(wanted)
        if person.chose:
            person.look(now)
        app.sleeper.sleep(_REST if wanted is None else min(_REST, max(wanted, 0.004)))
    figures = {
        "frames": len(frames),
        "median_ms": sorted(frames)[len(frames) // 2] * 1000,
        "p99_ms": p99(frames) * 1000,
        "worst_ms": max(frames) * 1000,
        "late": sum(frame > 0.0167 for frame in frames),
        "sign_ms": max(person.signs, default=0.0) * 1000,
        "moves": scene.flow.session.ply,
        "round": scene.flow.model.table.counters.get("round", 0),
    }
    print(json.dumps(figures), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), *sys.argv[3:])
