"""The Workplace tiles: a level-I and a level-II ability on each.

Eight of them lie in every box, six more in that of the special edition.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import EVERY_EDITION, RECONSTRUCTED, RULEBOOK, SPECIAL, Source
from stupor.language import mark

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
    #: What the ability gives or saves, and how much of it; nothing for what is not counted here.
    gain: str = ""
    amount: int = 0


TEXTS: Final = {
    "country1.a": mark("Your hand limit grows by 1. On arrival draw 1 card."),
    "country1.b": mark("When you Build a Wall, also gain 1 Grain."),
    "country1.c": mark("Your first and second travel steps are free."),
    "country1.d": mark("Purchasing an Action card costs 2 Augustales less."),
    "country2.a": mark("When you Summon an Ally, also score 2 VP."),
    "country2.b": mark("When you Visit the Market, you may sell or buy once more."),
    "country2.c": mark("When you Build a Tower, also gain 4 Augustales."),
    "country2.d": mark("When you Build a Structure, also gain 2 Augustales."),
    "village1.a": mark("When you Build a Keep, also score 4 VP."),
    "village1.b": mark("Building a Keep costs 1 Stone less."),
    "village1.c": mark("Summoning an Ally costs 1 Grain less."),
    "village1.d": mark("When you Visit the Market, also gain 3 Augustales."),
    "village2.a": mark("When you Build a Tower or Wall, also score 3 VP."),
    "village2.b": mark("When you Purchase an Action card, also score 3 VP."),
    "village2.c": mark("When you Build a Structure, also gain 1 Grain or 1 Stone and score 2 VP."),
    "village2.d": mark("When you Issue an Edict, even with none left, also score 3 VP."),
    "country1.e": mark("When you Promote a Specialist, also gain 1 Augustalis."),
    "country1.f": mark("When you Summon an Ally, also gain 2 Augustales."),
    "country1.g": mark("When you Build a Tower, also gain 1 Grain."),
    "country2.e": mark("When you Issue an Edict, even with none left, also gain 2 Augustales."),
    "country2.f": mark("Every travel step is free."),
    "country2.g": mark("When you Purchase an Action card, also score 2 VP."),
    "village1.e": mark("Building a Wall costs 1 Stone less."),
    "village1.f": mark("When you Promote a Specialist, also score 1 VP."),
    "village1.g": mark("When you close a side of your Castle, also score 3 VP."),
    "village2.e": mark("When you Visit the Market, also score 2 VP."),
    "village2.f": mark("When you Summon an Ally, also score 3 VP."),
    "village2.g": mark("In the Castle income step, also gain 1 Augustalis per closed side."),
}

#: What the abilities of the special edition give or save.
GAINS: Final = {
    "country1.e": ("coins", 1),
    "country1.f": ("coins", 2),
    "country1.g": ("grain", 1),
    "country2.e": ("coins", 2),
    "country2.g": ("vp", 2),
    "village1.e": ("stone", 1),
    "village1.f": ("vp", 1),
    "village1.g": ("vp", 3),
    "village2.e": ("vp", 2),
    "village2.f": ("vp", 3),
    "village2.g": ("coins", 1),
}


def _workplaces(letters: str, source: Source, editions: tuple[str, ...]) -> Iterator[Workplace]:
    """The abilities of some tiles, section by section."""
    for section, name in enumerate(SECTIONS):
        for letter in letters:
            code, bit = f"{name}.{letter}", section * 8 + LETTERS.index(letter)
            yield Workplace(bit, code, TEXTS[code], source, editions, *GAINS.get(code, ("", 0)))


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
def abilities_at(country: tuple[int, ...], village: tuple[int, ...]) -> tuple[int, ...]:
    """The ability of each Workplace space (path * 10 + number) as a set of bits."""
    table = [0] * 36
    for path in range(3):
        table[path * 10 + 11] = 1 << country[path]
        table[path * 10 + 12] = 1 << 8 + country[path]
    for path, tile in zip((0, 2), village, strict=True):
        table[path * 10 + 13] = 1 << 16 + tile
        table[path * 10 + 14] = 1 << 24 + tile
    return tuple(table)


@cache
def tiles_of(edition: str) -> tuple[int, ...]:
    """The tiles of either shape that lie in the box of an edition, as places in LETTERS."""
    return tuple(place.id for place in WORKPLACES if place.id < 8 and edition in place.editions)


def abilities_of(mask: int) -> list[str]:
    """The codes of all abilities in a set."""
    return [workplace.code for workplace in WORKPLACES if mask >> workplace.id & 1]
