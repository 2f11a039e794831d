"""What is otherwise for somebody who plays alone: nothing is counted late, nobody is first."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.data.monasteries import ON_TOP, SCORING
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import KIND_MONASTERY, MONASTERY, SHIP
from stupor.language import mark, tr

WORKERS: Final = mark(
    "Each changes the number of a die by one. Drop any die here to take 2 more. They bring no VP."
)
SILVER: Final = mark(
    "2 of it buy a tile of the black depot, once a turn. After a gain each piece buys 1 VP."
)
GOODS: Final = mark(
    "A die of their number sells all goods of a colour: 1 silver, and VP for each of them. All "
    "colours have room. After a ship 5 of any colours buy a black tile."
)
SOLD: Final = mark("Sold goods. Two monasteries count them at the moment they are placed.")
AT_DEPOT: Final = mark(
    "Whoever places a ship may take all goods of one depot; those of all others leave the game."
)
POINTS: Final = mark(
    "All VP scored so far. They do not win the game; the counter in the race is what they move."
)
FILLED: Final = mark(
    "All of them covered within 25 rounds win the game. A whole colour brings a black tile."
)
ROUNDS: Final = mark("Five phases of five rounds: by then every space is to be covered.")
_PAYS: Final = mark("Alone it pays once, when it is placed.")
_NOTHING: Final = mark("Alone it does nothing.")
_LEAVE: Final = mark("Alone all other goods leave the game, and the bridge has no meaning.")


def said(view: TableView, together: str, alone: str) -> str:
    """One of two sentences, by how many play."""
    return tr(alone if view.solo else together)


def tile_alone(view: TableView, tile: int) -> str:
    """What is otherwise with a tile for somebody alone; nothing where all is as ever."""
    if not view.solo:
        return ""
    if COLOUR[tile] == SHIP:
        return tr(_LEAVE)
    kind = KIND[tile] - KIND_MONASTERY
    if COLOUR[tile] != MONASTERY:
        return ""
    if kind in SCORING:
        return tr(_PAYS)
    return tr(_NOTHING) if ON_TOP >> kind & 1 else ""
