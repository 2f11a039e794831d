"""The first thing a worker process does."""

from __future__ import annotations

import os
import signal
import threading

from stupor.ai.gc_pause import collect_seldom


def begin_work() -> None:
    """Ignore interrupts, which are the parent's business, and exit when the parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    # imported here: who hires nobody needs none of it
    from multiprocessing import connection, parent_process

    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)  # nobody is left to hear of it, and other threads are in the middle of a game
