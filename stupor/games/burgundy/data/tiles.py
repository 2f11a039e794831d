"""All hex tiles: 164 of the base game, 4 extra tiles, 9 white castles, 5 inns; stable ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.burgundy.ids import (
    BLANK,
    BUILDING,
    CASTLE,
    CRANE,
    EMPTY,
    EXTRA_TILES,
    FACE_DOWN,
    GEESE,
    INN,
    INNS,
    KIND_BLANK,
    KIND_CASTLE,
    KIND_INN,
    KIND_LIVESTOCK,
    KIND_MINE,
    KIND_MONASTERY,
    KIND_SHIP,
    LIVESTOCK,
    MINE,
    MONASTERY,
    PUBLIC,
    RULEBOOK,
    SHIP,
    WHITE_CASTLE,
    WHITE_CASTLES,
    Source,
)

#: The backs of the piles: one for each colour, and black.
BLACK: Final = 6
BACKS: Final = ("building", "livestock", "ship", "monastery", "castle", "mine", "black")
#: The six monasteries with black backs.
BLACK_MONASTERIES: Final = (7, 12, 14, 15, 24, 25)
#: How many animals the seven tiles of each kind of livestock show; the last two have black backs.
HERD: Final = (2, 2, 3, 3, 4, 3, 4)


class Hex(NamedTuple):
    """A hex tile: `back` is its pile, `box` the expansion that brings it, `animals` its livestock.

    `kind` is the same for all of its twins. `source` speaks of kind and back.
    """

    id: int
    kind: int
    colour: int
    back: int
    beast: int = EMPTY
    animals: int = 0
    box: str = ""
    source: Source = RULEBOOK


def _buildings() -> Iterator[Hex]:
    for kind in range(8):
        for copy in range(7):
            back = BUILDING if copy < 5 else BLACK
            yield Hex(1 + kind * 7 + copy, kind, BUILDING, back, source=PUBLIC)


def _livestock() -> Iterator[Hex]:
    for beast in range(4):
        for copy, animals in enumerate(HERD):
            kind = KIND_LIVESTOCK + beast * 3 + animals - 2
            back = LIVESTOCK if copy < 5 else BLACK
            number = 57 + beast * 7 + copy
            yield Hex(number, kind, LIVESTOCK, back, beast, animals, source=PUBLIC)


def _monasteries() -> Iterator[Hex]:
    for number in range(1, 27):
        back = BLACK if number in BLACK_MONASTERIES else MONASTERY
        yield Hex(100 + number, KIND_MONASTERY + number, MONASTERY, back, source=PUBLIC)


def _plain(first: int, kind: int, colour: int, coloured: int, black: int) -> Iterator[Hex]:
    for copy in range(coloured + black):
        yield Hex(first + copy, kind, colour, colour if copy < coloured else BLACK)


def _extra() -> Iterator[Hex]:
    for number in (27, 28):
        yield Hex(100 + number, KIND_MONASTERY + number, MONASTERY, MONASTERY, box=EXTRA_TILES)
    yield Hex(185, CRANE, BUILDING, BLACK, box=EXTRA_TILES)
    kind = KIND_LIVESTOCK + GEESE * 3
    yield Hex(186, kind, LIVESTOCK, BLACK, GEESE, 2, EXTRA_TILES)


def _white_castles() -> Iterator[Hex]:
    yield Hex(129, KIND_MONASTERY + 29, MONASTERY, MONASTERY, box=WHITE_CASTLES)
    for copy in range(8):
        back = BUILDING if copy < 6 else BLACK
        yield Hex(187 + copy, WHITE_CASTLE, BUILDING, back, box=WHITE_CASTLES)


def _inns() -> Iterator[Hex]:
    for copy in range(5):
        yield Hex(195 + copy, KIND_INN, INN, BLACK, box=INNS)


HEXES: Final = Catalog(
    "hexes",
    [
        *_buildings(),
        *_livestock(),
        *_monasteries(),
        *_plain(131, KIND_CASTLE, CASTLE, 14, 2),
        *_plain(147, KIND_MINE, MINE, 10, 2),
        *_plain(159, KIND_SHIP, SHIP, 20, 6),
        *_extra(),
        *_white_castles(),
        *_inns(),
    ],
)
#: The ids of the inns, the first one to be laid out first.
INN_TILES: Final = tuple(tile.id for tile in HEXES if tile.box == INNS)

#: Room for every tile face up and face down, and for none at all at the end.
_ROOM: Final = 2 * FACE_DOWN + 1


def _table(field: str, blank: int, missing: int) -> tuple[int, ...]:
    known = [missing] * _ROOM
    for tile in HEXES:
        known[tile.id] = int(getattr(tile, field))
        known[tile.id + FACE_DOWN] = blank
    return tuple(known)


#: By id of a tile, EMPTY among them; a tile that lies face down is blank.
KIND: Final = _table("kind", KIND_BLANK, EMPTY)
COLOUR: Final = _table("colour", BLANK, EMPTY)
BEAST: Final = _table("beast", EMPTY, EMPTY)
ANIMALS: Final = _table("animals", 0, 0)
#: The kind and one more as a byte: rows of tiles are compared by their kinds.
KIND_BYTE: Final = tuple(bytes([kind + 1]) for kind in KIND)


def kinds_of(tiles: Iterable[int]) -> bytes:
    """The kinds of some tiles and one more of each; 0 where there is none."""
    return b"".join([KIND_BYTE[tile] for tile in tiles])


@cache
def supply(back: int, expansions: tuple[str, ...]) -> tuple[int, ...]:
    """The tiles with that back that a game with these expansions begins with."""
    return tuple(
        tile.id
        for tile in HEXES
        if tile.back == back and tile.box != INNS and (not tile.box or tile.box in expansions)
    )


def in_play(expansions: tuple[str, ...]) -> list[int]:
    """Every tile of a game with these expansions, inns included."""
    return [tile.id for tile in HEXES if not tile.box or tile.box in expansions]
