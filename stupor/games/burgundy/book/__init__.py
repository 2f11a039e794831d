"""The rulebook in our words, complete: chapters, lists, a search, and the pictures in it."""

from typing import Final

from stupor.games.burgundy.book import expansions, lists, pictures, playing, screen, tiles
from stupor.games.burgundy.book.chapter_pictures import pictures_of
from stupor.language import mark
from stupor.stage.book import Book
from stupor.stage.chapters import Chapters

#: Before the colon what may be typed, after it what the rulebook says.
LINES: Final = (
    mark("opponent, enemy, competitor: rival"),
    mark("money, coins, gold, pay: silver"),
    mark("cow, pig, sheep, goat, animal, herd: Livestock"),
    mark("boat, river, cargo: Ship"),
    mark("wares, trade, sell, stock: goods"),
    mark("city, town, house, beige: building region"),
    mark("yellow, church tile, cloister: Monastery"),
    mark("adjacent, next to, beside: touch"),
    mark("reroll, change, modify, adjust: worker"),
    mark("turn order, first player, start player: bridge"),
    mark("key spaces, hand: storage"),
    mark("winner, victory, points, score: VP"),
    mark("tie, draw, equal: empty spaces"),
    mark("area: region"),
    mark("revert, cancel, mistake: Undo"),
    mark("history, protocol, events: Game log"),
    mark("shortcut, keyboard, control, gamepad: keys"),
    mark("click, drag and drop, pointer: mouse"),
    mark("rewind, replay: Timeline"),
)


CHAPTERS: Final = Chapters(
    (*playing.PAGES, *screen.PAGES, *tiles.PAGES, *expansions.PAGES, *lists.PAGES),
    lists.PART,
    LINES,
)


BOOK: Final = Book(
    LISTS="list-buildings",
    LISTS_TITLE=mark("Tiles"),
    LISTS_GIST=mark("Buildings, monasteries, livestock, goods, shields and trade routes."),
    HINT=mark("Try a shorter word, such as ship or region."),
    pages=CHAPTERS.pages,
    page_of=CHAPTERS.page_of,
    block_of=CHAPTERS.block_of,
    find=CHAPTERS.find,
    chapter_pictures=pictures_of,
    size_of=pictures.size_of,
    inline_width=pictures.inline_width,
    inline_items=pictures.inline_items,
    picture_items=pictures.picture_items,
)
