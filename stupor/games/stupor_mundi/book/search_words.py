"""What else a reader may call the things in the rulebook, for its search."""

from __future__ import annotations

from typing import Final

from stupor.language import mark

#: Before the colon what may be typed, after it what the rulebook says.
LINES: Final = (
    mark("opponent, enemy, competitor: rival"),
    mark("majority, most structures, 1st: largest castle"),
    mark("money, gold, coins, ducats: Augustales"),
    mark("wheat, corn, food: Grain"),
    mark("rock, bricks: Stone"),
    mark("boat, sail, move, sailing: Travel"),
    mark("worker, pawn, meeple, staff: Specialist"),
    mark("trade, sell, buy, exchange, coins, money: Market"),
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
