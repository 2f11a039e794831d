"""The look of what is not yet real: pieces half seen in a dashed frame, veils, and loose chips."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.preview.preview_panel import Chip, chip_size, paint_chip
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre, grown, overlap
from stupor.stage.items import Box, Colour, Group, Item, Label, Picture, Rect
from stupor.stage.palette import GHOST, LOOSE, clear

#: How much of a ghost is seen.
GHOSTLY: Final = 165
#: With high contrast: lines so much thicker, ghosts at least so much seen.
PURER: Final = 1.5
LEAST_SEEN: Final = 215
CHALK: Final = (255, 252, 236)
EDGE: Final = (40, 20, 4)
BARRED: Final = (255, 132, 112)
MARGIN: Final = 5.0
#: Where a chip goes when another one lies there already, in chip heights.
SHIFTS: Final = (
    (0, 0),
    (0, -1.1),
    (0, 1.1),
    (1.6, 0),
    (-1.6, 0),
    (1.6, 1.1),
    (-1.6, 1.1),
    (0, 2.2),
    (0, -2.2),
)


def ghostly(name: str, items: Iterable[Item], z: int = GHOST, seen: int = GHOSTLY) -> list[Item]:
    """The items as a ghost: their shadows gone, the rest half seen."""
    found: list[Item] = []
    for item in items:
        key = f"ghost/{name}/{item.key}"
        if isinstance(item, Picture | Group):
            if not (isinstance(item, Picture) and item.sprite.endswith(".shadow")):
                found.append(replace(item, key=key, z=z, alpha=item.alpha * seen // 255))
        elif isinstance(item, Label):
            found.append(replace(item, key=key, z=z, colour=_paled(item.colour, seen)))
        elif isinstance(item, Box):
            fill, border = (c and _paled(c, seen) for c in (item.fill, item.border))
            found.append(replace(item, key=key, z=z, fill=fill, border=border))
        else:
            found.append(replace(item, key=key, z=z))
    return found


def plainer(items: Iterable[Item]) -> list[Item]:
    """The items for eyes that want contrast: lines thicker and whole, ghosts less pale."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Box) and item.border is not None:
            pure = (*item.border[:3], 255)
            found.append(replace(item, border=pure, width=item.width * PURER))
        elif isinstance(item, Picture | Group):
            found.append(replace(item, alpha=max(item.alpha, LEAST_SEEN)))
        else:
            found.append(item)
    return found


def _paled(colour: Colour, seen: int) -> Colour:
    red, green, blue, *rest = colour
    return red, green, blue, (rest[0] if rest else 255) * seen // 255


def frame(draw: DrawList, name: str, box: Rect, radius: float = 8, dash: float = 8) -> None:
    """A dashed chalk line on a dark one: something would come to lie here."""
    draw.box(f"{name}.edge", box, border=clear(EDGE, 200), width=4.4, radius=radius)
    draw.box(f"{name}.chalk", grown(box, -1), border=CHALK, width=2.2, radius=radius, dash=dash)


def strike(draw: DrawList, name: str, box: Rect) -> None:
    """A red veil with a stroke through it: something would be gone from here."""
    draw.box(f"{name}.veil", box, fill=(150, 18, 30, 150), border=(90, 8, 16), width=1.6, radius=6)
    length = min(box[2], box[3]) * 0.8
    draw.label(
        f"{name}.stroke",
        around(centre(box), length * 1.6, length * 1.2),
        "/",
        length,
        "bold",
        CHALK,
        outline=(90, 8, 16),
    )


def bar(draw: DrawList, name: str, box: Rect) -> None:
    """A red dashed frame with a cross at its corner: nothing may come to lie here."""
    draw.box(f"{name}.edge", grown(box, 1), border=(40, 6, 8), width=4.8, radius=8)
    draw.box(f"{name}.red", box, fill=(150, 18, 30, 46), border=BARRED, width=2.6, radius=8, dash=9)
    size = 26.0
    draw.picture(f"{name}.no", around((box[0] + box[2] - 6, box[1] + 6), size), "check/no")


def light(draw: DrawList, name: str, box: Rect, radius: float = 9) -> None:
    """A gold light about a space that would give something."""
    for by, alpha in ((3, 170), (6, 110), (9, 60)):
        draw.box(
            f"{name}.halo{by}",
            grown(box, by),
            border=(255, 210, 74, alpha),
            width=3,
            radius=radius + by,
        )
    draw.box(name, box, fill=(255, 226, 120, 46), border=(255, 238, 180), width=2.4, radius=radius)


def verdict(draw: DrawList, name: str, at: Point, met: bool, size: float = 30) -> None:
    """The mark that an Ally would have, in a ring of chalk."""
    ring = around(at, size + 8)
    draw.box(f"{name}.ring", ring, fill=CHALK, border=EDGE, width=1.6, radius=ring[2] / 2)
    draw.picture(f"{name}.mark", around(at, size), f"check/{'yes' if met else 'no'}")


class Rack:
    """Loose chips, each where its consequence happens, none over another."""

    def __init__(self, view: TableView) -> None:
        """Hang no chips yet."""
        self.draw = DrawList("ghost/chips", LOOSE)
        self._view = view
        self._taken: list[Rect] = []

    def hang(self, name: str, at: Point, chip: Chip, height: float = 28) -> None:
        """A chip about a point, or beside it when another chip lies there."""
        wide, high = chip_size(self._view, chip, height)
        for across, down in SHIFTS:
            middle = (at[0] + across * high, at[1] + down * high)
            box = _on_page(self._view, around(middle, wide, high))
            if not any(overlap(grown(box, 1), other) for other in self._taken):
                break
        self._taken.append(box)
        paint_chip(self._view, self.draw, name, chip, box)

    def keep_free(self, box: Rect) -> None:
        """Hang no chip over this place."""
        self._taken.append(box)


def _on_page(view: TableView, box: Rect) -> Rect:
    x, y, w, h = box
    left, top, wide, high = grown(view.page, -MARGIN)
    return min(max(x, left), left + wide - w), min(max(y, top), top + high - h), w, h


def denied(places: Iterable[Rect]) -> list[Item]:
    """A red frame about the thing that cannot be used now."""
    draw = DrawList("denied", GHOST)
    for place in places:
        bar(draw, "thing", place)
    return draw.items
