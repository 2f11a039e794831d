"""What is on the window: the resting items of the visible scenes and what moves above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import thread_time

from stupor.language import mark, tr
from stupor.program.filling import Filling
from stupor.render.camera import SMALLEST
from stupor.render.compositor import Compositor
from stupor.render.contrast import strengthened
from stupor.scenes.framing import framed
from stupor.scenes.scene import Scene
from stupor.stage.items import Item
from stupor.stage.pointer import Input, Key, Quit

_TOO_SMALL = mark(
    "This window is too small: the table needs {width} × {height} pixels. Enlarge it, or "
    "press F11 for full screen. Enter shows the table anyway."
)
_ENTER = ("return", "enter")
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
        self._page = Filling(compositor, clock)
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
        return self._page.going

    @property
    def awaited(self) -> bool:
        """Whether the window still shows what it did: the page has not all its grounds yet."""
        return self._page.awaited

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
        self._page.stop()

    def show(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        """Show these scenes, lowest first; with contrast in stronger colours."""
        if self._cramped:
            self._ask_for_room()
            return
        if scenes != self._shown or any(scene.stale for scene in scenes):
            self._show_base(scenes, now, contrast)
        elif self.filling:
            self._page.fill()
        if self.awaited:
            self._goes_on(self._page.share)
            return
        moving = self._page.signs(now) if self.filling else self._moving(scenes, now)
        self._compositor.set_overlay(strengthened(moving) if contrast else moving)
        self._compositor.present()

    def _moving(self, scenes: list[Scene], now: float) -> list[Item]:
        return [item for s in scenes for item in self._placed(s, s.overlay(now))]

    def _ask_for_room(self) -> None:
        if self._shown is not _NOTHING:
            width, height = SMALLEST
            self._compositor.notice(tr(_TOO_SMALL, width=width, height=height))
            self._shown = _NOTHING

    def _show_base(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        bases = {id(scene): self._items_of(scene) for scene in scenes}
        resting = [item for items in bases.values() for item in items]
        told = list(strengthened(resting)) if contrast else resting
        new, self._bases, self._shown = scenes != self._shown, bases, scenes
        if scenes[-1].fills_in and (new or self.filling):
            if new:
                self._page.begin(now)
            self._page.show(told)
            return
        self._page.stop()
        if new:
            self._prepare(told)
        self._compositor.set_base(told)

    def _items_of(self, scene: Scene) -> list[Item]:
        """What a scene shows at rest: asked anew only where that has changed."""
        if not scene.stale and id(scene) in self._bases:
            return self._bases[id(scene)]
        scene.stale = False
        return list(self._placed(scene, scene.items()))

    def _prepare(self, items: Sequence[Item]) -> None:
        """Make the surfaces of a page that is new, and tell how far that is."""
        for number, item in enumerate(items):
            self._goes_on(number / len(items))
            self._compositor.warm([item])

    def _placed(self, scene: Scene, items: list[Item]) -> Iterable[Item]:
        return items if scene.grows else framed(items, self._compositor.camera.page)
