"""What a player gains and pays: all that is said and shown of each of the goods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.language import mark


@dataclass(frozen=True, slots=True)
class Good:
    """One of the goods by its key: its name, its word in a printed row, its sprite and its sound.

    `cube` is the word of a printed row for the thing itself rather than for its icon.
    """

    key: str
    name: str
    sign: str
    cube: str
    sprite: str
    sound: str


GOODS: Final = (
    Good("coins", mark("Augustales"), "coin", "coin", "coin/5-back", "coin"),
    Good("grain", mark("Grain"), "grain", "cube-grain", "cube/grain-1", "grain"),
    Good("stone", mark("Stone"), "stone", "cube-stone", "cube/stone-1", "stone"),
    Good("vp", mark("VP"), "vp", "vp", "vp/laurel", "click"),
)
GOOD_OF: Final = {good.key: good for good in GOODS}
