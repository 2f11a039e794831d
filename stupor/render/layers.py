"""A list of items in depth order that knows what changed and what touches a rectangle."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, fields
from itertools import repeat
from operator import attrgetter

import pygame

from stupor.render.item_renderer import ItemRenderer, Rendered, RenderedItem
from stupor.render.reading import NotYet
from stupor.render.sprites import around
from stupor.stage.items import Board, Box, Group, Item, Label, Line, NineSlice, Photo, Picture

_WASTE = 1.25
#: What is rendered of what is left out until its picture has been read.
_UNREAD = RenderedItem(pygame.Rect(0, 0, 0, 0), ())
#: Reading all fields at once is twice as fast as comparing dataclasses.
_LOOKS = {
    kind: attrgetter(*(field.name for field in fields(kind)))
    for kind in (Picture, NineSlice, Label, Box, Line, Board, Photo, Group)
}
#: How far up an entry lies.
DEPTH = attrgetter("z")


@dataclass(slots=True)
class Entry:
    """An item, and how it is rendered."""

    item: Item
    look: tuple[object, ...]
    z: int
    rendered: RenderedItem


class Layer:
    """Items by key; replacing them returns the rectangles that changed."""

    def __init__(self, renderer: ItemRenderer) -> None:
        """An empty layer."""
        self._renderer = renderer
        #: Whether an item is left out, or shown as it was, until its picture has been read.
        self.waits = False
        self.clear()

    def clear(self) -> None:
        """Forget all items."""
        self._entries: dict[str, Entry] = {}
        #: Opaque entries, and what is seen of them.
        self._boards: tuple[list[Entry], list[Entry]] = ([], [])
        self._sorted: list[Entry] = []
        self._bounds: list[pygame.Rect] = []
        self._heights: list[int] = []
        self._above: dict[int, list[pygame.Rect]] = {}

    def replace(
        self,
        items: Iterable[Item],
        ready: Rendered | None = None,
        late: Callable[[], bool] = lambda: False,
    ) -> list[pygame.Rect]:
        """Show these items instead, some ready by key; returns where the picture changes.

        Once it is late, what is not made yet waits for another time, as if it were being read.
        """
        items = list(items)
        before = self._entries
        made = ready or self._renderer.prepare(items, before, late)
        after: dict[str, Entry] = {}
        dirty: list[pygame.Rect] = []
        self.waits = False
        for item in items:
            old = before.get(item.key)
            if old is not None and old.item is item:
                entry = old
            else:
                entry = self._entry(item, old, made, late)
            if entry is not old:
                dirty += _bounds_anew(entry, old, after)
            after[item.key] = entry
        moved = list(before) != list(after)
        if moved:
            dirty += _elsewhere(before, after)
        if dirty or moved:
            self._order(after)
        return dirty

    def unknown(self, items: Iterable[Item]) -> list[Item]:
        """Those of some items that do not look as what is shown by their keys."""
        known = self._entries
        return [
            item
            for item in items
            if (old := known.get(item.key)) is None
            or (old.item is not item and old.look != _LOOKS[type(item)](item))
        ]

    def _entry(
        self, item: Item, old: Entry | None, ready: Rendered, late: Callable[[], bool]
    ) -> Entry:
        """The old entry of an item where that looks the same, or a new one.

        As long as a picture is still being read, there is the old one, or one without pixels.
        """
        look = _LOOKS[type(item)](item)
        if old is None or old.look != look:
            try:
                known, made = ready.get(item.key, (None, _UNREAD))
                if known is not item:
                    if late():
                        raise NotYet
                    made = self._renderer.render(item)
                return Entry(item, look, item.z, made)
            except NotYet:
                self.waits = True
                return old or Entry(copy(item), (), item.z, _UNREAD)
        old.item = item
        return old

    def touching(self, rect: pygame.Rect) -> list[Entry]:
        """Return the entries that touch a rectangle, lowest first."""
        return [self._sorted[i] for i in rect.collidelistall(self._bounds)]

    def any_above(self, z: int, rect: pygame.Rect) -> bool:
        """Say whether an entry higher than z touches a rectangle."""
        above = self._above.get(z)
        if above is None:
            above = self._above[z] = self._bounds[bisect_right(self._heights, z) :]
        return rect.collidelist(above) >= 0

    def _order(self, entries: dict[str, Entry]) -> None:
        self._entries = entries
        self._sorted = sorted(entries.values(), key=DEPTH)
        places = [n for n, entry in enumerate(self._sorted) if entry.rendered.opaque]
        boards = [self._sorted[n] for n in places]
        if boards != self._boards[0]:
            self._boards = boards, _seen(boards)
        for n, seen in zip(places, self._boards[1], strict=True):
            self._sorted[n] = seen
        self._bounds = [entry.rendered.bounds for entry in self._sorted]
        self._heights = [entry.z for entry in self._sorted]
        self._above = {}


def _seen(boards: list[Entry]) -> list[Entry]:
    """What is seen of opaque entries, the lowest first, between those that lie over them."""
    found = []
    for place, entry in enumerate(boards):
        blits = entry.rendered.blits
        for over in boards[place + 1 :]:
            hole = over.rendered.bounds
            cut = [(x, y, around(surface, hole.move(-x, -y))) for surface, (x, y) in blits]
            blits = tuple((part, (x + dx, y + dy)) for x, y, kept in cut for part, (dx, dy) in kept)
        found.append(Entry(entry.item, (), entry.z, entry.rendered._replace(blits=blits)))
    return found


def _bounds_anew(
    entry: Entry, old: Entry | None, shown: Mapping[str, Entry]
) -> Iterator[pygame.Rect]:
    """Where an entry changes the picture that is new, or takes the place of an old one."""
    if entry.item.key in shown:
        raise ValueError(f"two items have the key '{entry.item.key}'")
    yield entry.rendered.bounds
    if old is not None:
        yield old.rendered.bounds


def _elsewhere(before: dict[str, Entry], after: dict[str, Entry]) -> list[pygame.Rect]:
    """Where something is gone, or lies above others in another order."""
    gone = [entry for key, entry in before.items() if key not in after]
    old = [entry for key, entry in before.items() if key in after]
    new = [entry for key, entry in after.items() if key in before]
    gone += [b for a, b in zip(old, new, strict=True) if a.item.key != b.item.key]
    return [entry.rendered.bounds for entry in gone]


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Join rectangles that overlap or nearly so; parts beyond the whole are dropped."""
    rest: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.clip(whole)
        if rect.w and rect.h and not any(map(pygame.Rect.contains, rest, repeat(rect))):
            rest.append(_joined(rect, rest))
    return rest


def _joined(rect: pygame.Rect, rest: list[pygame.Rect]) -> pygame.Rect:
    """A rectangle with all of the rest that it overlaps or nearly so, which leave the rest."""
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
    return rect
