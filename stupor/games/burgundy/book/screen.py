"""How the game is played on the screen: mouse, keys, going back, hints and what is kept."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.book.playing import PART
from stupor.stage.book_blocks import Page, head, item, note, words

SCREEN: Final = Page(
    "screen",
    "Playing on the screen",
    PART,
    (
        words(
            "Pick up a die, and everything it can do lights up, each place with its price in "
            "workers."
        ),
        head("With the mouse"),
        item(
            "*Drag a die* onto a tile of a depot to take it, onto your goods to sell them, onto "
            "the workers to take two; or click it, and then the place."
        ),
        item("*Drag a tile* from your storage onto a space of your duchy; the best die is used."),
        item("*The wheel or the handles* below a die change it for workers."),
        item("*Silver*, dragged onto a tile of the black depot, buys it."),
        item(
            "*Point* at anything to see what it is and does; at a rival, to see their duchy large."
        ),
        item("Before you drop it, the game shows what it would bring."),
        head("With the keys"),
        item(
            "*Arrows and Tab* move the focus; *Enter* picks up, drops and presses; *Esc* puts "
            "back. Hold *H* to see what you can do, *Alt* to see all names."
        ),
        item("*I* explains what is in focus, *Shift* with *1* to *3* shows a rival large."),
        head("Undo"),
        item(
            "*Undo*, or Z, works until new dice or tiles appear, and not past another "
            "player’s answer. In the lobby you can allow more."
        ),
        head("Game log and Timeline"),
        item(
            "*Game log*, or L, shows everything that has happened. *Timeline*, or T, shows the "
            "table at every move; you can continue from there in a copy."
        ),
        note("You need not save: every move is saved at once."),
    ),
)

PAGES: Final = (SCREEN,)
