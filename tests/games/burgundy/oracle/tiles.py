"""What a tile is, by its id, in plain words."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from stupor.games.burgundy.data.tiles import HEXES
from stupor.games.burgundy.ids import BEASTS, BUILDINGS

DOWN = 200
INN, BLANK = "I", "X"


class Tile(NamedTuple):
    """A tile: the letter of its colour, its type, and how many animals it shows."""

    colour: str
    type: str
    animals: int = 0
    number: int = 0


@cache
def what(tile: int) -> Tile:
    """The tile of that id; face down it is nothing."""
    if tile > DOWN:
        return Tile(BLANK, "blank")
    found = HEXES[tile]
    letter = "BASYCMI"[found.colour]
    if letter == "B":
        return Tile(letter, BUILDINGS[found.kind])
    if letter == "A":
        return Tile(letter, BEASTS[found.beast], found.animals)
    if letter == "Y":
        return Tile(letter, f"monastery {tile - 100}", number=tile - 100)
    return Tile(letter, {"S": "ship", "C": "castle", "M": "mine", "I": "inn"}[letter])
