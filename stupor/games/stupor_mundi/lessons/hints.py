"""One line for each kind of decision, said once in somebody's first game."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.actions import MAIN
from stupor.language import mark

#: By the kind of the decision.
HINTS: Final = {
    **{action.key: action.hint for action in MAIN},
    "house": mark(
        "Choose a House. Its two own cards are shown; the other eight are the same for all."
    ),
    "turn": mark(
        "Sail if you like, then play a card: face up for its text, face down for an action of "
        "its slot. Rest the pointer on a thing, and it explains itself."
    ),
    "action": mark("This card lies face down: choose one of the lit actions beside its slot."),
    "pay": mark("Choose how to pay."),
    "give": mark(
        "This card is paid with one of yours. Give one you will not miss: it leaves the game."
    ),
    "edict": mark(
        "Choose an Active Edict: first its reward, then its icons change Frederick's Palace."
    ),
    "icon": mark(
        "Drag the icon to the right to add it, to the left to remove it. The figures say whose "
        "Allies it would please."
    ),
    "refill": mark("Choose the Next Edict that becomes Active. The others may issue it, too."),
    "order": mark(
        "Click the income that comes next: the Market first makes room in a full warehouse, last "
        "it may buy what the other sides bring."
    ),
    "store": mark("Your warehouse is full: replace a cube of the other kind, or lose the new one."),
    "bonus": mark("Your Specialist has reached the City: choose one of its Bonus tiles."),
    "discard": mark(
        "The round is over. Drag cards you do not want to your discard pile; the seal fills "
        "your hand up again."
    ),
    "project": mark(
        "You fulfil the Condition of a Project: drag it to your board and build its Structure "
        "before the game ends, or let it lie and press the seal."
    ),
    "end": mark(
        "All done: the wax seal hands the turn on. Undo takes back what has revealed nothing new."
    ),
}
