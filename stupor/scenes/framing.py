"""A screen of the design's size in the middle of a larger page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from stupor.scenes.looks import GOLD
from stupor.stage.geometry import grown
from stupor.stage.items import Board, Box, Item, Rect
from stupor.stage.layout import PAGE, WOOD
from stupor.stage.pointer import Input, Pointer

Page = tuple[int, int]
_WHOLE = (0, 0, *PAGE)
#: Pictures to their edges, and no wood there; how far their rim and a shadow reach to both sides.
_PICTURES: Final = ("title", "chapter")
_RIM: Final = ((3.0, GOLD),)
_SHADOW: Final = tuple((6.0 * by, (10, 5, 3, 34)) for by in range(6, 0, -1))


def margin(page: Page) -> tuple[float, float]:
    """What a larger page leaves free at the left and above."""
    return (page[0] - PAGE[0]) / 2, (page[1] - PAGE[1]) / 2


def framed(items: Iterable[Item], page: Page) -> Iterable[Item]:
    """Items of a screen in the middle of a page; what hides the screen covers all of the page."""
    if page == PAGE:
        return items
    found = [_moved(item, *margin(page), page) for item in items]
    return [*found, *(end for item in found if isinstance(item, Board) for end in _ends(item))]


def _moved(item: Item, dx: float, dy: float, page: Page) -> Item:
    x, y, w, h = item.rect
    covers = isinstance(item, Box) or (isinstance(item, Board) and item.name == "curtain")
    if covers and (x, y, w, h) == _WHOLE:
        return replace(item, rect=(0, 0, *page))
    return replace(item, rect=(x + dx, y + dy, w, h))


def _ends(ground: Board) -> Iterable[Item]:
    """A soft shadow where the ground of a screen ends and the page goes on, with a gilt rim."""
    x, y, w, h = ground.rect
    if ground.name != WOOD and (w, h) == PAGE:
        for far in (0, 1):
            line: Rect = (x, y + far * h, w, 0) if y else (x + far * w, y, 0, h)
            for by, colour in (*_SHADOW, *(_RIM if ground.name in _PICTURES else ())):
                yield Box(f"end.{far}.{by}", 1, grown(line, by), colour)


def unframed(event: Input, page: Page) -> Input:
    """An input as the screen in the middle of a page understands it."""
    if page == PAGE or not isinstance(event, Pointer):
        return event
    dx, dy = margin(page)
    return event._replace(x=event.x - dx, y=event.y - dy)
