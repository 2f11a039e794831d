"""Golden frames round what a teacher speaks of; their lines keep clear of the words around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stupor.scenes.lessons.coach import ABOVE
from stupor.scenes.looks import GLOW
from stupor.scenes.widgets import Rect, inset
from stupor.stage.items import Box, Group, Item, Label, Parts

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: How far outside a thing the gold may begin, the best first; where words are near it moves in,
#: or else out beyond them.
GAPS: Final = (*(float(gap) for gap in range(5, -9, -1)), *(float(gap) for gap in range(6, 29)))
#: From the outer edge of the gold to the inner one, and out to where the light begins to fade.
INNER: Final = 4.0
OUTER: Final = 2.0
#: Words further off than this are clear of any frame.
FAR: Final = 40.0
LEFT, UP, RIGHT, DOWN = range(4)
#: Room for the light around a frame that leans.
MARGIN: Final = 12.0
GOLD: Final = (255, 226, 130)
DARK: Final = (60, 30, 0, 200)

#: Where the letters of a label come out, in units of the page.
Ink = Callable[[Label], Rect]


class Spot(NamedTuple):
    """Something that is shown, and how far it leans."""

    rect: Rect
    lean: float = 0.0


def highlights(spots: Sequence[Spot], items: Iterable[Item], ink: Ink) -> list[Item]:
    """A frame for each spot; its lines keep clear of the letters of the items."""
    labels = [item for item in items if isinstance(item, Label) and item.text.strip()]
    found: list[Item] = []
    for number, spot in enumerate(spots):
        near = [ink(label) for label in labels if _meets(label.rect, inset(spot.rect, -FAR))]
        frame = spot.rect if spot.lean else fitted(spot.rect, near)
        found += _leaning(number, spot) if spot.lean else _frame(f"shown{number}", frame, ABOVE - 3)
    return found


def fitted(rect: Rect, inks: Sequence[Rect]) -> Rect:
    """The outer edge of a frame about a rectangle, each side where it crosses the fewest words."""
    x, y, w, h = rect
    top, low = _gap(rect, UP, inks), _gap(rect, DOWN, inks)
    tall = (x, y - top, w, h + top + low)
    left, right = _gap(tall, LEFT, inks), _gap(tall, RIGHT, inks)
    return x - left, tall[1], w + left + right, tall[3]


def _gap(rect: Rect, side: int, inks: Sequence[Rect]) -> float:
    return min(GAPS, key=lambda gap: sum(_meets(_line(rect, side, gap), ink) for ink in inks))


def _line(rect: Rect, side: int, gap: float) -> Rect:
    """What the gold of one side covers; the upper and the lower one are laid first."""
    x, y, w, h = rect
    thick = INNER + OUTER
    if side == LEFT:
        return x - gap - OUTER, y - OUTER, thick, h + 2 * OUTER
    if side == RIGHT:
        return x + w + gap - INNER, y - OUTER, thick, h + 2 * OUTER
    if side == UP:
        return x - GAPS[0], y - gap - OUTER, w + 2 * GAPS[0], thick
    return x - GAPS[0], y + h + gap - INNER, w + 2 * GAPS[0], thick


def _frame(key: str, edge: Rect, z: int) -> list[Item]:
    return [
        Box(f"{key}.halo", z, inset(edge, -4), None, (*GLOW, 110), 5, radius=14),
        Box(f"{key}.dark", z + 1, inset(edge, -1), None, DARK, 6, radius=11),
        Box(f"{key}.gold", z + 2, edge, None, GOLD, 4, radius=10),
    ]


def _leaning(number: int, spot: Spot) -> list[Item]:
    """The frame of a card of the fan."""
    x, y, w, h = spot.rect
    size = (w + 2 * MARGIN, h + 2 * MARGIN)
    parts = Parts(_frame("part", (MARGIN - 5, MARGIN - 5, w + 10, h + 10), 0))
    place = (x - MARGIN, y - MARGIN, *size)
    return [Group(f"shown{number}", ABOVE - 3, place, parts, size, spot.lean)]


def around_all(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle about several."""
    left, top = min(r[0] for r in rects), min(r[1] for r in rects)
    right, foot = max(r[0] + r[2] for r in rects), max(r[1] + r[3] for r in rects)
    return left, top, right - left, foot - top


def ink_of(app: Host, label: Label) -> Rect:
    """Where the letters of a label come out in the window of an app."""
    k = app.camera.k
    x, y, w, h = label.rect
    left, top, wide, high = app.stamper.text.fitted(label, round(w * k), round(h * k), k).ink
    return x + left / k, y + top / k, wide / k, high / k


def _meets(a: Rect, b: Rect) -> bool:
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    return wide > 0 and min(a[1] + a[3], b[1] + b[3]) > max(a[1], b[1])
