"""What tiles, regions and goods are called, for options, log and facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stupor.games.burgundy.board import Board
from stupor.games.burgundy.boards import row_of
from stupor.games.burgundy.data.buildings import OTHERS, REGION_NAMES, SPACE_KINDS, TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST, COLOUR, KIND
from stupor.games.burgundy.ids import BUILDING, FACE_DOWN, KIND_MONASTERY, LIVESTOCK, MONASTERY
from stupor.language import mark, tr, trn

_ANIMALS: Final[tuple[Callable[[int], str], ...]] = (
    lambda count: trn("{count} cow", "{count} cows", count),
    lambda count: trn("{count} pig", "{count} pigs", count),
    lambda count: trn("{count} sheep", "{count} sheep", count),
    lambda count: trn("{count} goat", "{count} goats", count),
    lambda count: trn("{count} goose", "{count} geese", count),
)
_GOODS: Final[tuple[Callable[[int], str], ...]] = (
    lambda count: trn("{count} goods tile", "{count} goods", count),
    lambda count: trn("{count} turquoise goods tile", "{count} turquoise goods", count),
    lambda count: trn("{count} purple goods tile", "{count} purple goods", count),
    lambda count: trn("{count} pink goods tile", "{count} pink goods", count),
    lambda count: trn("{count} red goods tile", "{count} red goods", count),
    lambda count: trn("{count} brown goods tile", "{count} brown goods", count),
    lambda count: trn("{count} orange goods tile", "{count} orange goods", count),
)
_REGIONS: Final = (
    mark("a building region of {spaces}"),
    mark("a livestock region of {spaces}"),
    mark("a river of {spaces}"),
    mark("a monastery region of {spaces}"),
    mark("a castle region of {spaces}"),
    mark("a mine region of {spaces}"),
)
#: The same where the size may be left out, for want of room.
_ASIDE: Final = (
    mark("a building region ({spaces})"),
    mark("a livestock region ({spaces})"),
    mark("a river ({spaces})"),
    mark("a monastery region ({spaces})"),
    mark("a castle region ({spaces})"),
    mark("a mine region ({spaces})"),
)
_SPACES: Final[tuple[Callable[[int], str], ...]] = (
    lambda count: trn("{count} building space", "{count} building spaces", count),
    lambda count: trn("{count} livestock space", "{count} livestock spaces", count),
    lambda count: trn("{count} river space", "{count} river spaces", count),
    lambda count: trn("{count} monastery space", "{count} monastery spaces", count),
    lambda count: trn("{count} castle space", "{count} castle spaces", count),
    lambda count: trn("{count} mine space", "{count} mine spaces", count),
)
GOODS_COLOURS: Final = (
    "",
    mark("turquoise"),
    mark("purple"),
    mark("pink"),
    mark("red"),
    mark("brown"),
    mark("orange"),
)
PHASES: Final = ("A", "B", "C", "D", "E")


def name_of(tile: int) -> str:
    """A tile's name.

    >>> name_of(1), name_of(61), name_of(126), name_of(159)
    ('Warehouse', '4 cows', 'Heralds', 'Ship')
    """
    colour, kind = COLOUR[tile], KIND[tile]
    if colour == LIVESTOCK:
        return animals(BEAST[tile], ANIMALS[tile])
    if colour == BUILDING:
        return tr(TYPES[kind].name)
    if colour == MONASTERY:
        return tr(MONASTERIES[kind - KIND_MONASTERY].name)
    return tr(OTHERS[kind].name)


def one(tile: int) -> str:
    """A tile in a sentence, with its article.

    >>> one(1), one(61), one(126), one(159)
    ('a Warehouse', '4 cows', 'the monastery Heralds', 'a Ship')
    """
    colour, kind = COLOUR[tile], KIND[tile]
    if colour == BUILDING:
        return tr(TYPES[kind].one)
    if colour == MONASTERY:
        return tr("the monastery {name}", name=name_of(tile))
    return name_of(tile) if colour == LIVESTOCK else tr(OTHERS[kind].one)


def text_of(tile: int) -> str:
    """What a tile does."""
    colour, kind = COLOUR[tile], KIND[tile]
    if colour == BUILDING:
        return tr(TYPES[kind].text)
    if colour == MONASTERY:
        return tr(MONASTERIES[kind - KIND_MONASTERY].text)
    if colour == LIVESTOCK:
        return tr("VP for these animals and all of their kind in the livestock region.")
    return tr(OTHERS[kind].text)


def animals(beast: int, count: int) -> str:
    """So many animals of a kind."""
    return _ANIMALS[beast](count)


def goods_text(colour: int, count: int) -> str:
    """So many goods of a colour, 0 for any colours."""
    return _GOODS[colour](count)


def region_text(colour: int, size: int, aside: bool = False) -> str:
    """A region in a sentence, its size in brackets or not.

    >>> region_text(0, 8), region_text(2, 1, True)
    ('a building region of 8 spaces', 'a river (1 space)')
    """
    told = (_ASIDE if aside else _REGIONS)[colour]
    return tr(told, spaces=trn("{count} space", "{count} spaces", size))


def spaces_text(colour: int, count: int) -> str:
    """So many spaces of a colour.

    >>> spaces_text(2, 3), spaces_text(5, 1)
    ('3 river spaces', '1 mine space')
    """
    return _SPACES[colour](count)


def space_kind(colour: int) -> str:
    """A space by its colour."""
    return tr(SPACE_KINDS[colour])


#: Where spaces that are called alike lie beside each other.
_SIDES: Final = (mark("on the left"), mark("in the middle"), mark("on the right"))
#: Where the clusters of a duchy lie that has one in each corner.
_CORNERS: Final = {
    "tl": mark("top left"),
    "tr": mark("top right"),
    "bl": mark("bottom left"),
    "br": mark("bottom right"),
}


def space_text(board: Board, space: int) -> str:
    """A space in words that no other of its duchy has."""
    number, told = board.numbers[space], _told(board, space)
    numbered = (other for other in range(board.size) if board.numbers[other] == number)
    alike = [other for other in numbered if _told(board, other) == told]
    colour, where = told
    if len(alike) > 1:
        side = _SIDES[alike.index(space) * (len(_SIDES) - 1) // (len(alike) - 1)]
        where = tr("{where}, {side}", where=where, side=tr(side))
    return tr("{kind} {number} ({where})", kind=space_kind(colour), number=number, where=where)


def _told(board: Board, space: int) -> tuple[int, str]:
    """The colour of a space, and its row, its corner or the size of its region."""
    colour, row = board.colours[space], row_of(board, space)
    if row:
        return colour, tr("row {row}", row=row)
    corner = _CORNERS.get(board.places[space].partition(".")[0])
    return colour, tr(corner) if corner else tr(
        "region of {size}", size=board.region[space].bit_count()
    )


def region_name(colour: int) -> str:
    """A region by its colour."""
    return tr(REGION_NAMES[colour])


def shield_name(shield: int) -> str:
    """A shield by its number."""
    return tr(SHIELD_LIST[shield].name)


def silver_text(count: int) -> str:
    """Coins in words."""
    return trn("{count} silver", "{count} silver", count)


def workers_text(count: int) -> str:
    """Workers in words."""
    return trn("{count} worker", "{count} workers", count)


def price_text(silver: int, workers: int) -> str:
    """What is paid or gained, in coins and workers."""
    parts = [silver_text(silver)] * bool(silver) + [workers_text(workers)] * bool(workers)
    return joined(parts) or tr("nothing")


def printed(duchy: str | int) -> str:
    """A duchy as it is called in the lobby and in the rulebook.

    >>> printed("11a"), printed("4SE"), printed("7")
    ('11a', '4 SE', '7')
    """
    return str(duchy).replace("SE", " SE")


def joined(words: Iterable[str]) -> str:
    """A list as it is spoken.

    >>> joined(["a", "b", "c"])
    'a, b and c'
    """
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return tr("{several} and {one}", several=", ".join(found[:-1]), one=found[-1])


def face_up(tile: int) -> int:
    """The tile as it is face up."""
    return tile - FACE_DOWN if tile > FACE_DOWN else tile
