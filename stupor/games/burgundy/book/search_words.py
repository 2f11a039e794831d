"""What else a reader may call the things in the rulebook, for its search."""

from __future__ import annotations

from typing import Final

from stupor.language import mark

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
