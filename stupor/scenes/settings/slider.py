"""A slider: a seal on a rail, moved by pointer, arrows or a click beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.record import record
from stupor.scenes.looks import GOLD, INK, TITLE_INK
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.pointer import Input, Key, Pointer

_SEAL: Final = 44.0
_WORDS: Final = 96.0
_RAIL: Final = 10.0
_STEPS: Final = {"left": -1, "right": 1}


@record
class Slider:
    """A whole number between two ends; `change` is told each new one."""

    id: str
    rect: Rect
    value: int
    least: int
    most: int
    step: int
    change: Callable[[int], None]
    tip: str = ""

    @property
    def widget(self) -> Widget:
        """What is hovered and in focus."""
        return Widget(self.id, self.rect, _nothing, tip=self.tip, glow=False)

    def at(self, x: float) -> int:
        """The value at a place of the rail."""
        left, wide = self._rail()
        share = min(1.0, max(0.0, (x - left) / wide))
        steps = round(share * (self.most - self.least) / self.step)
        return min(self.most, self.least + steps * self.step)

    def set(self, value: int) -> None:
        """Tell a new value, if it is one."""
        value = min(self.most, max(self.least, value))
        if value != self.value:
            self.change(value)

    def items(self, words: str, pale: bool = False) -> list[Item]:
        """Rail, seal and the value in words."""
        x, y, w, h = self.rect
        left, wide = self._rail()
        share = (self.value - self.least) / (self.most - self.least)
        middle, top = left + wide * share, y + (h - _RAIL) / 2
        alpha = 110 if pale else 255
        rail = (left - 6, top, wide + 12, _RAIL)
        seal = (middle - _SEAL / 2, y + (h - _SEAL) / 2, _SEAL, _SEAL)
        place = (x + w - _WORDS + 12, y, _WORDS - 12, h)
        return [
            Box(f"{self.id}.rail", 110, rail, (64, 40, 22, alpha), (*GOLD, alpha), 1.6, 5),
            Box(
                f"{self.id}.part",
                111,
                (left - 6, top, middle - left + 6, _RAIL),
                (*TITLE_INK, alpha),
                (*GOLD, alpha),
                1.6,
                5,
            ),
            Picture(f"{self.id}.seal", 113, seal, "seal/gold", alpha=alpha),
            Label(f"{self.id}.words", 112, place, words, "bold", 22, INK, "right"),
        ]

    def _rail(self) -> tuple[float, float]:
        x, _, w, _ = self.rect
        return x + _SEAL / 2, w - _WORDS - _SEAL


class SliderHand:
    """Moves the sliders of a page: the one held by the pointer, or the one in focus."""

    def __init__(self) -> None:
        """Hold none."""
        self.held = ""

    def handle(self, event: Input, sliders: dict[str, Slider], controls: Controls) -> bool:
        """Take an input; True when it was meant for a slider."""
        if isinstance(event, Pointer):
            return self._pointer(event, sliders, controls)
        focused = sliders.get(controls.focused or "")
        if isinstance(event, Key) and event.kind == "down" and controls.by_key and focused:
            by = _STEPS.get(event.name)
            if by is not None:
                focused.set(focused.value + by * focused.step)
                return True
        return False

    def _pointer(self, event: Pointer, sliders: dict[str, Slider], controls: Controls) -> bool:
        if event.kind == "down" and event.button == 1:
            found = controls.at(event.x, event.y)
            self.held = found.id if found is not None and found.id in sliders else ""
            if self.held:
                controls.focused, controls.by_key = self.held, False
        slider = sliders.get(self.held)
        if slider is None:
            return False
        slider.set(slider.at(event.x))
        if event.kind == "up":
            self.held = ""
        return True


def _nothing() -> None:
    """A slider is moved, not pressed."""
