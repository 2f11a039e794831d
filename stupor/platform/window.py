"""The one window: resizable, full screen on request."""

import os
import sys
import warnings
from typing import Final

import pygame

_TITLE: Final = "Stupor Mundi"
_ROOM: Final = 0.9
_SIZES: Final = ((1920, 1080), (1600, 900), (1280, 720), (960, 540), (640, 360))


#: Drivers that draw into memory; nobody sees a window there.
_BLIND: Final = ("dummy", "offscreen")


class NoScreen(RuntimeError):
    """There is no desktop on which a window could be seen."""


class Window:
    """Opens the window and changes its size."""

    def __init__(self, size: tuple[int, int] | None = None) -> None:
        """Open a window of that size, or the largest sensible one the desktop allows."""
        if sys.platform.startswith("linux"):
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        _open_display()
        pygame.font.init()
        pygame.display.set_caption(_TITLE)
        self.fullscreen = False
        pygame.display.set_mode(size or sensible_size(_desktop()), pygame.RESIZABLE)

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

    def toggle_fullscreen(self) -> None:
        """Cover the desktop, or go back to a window."""
        with warnings.catch_warnings():
            # display.set_mode cannot leave full screen under every window manager
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        if self.fullscreen:
            window.set_windowed()
        else:
            window.set_fullscreen(True)
        pygame.event.pump()
        self.fullscreen = not self.fullscreen

    def set_icon(self, picture: pygame.Surface) -> None:
        """Show a picture in the task bar."""
        pygame.display.set_icon(picture)

    def close(self) -> None:
        """Close the window."""
        pygame.quit()


def _open_display() -> None:
    """Reach the desktop; raises NoScreen where a window would open unseen."""
    try:
        pygame.display.init()
    except pygame.error as why:
        raise NoScreen(f"no window can be opened here ({why})") from why
    if pygame.display.get_driver() in _BLIND and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "none is set"
        raise NoScreen(f"no window can be opened here: the screen ({screen}) does not answer")


def sensible_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the largest of the usual sizes that leaves room for title bar and task bar.

    >>> sensible_size((1920, 1080)), sensible_size((1366, 768)), sensible_size((3840, 2160))
    ((1920, 1080), (1280, 720), (1920, 1080))
    """
    for size in _SIZES:
        fits = size[0] <= desktop[0] and size[1] <= desktop[1]
        roomy = size[1] <= desktop[1] * _ROOM * 1.07 or size == desktop
        if fits and roomy:
            return size
    return _SIZES[-1]


def _desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1280, 720)
