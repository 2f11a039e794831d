"""A page that fills in is there at once, and more of it frame by frame."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace

from stupor.program.frame import SOON, Frame
from stupor.scenes.scene import Scene
from stupor.stage.items import Board, Box, Group, Item, Label, NineSlice, Parts

ITEMS: list[Item] = [Box(f"box{n}", n, (0, 0, 10, 10), (0, 0, 0)) for n in range(6)]


class Slate:
    """A window that remembers how much rests on it."""

    #: Whether the pictures have been read from the disk.
    there = True
    camera = SimpleNamespace(readable=True, page=(1920.0, 1080.0))

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.presented = 0

    def in_turn(self, items: Sequence[Item]) -> Sequence[Item]:
        return items

    def prerender(self, items: Sequence[Item]) -> None:
        pass

    def try_prerender_item(self, item: Item) -> bool:
        return self.there

    def set_base(self, items: Sequence[Item]) -> None:
        self.shown.append(len(items))

    def set_overlay(self, items: Sequence[Item]) -> None:
        self.lit = len(items)
        self.over = [item.text for item in items if isinstance(item, Label)]

    def present(self) -> None:
        self.presented += 1


class Page(Scene):
    """Six things that rest, and one that glows."""

    fits_window = True

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


GROUNDS: list[Item] = [
    Board("wood", 0, (0, 0, 1920, 1080), "wood"),
    Box("line", 5, (0, 0, 10, 10), (0, 0, 0)),
    NineSlice("paper", 1, (0, 0, 900, 600), "ui/panel-paper", 24),
]
PICTURE = Group("board", 9, (0, 0, 400, 300), Parts(ITEMS), (400, 300))


class Papers(Page):
    """Two grounds, a line and a picture of six parts."""

    fills_in = True

    def items(self) -> list[Item]:
        return [*GROUNDS, PICTURE]


def test_all_grounds_of_a_page_appear_together() -> None:
    """Given grounds that are made one in a frame, then no bare wood is seen before the last."""
    frame, slate = framed(1.0)
    told: list[float] = []
    frame._goes_on = told.append
    frame.show([Papers()], 0.0, False)
    assert frame.awaited and not slate.shown and not slate.presented and told
    frame.show(frame._shown, 0.0, False)
    assert not frame.awaited and slate.shown == [2] and slate.presented == 1


def test_words_and_a_bar_stand_where_a_picture_is_missing() -> None:
    """Given a picture that takes long, then a tenth of a second later its place says so."""
    frame, slate = framed(1.0)
    page = Papers()
    signs = []
    while frame.filling or not signs:
        frame.show([page], SOON / 2 * len(signs), False)
        signs.append(slate.over if slate.presented else None)
    assert signs[:3] == [None, [], ["One moment\u2026"]] and signs[-2] and not signs[-1]
    assert slate.shown[-2:] == [3, 4]
