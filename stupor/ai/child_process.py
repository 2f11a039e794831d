"""What a process that works for another one does first."""

from __future__ import annotations

import os
import signal
import threading

from stupor.ai.gc_pause import collect_seldom


def begin_work() -> None:
    """Leave interrupts to the parent, and end with it, however it ends."""
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
