"""Arithmetic on rectangles (x, y, width, height) in logical units."""

import math
from collections.abc import Sequence

from stupor.stage.items import Rect

Point = tuple[float, float]


def centre(box: Rect) -> Point:
    """The middle of a rectangle."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def grown(box: Rect, by: float) -> Rect:
    """The rectangle with every edge moved outwards; a negative amount moves them inwards."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def moved(box: Rect, dx: float, dy: float) -> Rect:
    """The rectangle somewhere else."""
    return box[0] + dx, box[1] + dy, box[2], box[3]


def around(middle: Point, width: float, height: float | None = None) -> Rect:
    """A rectangle, a square without a height, about a point."""
    tall = width if height is None else height
    return middle[0] - width / 2, middle[1] - tall / 2, width, tall


def hex_frame(box: Rect) -> Rect:
    """The frame of a light about a hex: 128 x 147 about one that is 92 wide."""
    return around(centre(box), box[2] * 128 / 92, box[2] * 147 / 92)


def hex_rim(box: Rect) -> tuple[Point, ...]:
    """The way round a hex that fills a box and stands on a corner, from the corner of the box."""
    way = ((2, 0), (4, 1), (4, 3), (2, 4), (0, 3), (0, 1), (2, 0))
    return tuple((box[2] * across / 4, box[3] * down / 4) for across, down in way)


def around_all(boxes: Sequence[Rect]) -> Rect:
    """The smallest rectangle about several."""
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, foot = max(b[0] + b[2] for b in boxes), max(b[1] + b[3] for b in boxes)
    return left, top, right - left, foot - top


def fitted(aspect: float, box: Rect, foot: bool = False) -> Rect:
    """The largest rectangle of that width to height in the box, in its middle or on its foot."""
    width = min(box[2], box[3] * aspect)
    height = width / aspect
    x = box[0] + (box[2] - width) / 2
    y = box[1] + box[3] - height if foot else box[1] + (box[3] - height) / 2
    return x, y, width, height


def beside(
    at: Point, size: tuple[float, float], page: Rect, gap: float = 26.0, edge: float = 10.0
) -> Rect:
    """A box of a size right of a point or left of it, always on the page.

    >>> beside((50, 50), (20, 30), (0, 0, 100, 100), 5, 2)
    (55, 35.0, 20, 30)
    >>> beside((90, 0), (20, 30), (0, 0, 100, 100), 5, 2)
    (65, 2, 20, 30)
    """
    x, y, w, h = page
    wide, high = size
    left = at[0] + gap if at[0] + gap + wide + edge < x + w else at[0] - gap - wide
    return left, min(max(y + edge, at[1] - high / 2), y + h - high - edge), wide, high


def turned(point: Point, middle: Point, degrees: float) -> Point:
    """The point after a clockwise turn about another."""
    a = math.radians(degrees)
    dx, dy = point[0] - middle[0], point[1] - middle[1]
    return (
        middle[0] + dx * math.cos(a) - dy * math.sin(a),
        middle[1] + dx * math.sin(a) + dy * math.cos(a),
    )


def on_ray(middle: Point, degrees: float, distance: float) -> Point:
    """The point at that distance in that direction; 0 degrees is to the right, clockwise."""
    a = math.radians(degrees)
    return middle[0] + distance * math.cos(a), middle[1] + distance * math.sin(a)


def holds(box: Rect, point: Point) -> bool:
    """Whether the point lies in the rectangle."""
    return box[0] <= point[0] <= box[0] + box[2] and box[1] <= point[1] <= box[1] + box[3]


def inside(box: Rect, point: Point) -> bool:
    """Whether the point lies in the rectangle, and not on its right or lower edge."""
    return box[0] <= point[0] < box[0] + box[2] and box[1] <= point[1] < box[1] + box[3]


def shared(a: Rect, b: Rect) -> float:
    """The area that two rectangles share."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, wide) * max(0.0, high)


def overlap(a: Rect, b: Rect) -> bool:
    """Whether two rectangles share an area."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]
