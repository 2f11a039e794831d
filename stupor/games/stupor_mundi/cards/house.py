"""The forty House cards: eight common ones and two of its own for each House.

Three of the prototype are unlike those of the box that was sold; they stand beside them.
"""

from typing import Final

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.cards.card import Card
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.gains import Coins, Draw, GainPer, Resource
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.travel import MoveShip
from stupor.games.stupor_mundi.ids import (
    DI_ROMANO,
    EVERY_EDITION,
    GRAIN,
    HOHENSTAUFEN,
    PROTOTYPE,
    RETAIL,
    SAVOY,
    SPECIAL,
    STONE,
    TOWER,
    WITTELSBACH,
)
from stupor.language import mark

Printed = tuple[str, str, tuple[Effect, ...]]

#: Two of each in every House.
COMMON: Final[tuple[Printed, ...]] = (
    (mark("Stone"), mark("Gain 1 Stone."), (Resource(STONE, 1),)),
    (mark("Augustales"), mark("Gain 3 Augustales."), (Coins(3),)),
    (mark("Grain"), mark("Gain 1 Grain."), (Resource(GRAIN, 1),)),
    (mark("Study"), mark("Draw 4 cards."), (Draw(4),)),
)

UNIQUE: Final[dict[int, tuple[Printed, Printed]]] = {
    SAVOY: (
        (
            mark("Almoner"),
            mark("1 Grain per Ally in Frederick’s Court (max 3)."),
            (GainPer(GRAIN, 1, "court", 3),),
        ),
        (
            mark("Chancery"),
            mark("Gain 2 Augustales. Purchase an Action card."),
            (Coins(2), Purchase()),
        ),
    ),
    HOHENSTAUFEN: (
        (
            mark("Masonry"),
            mark("1 Stone per 3 of Frederick’s Structures (max 3)."),
            (GainPer(STONE, 1, "imperial structures / 3", 3),),
        ),
        (
            mark("Free Passage"),
            mark("Travel anywhere for free, then visit the Market."),
            (MoveShip(), VisitMarket()),
        ),
    ),
    WITTELSBACH: (
        (
            mark("Tithe"),
            mark("1 Augustalis per cube in Frederick’s Reserve (max 6)."),
            (GainPer("coins", 1, "reserve", 6),),
        ),
        (
            mark("Mixed Masonry"),
            mark("Build, paying with any mix of Grain and Stone."),
            (Build(pay="mixed"),),
        ),
    ),
    DI_ROMANO: (
        (
            mark("Retinue"),
            mark("1 VP per step of Frederick’s Specialist (max 3), then Promote."),
            (GainPer("vp", 1, "imperial steps", 3), Promote()),
        ),
        (
            mark("Watchtower"),
            mark("Build a Tower for exactly 2 Stone."),
            (Build(pay="two stone", kinds=(TOWER,)),),
        ),
    ),
}


#: What the first own card of a House says in the prototype.
EARLIER: Final[dict[int, Printed]] = {
    HOHENSTAUFEN: (
        mark("Masonry"),
        mark("1 Stone per 2 of Frederick’s Structures (max 3)."),
        (GainPer(STONE, 1, "imperial structures / 2", 3),),
    ),
    WITTELSBACH: (
        mark("Tithe"),
        mark("2 Augustales per cube in Frederick’s Reserve (max 8)."),
        (GainPer("coins", 2, "reserve", 8),),
    ),
    DI_ROMANO: (
        mark("Retinue"),
        mark("1 VP per step of Frederick’s Specialist (max 3)."),
        (GainPer("vp", 1, "imperial steps", 3),),
    ),
}
#: The number of the first own card of a House among its ten.
FIRST_OWN: Final = 8
#: House cards of the prototype have the ids from here on, by House.
EARLIER_ID: Final = 40


def _cards_of(house: int) -> list[Card]:
    printed = [text for text in COMMON for _ in range(2)] + list(UNIQUE[house])
    return [
        Card(
            house * 10 + number,
            name,
            text,
            effects,
            house=house,
            editions=(RETAIL, SPECIAL)
            if number == FIRST_OWN and house in EARLIER
            else EVERY_EDITION,
        )
        for number, (name, text, effects) in enumerate(printed)
    ]


HOUSE_CARDS: Final = [card for house in UNIQUE for card in _cards_of(house)]
PROTOTYPE_CARDS: Final = [
    Card(EARLIER_ID + house, name, text, effects, house=house, editions=(PROTOTYPE,))
    for house, (name, text, effects) in EARLIER.items()
]
