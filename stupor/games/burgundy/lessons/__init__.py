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
from stupor.games.burgundy.lessons.hints import HINTS as HINTS
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.language import mark
from stupor.lessons.lesson import Lesson
from stupor.stage.items import Item, Rect

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
    from stupor.games.burgundy.face.lights.glows import hex_light, is_hex  # the face is large

    return hex_light(key, z, rect, "next") if is_hex(rect) else None


def covering(view: object) -> Sequence[str]:
    """Nothing lies over other things at this table."""
    return ()
