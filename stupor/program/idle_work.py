"""What is tidied while nobody moves, so that it does not fall into an animation."""

from __future__ import annotations

import ctypes
import gc
import pkgutil
import sys
import weakref
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stupor.render.atlas import Atlases

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


#: A full collection takes 50 ms late in a game; it waits for a moment of rest.
THRESHOLDS: Final = (10_000, 50, 1_000)
#: Seconds between two of them, and before the first.
BETWEEN: Final = 30.0
FIRST: Final = 2.0


class IdleWork:
    """Keeps a full collection, and what makes room, for a moment of rest."""

    def __init__(
        self, now: float, atlas: Atlases, chores: Sequence[Callable[[], object]] = ()
    ) -> None:
        """Begin at that moment; of the sheets of an atlas those often wanted are kept.

        The chores are done once, at the first rest.
        """
        gc.set_threshold(*THRESHOLDS)
        self._atlas = atlas
        self._chores = chores
        self._last = now + FIRST - BETWEEN
        self._lowest: Callable[[], object] = _nobody
        self._unasked: dict[str, Iterator[str]] = {}

    def rest(self, now: float, scenes: Sequence[object]) -> None:
        """Tidy, unless that was done a moment ago."""
        if now - self._last > BETWEEN:
            self._last = now
            chores, self._chores = self._chores, ()
            for chore in chores:
                chore()
            self.tidy(scenes)

    def import_next(self, face: str) -> bool:
        """Import one more module of a face that has been on a table; False: there is none."""
        if f"{face}.ui" not in sys.modules:
            return False
        name = next(self._unasked.setdefault(face, _not_imported(face)), "")
        if name:
            import_module(name)
        return bool(name)

    def tidy(self, scenes: Sequence[object]) -> None:
        """Throw away what nobody wants, and give its room back.

        What was there the last time is not looked through again, unless the lowest of the scenes
        has gone, and a table perhaps with it.
        """
        lowest = scenes[0] if scenes else None
        if lowest is not self._lowest():
            self._lowest = _nobody if lowest is None else weakref.ref(lowest)
            gc.unfreeze()
        self._atlas.rest()
        gc.collect()
        gc.freeze()
        trim()


def _not_imported(package: str) -> Iterator[str]:
    """The modules of a package that nobody has asked for, each when the one before is there."""
    found = pkgutil.walk_packages(sys.modules[package].__path__, f"{package}.")
    return (module.name for module in found if module.name not in sys.modules)


def _nobody() -> None:
    """There is no scene yet."""
