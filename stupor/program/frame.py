"""What is on the window: the resting items of the visible scenes and what moves above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import thread_time
from typing import Final

from stupor.language import mark, tr
from stupor.render.camera import SMALLEST
from stupor.render.compositor import Compositor
from stupor.render.contrast import strengthened
from stupor.scenes.drawing import signs_of_work
from stupor.scenes.framing import framed
from stupor.scenes.scene import Scene
from stupor.stage.items import Board, Group, Item, NineSlice
from stupor.stage.pointer import ENTER, Input, Key, Quit

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
            if self._whole(item) and self._compositor.try_prerender_item(item):
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


_TOO_SMALL = mark(
    "This window is too small: the table needs {width} × {height} pixels. Enlarge it, or "
    "press F11 for full screen. Enter shows the table anyway."
)
_NOTHING: list[Scene] = []


class Frame:
    """Asks the scenes for their items and hands them on; resting ones only when they are stale."""

    def __init__(
        self,
        compositor: Compositor,
        goes_on: Callable[[float], None],
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """Show scenes on the window of a compositor; `goes_on` hears how far a new page is."""
        self._compositor = compositor
        self._goes_on = goes_on
        self._clock = clock
        self._filling: Filling | None = None
        self._waiting: list[Item] | None = None
        self._shown: list[Scene] = []
        self._bases: dict[int, list[Item]] = {}
        self._anyway = False

    @property
    def _cramped(self) -> bool:
        """Whether the window is too small, and nobody wants to see it all the same."""
        return not (self._anyway or self._compositor.camera.readable)

    @property
    def filling(self) -> bool:
        """Whether more of the page is to be shown in the next frame."""
        return self._filling is not None or self._waiting is not None

    @property
    def awaited(self) -> bool:
        """Whether the window still shows what it did: the page has not all its grounds yet."""
        return self._filling is not None and self._filling.awaited

    def covers(self, event: Input) -> bool:
        """Whether an input meets the notice about the window in place of what is not seen.

        Enter takes the notice away, as on a screen that has no more room.
        """
        if not self._cramped or isinstance(event, Quit):
            return False
        if isinstance(event, Key) and event.kind == "down" and event.name in ENTER:
            self._anyway = True
            self.look_again()
        return True

    def look_again(self) -> None:
        """Ask every scene anew at the next frame."""
        self._shown, self._bases = [], {}
        self._filling = self._waiting = None

    def show(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        """Show these scenes, lowest first; with contrast in stronger colours."""
        if self._cramped:
            self._ask_for_room()
            return
        self._show_resting(scenes, now, contrast)
        if self._filling is not None and self._filling.awaited:
            self._goes_on(self._filling.share)
        elif self._waiting is None or not self._compositor.late:
            self._show_moving(scenes, now, contrast)

    def _show_resting(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        if scenes != self._shown or any(scene.stale for scene in scenes):
            self._show_base(scenes, now, contrast)
        elif self._filling is not None:
            self._fill(self._filling)
        elif self._waiting is not None:
            self._change(self._waiting)

    def _show_moving(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        moving = self._moving(scenes, now)
        self._compositor.set_overlay(strengthened(moving) if contrast else moving)
        self._compositor.present()

    def _moving(self, scenes: list[Scene], now: float) -> list[Item]:
        if self._filling is not None:
            return self._filling.signs(now)
        return [item for s in scenes for item in self._placed(s, s.overlay(now))]

    def _ask_for_room(self) -> None:
        if self._shown is not _NOTHING:
            width, height = SMALLEST
            self._compositor.notice(tr(_TOO_SMALL, width=width, height=height))
            self._shown = _NOTHING

    def _show_base(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        self._bases = {id(scene): self._items_of(scene) for scene in scenes}
        resting = [item for items in self._bases.values() for item in items]
        told = list(strengthened(resting)) if contrast else resting
        new, self._shown = scenes != self._shown, scenes
        waited, self._waiting = self._waiting is not None, None
        page, self._filling = None if new else self._filling, None
        if scenes[-1].fills_in and (new or page is not None):
            page = page or Filling(self._compositor, self._clock, now)
            page.show(told)
            self._fill(page)
        else:
            self._show_whole(told, new, waited)

    def _show_whole(self, items: list[Item], new: bool, waited: bool) -> None:
        """Show all of a page; one that only changed may wait for other frames, but once."""
        if not new and not waited:
            self._change(items)
            return
        if new:
            self._prepare(items)
        self._compositor.set_base(items)

    def _change(self, items: list[Item]) -> None:
        """Show a page that has changed, or make what is new of it for the next frame."""
        self._waiting = None if self._compositor.change_base(items) else items

    def _fill(self, page: Filling) -> None:
        """Make a little more of a page that fills in."""
        page.fill()
        self._filling = page if page.going else None

    def _items_of(self, scene: Scene) -> list[Item]:
        """What a scene shows at rest: asked anew only where that has changed."""
        if not scene.stale and id(scene) in self._bases:
            return self._bases[id(scene)]
        scene.stale = False
        return list(self._placed(scene, scene.items()))

    def _prepare(self, items: Sequence[Item]) -> None:
        """Make the surfaces of a page that is new, and tell how far that is."""
        for number, item in enumerate(self._compositor.in_turn(items)):
            self._goes_on(number / len(items))
            self._compositor.prerender([item])

    def _placed(self, scene: Scene, items: list[Item]) -> Iterable[Item]:
        return items if scene.fits_window else framed(items, self._compositor.camera.page)
