"""What a searching process does first, and how often it collects cyclic garbage."""

from __future__ import annotations

import gc
import os
import signal
import threading
from typing import Final

#: Positions that come and go are no circles; with Python's own threshold of 700 the looking
#: takes a sixth of a Duke's time.
THRESHOLD: Final = (100_000, 50, 1_000)


def collect_seldom() -> None:
    """Make this process collect garbage rarely."""
    gc.set_threshold(*THRESHOLD)


def begin_work(niceness: int = 0) -> None:
    """Ignore interrupts, which are the parent's business, and exit when the parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    collect_seldom()
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    # imported here: who hires nobody needs none of it
    from multiprocessing import connection, parent_process

    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)  # nobody is left to hear of it, and other threads are in the middle of a game
