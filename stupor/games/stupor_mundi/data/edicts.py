"""The 27 Edict tiles: three icons each, twins count as one decision."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import (
    ICON_ALLY,
    ICON_GRAIN,
    ICON_KEEP,
    ICON_SPECIALIST,
    ICON_STONE,
    ICON_TOWER,
    ICON_TREASURY,
    ICON_WALL,
    RECONSTRUCTED,
    RULEBOOK,
    Source,
)

LETTERS: Final = {
    "G": ICON_GRAIN,
    "S": ICON_STONE,
    "A": ICON_TREASURY,
    "T": ICON_TOWER,
    "W": ICON_WALL,
    "K": ICON_KEEP,
    "L": ICON_ALLY,
    "P": ICON_SPECIALIST,
}


class Edict(NamedTuple):
    """A tile; `groups` are (icon, how many) in printed order, `mark` is the least player count.

    `source` speaks of the icons; which tiles bear a mark is reconstructed throughout.
    """

    id: int
    icons: str
    groups: tuple[tuple[int, int], ...]
    mark: int
    source: Source
    mark_source: Source = RECONSTRUCTED


def icon_groups(icons: str) -> tuple[tuple[int, int], ...]:
    """The icons of a tile with how many there are of each, in printed order."""
    letters = dict.fromkeys(icons)
    return tuple((LETTERS[letter], icons.count(letter)) for letter in letters)


def _edicts() -> list[Edict]:
    rows = (
        (0, "TTW WWK GGA SSL AAS LLG PPS TTK WWA GGT SSK AAW LLP PPG KKL"),
        (3, "TTA WWG LLS PPK GGW SST"),
        (4, "TTG WWS AAL LLT PPA KKP"),
    )
    printed = [(mark, icons) for mark, row in rows for icons in row.split()]
    return [
        Edict(number, icons, icon_groups(icons), mark, RULEBOOK if number <= 3 else RECONSTRUCTED)
        for number, (mark, icons) in enumerate(printed, start=1)
    ]


EDICTS: Final = Catalog("edicts", _edicts())
