"""The choices of the game as keys, and what a die reaches.

D is the number of a die, 0 where no number is asked for; T a hex tile by its id, K a space of the
duchy from 1, N a depot from 1, C a colour of goods, S a seat.

  take:D:T          take a tile from a numbered depot
  place:D:T:K       place a stored tile; where a settler's shield asks, one from the board
  sell:D:C          sell all goods of a colour
  workers:D         take workers
  buy:T             buy a tile; pay:N is how many of its 2 coins are silver (monastery 6)
  hire              2 workers for 1 silver (monastery 28)
  shield:N:ID:K     take a shield of depot N for both dice, or for a castle, onto the castle K
  wild:D            let this die be any number (shield 16)
  guest:S           name the player of shield 6
  fetch:T           market, carpenter, church and trade routes: take that tile
  copy:TYPE         crane: use the effect of a type of building
  ship:N            take the goods of depot N; colours:C… are those that find room
  colour:C          shield 5: take all goods of that colour
  beast:KIND        geese: the kind of livestock that scores with them
  discard:T         remove a stored tile from the game to make room
  keep:own, keep:shared   the storage of a tile (team)
  drop:ID           give up a shield at the tribute; tribute:N pays the rest with so many silver
  side:NAME         choose a duchy; castle:K where its castle stands; hidden:NAME:K both at once
  first:WHAT        alone: what is done first of size, phase, effect, bounty
  points:N          alone: buy so many VP
  trade:T, give:C   alone: the black tile that five goods are given for; each of them
  skip              do without
  end               end the turn
"""

from __future__ import annotations

from typing import Final

from stupor.engine.notation import Part
from stupor.games.burgundy.board import DISTANCE, FARTHEST
from stupor.games.burgundy.data.depots import DEPOTS, SPACES
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, colour_of

#: So many sets of colours are remembered before all are forgotten.
KEPT: Final = 50_000
#: The spaces of the depots, from 0, that a die reaches with so many steps.
SPACES_NEAR: Final = tuple(
    tuple(
        tuple(
            space for space in range(DEPOTS * SPACES) if DISTANCE[die][space // SPACES + 1] <= steps
        )
        for steps in range(FARTHEST + 1)
    )
    for die in range(7)
)
#: The colours of goods that a die reaches with so many steps, as sets with a bit for each from 1.
COLOURS_NEAR: Final = tuple(
    tuple(
        sum(
            1 << colour
            for colour in range(1, COLOURS_OF_GOODS + 1)
            if DISTANCE[die][colour] <= steps
        )
        for steps in range(FARTHEST + 1)
    )
    for die in range(7)
)

_colours: Final[dict[tuple[int, ...], int]] = {}


def colours_of(goods: tuple[int, ...]) -> int:
    """The set of the colours of some goods, a bit for each from 1."""
    known = _colours.get(goods)
    if known is not None:
        return known
    if len(_colours) >= KEPT:
        _colours.clear()
    found = 0
    for tile in goods:
        found |= 1 << colour_of(tile)
    _colours[goods] = found
    return found


def part_of(name: str) -> Part:
    """A name as a part of a key: a whole number where it looks like one.

    >>> part_of("7"), part_of("4SE")
    (7, '4SE')
    """
    return int(name) if name.isdigit() else name
