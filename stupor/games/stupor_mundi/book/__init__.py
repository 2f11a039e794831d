"""The rulebook in our words, complete: chapters, lists, a search, and the pictures in it."""

from typing import Final

from stupor.games.stupor_mundi.book import (
    actions,
    editions,
    ending,
    expansions,
    lists,
    pictures,
    playing,
    screen,
)
from stupor.games.stupor_mundi.book.chapter_pictures import pictures_of
from stupor.games.stupor_mundi.book.search_words import LINES
from stupor.language import mark
from stupor.stage.chapters import Book, Chapters

#: Icons that are not said by their names.
ICONS: Final = {"vp": "VP", "coin": "Augustales"}

BOOK: Final = Book(
    LISTS="list-house",
    LISTS_TITLE=mark("Cards and tiles"),
    LISTS_GIST=mark(
        "The House cards, both levels of Advanced cards, Allies, Edicts and Workplaces."
    ),
    HINT=mark("Try a shorter word, such as wall or coin."),
    chapters=Chapters(
        (
            *playing.PAGES,
            *screen.PAGES,
            *actions.PAGES,
            *ending.PAGES,
            *lists.PAGES,
            *editions.PAGES,
            *expansions.PAGES,
        ),
        lists.PART,
        LINES,
        ICONS,
    ),
    chapter_pictures=pictures_of,
    size_of=pictures.size_of,
    inline_width=pictures.inline_width,
    inline_items=pictures.inline_items,
    picture_items=pictures.picture_items,
)
