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
from stupor.stage.pointer import ENTER, Input, Key, Quit

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
        return self._filling is not None

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
        self._filling = None

    def show(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        """Show these scenes, lowest first; with contrast in stronger colours."""
        if self._cramped:
            self._ask_for_room()
            return
        if scenes != self._shown or any(scene.stale for scene in scenes):
            self._show_base(scenes, now, contrast)
        elif self._filling is not None:
            self._fill(self._filling)
        if self._filling is not None and self._filling.awaited:
            self._goes_on(self._filling.share)
            return
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
        page, self._filling = None if new else self._filling, None
        if scenes[-1].fills_in and (new or page is not None):
            page = page or Filling(self._compositor, self._clock, now)
            page.show(told)
            self._fill(page)
        else:
            self._show_whole(told, new)

    def _show_whole(self, items: list[Item], new: bool) -> None:
        if new:
            self._prepare(items)
        self._compositor.set_base(items)

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
            self._compositor.warm([item])

    def _placed(self, scene: Scene, items: list[Item]) -> Iterable[Item]:
        return items if scene.fits_window else framed(items, self._compositor.camera.page)
