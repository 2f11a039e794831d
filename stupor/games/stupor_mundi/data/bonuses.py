"""The City Bonus tiles, two of each letter: twelve, and four more of the special edition."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import EVERY_EDITION, RECONSTRUCTED, RULEBOOK, SPECIAL, Source
from stupor.language import mark

TEXTS: Final = {
    "a": mark("Gain 6 Augustales, then 3 cubes: Grain or Stone."),
    "b": mark("Issue an Edict, then score 3 VP."),
    "c": mark("Summon an Ally at your Ship without paying Grain."),
    "d": mark("Build a Tower without Stone or Grain; a Great Tower still costs its Augustales."),
    "e": mark("Build a Wall without Stone or Grain; a Great Wall still costs its Augustales."),
    "f": mark("Build a Keep without Stone or Grain; the Great Keep still costs its Augustales."),
    "g": mark("Draw 3 cards, then score 3 VP."),
    "h": mark("Purchase an Action card in your Ship’s city for free, then score 2 VP."),
}


class Bonus(NamedTuple):
    """A tile that waits in a City; its letter says what it gives."""

    id: int
    letter: str
    text: str
    source: Source = RULEBOOK
    editions: tuple[str, ...] = EVERY_EDITION


def _bonuses(
    letters: str, first: int, source: Source, editions: tuple[str, ...]
) -> Iterator[Bonus]:
    """Two tiles of each letter."""
    twins = "".join(letter * 2 for letter in letters)
    for number, letter in enumerate(twins):
        yield Bonus(first + number, letter, TEXTS[letter], source, editions)


BONUSES: Final = Catalog(
    "bonuses",
    (
        *_bonuses("abcdef", 1, RULEBOOK, EVERY_EDITION),
        *_bonuses("gh", 13, RECONSTRUCTED, (SPECIAL,)),
    ),
)
