"""Returns free memory to the system."""

import ctypes
import sys


def trim() -> None:
    """Return what was freed between things still in use; glibc alone keeps it, so only there."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
