"""How often a searching process collects cyclic garbage."""

from __future__ import annotations

import gc
from typing import Final

#: Positions that come and go are no circles; with Python's own threshold of 700 the looking
#: takes a sixth of a Duke's time.
THRESHOLD: Final = (100_000, 50, 1_000)


def collect_seldom() -> None:
    """Make this process collect garbage rarely."""
    gc.set_threshold(*THRESHOLD)
