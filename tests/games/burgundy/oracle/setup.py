"""What lies in the depots when a phase begins."""

from __future__ import annotations

from typing import Final

from tests.games.burgundy.oracle.deeds import need
from tests.games.burgundy.oracle.position import Position
from tests.games.burgundy.oracle.tiles import what

#: The slots of depots 1 to 6: a colour, and the fewest players with whom it is filled.
SLOTS: Final = (
    "Y3 B2 S2 A4", "Y2 B3 C2 B4", "A2 S3 B2 Y4", "M4 S2 B2 A3", "B3 M2 B4 Y2", "C3 B2 S4 A2",
)  # fmt: skip
BLACK: Final = {1: 4, 2: 4, 3: 6, 4: 8}


def left(p: Position, letter: str) -> bool:
    """Whether a supply has not run out (B6)."""
    return bool(p.s["piles"]["BASYCM".index(letter)])


def check_depots(p: Position) -> None:
    """Mismatch unless each depot holds what its slots want; alone one tile is gone again."""
    players, gone = max(2, p.seats), 0
    for number, slots in enumerate(SLOTS, start=1):
        wanted = [slot[0] for slot in slots.split() if int(slot[1]) <= players]
        if number == 6 and players == 3 and p.s["phase"] in (1, 3):
            wanted[0] = "M"
        found = [what(tile).colour for tile in p.depot(number)]
        wanted = [letter for letter in wanted if letter in found or left(p, letter)]
        if p.alone and found == wanted[1:]:
            gone += 1
        else:
            need(found, wanted, f"depot {number}")
    need(gone, int(p.alone), "tiles that the white die has removed")
    need(len(p.black()), BLACK[p.seats], "tiles in the black depot")
    need(len(p.s["round_goods"]), 4, "goods left when the first round has taken one")
