"""Child process: times frames of the busy page and prints them as multiples of U."""

import json
import math
import statistics
import sys
import time
from collections.abc import Callable

import pygame

from stupor.app import App
from tests.bench.busy import FLIGHTS, BusyScene, glows, held


def times(frame: Callable[[int], None], count: int) -> list[float]:
    """Seconds of each of so many frames."""
    taken = []
    for i in range(count):
        start = time.perf_counter()
        frame(i)
        taken.append(time.perf_counter() - start)
    return taken


class Bench:
    """The busy page in a window, and the cheapest full present to compare with."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.app = App(size, sound=False)
        self.scene = BusyScene()
        self.app.stack.push(self.scene)
        self.app.step()
        self.window = self.app.window.surface
        self.picture = self.window.copy()
        self.units: list[float] = []

    def unit(self, _: int) -> None:
        """One opaque full-frame blit and one flip."""
        self.window.blit(self.picture, (0, 0))
        pygame.display.flip()

    def measure(self, frame: Callable[[int], None], count: int) -> tuple[float, float, int]:
        """Median and p99 in U of frames after warm-up, and how many costly calls they made."""
        times(frame, count)
        before = self.app.compositor.work.total
        units, taken = [], []
        for _ in range(5):
            units += times(self.unit, 6)
            self.app.compositor.invalidate()
            self.app.compositor.present()
            taken += times(frame, count)
        calls = self.app.compositor.work.total - before
        unit = statistics.median(units)
        self.units.append(unit)
        ordered = sorted(taken)
        p99 = ordered[min(len(ordered) - 1, math.ceil(len(ordered) * 0.99) - 1)]
        return statistics.median(taken) / unit, p99 / unit, calls

    def full(self, _: int) -> None:
        """Repaint everything from its items."""
        self.app.compositor.invalidate()
        self.app.compositor.present()

    def drag(self, i: int) -> None:
        """A dragged card above twenty lit places."""
        x, y = 500 + 900 * math.sin(i / 40) ** 2, 400 + 300 * math.sin(i / 23)
        self.scene.moving = [*self.lit, *held("held", x, y)]
        self.app.step()

    def twelve(self, i: int) -> None:
        """Five cards and seven smaller pieces in flight."""
        self.scene.moving = [
            item
            for n, flight in enumerate(FLIGHTS)
            for item in held(
                f"{n}", 100 + 140 * n + 6 * (i % 20), 60 + (37 * n + 9 * i) % 700, *flight
            )
        ]
        self.app.step()

    def run(self) -> dict[str, object]:
        """Measure everything."""
        self.lit = glows(self.scene.anchors)
        return {
            "full": self.measure(self.full, 8),
            "drag": self.measure(self.drag, 80),
            "twelve": self.measure(self.twelve, 40),
            "unit_ms": statistics.median(self.units) * 1000,
            "items": len(self.scene.items()),
        }


if __name__ == "__main__":
    print(json.dumps(Bench((int(sys.argv[1]), int(sys.argv[2]))).run()))
