"""The one window: resizable, full screen on request."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
import warnings
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from stupor import APP

_log = logging.getLogger(__name__)
_ROOM: Final = 0.9
_SIZES: Final = ((1920, 1080), (1600, 900), (1280, 720), (960, 540))

#: Drivers that draw into memory; nobody sees a window there.
_BLIND: Final = ("dummy", "offscreen")
#: A window of nearly that share of the desktop has been maximised, not drawn to size.
_NEARLY: Final = 0.9
#: What a window under X11 needs of the system, and the packages of Debian and Ubuntu that have it.
_X11: Final = (("libX11.so.6", "libx11-6"), ("libXext.so.6", "libxext6"))


class Shape(NamedTuple):
    """How a window lies on the desktop; the size is that of the plain window."""

    size: tuple[int, int] | None = None
    maximised: bool = False
    fullscreen: bool = False


class NoScreen(RuntimeError):
    """There is no desktop on which a window could be seen."""


class Window:
    """Opens the window and changes its size."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        last: Shape | None = None,
        icon: Path | None = None,
        least: tuple[int, int] = (0, 0),
    ) -> None:
        """Open a window of that size, or else as it lay last, if that fits the desktop.

        The icon is shown in the task bar. Nobody can make it smaller than `least`, unless it was
        asked for so or the desktop has no more room.
        """
        _open_display()
        if pygame.display.get_driver() == "x11":  # others have no window without acceleration
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.font.init()
        pygame.display.set_caption(APP)
        _show_icon(icon)
        self.fullscreen = self.maximised = False
        last = last or Shape()
        self._corner = (0, 0)
        self._plain = self._before = size or fitting(last.size, desktop(), least)
        try:
            pygame.display.set_mode(self._plain, pygame.RESIZABLE)
        except pygame.error as why:
            raise NoScreen(_told(str(why))) from why
        self._hold(least)
        if size is None:
            self._lie_as(last)

    def _hold(self, least: tuple[int, int]) -> None:
        """Let nobody make the window smaller, where the desktop heeds that."""
        if _holds(self._plain, least):
            try:
                _handle().minimum_size = least
            except (AttributeError, ValueError, pygame.error) as why:
                _log.info("no least size of the window can be set: %s", why)

    def _lie_as(self, last: Shape) -> None:
        """Spread out as at the last time; at the first, where a title bar would leave no room."""
        tight = last.size is None and self._plain == desktop()
        if (last.maximised or tight) and windows_are_managed():
            if tight:
                self._plain = self._before = sensible_size((self._plain[0] - 1, self._plain[1]))
            self._spread_out()
        if last.fullscreen:
            self.toggle_fullscreen()

    def _spread_out(self) -> None:
        """Ask for as much of the desktop as a window may have; no event tells that it worked."""
        _handle().maximize()
        pygame.event.pump()
        self.maximised = True

    @property
    def surface(self) -> pygame.Surface:
        """The pixels of the window; a new surface after each change of size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("the window is closed")
        return surface

    @property
    def visible(self) -> bool:
        """Whether somebody can see it; not so on drivers without a screen."""
        return pygame.display.get_driver() not in _BLIND

    @property
    def shape(self) -> Shape:
        """How the window lies now, to be asked for at the next start."""
        return Shape(self._plain, self.maximised, self.fullscreen)

    def toggle_fullscreen(self) -> None:
        """Cover the desktop, or go back to a window."""
        handle = _handle()
        if not windows_are_managed():
            self._stretch(handle)
        elif self.fullscreen:
            handle.set_windowed()
            if self.maximised:
                self._spread_out()
        else:
            handle.set_fullscreen(True)
        pygame.event.pump()
        self.fullscreen = not self.fullscreen

    def _stretch(self, handle: pygame.Window) -> None:
        """Do by size and place alone what nobody is there to grant."""
        if self.fullscreen:
            handle.size, handle.position = self._plain, self._corner
        else:
            self._corner = handle.position
            handle.size, handle.position = desktop(), (0, 0)

    def take(self, size: tuple[int, int]) -> None:
        """Become a plain window of that size."""
        if self.fullscreen:
            self.toggle_fullscreen()
        if self.maximised:
            _handle().restore()
            self.maximised = False
        _handle().size = size
        pygame.event.pump()
        self._plain = self._before = size

    def resized(self) -> None:
        """Take note of a new size that somebody gave the window."""
        size = self.surface.get_size()
        if not (self.fullscreen or self.maximised) and size != self._plain:
            self._before, self._plain = self._plain, size

    def spread(self, maximised: bool) -> None:
        """Take note that the window was maximised or is plain again."""
        if self.fullscreen:
            return
        self.maximised = maximised
        wide, high = desktop()
        # some desktops tell the new size first
        if maximised and self._plain[0] >= wide * _NEARLY and self._plain[1] >= high * _NEARLY:
            self._plain = self._before

    def close(self) -> None:
        """Close the window."""
        pygame.quit()


def _open_display() -> None:
    """Reach the desktop; raises NoScreen where a window would open unseen."""
    try:
        pygame.display.init()
    except pygame.error as why:
        raise NoScreen(_told(str(why))) from why
    if pygame.display.get_driver() in _BLIND and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "none is set"
        raise NoScreen(_told(f"the screen ({screen}) does not answer"))


def _told(why: str) -> str:
    """Why there is no window, and what to do about it."""
    missing = [package for library, package in _X11 if not _loads(library)]
    if sys.platform.startswith("linux") and os.environ.get("DISPLAY") and missing:
        return f"no window can be opened here ({why}): install {' and '.join(missing)}"
    return f"no window can be opened here: {why}. Start it from a desktop with a screen."


def _loads(library: str) -> bool:
    """Whether the system has a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _show_icon(file: Path | None) -> None:
    """Show a picture in the task bar; set before the window opens, no other one is looked for."""
    if file is None:
        return
    try:
        pygame.display.set_icon(pygame.image.load(file))
    except (OSError, pygame.error) as why:
        _log.info("the icon cannot be read: %s", why)


def sensible_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the largest of the usual sizes that leaves room for title bar and task bar.

    >>> sensible_size((1920, 1080)), sensible_size((1366, 768)), sensible_size((800, 600))
    ((1920, 1080), (1280, 720), (800, 540))
    """
    for size in _SIZES:
        fits = size[0] <= desktop[0] and size[1] <= desktop[1]
        roomy = size[1] <= desktop[1] * _ROOM * 1.07 or size == desktop
        if fits and roomy:
            return size
    return min(_SIZES[-1][0], desktop[0]), min(_SIZES[-1][1], desktop[1])


def fitting(
    size: tuple[int, int] | None, room: tuple[int, int], least: tuple[int, int] = (0, 0)
) -> tuple[int, int]:
    """Return a remembered size, or a sensible one where it is none, too small or too large now.

    >>> fitting((1500, 900), (1920, 1080)), fitting((640, 360), (1920, 1080), (960, 540))
    ((1500, 900), (1920, 1080))
    """
    if size is not None and _holds(room, size) and _holds(size, least):
        return size
    return sensible_size(room)


def _holds(outer: tuple[int, int], inner: tuple[int, int]) -> bool:
    return inner[0] <= outer[0] and inner[1] <= outer[1]


def desktop() -> tuple[int, int]:
    """Return the size of the first screen."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1280, 720)


def _handle() -> pygame.Window:
    with warnings.catch_warnings():
        # display.set_mode cannot leave full screen under every window manager
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


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
