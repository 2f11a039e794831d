"""Memory that is free goes back to the system; glibc alone keeps it, so only there."""

import ctypes
import sys
from typing import Final

#: The parameter of `mallopt` that says from how many bytes on something has pages of its own.
_OWN_PAGES: Final = -3
#: Sheets and boards are so large; between small things they would leave gaps that nothing fills.
_LARGE: Final = 2**20


def keep_large_apart() -> None:
    """Give what is large pages of its own, which go back as soon as nobody wants it."""
    _ask("mallopt", _OWN_PAGES, _LARGE)


def give_back() -> None:
    """Return what was freed between things still in use."""
    _ask("malloc_trim", 0)


def _ask(name: str, *figures: int) -> None:
    if sys.platform == "linux" and (done := getattr(ctypes.CDLL(None), name, None)):
        done(*figures)
