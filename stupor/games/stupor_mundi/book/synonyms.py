"""What a reader may call a thing, and how the rulebook calls it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stupor.games.stupor_mundi.book.stems import stems
from stupor.language import Words, mark, spoken, tr

#: Before the colon what may be typed, after it what the rulebook says.
LINES: Final = (
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


def said_otherwise(wanted: str) -> tuple[str, ...]:
    """How the rulebook says what was looked for; nothing where it has no other word."""
    return tuple(book for asked, book in _pairs(spoken()) if _root(wanted) in asked)


@lru_cache(maxsize=2)
def _pairs(_language: Words) -> tuple[tuple[frozenset[str], str], ...]:
    found = []
    for line in map(tr, LINES):
        asked, _, book = line.partition(":")
        found.append((frozenset(map(_root, asked.split(","))), book.strip()))
    return tuple(found)


def _root(words: str) -> str:
    return " ".join(word.stem for word in stems(words.lower()))
