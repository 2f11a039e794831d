"""The thirty-two Advanced Action cards, level A and level B."""

from typing import Final

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.cards.card import Card
from stupor.games.stupor_mundi.effects.book import Price
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.gains import (
    Coins,
    GainPer,
    IfStored,
    PerCircle,
    Resource,
    Score,
    Spend,
)
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.ids import GRAIN, STONE
from stupor.language import mark

#: Paid with one Action card instead of Augustales.
CARD: Final = Price(card=True)


def coins(amount: int) -> Price:
    """A price in Augustales."""
    return Price(coins=amount)


def _a(number: int, name: str, price: Price, text: str, *effects: Effect) -> Card:
    return Card(100 + number, name, text, effects, "a", price=price)


def _b(number: int, name: str, price: Price, text: str, *effects: Effect) -> Card:
    return Card(200 + number, name, text, effects, "b", price=price)


LEVEL_A: Final = (
    _a(1, mark("Harvest"), coins(3), mark("Gain 2 Grain."), Resource(GRAIN, 2)),
    _a(
        2,
        mark("Corn Trade"),
        coins(2),
        mark("Up to 3 times: pay 1 Augustalis for 1 Grain."),
        Spend("coins", 1, GRAIN, 1, 3),
    ),
    _a(
        3,
        mark("Full Granary"),
        CARD,
        mark("With 3 Grain or more stored: gain 8 Augustales."),
        IfStored(GRAIN, 3, Coins(8)),
    ),
    _a(
        4,
        mark("Quarry Trade"),
        CARD,
        mark("Up to 3 times: pay 2 Augustales for 1 Stone."),
        Spend("coins", 2, STONE, 1, 3),
    ),
    _a(
        5,
        mark("Full Stoneyard"),
        CARD,
        mark("With 3 Stone or more stored: gain 8 Augustales."),
        IfStored(STONE, 3, Coins(8)),
    ),
    _a(6, mark("Master Builder"), coins(5), mark("Build for 1 Stone less."), Build(discount=1)),
    _a(7, mark("Mint"), CARD, mark("Gain 6 Augustales."), Coins(6)),
    _a(
        8,
        mark("Sponsor"),
        coins(2),
        mark("Gain 3 Augustales. Promote a Specialist."),
        Coins(3),
        Promote(),
    ),
    _a(
        9,
        mark("Reeve"),
        coins(2),
        mark("Gain 1 Grain. Promote a Specialist."),
        Resource(GRAIN, 1),
        Promote(),
    ),
    _a(
        10,
        mark("Foreman"),
        coins(3),
        mark("Gain 1 Stone. Promote a Specialist."),
        Resource(STONE, 1),
        Promote(),
    ),
    _a(
        11,
        mark("Masters"),
        coins(2),
        mark("Promote up to 2 different Specialists."),
        Promote(another=True),
    ),
    _a(
        12,
        mark("Grain Fair"),
        CARD,
        mark("Gain 1 Grain. Visit the Market."),
        Resource(GRAIN, 1),
        VisitMarket(),
    ),
    _a(
        13,
        mark("Quayside"),
        CARD,
        mark("Gain 1 Stone. Visit the Market."),
        Resource(STONE, 1),
        VisitMarket(),
    ),
    _a(
        14,
        mark("Money Changers"),
        CARD,
        mark("Gain 3 Augustales. Visit the Market."),
        Coins(3),
        VisitMarket(),
    ),
    _a(
        15,
        mark("Gifts of Friends"),
        coins(3),
        mark("1 Grain per Ally you host (max 3)."),
        GainPer(GRAIN, 1, "allies", 3),
    ),
    _a(16, mark("Envoy"), coins(3), mark("Summon an Ally for 1 Grain less."), Summon(discount=1)),
)

LEVEL_B: Final = (
    _b(
        1,
        mark("Feast"),
        coins(3),
        mark("Up to twice: pay 1 Grain for 2 VP."),
        Spend(GRAIN, 1, "vp", 2, 2),
    ),
    _b(
        2,
        mark("Monument"),
        coins(3),
        mark("Up to twice: pay 1 Stone for 2 VP."),
        Spend(STONE, 1, "vp", 2, 2),
    ),
    _b(
        3,
        mark("Patronage"),
        coins(4),
        mark("Up to twice: pay 3 Augustales for 2 VP."),
        Spend("coins", 3, "vp", 2, 2),
    ),
    _b(
        4,
        mark("Tribute of a Circle"),
        coins(4),
        mark("Choose a circle: 1 Grain or 1 Stone, all alike, per such Ally you host (max 3)."),
        PerCircle("resource", 1, 3),
    ),
    _b(
        5,
        mark("Purse of a Circle"),
        coins(3),
        mark("Choose a circle: 2 Augustales per such Ally you host (max 8)."),
        PerCircle("coins", 2, 8),
    ),
    _b(
        6,
        mark("Praise of a Circle"),
        coins(3),
        mark("Choose a circle: 1 VP per such Ally you host (max 4)."),
        PerCircle("vp", 1, 4),
    ),
    _b(
        7,
        mark("Bread for All"),
        CARD,
        mark("With 3 Grain or more stored: score 2 VP."),
        IfStored(GRAIN, 3, Score(2)),
    ),
    _b(8, mark("Great Quarry"), coins(5), mark("Gain 2 Stone."), Resource(STONE, 2)),
    _b(
        9,
        mark("Stone in Store"),
        CARD,
        mark("With 3 Stone or more stored: score 2 VP."),
        IfStored(STONE, 3, Score(2)),
    ),
    _b(
        10,
        mark("Castle Fields"),
        coins(3),
        mark("1 Grain per 3 Structures you have built."),
        GainPer(GRAIN, 1, "structures / 3"),
    ),
    _b(
        11,
        mark("Castle Quarry"),
        coins(3),
        mark("1 Stone per 3 Structures you have built."),
        GainPer(STONE, 1, "structures / 3"),
    ),
    _b(
        12,
        mark("Castle Toll"),
        coins(2),
        mark("3 Augustales per 3 Structures you have built."),
        GainPer("coins", 3, "structures / 3"),
    ),
    _b(
        13,
        mark("Castle Fame"),
        coins(2),
        mark("1 VP per 3 Structures you have built."),
        GainPer("vp", 1, "structures / 3"),
    ),
    _b(
        14,
        mark("Hired Masons"),
        coins(3),
        mark("Pay 7 Augustales: Build without Stone or Grain."),
        Build(pay="free", coins=7),
    ),
    _b(
        15,
        mark("Golden Letter"),
        CARD,
        mark("Pay 3 Augustales: Summon an Ally without Grain."),
        Summon(coins=3),
    ),
    _b(
        16,
        mark("Imperial Supply"),
        coins(3),
        mark("Gain 1 Grain and 1 Stone."),
        Resource(GRAIN, 1),
        Resource(STONE, 1),
    ),
)
