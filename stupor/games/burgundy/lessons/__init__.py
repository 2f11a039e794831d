"""The lessons of The Castles of Burgundy, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.lessons import (
    dice_and_tiles,
    expansions,
    monasteries_and_buying,
    regions_and_ships,
    whole_phase,
)
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.language import mark
from stupor.lessons.lesson import Lesson
from stupor.stage.highlight_roles import hex_outline
from stupor.stage.items import Item, Rect

#: By the kind of the decision.
HINTS: Final = {
    "turn": mark("Drag a die and see what lights up. Use each die once."),
    "action": mark("A castle gives you one more action: the third die can be any number."),
    "white": mark("The White Castle gives an action with the number of the white die."),
    "townhall": mark("The Town Hall places one more tile, on a space with any number."),
    "warehouse": mark("The Warehouse sells all your goods of one colour."),
    "fetch": mark("Take one of the lit tiles, or press the seal to skip."),
    "ship": mark("Choose the depot whose goods your ship takes."),
    "colours": mark("You can store only three colours: choose which goods to take."),
    "room": mark("Your storage is full: choose a tile to discard."),
    "copy": mark("The Crane copies any building: choose which."),
    "beast": mark("The geese score with one kind of livestock in this region: choose which."),
    "side": mark("Choose one of your two duchies. Compare the sizes of their regions."),
    "castle": mark("Choose the space of your first castle. The duchy grows from there."),
    "hidden": mark("Choose a duchy and the space of your first castle; all are revealed at once."),
    "pay": mark("The Exchange takes silver and workers: choose how many of the two are silver."),
    "keep": mark("Your own storage or the team’s? A tile stays where it is put."),
    "colour": mark("The Staple right takes all goods of one colour: choose which."),
    "settle": mark("Settlers place a tile straight from the depots, on a space with any number."),
    "sequel": mark("Choose which gain of your tile comes first."),
    "bounty": mark(
        "You have covered a colour: place a tile straight from the black depot, on a space "
        "with any number."
    ),
    "points": mark("You may buy VP now for 1 silver each, perhaps enough to reach the target."),
    "trade": mark("You may trade 5 goods for a face-down black tile: it fits any colour."),
    "give": mark("Choose which goods to give."),
    "tribute": mark("Each shield costs 1 silver now. Give up those you do not want to pay for."),
}

HINTED: Final = {"turn": ("take", "place", "sell", "workers")}

SEATS: Final = (mark("Griffin"), mark("Lion"))
SOFT: Final = ("prompt", "actions", "household", "log")
FORETOLD: Final = "preview"
TEACHER: Final = (FACE, NAME)
LESSONS: Final[tuple[Lesson, ...]] = (
    dice_and_tiles.LESSON,
    regions_and_ships.LESSON,
    monasteries_and_buying.LESSON,
    whole_phase.LESSON,
    *expansions.LESSONS,
)


def region(view: object, name: str) -> Rect | None:
    """Every place that a lesson names is one of the table's own."""
    return None


def leaning(view: object, name: str) -> tuple[Rect, float] | None:
    """Nothing leans at this table."""
    return None


def light(rect: Rect, key: str, z: int) -> Item | None:
    """Tiles and their spaces have six sides."""
    from stupor.games.burgundy.face.rectangles import is_hex  # the face is large

    return hex_outline(key, z, rect, "next") if is_hex(rect) else None


def covering(view: object) -> Sequence[str]:
    """Nothing lies over other things at this table."""
    return ()
