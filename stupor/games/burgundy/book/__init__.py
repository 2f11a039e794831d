"""The rulebook in our words, complete: chapters, lists, a search, and the pictures in it."""

from typing import Final

from stupor.games.burgundy.book import expansions, lists, pictures, playing, screen, tiles
from stupor.games.burgundy.book.chapter_pictures import pictures_of
from stupor.games.burgundy.book.search_words import LINES
from stupor.language import mark
from stupor.stage.chapters import Book, Chapters

BOOK: Final = Book(
    LISTS="list-buildings",
    LISTS_TITLE=mark("Tiles"),
    LISTS_GIST=mark("Buildings, monasteries, livestock, goods, shields and trade routes."),
    HINT=mark("Try a shorter word, such as ship or region."),
    chapters=Chapters(
        (*playing.PAGES, *screen.PAGES, *tiles.PAGES, *expansions.PAGES, *lists.PAGES),
        lists.PART,
        LINES,
    ),
    chapter_pictures=pictures_of,
    size_of=pictures.size_of,
    inline_width=pictures.inline_width,
    inline_items=pictures.inline_items,
    picture_items=pictures.picture_items,
)
