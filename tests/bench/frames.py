"""Child process: times frames of the late table and prints them as multiples of U."""

import json
import math
import statistics
import sys
import threading
import time
from collections.abc import Callable

import pygame

from stupor.app import App
from tests.bench.flights import FRAMES, in_the_air, twelve
from tests.bench.late import STUPOR_MUNDI, Mouse, open_late
from tests.bench.size import size

_WARM = size(4)
_ROUNDS = size(7)


def times(frame: Callable[[int], None], count: int) -> list[float]:
    """Seconds of each of so many frames."""
    taken = []
    for i in range(count):
        start = time.perf_counter()
        frame(i)
        taken.append(time.perf_counter() - start)
    return taken


def p99(taken: list[float]) -> float:
    """All but one in a hundred are at most this."""
    ordered = sorted(taken)
    return ordered[min(len(ordered) - 1, math.ceil(len(ordered) * 0.99) - 1)]


class Bench:
    """The late table in a window, and the cheapest full present to compare with."""

    def __init__(self, size: tuple[int, int], game: str = STUPOR_MUNDI) -> None:
        self.app = App(size, sound=False)
        self.scene = open_late(self.app, game)
        self.mouse = Mouse(self.app, self.scene)
        self.motions = twelve(game, self.scene.ui, self.scene.view())
        self.window = self.app.window.surface
        self.picture = self.window.copy()
        self.units: list[float] = []

    def unit(self, _: int) -> None:
        """One opaque full-frame blit and one flip."""
        self.window.blit(self.picture, (0, 0))
        pygame.display.flip()

    def measure(self, frame: Callable[[int], None], count: int) -> dict[str, float]:
        """Median and p99 in U of frames after warm-up, and how many costly calls they made.

        Whatever else runs on the machine only ever adds, so the best of some rounds counts.
        """
        for _ in range(_WARM):
            times(frame, count)
        before = self.app.compositor.work.total
        rounds = []
        for _ in range(_ROUNDS):
            units = times(self.unit, 8)
            self.app.compositor.invalidate()
            self.app.compositor.present()
            taken = times(frame, count)
            unit = statistics.median(units + times(self.unit, 8))
            self.units.append(unit)
            rounds.append((statistics.median(taken) / unit, p99(taken) / unit))
        calls = self.app.compositor.work.total - before
        return {
            "median": min(m for m, _ in rounds),
            "p99": min(p for _, p in rounds),
            "calls": calls,
        }

    def full(self, _: int) -> None:
        """Repaint everything from its items."""
        self.app.compositor.invalidate()
        self.app.compositor.present()

    def drag(self, i: int) -> None:
        """A card of the hand, or a die, dragged above the lit places."""
        self.mouse.drag(i)
        self.app.step()

    def hover(self, i: int) -> None:
        """The pointer passes over what the hand could take."""
        x, y = self.mouse.card(i // 6)
        self.mouse.move(x + i % 6, y)
        self.app.step()

    def twelve(self, i: int) -> None:
        """Five cards and seven smaller pieces in flight."""
        self.scene.moving = in_the_air(self.motions, i)
        self.app.step()

    def latency(self, count: int = size(400, 20)) -> dict[str, float]:
        """Milliseconds from a move of the mouse to the pixels, while the loop sleeps between."""
        posted: list[float] = []
        taken: list[float] = []

        def hand() -> None:
            for i in range(count):
                time.sleep(0.008)
                posted.append(time.perf_counter())
                self.mouse.drag(i)

        mover = threading.Thread(target=hand)
        mover.start()
        wait: float | None = 0.1
        while len(taken) < count and (mover.is_alive() or pygame.event.peek()):
            self.app.sleeper.sleep(0.1 if wait is None else min(wait, 0.1))
            begun = len(posted)
            if begun > len(taken):
                wanted = self.app.step()
                now = time.perf_counter()
                taken += [now - then for then in posted[len(taken) : begun]]
                wait = self.app.between(wanted)  # as the game does, also what a drop would do
            else:
                wait = self.app.between(wait)
        mover.join()
        return {"median": statistics.median(taken) * 1000, "p99": p99(taken) * 1000}

    def run(self) -> dict[str, object]:
        """Measure everything."""
        found: dict[str, object] = {"items": len(self.scene.items())}
        found["full"] = self.measure(self.full, 8)
        found["hover"] = self.measure(self.hover, 60)
        found["twelve"] = self.measure(self.twelve, FRAMES)
        self.scene.moving = ()
        self.mouse.press()
        found["drag"] = self.measure(self.drag, 80)
        found["latency"] = self.latency()
        found["unit_ms"] = statistics.median(self.units) * 1000
        return found


if __name__ == "__main__":
    print(json.dumps(Bench((int(sys.argv[1]), int(sys.argv[2])), sys.argv[3]).run()))
