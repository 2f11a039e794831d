"""A life in a process of its own, ended at a random instant, and what was heard of it."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from random import Random
from typing import Final

#: Said by whoever has found its way back to where it was.
READY: Final = "ready"
#: A life that does not begin within so many seconds is a failure.
_PATIENCE: Final = 60.0
#: Seconds of a life at most: its own, of the processor, so that a busy machine shortens none.
_LONGEST: Final = 0.08
#: The clock of another process, as Linux numbers it: its number inverted, then this in three bits.
_SCHEDULED: Final = 2
#: How long death looks away at most.
_GLANCE: Final = 0.01
#: One in so many dies while it is still finding its way.
_EARLY: Final = 6


def one_life(live: Callable[[int], None], chance: Random) -> str:
    """Let somebody live, with a voice to speak to, until death; all that was said."""
    ear, voice = os.pipe()
    victim = os.fork()
    if victim == 0:
        _live(live, voice)
    os.close(voice)
    try:
        return _until_death(victim, ear, chance)
    finally:
        os.close(ear)


def _live(live: Callable[[int], None], voice: int) -> None:
    try:
        live(voice)
    except BaseException:
        os.write(voice, traceback.format_exc().encode())
    finally:
        os._exit(1)


def _until_death(victim: int, ear: int, chance: Random) -> str:
    early = chance.randrange(_EARLY) == 0
    heard = b"" if early else _first_words(ear)
    end, late = _age(victim) + chance.random() * _LONGEST, time.monotonic() + _PATIENCE
    while (left := end - _age(victim)) > 0 and time.monotonic() < late:
        if select.select([ear], [], [], min(left, _GLANCE))[0]:
            heard += _words(ear)
    os.kill(victim, signal.SIGKILL)
    _, status = os.waitpid(victim, 0)
    assert os.WIFSIGNALED(status), f"it died by itself: {heard[-2000:].decode()}"
    while words := os.read(ear, 1 << 16):
        heard += words
    return heard.decode()


def _age(victim: int) -> float:
    """Seconds of the processor that a process has had; of the day where nobody tells them."""
    if sys.platform != "linux":
        return time.monotonic()
    return time.clock_gettime(~victim << 3 | _SCHEDULED)


def _first_words(ear: int) -> bytes:
    assert select.select([ear], [], [], _PATIENCE)[0], "nothing is heard"
    return _words(ear)


def _words(ear: int) -> bytes:
    words = os.read(ear, 1 << 16)
    if not words:
        time.sleep(0.001)
    return words
