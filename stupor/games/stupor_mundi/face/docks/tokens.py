"""Figures and icons side by side on the small plates of boards and tiles."""

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Rect

#: What lies between two pairs.
SPACE: Final = 2.0
#: How much larger than a figure an icon may be.
MEDAL: Final = 1.25
#: Nothing that counts is written smaller.
SMALLEST: Final = 16.0

#: A figure, which may be empty, and the icon that it counts, which may be missing.
Pair = tuple[str, str]


def within(plate: Rect, high: float) -> Rect:
    """The row in the middle of a plate, no higher than that."""
    x, y, w, h = plate
    row = min(h, high)
    return x, y + (h - row) / 2, w, row


def paint_pairs(
    view: TableView,
    draw: DrawList,
    name: str,
    box: Rect,
    pairs: Sequence[Pair],
    kind: str = "plain",
) -> None:
    """Pairs in a row in the middle of a plate; icons shrink where figures need the room."""
    size = max(SMALLEST, box[3])
    figures = [0.0 if _is_medal(pair) else _width(view, pair[0], size) for pair in pairs]
    many = sum(bool(icon) for _, icon in pairs)
    free = box[2] - sum(figures) - SPACE * (len(pairs) - 1)
    side = min(size * MEDAL, free / many) if many else 0.0
    x, y = centre(box)
    x -= (box[2] - free + side * many) / 2
    for k, pair in enumerate(pairs):
        if figures[k]:
            draw.number(f"{name}.n{k}", (x + figures[k] / 2, y), pair[0], size, kind)
        x += figures[k]
        if pair[1]:
            at = (x + side / 2, y)
            draw.picture(f"{name}.{pair[1]}", around(at, side), sprite_of(pair[1]))
            if _is_medal(pair):
                draw.number(f"{name}.n{k}", at, pair[0], size)
            x += side
        x += SPACE


def _is_medal(pair: Pair) -> bool:
    """Whether a figure is written on the laurel that it counts."""
    return pair[1] == "vp" and len(pair[0]) == 1


def _width(view: TableView, figure: str, size: float) -> float:
    return view.measure(figure, "number", size) if figure else 0.0
