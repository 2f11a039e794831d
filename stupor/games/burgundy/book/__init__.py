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

__all__ = [
    "HINT",
    "LISTS",
    "LISTS_GIST",
    "LISTS_TITLE",
    "find",
    "inline_items",
    "inline_width",
    "page_of",
    "pages",
    "picture_items",
    "size_of",
    "spot_of",
    "tail_of",
]

LISTS: Final = "list-buildings"
LISTS_TITLE: Final = mark("Tiles")
LISTS_GIST: Final = mark("Buildings, monasteries, livestock, goods, shields and trade routes.")
HINT: Final = mark("Try a shorter word, such as ship or region.")
