"""What a player gains and pays: all that is said and shown of each of the goods."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.language import mark


@record
class Good:
    """One of the goods by its key: its name, its picture as a thing, and its sound.

    `word` stands for that picture in a row of icons.
    """

    key: str
    name: str
    word: str
    sprite: str
    sound: str


GOODS: Final = (
    Good("coins", mark("Augustales"), "coin", "coin/5-back", "coin"),
    Good("grain", mark("Grain"), "cube-grain", "cube/grain-1", "grain"),
    Good("stone", mark("Stone"), "cube-stone", "cube/stone-1", "stone"),
    Good("vp", mark("VP"), "vp", "vp/laurel", "click"),
)
GOOD_OF: Final = {good.key: good for good in GOODS}
