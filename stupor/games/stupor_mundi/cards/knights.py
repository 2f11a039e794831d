"""Crusade Knights, and the Lonely Knights whom the ban makes of them."""

from __future__ import annotations

from typing import Final

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.cards.card import FREE, Card
from stupor.games.stupor_mundi.crusade.data import FIRST_KNIGHT, KNIGHT_COINS, LONELY
from stupor.games.stupor_mundi.effects.book import Price
from stupor.games.stupor_mundi.effects.gains import Coins, Resource
from stupor.games.stupor_mundi.ids import GRAIN, RECONSTRUCTED, RULEBOOK, SPECIAL, STONE, Source
from stupor.language import mark

KNIGHT: Final = "knight"
#: So many of each are in the box.
COPIES: Final = 5


def _cards(
    first: int, name: str, price: Price, text: str, source: Source, *effects: Effect
) -> list[Card]:
    return [
        Card(number, name, text, effects, KNIGHT, price=price, source=source, editions=(SPECIAL,))
        for number in range(first, first + COPIES)
    ]


KNIGHT_CARDS: Final = (
    *_cards(
        FIRST_KNIGHT,
        mark("Crusade Knights"),
        Price(coins=KNIGHT_COINS),
        mark("Gain 1 Grain, 1 Stone and 3 Augustales."),
        RULEBOOK,
        Resource(GRAIN, 1),
        Resource(STONE, 1),
        Coins(3),
    ),
    *_cards(
        FIRST_KNIGHT + LONELY,
        mark("Lonely Knight"),
        FREE,
        mark("Gain 1 Augustalis."),
        RECONSTRUCTED,
        Coins(1),
    ),
)
