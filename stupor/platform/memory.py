"""Returns free memory to the system; glibc alone keeps it, so only there."""

import ctypes
import sys
from typing import Final

#: The parameter of `mallopt` that says from how many bytes on something has pages of its own.
_OWN_PAGES: Final = -3
#: Sheets and boards are so large; between small things they would leave gaps that nothing fills.
_LARGE: Final = 2**22


def trim() -> None:
    """Return what was freed between things still in use; what is large lies apart from now on."""
    if sys.platform == "linux":
        system = ctypes.CDLL(None)
        if hasattr(system, "malloc_trim"):
            system.mallopt(_OWN_PAGES, _LARGE)
            system.malloc_trim(0)
