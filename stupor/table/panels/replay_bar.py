"""The bar of a replay: back to its beginning, stop and go on, one step, to its end, back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import plates, pointed_items
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.items import Box, Item, Rect
from stupor.stage.palette import PREVIEW

#: Name of a button, its words, and its key as it is written.
BUTTONS: Final = (
    ("again", mark("Replay"), mark("R")),
    ("pause", mark("Pause"), mark("P")),
    ("step", mark("Step"), mark("Right arrow")),
    ("end", mark("Skip to end"), mark("Space")),
    ("back", mark("Back"), mark("Esc")),
)
GOES_ON: Final = mark("Continue")
WIDE: Final = 178.0
HIGH: Final = 50.0
GAP: Final = 10.0


class ReplayBar:
    """Buttons over the hand, which lies face down meanwhile."""

    def __init__(self, presses: Mapping[str, Callable[[], None]]) -> None:
        """Press these."""
        self.controls = Controls()
        self._presses = presses
        self._box: Rect = (0.0, 0.0, 0.0, 0.0)

    def center(self, over: Rect) -> None:
        """Lie in the middle of a part of the table."""
        x, y, w, h = over
        whole = len(BUTTONS) * (WIDE + GAP) + GAP
        left, top = x + (w - whole) / 2, y + (h - HIGH) / 2
        self._box = (left, top - GAP, whole, HIGH + 2 * GAP)
        self.controls.place(
            [
                Widget(
                    name,
                    (left + GAP + n * (WIDE + GAP), top, WIDE, HIGH),
                    self._presses[name],
                    tip=tr(key),
                )
                for n, (name, _, key) in enumerate(BUTTONS)
            ]
        )

    def items(self, paused: bool) -> list[Item]:
        """The bar with its buttons."""
        found: list[Item] = [Box("bar", PREVIEW, self._box, (20, 8, 4, 214), (201, 152, 47), 2, 16)]
        told = {name: tr(words) for name, words, _ in BUTTONS}
        if paused:
            told["pause"] = tr(GOES_ON)
        found += map(_raised, plates(self.controls, told.items(), head="bar."))
        pointed = pointed_items(self.controls.pointed(), self.controls.by_key)
        return found + [_raised(item) for item in pointed]


def _raised(item: Item) -> Item:
    """The item above the table, as buttons know nothing of the table."""
    return item if item.z >= PREVIEW else replace(item, z=PREVIEW + 1 + item.z // 10)
