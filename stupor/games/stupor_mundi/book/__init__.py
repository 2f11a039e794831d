"""The rulebook in our words, complete: chapters, lists, a search, and the pictures in it."""

from typing import Final

from stupor.games.stupor_mundi.book.finding import find, page_of, pages, spot_of
from stupor.games.stupor_mundi.book.pictures import (
    inline_items,
    inline_width,
    picture_items,
    size_of,
)
from stupor.games.stupor_mundi.book.tails import tail_of
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

LISTS: Final = "list-house"
LISTS_TITLE: Final = mark("Cards and tiles")
LISTS_GIST: Final = mark(
    "The House cards, both levels of Advanced cards, Allies, Edicts and Workplaces."
)
HINT: Final = mark("Try a shorter word, such as wall or coin.")
