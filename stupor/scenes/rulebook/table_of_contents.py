"""The chapters of a rulebook in a column: all of them, or in large letters those of one part."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from stupor.engine.record import record
from stupor.language import tr
from stupor.scenes.looks import GILT, SAND, WALNUT
from stupor.scenes.widgets import inset
from stupor.stage.book import Page
from stupor.stage.chapters import Book
from stupor.stage.items import Box, Item, Label, Picture, Rect

TOP: Final = 164.0
END: Final = 982.0
LEFT: Final = 56.0
WIDE: Final = 400.0
PART_ROW: Final = 26.0
#: A chapter's row at most; they share the room that the names of their parts leave.
ROW: Final = 24.6
#: The same in a folded list, for letters of usual size.
LOOSE: Final = 30.0
#: What marks a row reaches so far out of it at most; where rows are tight, less: the next is read.
FOOT: Final = 2.5
SIZE: Final = 19.0
PART_SIZE: Final = 17.0
#: The sign of a part, and how far it is turned while that is folded.
_SIGN: Final = 24.0
_FOLDED: Final = -90.0


@record
class Heading:
    """The name of a part; pressed, a folded one opens at its first chapter."""

    part: str
    rect: Rect
    first: Page
    folded: bool = False
    unfolds: bool = False


@record
class Chapter:
    """A chapter and its row."""

    page: Page
    rect: Rect


Rows = list[Heading | Chapter]


def contents(book: Book, here: Page, growth: float) -> Rows:
    """Every row; where letters grown so much have no room, other parts than this one fold."""
    pages = book.chapters.pages()
    parts = [(part, list(of)) for part, of in groupby(pages, lambda page: page.part)]
    room = END - TOP - PART_ROW * len(parts)
    high = room / len(pages)
    if high >= SIZE * growth:
        return _laid(parts, None, PART_ROW, min(ROW, high))
    head = PART_ROW * growth
    longest = max(len(of) for _, of in parts)
    high = min(LOOSE * growth, (END - TOP - head * len(parts)) / longest)
    return _laid(parts, here.part, head, high)


def _laid(parts: list[tuple[str, list[Page]]], only: str | None, head: float, high: float) -> Rows:
    """The rows of all parts, or of one only below the names of all."""
    rows: Rows = []
    y = TOP
    for part, pages in parts:
        folded = only is not None and part != only
        place = (LEFT, y, WIDE, head)
        rows.append(Heading(part, place, pages[0], folded, only is not None))
        y += head
        for page in [] if folded else pages:
            rows.append(Chapter(page, (LEFT, y, WIDE, high)))
            y += high
    return rows


def content_items(rows: Rows, here: Page | None) -> list[Item]:
    """The names of the parts and of the chapters; the open one is marked."""
    items: list[Item] = []
    for row in rows:
        items += _heading(row) if isinstance(row, Heading) else _chapter(row, row.page is here)
    return items


def _heading(row: Heading) -> list[Item]:
    x, y, w, h = row.rect
    words = Label(f"part.{row.part}", 112, row.rect, tr(row.part), "label", PART_SIZE, GILT, "left")
    if not row.unfolds:
        return [words]
    spot = (x + w - _SIGN - 8, y + (h - _SIGN) / 2, _SIGN, _SIGN)
    turn = _FOLDED if row.folded else 0.0
    return [words, Picture(f"part.{row.part}.sign", 112, spot, "ui/down", angle=turn)]


def _chapter(row: Chapter, here: bool) -> list[Item]:
    x, y, w, h = row.rect
    name, place = row.page.id, (x + 14, y, w - 20, h)
    if not here:
        return [Label(f"{name}.words", 112, place, row.page.title, "text", SIZE, SAND, "left")]
    band = inset(row.rect, 0, -min(FOOT, (h - SIZE) / 2))
    return [
        Box(f"{name}.here", 110, band, (246, 220, 138, 235), radius=5),
        Label(f"{name}.words", 112, place, row.page.title, "bold", SIZE, WALNUT, "left"),
    ]
