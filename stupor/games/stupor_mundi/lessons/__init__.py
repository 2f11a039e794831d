"""The lessons of Stupor Mundi, in their order, and hints for the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.actions import MAIN
from stupor.games.stupor_mundi.lessons import (
    allies,
    castle,
    crusade,
    first_turn,
    projects,
    specialists,
    whole_round,
)
from stupor.language import mark
from stupor.lessons.lesson import Lesson
from stupor.stage.items import Item, Rect

#: By the kind of the decision.
HINTS: Final = {
    **{action.key: action.hint for action in MAIN},
    "house": mark(
        "Choose a House. You see its own two cards; the other eight are the same for everyone."
    ),
    "turn": mark(
        "Travel if you like, then play a card: face up for its text, face down for an action of "
        "its slot. Point at anything to see what it does."
    ),
    "action": mark("This card is face down: choose a lit action beside its slot."),
    "pay": mark("Choose how to pay."),
    "give": mark(
        "Pay for this card with one of yours. Give one you will not miss: it leaves the game."
    ),
    "edict": mark(
        "Choose an Active Edict: gain its reward, then its icons change Frederick’s Palace."
    ),
    "icon": mark(
        "Drag the icon right to add it, left to remove it. The figures show whose Allies gain."
    ),
    "refill": mark("Choose the Next Edict that becomes Active. Others can issue it too."),
    "order": mark(
        "Choose the income that comes next. Market first: sell to make room. Market last: sell "
        "what the other sides give you."
    ),
    "store": mark("Your warehouse is full: replace a cube of the other kind, or lose the new one."),
    "bonus": mark("Your Specialist has reached the City: choose one of its Bonus tiles."),
    "discard": mark(
        "The round is over. Drag unwanted cards to your discard pile, then press the seal to draw."
    ),
    "project": mark(
        "You meet the Condition of a Project. Drag it to your board and build its Structure "
        "before the game ends, or press the seal to skip it."
    ),
    "end": mark(
        "All done: press the wax seal to end your turn. While Undo is lit, you can take moves back."
    ),
}


#: The player is of House Savoy, the other of House Wittelsbach.
SEATS: Final = (mark("Savoy"), mark("Wittelsbach"))
SOFT: Final = ("prompt", "actions", "hand", "player")
FORETOLD: Final = "stage.preview"
TEACHER: Final = ("portrait/hermann", mark("Hermann von Salza"))
LESSONS: Final[tuple[Lesson, ...]] = (
    first_turn.LESSON,
    castle.LESSON,
    allies.LESSON,
    specialists.LESSON,
    whole_round.LESSON,
    crusade.LESSON,
    projects.LESSON,
)


def region(view: object, name: str) -> Rect | None:
    """Where a group of things lies that no page names."""
    from stupor.games.stupor_mundi.lessons import table_regions  # imported late: the face is large

    return table_regions.region(view, name)


def leaning(view: object, name: str) -> tuple[Rect, float] | None:
    """Where a thing lies that leans, and how far."""
    from stupor.games.stupor_mundi.lessons import table_regions

    return table_regions.leaning(view, name)


def light(rect: Rect, key: str, z: int) -> Item | None:
    """All that is shown at this table has four sides."""
    return None


def covering(view: object) -> Sequence[str]:
    """The regions that cover others now."""
    from stupor.games.stupor_mundi.lessons import table_regions

    return table_regions.covering(view)
