"""The rulebook in our words, complete: chapters, lists, a search, and the pictures in it."""

from typing import Final

from stupor.games.burgundy.book.finding import find, page_of, pages, spot_of
from stupor.games.burgundy.book.pictures import (
    inline_items,
    inline_width,
    picture_items,
    size_of,
)
from stupor.games.burgundy.book.tails import tail_of
from stupor.language import mark
from stupor.stage.book import Book

BOOK: Final = Book(
    LISTS="list-buildings",
    LISTS_TITLE=mark("Tiles"),
    LISTS_GIST=mark("Buildings, monasteries, livestock, goods, shields and trade routes."),
    HINT=mark("Try a shorter word, such as ship or region."),
    pages=pages,
    page_of=page_of,
    spot_of=spot_of,
    find=find,
    tail_of=tail_of,
    size_of=size_of,
    inline_width=inline_width,
    inline_items=inline_items,
    picture_items=picture_items,
)
