"""Brings items onto the window and repaints only what changed."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import thread_time
from typing import Final

import pygame

from stupor.render.cache import PREMULTIPLIED, Work
from stupor.render.camera import Camera
from stupor.render.item_renderer import ItemRenderer, RenderedItem
from stupor.render.layers import DEPTH, Entry, Layer, merged
from stupor.render.reading import NotYet
from stupor.stage.items import Item, Rect

_WOOD: Final = (24, 15, 9)
_WHOLE: Final = 0.7
#: Bytes of a band of the window that stay in the processor's cache while it is painted.
_BAND: Final = 4_200_000
_AT_ONCE: Final = nullcontext[None]()
#: Seconds of the processor in a frame for making what is seen later.
_SHARE: Final = 0.007
#: The same between two frames, where whoever moves the mouse waits for it.
_MOMENT: Final = 0.001


class Compositor:
    """A resting page, flattened once, and an overlay of what moves above it.

    One that `spreads` work makes what is asked for ahead over several frames, and leaves out of the
    overlay what is still being read from the disk or has no time left in a frame; else everything
    is made at once.
    """

    spreads = False

    def __init__(
        self,
        window: pygame.Surface,
        renderer: ItemRenderer,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """Draw on a window with the surfaces of a renderer."""
        self._renderer = renderer
        self._clock = clock
        self._until = 0.0
        self._done = 0
        self._base = Layer(renderer)
        self._overlay = Layer(renderer)
        self.resize(window)

    @property
    def camera(self) -> Camera:
        """How the page lies in the window."""
        return self._renderer.camera

    @property
    def work(self) -> Work:
        """The count of costly calls so far."""
        return self._renderer.work

    def resize(self, window: pygame.Surface) -> None:
        """Draw on a window of another size; the items must be set again."""
        self._window = window
        self._flat: pygame.Surface | None = None
        self._ready: dict[str, tuple[Item, RenderedItem]] = {}
        self._renderer.use_camera(Camera(*window.get_size()))
        self._backdrop = self._renderer.backdrop()
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
        ready, self._ready = self._ready, {}
        self._base_dirty += self._base.replace(items, ready)

    def change_base(self, items: Iterable[Item]) -> bool:
        """Show these resting items once all is made; False: ask again in the next frame.

        One that `spreads` work makes as much as goes into a frame, one item at least, and shows
        what it did meanwhile.
        """
        items = list(items)
        if self.spreads and not self._made_ready(self._base.unknown(items)):
            return False
        self.set_base(items)
        return True

    def _made_ready(self, items: list[Item]) -> bool:
        """Make items that the base will show, until the frame has no time left for more.

        What costs nothing, such as words that are known and only lie elsewhere, waits for nothing.
        """
        done = self.work.total
        for item in self._renderer.in_turn(items):
            if self._ready.get(item.key, (None, None))[0] is item:
                continue
            try:
                with self._hurry():
                    self._ready[item.key] = item, self._renderer.render(item)
            except NotYet:
                return False
            if self.late and self.work.total > done:
                return False
        return True

    def set_overlay(self, items: Iterable[Item]) -> None:
        """Show these moving items above the resting ones of the same or lower z."""
        self._done = self.work.total
        with self._hurry():
            self._dirty += self._overlay.replace(items, late=self._late)

    @property
    def waits(self) -> bool:
        """Whether something of the overlay is still to be read or made."""
        return self._overlay.waits

    def resting(self, area: Rect, without: Rect) -> pygame.Surface | None:
        """A copy of what rests in an area, but for another one; None before anything was shown."""
        if self._flat is None:
            return None
        place = pygame.Rect(self.camera.real(area)).clip(self._flat.get_rect())
        copy = self._flat.subsurface(place).copy()
        copy.fill(_WOOD, pygame.Rect(self.camera.real(without)).move(-place.x, -place.y))
        return copy

    def prerender(self, items: Iterable[Item]) -> None:
        """Make the surfaces of items that the next page will show."""
        self._ready.update((item.key, (item, self._renderer.render(item))) for item in items)

    def prerender_some(self, items: list[Item]) -> None:
        """Make the surfaces of some items, one at least, and strike them off."""
        until = self._clock() + _MOMENT
        while items:
            self._renderer.render(items.pop(0))
            if self._clock() > until:
                break

    def in_turn(self, items: Iterable[Item]) -> list[Item]:
        """The items of a page as they are best made; the reading of its boards is begun."""
        return self._renderer.in_turn(items)

    def begin(self) -> None:
        """A frame begins: so much of it may go into what is seen later."""
        self._until = self._clock() + _SHARE

    def try_prerender(self, items: Iterable[Item]) -> bool:
        """Make the surfaces of items that will be shown later; False: go on in the next frame."""
        return not self.late and all(map(self.try_prerender_item, items))

    def try_prerender_item(self, item: Item) -> bool:
        """Make the surfaces of an item; False: its picture is still being read."""
        try:
            with self._hurry():
                self._renderer.render(item)
        except NotYet:
            return False
        return True

    @property
    def late(self) -> bool:
        """Whether one that `spreads` work has no time left in this frame to make more."""
        return self.spreads and self._clock() > self._until

    def _late(self) -> bool:
        """Whether a frame has no time left to make more of its overlay than it has made."""
        return self.late and self.work.total > self._done

    def _hurry(self) -> AbstractContextManager[None]:
        return self._renderer.reader.hurried() if self.spreads else _AT_ONCE

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

    def show_item(self, item: Item) -> None:
        """Show a single item at once, until the next present."""
        self._ground(self._window, self._window.get_rect())
        _draw(self._window, [Entry(item, (), item.z, self._renderer.render(item))])
        pygame.display.update()
        self.invalidate()

    def cover(self, items: Iterable[Item]) -> None:
        """Show items at once upon what the window shows, until the next present."""
        self._window.set_clip(None)
        ordered = sorted(items, key=lambda item: item.z)
        _draw(self._window, [Entry(i, (), i.z, self._renderer.render(i)) for i in ordered])
        pygame.display.update()
        self.invalidate()

    def notice(self, text: str) -> None:
        """Show plain centred words instead of the page; for windows too small for it."""
        self._window.set_clip(None)
        self._window.fill(_WOOD)
        width, height = self._window.get_size()
        letters = self._renderer.text.font("text", 18)
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
        below = [e.rendered.bounds for e in moving if self._base.any_above(e.z, e.rendered.bounds)]
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
        entries = sorted(self._base.touching(rect) + self._overlay.touching(rect), key=DEPTH)
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


def _covers(entry: Entry, rect: pygame.Rect) -> bool:
    return entry.rendered.opaque and entry.rendered.bounds.contains(rect)


def _lowest_needed(entries: Sequence[Entry], rect: pygame.Rect) -> int:
    opaque = [number for number, entry in enumerate(entries) if entry.rendered.opaque]
    return next((n for n in reversed(opaque) if _covers(entries[n], rect)), 0)


def _draw(target: pygame.Surface, entries: Sequence[Entry]) -> None:
    blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
    for entry in entries:
        _, more, opaque, plain = entry.rendered
        if not opaque:
            blits += more
        else:
            plain = more
        if plain:
            target.fblits(blits, PREMULTIPLIED)
            blits = []
            target.fblits(plain)
    target.fblits(blits, PREMULTIPLIED)
