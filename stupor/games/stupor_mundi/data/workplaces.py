"""The Workplace tiles: a level-I and a level-II ability on each.

Eight of them lie in every box, six more in that of the special edition.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import EVERY_EDITION, RECONSTRUCTED, RULEBOOK, SPECIAL, Source

COMMON: Final = "abcd"
LETTERS: Final = COMMON + "efg"
SECTIONS: Final = ("country1", "country2", "village1", "village2")


class Workplace(NamedTuple):
    """One ability; its id is also its bit in the set of abilities that a player owns."""

    id: int
    code: str
    text: str
    source: Source = RULEBOOK
    editions: tuple[str, ...] = EVERY_EDITION


TEXTS: Final = {
    "country1.a": "Your hand limit grows by 1. On arrival draw 1 card.",
    "country1.b": "When you Build a Wall, also gain 1 Grain.",
    "country1.c": "Your first and second travel steps are free.",
    "country1.d": "Purchasing an Action card costs 2 Augustales less.",
    "country2.a": "When you Summon an Ally, also score 2 VP.",
    "country2.b": "When you Visit the Market, you may sell or buy once more.",
    "country2.c": "When you Build a Tower, also gain 4 Augustales.",
    "country2.d": "When you Build a Structure, also gain 2 Augustales.",
    "village1.a": "When you Build a Keep, also score 4 VP.",
    "village1.b": "Building a Keep costs 1 Stone less.",
    "village1.c": "Summoning an Ally costs 1 Grain less.",
    "village1.d": "When you Visit the Market, also gain 3 Augustales.",
    "village2.a": "Each Tower or Wall that you Build also scores 3 VP.",
    "village2.b": "When you Purchase an Action card, also score 3 VP.",
    "village2.c": "When you Build a Structure, also gain 1 Grain or 1 Stone and score 2 VP.",
    "village2.d": "When you Issue an Edict, or would with none left, also score 3 VP.",
    "country1.e": "When you Promote a Specialist, also gain 1 Augustalis.",
    "country1.f": "When you Summon an Ally, also gain 2 Augustales.",
    "country1.g": "When you Build a Tower, also gain 1 Grain.",
    "country2.e": "When you Issue an Edict, or would with none left, also gain 2 Augustales.",
    "country2.f": "Every travel step is free.",
    "country2.g": "When you Purchase an Action card, also score 2 VP.",
    "village1.e": "Building a Wall costs 1 Stone less.",
    "village1.f": "When you Promote a Specialist, also score 1 VP.",
    "village1.g": "When you close a side of your Castle, also score 3 VP.",
    "village2.e": "When you Visit the Market, also score 2 VP.",
    "village2.f": "When you Summon an Ally, also score 3 VP.",
    "village2.g": "In the Castle income step, also gain 1 Augustalis per closed side.",
}


def _workplaces(letters: str, source: Source, editions: tuple[str, ...]) -> Iterator[Workplace]:
    """The abilities of some tiles, section by section."""
    for section, name in enumerate(SECTIONS):
        for letter in letters:
            code, bit = f"{name}.{letter}", section * 8 + LETTERS.index(letter)
            yield Workplace(bit, code, TEXTS[code], source, editions)


#: What is learned goes by the place in this list: a new tile stands at its end.
WORKPLACES: Final = Catalog(
    "workplaces",
    (
        *_workplaces(COMMON, RULEBOOK, EVERY_EDITION),
        *_workplaces("efg", RECONSTRUCTED, (SPECIAL,)),
    ),
)
BIT: Final = {workplace.code: 1 << workplace.id for workplace in WORKPLACES}

LARGER_HAND: Final = BIT["country1.a"]
GRAIN_FOR_WALL: Final = BIT["country1.b"]
FREE_SECOND_STEP: Final = BIT["country1.c"]
CHEAPER_CARDS: Final = BIT["country1.d"]
VP_FOR_ALLY: Final = BIT["country2.a"]
THIRD_TRADE: Final = BIT["country2.b"]
COINS_FOR_TOWER: Final = BIT["country2.c"]
COINS_FOR_STRUCTURE: Final = BIT["country2.d"]
VP_FOR_KEEP: Final = BIT["village1.a"]
CHEAPER_KEEPS: Final = BIT["village1.b"]
CHEAPER_ALLIES: Final = BIT["village1.c"]
COINS_FOR_MARKET: Final = BIT["village1.d"]
VP_FOR_TOWER_OR_WALL: Final = BIT["village2.a"]
VP_FOR_CARD: Final = BIT["village2.b"]
RESOURCE_FOR_STRUCTURE: Final = BIT["village2.c"]
VP_FOR_EDICT: Final = BIT["village2.d"]
COIN_FOR_PROMOTION: Final = BIT["country1.e"]
COINS_FOR_ALLY: Final = BIT["country1.f"]
GRAIN_FOR_TOWER: Final = BIT["country1.g"]
COINS_FOR_EDICT: Final = BIT["country2.e"]
FREE_STEPS: Final = BIT["country2.f"]
VP_FOR_PURCHASE: Final = BIT["country2.g"]
CHEAPER_WALLS: Final = BIT["village1.e"]
VP_FOR_PROMOTION: Final = BIT["village1.f"]
VP_FOR_SIDE: Final = BIT["village1.g"]
VP_FOR_MARKET: Final = BIT["village2.e"]
VP_FOR_SUMMONS: Final = BIT["village2.f"]
COINS_FOR_SIDES: Final = BIT["village2.g"]


@cache
def tiles_of(edition: str) -> tuple[int, ...]:
    """The tiles of either shape that lie in the box of an edition, as places in LETTERS."""
    return tuple(place.id for place in WORKPLACES if place.id < 8 and edition in place.editions)


def abilities_of(mask: int) -> list[str]:
    """The codes of all abilities in a set."""
    return [workplace.code for workplace in WORKPLACES if mask >> workplace.id & 1]
