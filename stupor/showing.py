"""What is on the window: the resting items of the visible scenes and what moves above them."""

from __future__ import annotations

from collections.abc import Iterable

from stupor.language import mark, tr
from stupor.render.compositor import Compositor
from stupor.render.contrast import strengthened
from stupor.render.items import Item
from stupor.scenes.framing import framed
from stupor.scenes.scene import Scene

_TOO_SMALL = mark("This window is too small for the table. Please enlarge it.")
_NOTHING: list[Scene] = []


class Showing:
    """Asks the scenes for their items and hands them on; resting ones only when they are stale."""

    def __init__(self, compositor: Compositor) -> None:
        """Show scenes on the window of a compositor."""
        self._compositor = compositor
        self._shown: list[Scene] = []
        self._bases: dict[int, list[Item]] = {}

    def look_again(self) -> None:
        """Ask every scene anew at the next frame."""
        self._shown, self._bases = [], {}

    def show(self, scenes: list[Scene], now: float, contrast: bool) -> None:
        """Show these scenes, lowest first; with contrast in stronger colours."""
        if not self._compositor.camera.readable:
            self._ask_for_room()
            return
        if scenes != self._shown or any(scene.stale for scene in scenes):
            self._show_base(scenes, contrast)
        moving = [item for s in scenes for item in self._placed(s, s.overlay(now))]
        self._compositor.set_overlay(strengthened(moving) if contrast else moving)
        self._compositor.present()

    def _ask_for_room(self) -> None:
        if self._shown is not _NOTHING:
            self._compositor.notice(tr(_TOO_SMALL))
            self._shown = _NOTHING

    def _show_base(self, scenes: list[Scene], contrast: bool) -> None:
        bases = {}
        for scene in scenes:
            if scene.stale or id(scene) not in self._bases:
                scene.stale = False
                bases[id(scene)] = list(self._placed(scene, scene.items()))
            else:
                bases[id(scene)] = self._bases[id(scene)]
        self._bases, self._shown = bases, scenes
        resting = (item for items in bases.values() for item in items)
        self._compositor.set_base(strengthened(resting) if contrast else resting)

    def _placed(self, scene: Scene, items: list[Item]) -> Iterable[Item]:
        return items if scene.grows else framed(items, self._compositor.camera.page)
