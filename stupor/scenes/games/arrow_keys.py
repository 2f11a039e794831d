"""Arrows on the shelf: from card to card, and over the end of a page to the next."""

from __future__ import annotations

from typing import Final

from stupor.scenes.games.picture_cards import COLUMNS, PAGE

ARROWS: Final = frozenset({"left", "right", "up", "down"})


def neighbour(here: int, way: str, count: int) -> int | None:
    """The card to which an arrow leads from a card, or None where it leads off the shelf."""
    column = here % COLUMNS
    if way == "left":
        return here - 1 if column else None
    if way == "right":
        return here + 1 if column < COLUMNS - 1 and here + 1 < count else None
    if way == "up":
        return here - COLUMNS if here >= COLUMNS else None
    return _below(here, count)


def _below(here: int, count: int) -> int | None:
    """The card below, or the last one where the next row of the page is shorter."""
    there, last = here + COLUMNS, count - 1
    if there < count:
        return there
    return last if last // COLUMNS > here // COLUMNS and last // PAGE > here // PAGE else None
