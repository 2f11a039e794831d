"""A screen of the design's size in the middle of a larger page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stupor.stage.items import Box, Item
from stupor.stage.layout import PAGE
from stupor.stage.pointer import Input, Pointer

Page = tuple[int, int]
_WHOLE = (0, 0, *PAGE)


def margin(page: Page) -> tuple[float, float]:
    """What a larger page leaves free at the left and above."""
    return (page[0] - PAGE[0]) / 2, (page[1] - PAGE[1]) / 2


def framed(items: Iterable[Item], page: Page) -> Iterable[Item]:
    """Items of a screen in the middle of a page; a veil over the screen covers all of the page."""
    if page == PAGE:
        return items
    dx, dy = margin(page)
    return [_moved(item, dx, dy, page) for item in items]


def _moved(item: Item, dx: float, dy: float, page: Page) -> Item:
    x, y, w, h = item.rect
    if isinstance(item, Box) and (x, y, w, h) == _WHOLE:
        return replace(item, rect=(0, 0, *page))
    return replace(item, rect=(x + dx, y + dy, w, h))


def unframed(event: Input, page: Page) -> Input:
    """An input as the screen in the middle of a page understands it."""
    if page == PAGE or not isinstance(event, Pointer):
        return event
    dx, dy = margin(page)
    return event._replace(x=event.x - dx, y=event.y - dy)
