"""The eight Workplace tiles: a level-I and a level-II ability on each."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RULEBOOK, Source

LETTERS: Final = "abcd"
SECTIONS: Final = ("country1", "country2", "village1", "village2")


class Workplace(NamedTuple):
    """One ability; its id is also its bit in the set of abilities that a player owns."""

    id: int
    code: str
    text: str
    source: Source = RULEBOOK


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
}

WORKPLACES: Final = Catalog(
    "workplaces",
    (
        Workplace(section * 8 + letter, code, TEXTS[code])
        for section, name in enumerate(SECTIONS)
        for letter, code in enumerate(f"{name}.{char}" for char in LETTERS)
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


def abilities_of(mask: int) -> list[str]:
    """The codes of all abilities in a set."""
    return [workplace.code for workplace in WORKPLACES if mask >> workplace.id & 1]
