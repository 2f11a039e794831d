"""The way of one thing from a rectangle to another."""

from typing import NamedTuple

from stupor.stage.easing import Easing, bump, ease_out_cubic
from stupor.stage.items import Rect


class Tween(NamedTuple):
    """A motion that begins at a moment, lasts some seconds and may fly in an arc."""

    start: Rect
    end: Rect
    begin: float
    seconds: float
    arc: float = 0.0
    easing: Easing = ease_out_cubic

    def progress(self, now: float) -> float:
        """The share of its time that has gone by."""
        if self.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begin) / self.seconds))

    def at(self, now: float) -> Rect:
        """Where the thing is at this moment."""
        share = self.progress(now)
        rect = between(self.start, self.end, self.easing(share))
        return (rect[0], rect[1] - self.arc * bump(share), rect[2], rect[3])

    def over(self, now: float) -> bool:
        """Whether it has landed."""
        return self.progress(now) >= 1.0


def between(start: Rect, end: Rect, share: float) -> Rect:
    """The rectangle that lies so far on the way."""
    x, y, w, h = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return (x, y, w, h)
