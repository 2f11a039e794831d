"""How the game is played on the screen: mouse, keys, going back, hints and what is kept."""

from __future__ import annotations

from typing import Final

from stupor.language import mark
from stupor.stage.written import Page, head, item, note, words

PART: Final = mark("Playing")

SCREEN: Final = Page(
    "screen",
    "Playing on the screen",
    PART,
    (
        words("What shines in gold can be taken, dropped on or pressed. The line above your board "
              "says what is asked of you, and why something cannot be done."),
        head("With the mouse"),
        item("*Drag* a card, a Ship, a Structure or an icon to a lit place; or click it, and then "
             "the place."),
        item("*The right button* turns the card that you hold over; so does F. Esc puts it "
             "back."),
        item("*Rest the pointer* on anything: it explains itself, and a link in it opens this "
             "rulebook. On a rival it shows the whole board."),
        item("*The wheel* turns the Game log back; a click on one of its lines shows that "
             "moment."),
        head("With the keys"),
        item("*Arrows and Tab* go from thing to thing, *Enter* takes, drops and presses. *C* goes "
             "to your hand, *S* to the Ship, *E* to the Edicts."),
        item("*I* explains what is in focus, *H* held shows what you may do, *Alt* held shows the "
             "names of everything, *Shift* with *1* to *3* shows a rival."),
        item("*Space* skips what moves, *Esc* puts back or opens the menu. All keys, and those of "
             "a gamepad, can be changed in the Settings under Keys."),
        head("Undo: taking back"),
        item("*Undo*, or Z, takes back your last step; *Redo*, or Y, does it again. You may go on "
             "taking back, even the seal, until another House has answered."),
        item("What has revealed a secret, such as a card drawn or a new tile, stays. In the lobby "
             "the table agrees whether everybody\u2019s leave, or anything at all, can change "
             "that."),
        head("Hints, Forecast and Advice"),
        item("*Forecast*: before you let go of a piece the table shows what would follow. It is "
             "switched in the Settings, or left out for a whole game in the lobby."),
        item("*Advice*, or V, says what a computer would do here. The table agrees on it in the "
             "lobby under Hints; whoever plays against computers alone can also switch it on in "
             "the menu of the game."),
        item("*Lessons* and the word of advice in a first game explain each thing when it is new."),
        head("Game log and Timeline"),
        item("*Game log*, or L, opens large what has happened. *Timeline*, or T, shows the "
             "table as it was at every move; you can continue from there in a copy."),
        head("Saving"),
        item("Nothing needs to be saved by hand: every move is saved at once. *Continue* in "
             "the main menu opens the last game, *Games* shows all of them."),
        note("F11 is the full screen. F9 writes a report with the game and the log when something "
             "is wrong."),
    ),
)  # fmt: skip

PAGES: Final = (SCREEN,)
