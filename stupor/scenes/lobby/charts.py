"""Little charts: a value of a variant drawn as coloured dots."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.scenes.boxes import Dot
from stupor.scenes.widgets import Rect
from stupor.stage.items import Box, Item


def chart_items(key: str, rect: Rect, dots: Sequence[Dot], z: int = 112) -> list[Item]:
    """The dots of a chart, each as large as there is room for it."""
    x, y, w, h = rect
    side = w / 7.2
    return [
        Box(f"{key}.dot{number}", z,
            (x + across * (w - side), y + down * (h - side), side, side), rgb, (40, 26, 14, 150),
            0.8, radius=side * 0.34)
        for number, (across, down, rgb) in enumerate(dots)
    ]  # fmt: skip
