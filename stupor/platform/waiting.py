"""Sleeping until input arrives: SDL's own blocking wait, called on the library pygame loaded."""

from __future__ import annotations

import ctypes
import logging
import sys
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

import pygame

_log = logging.getLogger(__name__)
_TICK: Final = 1 / 60
_FOREVER: Final = -1
_Wait = Callable[[None, int], int]


def _library() -> ctypes.CDLL | None:
    if sys.platform == "win32":
        return ctypes.CDLL("SDL2.dll")
    for name in _loaded_mac() if sys.platform == "darwin" else _loaded_linux():
        if "libSDL2-2" in name or "libSDL2.dylib" in name or "libSDL2-2.0" in name:
            return ctypes.CDLL(name)
    return None


def _loaded_linux() -> list[str]:
    maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    return [line.split(maxsplit=5)[5] for line in maps.splitlines() if "libSDL2" in line]


def _loaded_mac() -> list[str]:
    system = ctypes.CDLL(None)
    image_name = system._dyld_get_image_name
    image_name.restype = ctypes.c_char_p
    names = (image_name(i) for i in range(system._dyld_image_count()))
    return [name.decode() for name in names if name]


def _find() -> _Wait | None:
    try:
        library = _library()
        if library is None:
            return None
        wait = library.SDL_WaitEventTimeout
    except (OSError, AttributeError) as why:
        _log.info("SDL's wait is not to be had (%s); a slow tick serves instead", why)
        return None
    wait.argtypes = [ctypes.c_void_p, ctypes.c_int]
    wait.restype = ctypes.c_int
    found: _Wait = wait
    return found


class InputWaiter:
    """Waits for input without polling where SDL allows it."""

    #: With a gamepad SDL's wait looks a thousand times a second; a slow tick looks often enough.
    ticking: bool = False

    @cached_property
    def _wait(self) -> _Wait | None:
        return _find()

    @property
    def blocking(self) -> bool:
        """Whether SDL's own wait is in use."""
        return self._wait is not None

    def sleep(self, seconds: float | None) -> None:
        """Return when input is there or the time is over; None waits for input only."""
        if self._wait is None or self.ticking:
            self._tick(seconds)
        elif seconds is None:
            self._wait(None, _FOREVER)
        elif seconds > 0:
            self._wait(None, max(1, round(seconds * 1000)))

    def _tick(self, seconds: float | None) -> None:
        end = None if seconds is None else time.monotonic() + seconds
        while not pygame.event.peek():
            left = _TICK if end is None else min(_TICK, end - time.monotonic())
            if left <= 0:
                return
            time.sleep(left)
