"""What is otherwise for somebody who plays alone: nothing is counted late, nobody is first."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.data.monasteries import ON_TOP, SCORING
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import KIND_MONASTERY, MONASTERY, SHIP
from stupor.language import mark, tr

WORKERS: Final = mark(
    "Each worker changes a die by 1. Drop any die here to take 2 workers. In a solo game they "
    "score nothing."
)
SILVER: Final = mark(
    "Pay 2 silver to buy a tile from the black depot, once per turn. After a gain, each "
    "silver buys 1 VP."
)
GOODS: Final = mark(
    "A die with their number sells all goods of one colour: 1 silver, and VP for each. You can "
    "store every colour. After placing a ship you may trade 5 goods for a black tile."
)
SOLD: Final = mark("Sold goods. Two monasteries score them when placed.")
AT_DEPOT: Final = mark(
    "A ship takes all goods from one depot; the goods at all other depots leave the game."
)
POINTS: Final = mark(
    "All VP scored so far. They do not win the game: they move the counter of the race."
)
FILLED: Final = mark(
    "Cover all spaces within 25 rounds to win. Each colour fully covered brings a black tile."
)
ROUNDS: Final = mark("Five phases of five rounds. Cover every space before they are over.")
_PAYS: Final = mark("In a solo game it scores once, when placed.")
_NOTHING: Final = mark("In a solo game it does nothing.")
_LEAVE: Final = mark("In a solo game all other goods leave the game, and the bridge is not used.")


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
