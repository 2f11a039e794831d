"""The gallery of a game: its part of that name, or else the pictures of its rulebook's lists."""

from __future__ import annotations

from typing import Final, cast

from stupor.games import registry
from stupor.scenes.books import book_of
from stupor.stage.book import Block, Book
from stupor.stage.gallery import Exhibit, Gallery, Shelf
from stupor.stage.items import Area, Item

#: Pictures of entries that are only signs.
SIGN: Final = "icon:"


def gallery_of(game: str) -> Gallery | None:
    """The gallery of the game of that name, or None where there is nothing to show."""
    own = cast(Gallery | None, registry.part(game, "gallery"))
    if own is not None:
        return own
    book = book_of(game)
    return BookGallery(book) if book is not None else None


def has_gallery(game: str) -> bool:
    """Whether there is anything to see; the parts are not imported."""
    return registry.has(game, "gallery") or registry.has(game, "book")


def shelf_of(book: Book, page: str) -> Shelf:
    """What a page of the rulebook shows in its entries."""
    found = book.page_of(page)
    blocks = (block for block in found.blocks if shows(block))
    return Shelf(page, found.title, tuple(Exhibit(b.picture, b.title, b) for b in blocks))


def shows(block: Block) -> bool:
    """Whether a block shows a component, not only a sign."""
    return block.kind == "entry" and bool(block.picture) and not block.picture.startswith(SIGN)


class BookGallery:
    """The components that a rulebook shows in its lists."""

    def __init__(self, book: Book) -> None:
        """Look through a book."""
        self._book = book

    def shelves(self) -> tuple[Shelf, ...]:
        """The pages from the lists on that show anything."""
        ids = [page.id for page in self._book.pages()]
        first = ids.index(self._book.page_of(self._book.LISTS).id)
        found = (shelf_of(self._book, page) for page in ids[first:])
        return tuple(shelf for shelf in found if shelf.exhibits)

    def size_of(self, picture: str) -> tuple[float, float]:
        """As large as in the book."""
        return self._book.size_of(picture)

    def items(self, key: str, picture: str, box: Area) -> list[Item]:
        """As the book paints it."""
        return self._book.picture_items(key, picture, box)
