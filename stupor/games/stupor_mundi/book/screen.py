"""How the game is played on the screen: mouse, keys, going back, hints and what is kept."""

from __future__ import annotations

from typing import Final

from stupor.language import mark
from stupor.stage.book_blocks import Page, head, item, note, words

PART: Final = mark("Playing")

SCREEN: Final = Page(
    "screen",
    "Playing on the screen",
    PART,
    (
        words("Gold marks what you can take, use or press. The line above your board says what to "
              "do, and why something is not possible."),
        head("With the mouse"),
        item("*Drag* a card, a Ship, a Structure or an icon to a lit place; or click it, and then "
             "the place."),
        item("*The right button* flips the card you hold; so does F. Esc puts it back."),
        item("*Point* at anything to see what it does; a link there opens this rulebook. Point at "
             "a rival to see their whole board."),
        item("*The wheel* scrolls the Game log; click one of its lines to see that moment."),
        head("With the keys"),
        item("*Arrows and Tab* move the focus, *Enter* picks up, drops and presses. *C* goes to "
             "your hand, *S* to the Ship, *E* to the Edicts."),
        item("*I* explains what is in focus. Hold *H* to see what you can do, *Alt* to see all "
             "names, *Shift* with *1* to *3* to see a rival."),
        item("*Space* skips animations, *Esc* puts back or opens the menu. You can change all "
             "keys, and those of a gamepad, in the Settings under Keys."),
        head("Undo"),
        item("*Undo*, or Z, undoes your last move; *Redo*, or Y, redoes it. You can go on undoing, "
             "even past the seal, until another House has moved."),
        item("You cannot undo what has revealed something new, such as a drawn card or a tile. In "
             "the lobby you can allow more: undo if everyone agrees, or undo anything."),
        head("Hints, Forecast and Advice"),
        item("*Forecast*: while you hold a piece, the table shows what it would do. You can "
             "switch it off in the Settings, or in the lobby for a whole game."),
        item("*Advice*, or V, says what a computer would do here. You allow it in the lobby under "
             "Hints; in a game against computers only, also in the game menu."),
        item("*Lessons* and the tips of a first game explain each thing when it is new."),
        head("Game log and Timeline"),
        item("*Game log*, or L, shows everything that has happened. *Timeline*, or T, shows the "
             "table at every move; you can continue from there in a copy."),
        head("Saving"),
        item("You need not save: every move is saved at once. *Continue* in the main menu opens "
             "the last game, *Games* shows all of them."),
        note("F11 switches to full screen. If something is wrong, F9 writes a report with the "
             "game and the log."),
    ),
)  # fmt: skip

PAGES: Final = (SCREEN,)
