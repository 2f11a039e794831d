"""A page that fills in: a little more of it is made in each frame, its grounds first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.render.compositor import Compositor
from stupor.scenes.drawing import signs_of_work
from stupor.stage.items import Board, Group, Item, NineSlice

#: What everything else on a page lies upon.
_GROUNDS: Final = (Board, NineSlice)
#: Seconds until words stand where a picture is missing.
SOON: Final = 0.1
#: Seconds of the processor in a frame for making what a page that fills in shows next.
_SLICE: Final = 0.008


class Filling:
    """What is made of a page that fills in, and what is still missing."""

    def __init__(self, compositor: Compositor, clock: Callable[[], float], now: float) -> None:
        """A page that is opened now; the clock counts seconds of the processor."""
        self._compositor = compositor
        self._clock = clock
        self._items: list[Item] = []
        self._grounds: list[Item] = []
        self._made: set[Item] = set()
        self._left: list[Item] = []
        self._since = now

    @property
    def going(self) -> bool:
        """Whether more of the page is to be shown in the next frame."""
        return bool(self._left)

    @property
    def awaited(self) -> bool:
        """Whether the window still shows what it did: the page has not all its grounds yet."""
        return self.going and not self._made.issuperset(self._grounds)

    @property
    def share(self) -> float:
        """How much of the page is made."""
        return len(self._made) / (len(self._made) + len(self._left))

    def show(self, items: list[Item]) -> None:
        """The page is to show these items now."""
        self._items = items
        self._grounds = [item for item in items if isinstance(item, _GROUNDS)]
        steps = dict.fromkeys([*self._grounds, *_steps(items)])
        self._left = [item for item in steps if item not in self._made]

    def fill(self) -> None:
        """Make a little more of the page, as much as goes into a part of a frame, and show it.

        What is still being read is passed over. Before all grounds are there, the window shows
        what it did.
        """
        self._make()
        self._left = [item for item in self._left if item not in self._made]
        if self._made and not self.awaited:
            self._compositor.set_base([item for item in self._items if item in self._made])

    def signs(self, now: float) -> list[Item]:
        """What moves over the page meanwhile: words and bars where large pictures are missing."""
        return signs_of_work(self._left, self.share) if now - self._since >= SOON else []

    def _make(self) -> None:
        until = self._clock() + _SLICE
        for item in self._left:
            if self._whole(item) and self._compositor.read(item):
                self._made.add(item)
            if self._clock() > until:
                break

    def _whole(self, item: Item) -> bool:
        """Whether nothing is missing of which an item is put together."""
        return not isinstance(item, Group) or self._made.issuperset(item.parts)


def _steps(items: Sequence[Item]) -> list[Item]:
    """Everything that is made for a page, in that order: groups last, after their parts.

    The boards of groups come first: they take long to read.
    """
    groups = [item for item in items if isinstance(item, Group)]
    others = [item for item in items if not isinstance(item, Group)]
    parts = [part for group in groups for part in group.parts]
    boards = [part for part in parts if isinstance(part, Board)]
    return [*boards, *others, *parts, *groups]
