"""What SDL does not tell about an X server: whether anybody manages its windows."""

from __future__ import annotations

import ctypes
import logging

import pygame

_log = logging.getLogger(__name__)


def windows_are_managed() -> bool:
    """Whether a window manager runs; without one nobody grants full screen or maximising."""
    if pygame.display.get_driver() != "x11":
        return True
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError as why:
        _log.info("libX11 is not to be had (%s)", why)
        return True
    return _asked(x11)


def _asked(x11: ctypes.CDLL) -> bool:
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return True
    x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = ctypes.c_ulong
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    atom = ctypes.c_ulong(x11.XInternAtom(display, b"_NET_SUPPORTING_WM_CHECK", False))
    kind, bits, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
    value = ctypes.c_void_p()
    number = ctypes.c_long
    x11.XGetWindowProperty(
        display,
        root,
        atom,
        number(0),
        number(1),
        False,
        ctypes.c_ulong(0),
        ctypes.byref(kind),
        ctypes.byref(bits),
        ctypes.byref(count),
        ctypes.byref(left),
        ctypes.byref(value),
    )
    if value:
        x11.XFree(value)
    x11.XCloseDisplay(display)
    return count.value > 0
