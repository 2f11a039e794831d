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
from stupor.language import mark
from stupor.stage.book import Book
from stupor.stage.chapters import Chapters

#: Before the colon what may be typed, after it what the rulebook says.
LINES: Final = (
    mark("opponent, enemy, competitor: rival"),
    mark("majority, most structures, 1st: largest castle"),
    mark("money, gold, coins, ducats: Augustales"),
    mark("wheat, corn, food: Grain"),
    mark("rock, bricks: Stone"),
    mark("boat, sail, move, sailing: Travel"),
    mark("worker, pawn, meeple, staff: Specialist"),
    mark("trade, sell, buy, exchange: Market"),
    mark("friends, people, followers, hire, recruit: Ally"),
    mark("advance, upgrade: Promote"),
    mark("construct, construction: Structure"),
    mark("deck, stack, draw deck: draw pile"),
    mark("emperor, king, dummy, automa: Frederick"),
    mark("winner, win, victory, points, score: Victory Points"),
    mark("storage, store, depot: warehouse"),
    mark("law, decree: Edict"),
    mark("revert, cancel, mistake: Undo"),
    mark("history, protocol, events, Chronicle: Game log"),
    mark("hint, help, tip, advisor, assistant: Advice"),
    mark("preview, prediction: Forecast"),
    mark("shortcut, keyboard, control, gamepad, hotkey: keys"),
    mark("click, drag and drop, pointer: mouse"),
    mark("load, saving, continue, quit: saved"),
    mark("rewind, replay: Timeline"),
)


#: Icons that are not said by their names.
ICONS: Final = {"vp": "VP", "coin": "Augustales"}
CHAPTERS: Final = Chapters(
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
)


BOOK: Final = Book(
    LISTS="list-house",
    LISTS_TITLE=mark("Cards and tiles"),
    LISTS_GIST=mark(
        "The House cards, both levels of Advanced cards, Allies, Edicts and Workplaces."
    ),
    HINT=mark("Try a shorter word, such as wall or coin."),
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
