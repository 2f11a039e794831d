"""Brings items onto the window in depth order and repaints only what changed."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final

import pygame

from stupor.render.cache import PREMULTIPLIED, Work
from stupor.render.camera import Camera
from stupor.render.stamps import Stamp, Stamper
from stupor.stage.items import Area, Board, Box, Group, Item, Label, Line, Photo, Picture, Slice

_WASTE = 1.25
#: Reading all fields at once is twice as fast as comparing dataclasses.
_LOOKS = {
    kind: attrgetter(*(field.name for field in fields(kind)))
    for kind in (Picture, Slice, Label, Box, Line, Board, Photo, Group)
}


@dataclass(slots=True)
class Entry:
    """An item with its stamp."""

    item: Item
    look: tuple[object, ...]
    z: int
    stamp: Stamp


class Layer:
    """Items by key; replacing them returns the rectangles that changed."""

    def __init__(self, stamper: Stamper) -> None:
        """An empty layer."""
        self._stamper = stamper
        self.clear()

    def clear(self) -> None:
        """Forget all items."""
        self._entries: dict[str, Entry] = {}
        self._sorted: list[Entry] = []
        self._bounds: list[pygame.Rect] = []
        self._heights: list[int] = []

    def replace(self, items: Iterable[Item]) -> list[pygame.Rect]:
        """Show these items instead; returns where the picture changes."""
        items = list(items)
        before = self._entries
        self._stamper.prepare(item for item in items if item.key not in before)
        after: dict[str, Entry] = {}
        dirty: list[pygame.Rect] = []
        for item in items:
            old = before.get(item.key)
            entry = old if old is not None and old.item is item else self._entry(item, old)
            if entry is not old:
                dirty += _bounds_anew(entry, old, after)
            after[item.key] = entry
        dirty += _gone(before, after)
        if dirty or list(before) != list(after):
            dirty += _swapped(before, after)
            self._order(after)
        return dirty

    def _entry(self, item: Item, old: Entry | None) -> Entry:
        """The old entry of an item where that looks the same, or a new one."""
        look = _LOOKS[type(item)](item)
        if old is None or old.look != look:
            return Entry(item, look, item.z, self._stamper.stamp(item))
        old.item = item
        return old

    def touching(self, rect: pygame.Rect) -> list[Entry]:
        """Return the entries that touch a rectangle, lowest first."""
        found = rect.collidelistall(self._bounds)
        return [self._sorted[i] for i in found]

    def any_above(self, z: int, rect: pygame.Rect) -> bool:
        """Say whether an entry higher than z touches a rectangle."""
        return rect.collidelist(self._bounds[bisect_right(self._heights, z) :]) >= 0

    def _order(self, entries: dict[str, Entry]) -> None:
        self._entries = entries
        self._sorted = sorted(entries.values(), key=_depth)
        self._bounds = [entry.stamp.bounds for entry in self._sorted]
        self._heights = [entry.z for entry in self._sorted]


def _bounds_anew(
    entry: Entry, old: Entry | None, shown: Mapping[str, Entry]
) -> Iterator[pygame.Rect]:
    """Where an entry changes the picture that is new, or takes the place of an old one."""
    if entry.item.key in shown:
        raise ValueError(f"two items have the key '{entry.item.key}'")
    yield entry.stamp.bounds
    if old is not None:
        yield old.stamp.bounds


def _gone(before: dict[str, Entry], after: dict[str, Entry]) -> list[pygame.Rect]:
    return [old.stamp.bounds for key, old in before.items() if key not in after]


def _swapped(before: dict[str, Entry], after: dict[str, Entry]) -> list[pygame.Rect]:
    old = [entry for key, entry in before.items() if key in after]
    new = [entry for key, entry in after.items() if key in before]
    return [b.stamp.bounds for a, b in zip(old, new, strict=True) if a.item.key != b.item.key]


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Join rectangles that overlap or nearly so; parts beyond the whole are dropped."""
    rest: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.clip(whole)
        if not rect.w or not rect.h:
            continue
        joined = True
        while joined:
            joined = False
            for i, other in enumerate(rest):
                union = rect.union(other)
                if union.w * union.h <= _WASTE * (rect.w * rect.h + other.w * other.h):
                    rect = union
                    del rest[i]
                    joined = True
                    break
        rest.append(rect)
    return rest


_WOOD: Final = (24, 15, 9)
_WHOLE: Final = 0.7
#: Bytes of a band of the window that stay in the processor's cache while it is painted.
_BAND: Final = 4_200_000


class Compositor:
    """A resting page, flattened once, and an overlay of what moves above it."""

    def __init__(self, window: pygame.Surface, stamper: Stamper) -> None:
        """Draw on a window with the surfaces of a stamper."""
        self._stamper = stamper
        self._base = Layer(stamper)
        self._overlay = Layer(stamper)
        self.resize(window)

    @property
    def camera(self) -> Camera:
        """How the page lies in the window."""
        return self._stamper.camera

    @property
    def work(self) -> Work:
        """The count of costly calls so far."""
        return self._stamper.work

    def resize(self, window: pygame.Surface) -> None:
        """Draw on a window of another size; the items must be set again."""
        self._window = window
        self._flat: pygame.Surface | None = None
        self._stamper.look_through(Camera(*window.get_size()))
        self._backdrop = self._stamper.backdrop()
        self._base.clear()
        self._overlay.clear()
        self.invalidate()

    def invalidate(self) -> None:
        """Repaint everything at the next present."""
        self._base_dirty = [self._window.get_rect()]
        self._dirty: list[pygame.Rect] = []

    def expose(self) -> None:
        """Show the page again where another window covered it."""
        self._dirty = [self._window.get_rect()]

    def set_base(self, items: Iterable[Item]) -> None:
        """Show these resting items; only those that differ from the present ones are repainted."""
        self._base_dirty += self._base.replace(items)

    def set_overlay(self, items: Iterable[Item]) -> None:
        """Show these moving items above the resting ones of the same or lower z."""
        self._dirty += self._overlay.replace(items)

    def resting(self, area: Area, without: Area) -> pygame.Surface | None:
        """A copy of what rests in an area, but for another one; None before anything was shown."""
        if self._flat is None:
            return None
        place = pygame.Rect(self.camera.real(area)).clip(self._flat.get_rect())
        copy = self._flat.subsurface(place).copy()
        copy.fill(_WOOD, pygame.Rect(self.camera.real(without)).move(-place.x, -place.y))
        return copy

    def warm(self, items: Iterable[Item]) -> None:
        """Make the surfaces of items that will be shown later."""
        for item in items:
            self._stamper.stamp(item)

    def present(self) -> list[pygame.Rect]:
        """Repaint the dirty rectangles and return them."""
        if not self._base_dirty and not self._dirty:
            return []
        whole = self._window.get_rect()
        base = merged(self._base_dirty, whole)
        flat = self._flat = self._flat or pygame.Surface(whole.size, 0, self._window)
        if base == [whole]:
            return self._present_whole(flat)
        for rect in base:
            self._flatten(flat, rect)
        dirty = merged(base + self._dirty, whole) if self._dirty else base
        if sum(r.w * r.h for r in dirty) > _WHOLE * whole.w * whole.h:
            dirty = [whole]
        for rect in dirty:
            self._compose(flat, rect)
        self._base_dirty, self._dirty = [], []
        pygame.display.update(dirty)
        return dirty

    def _present_whole(self, flat: pygame.Surface) -> list[pygame.Rect]:
        """Repaint everything band by band."""
        whole = self._window.get_rect()
        rows = max(1, _BAND // self._window.get_pitch())
        for top in range(0, whole.h, rows):
            band = pygame.Rect(0, top, whole.w, rows).clip(whole)
            self._flatten(flat, band)
            self._compose(flat, band)
        self._base_dirty, self._dirty = [], []
        pygame.display.update(whole)
        return [whole]

    def greet(self, item: Item) -> None:
        """Show a single item at once, until the next present."""
        self._ground(self._window, self._window.get_rect())
        _draw(self._window, [Entry(item, (), item.z, self._stamper.stamp(item))])
        pygame.display.update()
        self.invalidate()

    def cover(self, items: Iterable[Item]) -> None:
        """Show items at once upon what the window shows, until the next present."""
        self._window.set_clip(None)
        ordered = sorted(items, key=lambda item: item.z)
        _draw(self._window, [Entry(i, (), i.z, self._stamper.stamp(i)) for i in ordered])
        pygame.display.update()
        self.invalidate()

    def notice(self, text: str) -> None:
        """Show plain centred words instead of the page; for windows too small for it."""
        self._window.set_clip(None)
        self._window.fill(_WOOD)
        width, height = self._window.get_size()
        letters = self._stamper.text.font("text", 18)
        words = letters.block(text, (240, 224, 190), max(1, width - 16))
        place = words.get_rect(center=(width // 2, height // 2))
        self._window.blit(words, place, special_flags=PREMULTIPLIED)
        pygame.display.flip()
        self.invalidate()

    def _flatten(self, flat: pygame.Surface, rect: pygame.Rect) -> None:
        flat.set_clip(rect)
        entries = self._base.touching(rect)
        first = _lowest_needed(entries, rect)
        if first == 0 and not (entries and _covers(entries[0], rect)):
            self._ground(flat, rect)
        _draw(flat, entries[first:])
        flat.set_clip(None)

    def _compose(self, flat: pygame.Surface, rect: pygame.Rect) -> None:
        moving = self._overlay.touching(rect)
        below = [e.stamp.bounds for e in moving if self._base.any_above(e.z, e.stamp.bounds)]
        between = merged(below, rect) if below else []
        if between != [rect]:
            self._window.set_clip(rect)
            self._window.blit(flat, rect, rect)
            _draw(self._window, moving)
        for place in between:
            self._interleave(place)
        self._window.set_clip(None)

    def _interleave(self, rect: pygame.Rect) -> None:
        """Repaint where something moves below things that rest."""
        entries = sorted(self._base.touching(rect) + self._overlay.touching(rect), key=_depth)
        first = _lowest_needed(entries, rect)
        self._window.set_clip(rect)
        if not (entries and _covers(entries[first], rect)):
            self._ground(self._window, rect)
        _draw(self._window, entries[first:])

    def _ground(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        if self._backdrop:
            target.blit(self._backdrop, rect, rect)
        else:
            target.fill(_WOOD, rect)


def _depth(entry: Entry) -> int:
    return entry.z


def _covers(entry: Entry, rect: pygame.Rect) -> bool:
    return entry.stamp.opaque and entry.stamp.bounds.contains(rect)


def _lowest_needed(entries: Sequence[Entry], rect: pygame.Rect) -> int:
    for i in range(len(entries) - 1, -1, -1):
        stamp = entries[i].stamp
        if stamp.opaque and stamp.bounds.contains(rect):
            return i
    return 0


def _draw(target: pygame.Surface, entries: Sequence[Entry]) -> None:
    blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
    for entry in entries:
        _, more, opaque, plain = entry.stamp
        if not opaque:
            blits += more
        else:
            plain = more
        if plain:
            target.fblits(blits, PREMULTIPLIED)
            blits = []
            target.fblits(plain)
    target.fblits(blits, PREMULTIPLIED)
