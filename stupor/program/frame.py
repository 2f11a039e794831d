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
from stupor.stage.items import Board, Group, Item, Slice
from stupor.stage.pointer import Input, Key, Quit

_TOO_SMALL = mark(
    "This window is too small: the table needs {width} × {height} pixels. Enlarge it, or "
    "press F11 for full screen. Enter shows the table anyway."
)
_ENTER = ("return", "enter")
_NOTHING: list[Scene] = []
#: What everything else on a page lies upon.
_GROUNDS: Final = (Board, Slice)
#: Seconds until words stand where a picture is missing.
SOON: Final = 0.1
#: Seconds of the processor in a frame for making what a page that fills in shows next.
_SLICE: Final = 0.008


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
        self._shown: list[Scene] = []
        self._bases: dict[int, list[Item]] = {}
        #: What rests on the page; while it fills in, what is made and shown of it, what is not yet.
        self._told: list[Item] = []
        self._made: set[Item] = set()
        self._left: list[Item] = []
        self._grounds: list[Item] = []
        self._since = 0.0
        self._anyway = False

    @property
    def _cramped(self) -> bool:
        """Whether the window is too small, and nobody wants to see it all the same."""
        return not (self._anyway or self._compositor.camera.readable)

    @property
    def filling(self) -> bool:
        """Whether more of the page is to be shown in the next frame."""
        return bool(self._left)

    @property
    def awaited(self) -> bool:
        """Whether the window still shows what it did: the page has not all its grounds yet."""
        return not self._made.issuperset(self._grounds) and self.filling

    def covers(self, event: Input) -> bool:
        """Whether an input meets the notice about the window in place of what is not seen.

        Enter takes the notice away, as on a screen that has no more room.
        """
        if not self._cramped or isinstance(event, Quit):
            return False
        if isinstance(event, Key) and event.kind == "down" and event.name in _ENTER:
            self._anyway = True
            self.look_again()
        return True

    def look_again(self) -> None:
        """Ask every scene anew at the next frame."""
        self._shown, self._bases = [], {}
        self._told, self._made, self._left = [], set(), []

    def show(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        """Show these scenes, lowest first; with contrast in stronger colours."""
        if self._cramped:
            self._ask_for_room()
            return
        if scenes != self._shown or any(scene.stale for scene in scenes):
            self._show_base(scenes, now, contrast)
        elif self.filling:
            self._fill()
        if self.awaited:
            self._goes_on(self._share)
            return
        lit = [] if self.filling else scenes
        moving = [item for s in lit for item in self._placed(s, s.overlay(now))]
        if self.filling and now - self._since >= SOON:
            moving = signs_of_work(self._left, self._share)
        self._compositor.set_overlay(strengthened(moving) if contrast else moving)
        self._compositor.present()

    @property
    def _share(self) -> float:
        """How much of a page that fills in is made."""
        return len(self._made) / (len(self._made) + len(self._left))

    def _ask_for_room(self) -> None:
        if self._shown is not _NOTHING:
            width, height = SMALLEST
            self._compositor.notice(tr(_TOO_SMALL, width=width, height=height))
            self._shown = _NOTHING

    def _show_base(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        bases = {id(scene): self._items_of(scene) for scene in scenes}
        resting = [item for items in bases.values() for item in items]
        new, fills = scenes != self._shown, self.filling
        self._told = list(strengthened(resting)) if contrast else resting
        self._bases, self._shown = bases, scenes
        if scenes[-1].fills_in and (new or fills):
            if new:
                self._made, self._since = set(), now
            self._grounds = [item for item in self._told if isinstance(item, _GROUNDS)]
            steps = dict.fromkeys([*self._grounds, *_steps(self._told)])
            self._left = [item for item in steps if item not in self._made]
            self._fill()
            return
        if new:
            self._prepare(self._told)
        self._left = []
        self._compositor.set_base(self._told)

    def _items_of(self, scene: Scene) -> list[Item]:
        """What a scene shows at rest: asked anew only where that has changed."""
        if not scene.stale and id(scene) in self._bases:
            return self._bases[id(scene)]
        scene.stale = False
        return list(self._placed(scene, scene.items()))

    def _fill(self) -> None:
        """Make a little more of the page, as much as goes into a part of a frame, and show it.

        What is still being read is passed over. Before all grounds are there, the window shows
        what it did.
        """
        until = self._clock() + _SLICE
        for item in self._left:
            if self._whole(item) and self._compositor.read(item):
                self._made.add(item)
            if self._clock() > until:
                break
        self._left = [item for item in self._left if item not in self._made]
        if self._made and not self.awaited:
            self._compositor.set_base([item for item in self._told if item in self._made])

    def _whole(self, item: Item) -> bool:
        """Whether nothing is missing of which an item is put together."""
        return not isinstance(item, Group) or self._made.issuperset(item.parts)

    def _prepare(self, items: Sequence[Item]) -> None:
        """Make the surfaces of a page that is new, and tell how far that is."""
        for number, item in enumerate(items):
            self._goes_on(number / len(items))
            self._compositor.warm([item])

    def _placed(self, scene: Scene, items: list[Item]) -> Iterable[Item]:
        return items if scene.grows else framed(items, self._compositor.camera.page)


def _steps(items: Sequence[Item]) -> list[Item]:
    """Everything that is made for a page, in that order: groups last, after their parts.

    The boards of groups come first: they take long to read.
    """
    groups = [item for item in items if isinstance(item, Group)]
    others = [item for item in items if not isinstance(item, Group)]
    parts = [part for group in groups for part in group.parts]
    boards = [part for part in parts if isinstance(part, Board)]
    return [*boards, *others, *parts, *groups]
