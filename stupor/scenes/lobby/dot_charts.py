"""Little charts: a value of a variant drawn as coloured dots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from stupor.engine.box import Dot
from stupor.stage.items import Box, Item, Rect

#: So much of its share of a row a dot takes.
_AIR: Final = 0.9


def chart_items(key: str, rect: Rect, dots: Sequence[Dot], z: int = 112) -> list[Item]:
    """The dots of a chart, each as large as there is room for it."""
    x, y, w, h = rect
    side = _side(w, dots)
    return [
        Box(
            f"{key}.dot{number}",
            z,
            (x + across * (w - side), y + down * (h - side), side, side),
            rgb,
            (40, 26, 14, 150),
            0.8,
            radius=side / 2,
        )
        for number, (across, down, rgb) in enumerate(dots)
    ]


def _side(wide: float, dots: Sequence[Dot]) -> float:
    """How large a dot is: neighbours in a row lie side by side, with a little air."""
    rows: dict[float, list[float]] = {}
    for across, down, _ in dots:
        rows.setdefault(down, []).append(across)
    steps = (b - a for row in rows.values() for a, b in pairwise(sorted(row)))
    step = min(steps, default=1.0)
    return wide * step / (1 + step) * _AIR
