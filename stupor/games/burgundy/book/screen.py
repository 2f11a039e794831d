"""How the game is played on the screen: mouse, keys, going back, hints and what is kept."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.book.playing import PART
from stupor.stage.written import Page, head, item, note, words

SCREEN: Final = Page(
    "screen",
    "Playing on the screen",
    PART,
    (
        words("Pick up a die, and everything it can do lights up, each place with its price in "
              "workers."),
        head("With the mouse"),
        item("*Drag a die* onto a tile of a depot to take it, onto your goods to sell them, onto "
             "the workers to take two; or click it, and then the place."),
        item("*Drag a tile* from your storage onto a space of your duchy; the best die is used."),
        item("*Wheel or the handles* below a die turn it for workers."),
        item("*Silver*, dragged onto a tile of the black depot, buys it."),
        item("*Rest the pointer* on anything: it explains itself. On a rival it shows the duchy "
             "large."),
        item("Before you drop it, the game shows what it would bring."),
        head("With the keys"),
        item("*Arrows and Tab* go from thing to thing, *Enter* takes, drops and presses, *Esc* "
             "puts back. *H* held shows what you may do, *Alt* the names of everything."),
        item("*I* explains what is in focus, *Shift* with *1* to *3* shows a rival large."),
        head("Undo"),
        item("*Undo*, or Z, goes back to the last roll or the last tile that was turned, and not "
             "past another's answer. In the lobby the table may agree on more."),
        head("Game log and Timeline"),
        item("*Game log*, or L, opens large what has happened. *Timeline*, or T, shows the "
             "table as it was at every decision; you may play on from there in a copy."),
        note("Nothing needs to be saved by hand: every decision is saved at once."),
    ),
)  # fmt: skip

PAGES: Final = (SCREEN,)
