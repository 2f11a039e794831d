"""The spaces of the depots: their colours, and with how many players they are filled."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.burgundy.ids import CASTLE, LETTERS, MINE, PUBLIC, Source

DEPOTS: Final = 6
SPACES: Final = 4
#: Left to right in depots 1 and 4, else the upper row and then the lower one.
_PRINTED: Final = (
    "Y3 B2 S2 A4",
    "Y2 B3 C2 B4",
    "A2 S3 B2 Y4",
    "M4 S2 B2 A3",
    "B3 M2 B4 Y2",
    "C3 B2 S4 A2",
)
#: The castle space that three players fill with a mine in phases B and D.
CHANGING: Final = 5 * SPACES
#: With how many players each space of the black depot is filled, row by row.
BLACK_SPACES: Final = (3, 2, 4, 2, 2, 4, 2, 3)


class Space(NamedTuple):
    """A space of a numbered depot."""

    colour: int
    players: int
    source: Source = PUBLIC


#: Depot 1's four spaces, then depot 2's, and so on.
DEPOT_SPACES: Final = tuple(
    Space(LETTERS.index(word[0]), int(word[1])) for row in _PRINTED for word in row.split()
)


def colour_in(space: int, phase: int, seats: int) -> int:
    """The colour with which a space is filled in a phase; a mine for the castle now and then."""
    if space == CHANGING and seats == 3:
        return MINE if phase % 2 else CASTLE
    return DEPOT_SPACES[space].colour


def zone_number(space: int) -> str:
    """A space as zones and texts name it.

    >>> zone_number(0), zone_number(23)
    ('1.1', '6.4')
    """
    return f"{space // SPACES + 1}.{space % SPACES + 1}"
