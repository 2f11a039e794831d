"""Nobody waits for ever: a test of what may hang, or read without end, ends by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

#: Seconds; whatever is asked here takes a moment, on any machine.
PATIENCE = 30
#: Bytes; nor does anybody read a device without end.
ROOM = 6 * 2**30


@contextmanager
def at_once() -> Iterator[None]:
    """What happens meanwhile must come to an end; where it does not, the test fails."""
    if os.name != "posix":
        yield
        return
    import resource

    def enough(number: int, frame: FrameType | None) -> None:
        raise AssertionError("somebody is waited for who never comes")

    usual = signal.signal(signal.SIGALRM, enough)
    room, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, most))
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        resource.setrlimit(resource.RLIMIT_AS, (room, most))
        signal.signal(signal.SIGALRM, usual)
