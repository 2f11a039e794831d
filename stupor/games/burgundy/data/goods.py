"""The 42 goods tiles: seven of each of six colours, by the number of a die."""

from __future__ import annotations

from typing import Final

#: By the number that sells them; all sources tell it. That each has seven tiles the rulebook says.
GOODS_NAMES: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
COLOURS_OF_GOODS: Final = 6
EACH: Final = 7
GOODS_TILES: Final = tuple(range(1, COLOURS_OF_GOODS * EACH + 1))
#: So many piles are remembered before all are forgotten.
KEPT: Final = 50_000

_counts: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}


def colour_of(goods: int) -> int:
    """The colour of a goods tile, 1 to 6: the number of the die that sells it.

    >>> colour_of(1), colour_of(7), colour_of(8), colour_of(42)
    (1, 1, 2, 6)
    """
    return (goods - 1) // EACH + 1


def counts_of(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """How many of these tiles there are by colour; the first number is of no colour.

    >>> counts_of((1, 2, 8, 42))
    (0, 2, 1, 0, 0, 0, 1)
    """
    known = _counts.get(tiles)
    if known is None:
        if len(_counts) >= KEPT:
            _counts.clear()
        known = _counts[tiles] = _counted(tiles)
    return known


def _counted(tiles: tuple[int, ...]) -> tuple[int, ...]:
    counts = [0] * (COLOURS_OF_GOODS + 1)
    for goods in tiles:
        counts[colour_of(goods)] += 1
    return tuple(counts)
