"""The gallery of a game: its part of that name, or else the pictures of its rulebook's lists."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games import registry
from stupor.scenes.game_parts import book_of
from stupor.stage.book import Block
from stupor.stage.chapters import Book
from stupor.stage.gallery import Exhibit, Gallery, Shelf

#: Pictures of entries that are only signs.
SIGN: Final = "icon:"


def gallery_of(game: str) -> Gallery | None:
    """The gallery of the game of that name, or None where there is nothing to show."""
    part, book = registry.part(game, "gallery"), book_of(game)
    if part is not None:
        own: Gallery = part.GALLERY
        return own
    return gallery_from(book) if book is not None else None


def gallery_from(book: Book) -> Gallery:
    """The components that a rulebook shows in its lists, as large as there."""
    return Gallery(partial(_shelves, book), book.size_of, book.picture_items)


def has_gallery(game: str) -> bool:
    """Whether there is anything to see: a rulebook may have lists without pictures."""
    if registry.has(game, "gallery"):
        return True
    book = book_of(game)
    return book is not None and bool(_shelves(book))


def shelf_of(book: Book, page: str) -> Shelf:
    """What a page of the rulebook shows in its entries."""
    found = book.chapters.page_of(page)
    blocks = (block for block in found.blocks if shows(block))
    return Shelf(page, found.title, tuple(Exhibit(b.picture, b.title, b) for b in blocks))


def shows(block: Block) -> bool:
    """Whether a block shows a component, not only a sign."""
    return block.kind == "entry" and bool(block.picture) and not block.picture.startswith(SIGN)


def _shelves(book: Book) -> tuple[Shelf, ...]:
    """The pages from the lists on that show anything."""
    ids = [page.id for page in book.chapters.pages()]
    first = ids.index(book.chapters.page_of(book.LISTS).id)
    found = (shelf_of(book, page) for page in ids[first:])
    return tuple(shelf for shelf in found if shelf.exhibits)
