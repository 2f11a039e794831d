"""Finished surfaces, kept while there is room, and a count of the costly calls that made them."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, Generic, TypeVar

import pygame

Value = TypeVar("Value")
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
#: So many rows of a picture are copied at once.
_ROWS: Final = 64


class Work:
    """Counts calls that must not happen inside a running animation: load, scale, rotate, text."""

    def __init__(self) -> None:
        """Nothing counted yet."""
        self.counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        """Count one call."""
        self.counts[kind] += 1

    @property
    def total(self) -> int:
        """All calls so far."""
        return self.counts.total()


class SurfaceCache(Generic[Value]):
    """Least recently used values are forgotten when the sum of their bytes exceeds the room."""

    def __init__(self, room: int, size_of: Callable[[Value], int]) -> None:
        """A cache of so many bytes; size_of tells what a value takes."""
        self.room = room
        self.used = 0
        self._size_of = size_of
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def __iter__(self) -> Iterator[Any]:
        """The keys of all values."""
        return iter(self._values)

    def get(self, key: Hashable) -> Value | None:
        """Return a value and mark it as used."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Hashable, value: Value) -> Value:
        """Keep a value, forget the oldest ones beyond the room."""
        self._values[key] = value
        self.used += self._size_of(value)
        while self.used > self.room and len(self._values) > 1:
            _, old = self._values.popitem(last=False)
            self.used -= self._size_of(old)
        return value

    def keep(self, wanted: Callable[[Any], bool]) -> None:
        """Forget all but what is wanted by its key."""
        self._values = OrderedDict(each for each in self._values.items() if wanted(each[0]))
        self.used = sum(map(self._size_of, self._values.values()))

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self.used = 0


def bytes_of(surface: pygame.Surface) -> int:
    """Memory of a surface."""
    return surface.get_pitch() * surface.get_height()


class Store(Generic[Value]):
    """Finished surfaces of one kind, the more the larger the window is."""

    def __init__(self, work: Work, room: int, size_of: Callable[[Any], int] = bytes_of) -> None:
        """In a window of the design's size they may take that many bytes."""
        self._work = work
        self._room = room
        self._cache: SurfaceCache[Value] = SurfaceCache(room, size_of)

    def serve(self, k: float, area: float) -> None:
        """Forget those of other windows: this one has scale k, and so many designs go into it."""
        self._cache.room = round(self._room * area)
        self.clear()

    def clear(self) -> None:
        """Forget all of them."""
        self._cache.clear()


def rotated(surface: pygame.Surface, angle: float) -> pygame.Surface:
    """Turn a premultiplied surface clockwise, with a clear rim so that its edges stay smooth."""
    width, height = surface.get_size()
    rim = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
    rim.blit(surface, (1, 1), special_flags=PREMULTIPLIED)
    return pygame.transform.rotozoom(rim, -angle, 1.0)


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """Copy of a premultiplied surface at part of its strength."""
    copy = surface.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def opaque_copy(surface: pygame.Surface) -> pygame.Surface:
    """Copy an opaque surface into rows that are one pixel longer than they look.

    SDL copies aligned rows past the processor's cache, and whatever is then blended on them waits
    for the memory: a full redraw would take 30 % longer. One that is such a copy already stays. The
    rows are copied few by few, so that another thread may go on between.
    """
    if surface.get_parent() is not None and surface.get_bytesize() == 4:
        return surface
    width, height = surface.get_size()
    copy = pygame.Surface((width + 1, height))
    for top in range(0, height, _ROWS):
        copy.blit(surface, (0, top), (0, top, width, _ROWS))
    return copy.subsurface((0, 0, width, height))
