"""A page that fills in is there at once, and more of it frame by frame."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace

from stupor.program.frame import Frame
from stupor.scenes.scene import Scene
from stupor.stage.items import Box, Item

ITEMS: list[Item] = [Box(f"box{n}", n, (0, 0, 10, 10), (0, 0, 0)) for n in range(6)]


class Slate:
    """A window that remembers how much rests on it."""

    #: Whether the pictures have been read from the disk.
    there = True
    camera = SimpleNamespace(readable=True, page=(1920.0, 1080.0))

    def __init__(self) -> None:
        self.shown: list[int] = []

    def warm(self, items: Sequence[Item]) -> None:
        pass

    def read(self, item: Item) -> bool:
        return self.there

    def set_base(self, items: Sequence[Item]) -> None:
        self.shown.append(len(items))

    def set_overlay(self, items: Sequence[Item]) -> None:
        self.lit = len(items)

    def present(self) -> None:
        pass


class Page(Scene):
    """Six things that rest, and one that glows."""

    grows = True

    def items(self) -> list[Item]:
        return ITEMS

    def overlay(self, now: float) -> list[Item]:
        return ITEMS[:1]


def framed(seconds: float) -> tuple[Frame, Slate]:
    """A frame whose clock goes on so far whenever it is looked at."""
    slate, clock = Slate(), count(step=seconds)
    return Frame(slate, lambda share: None, lambda: next(clock)), slate  # type: ignore[arg-type]


def test_a_page_that_fills_in_shows_more_in_each_frame() -> None:
    """Given work that takes a frame for each thing, then each frame shows one more of them."""
    frame, slate = framed(1.0)
    page = Page()
    page.fills_in = True
    for _ in ITEMS:
        frame.show([page], 0.0, False)
    assert slate.shown == [1, 2, 3, 4, 5, 6]
    assert not frame.filling


def test_nothing_glows_before_the_page_is_whole() -> None:
    frame, slate = framed(1.0)
    page = Page()
    page.fills_in = True
    frame.show([page], 0.0, False)
    assert frame.filling and slate.lit == 0
    for _ in ITEMS:
        frame.show([page], 0.0, False)
    assert slate.lit == 1


def test_what_is_made_quickly_is_shown_in_one_frame() -> None:
    frame, slate = framed(0.0)
    page = Page()
    page.fills_in = True
    frame.show([page], 0.0, False)
    assert slate.shown == [6]


def test_other_pages_are_shown_whole() -> None:
    frame, slate = framed(1.0)
    frame.show([Page()], 0.0, False)
    assert slate.shown == [6] and not frame.filling


def test_a_page_that_changes_while_it_fills_in_goes_on_with_what_it_has_now() -> None:
    frame, slate = framed(1.0)
    page = Page()
    page.fills_in = True
    frame.show([page], 0.0, False)
    page.stale = True
    frame.show([page], 0.0, False)
    assert slate.shown == [1, 2]


def test_the_page_before_stays_until_the_first_picture_has_been_read() -> None:
    frame, slate = framed(1.0)
    page = Page()
    page.fills_in = True
    slate.there = False
    frame.show([page], 0.0, False)
    assert slate.shown == [] and frame.filling
    slate.there = True
    frame.show([page], 0.0, False)
    assert slate.shown == [1]
