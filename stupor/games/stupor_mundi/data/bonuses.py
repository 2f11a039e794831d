"""The twelve City Bonus tiles, two of each letter."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RULEBOOK, Source

TEXTS: Final = {
    "a": "Gain 6 Augustales, then any 3 cubes of Grain and Stone.",
    "b": "Issue an Edict, then score 3 VP.",
    "c": "Summon an Ally at your Ship without paying Grain.",
    "d": "Build a Tower without Stone and Grain; a Great Tower still costs its Augustales.",
    "e": "Build a Wall without Stone and Grain; a Great Wall still costs its Augustales.",
    "f": "Build a Keep without Stone and Grain; the Great Keep still costs its Augustales.",
}


class Bonus(NamedTuple):
    """A tile that waits in a City; its letter says what it gives."""

    id: int
    letter: str
    text: str
    source: Source = RULEBOOK


BONUSES: Final = Catalog(
    "bonuses", (Bonus(n + 1, "abcdef"[n // 2], TEXTS["abcdef"[n // 2]]) for n in range(12))
)
