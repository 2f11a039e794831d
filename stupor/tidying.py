"""Garbage is collected while nobody moves, so that it does not fall into an animation."""

from __future__ import annotations

import gc
from typing import Final

#: A full collection takes 50 ms late in a game; it waits for a moment of rest.
THRESHOLDS: Final = (10_000, 50, 1_000)
#: Seconds between two of them, and before the first.
BETWEEN: Final = 30.0
FIRST: Final = 2.0


class Tidying:
    """Keeps a full collection for a moment of rest."""

    def __init__(self, now: float) -> None:
        """Begin at that moment."""
        gc.set_threshold(*THRESHOLDS)
        self._last = now + FIRST - BETWEEN

    def rest(self, now: float) -> None:
        """Collect, unless that was done a moment ago."""
        if now - self._last > BETWEEN:
            gc.collect()
            gc.freeze()
            self._last = now
