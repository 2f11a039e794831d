"""The twelve Advanced Action cards that only the special edition has, level A and level B."""

from typing import Final

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.cards.card import Card
from stupor.games.stupor_mundi.effects.book import Price
from stupor.games.stupor_mundi.effects.castle_income import TakeIncome
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import Coins, Draw, GainPer, Resource
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.travel import MoveShip
from stupor.games.stupor_mundi.ids import GRAIN, RECONSTRUCTED, SPECIAL, STONE
from stupor.language import mark


def _card(code: str, name: str, price: Price, text: str, *effects: Effect) -> Card:
    level, number = code[0].lower(), int(code[1:])
    identity = {"a": 100, "b": 200}[level] + number
    return Card(identity, name, text, effects, level, -1, price, RECONSTRUCTED, (SPECIAL,))


SPECIAL_CARDS: Final = (
    _card("A17", mark("Grain Sale"), Price(grain=1), mark("Gain 4 Augustales."), Coins(4)),
    _card("A18", mark("Scriptorium"), Price(grain=1), mark("Draw 3 cards."), Draw(3)),
    _card("A19", mark("Quarrymen"), Price(grain=2), mark("Gain 2 Stone."), Resource(STONE, 2)),
    _card(
        "A20",
        mark("Pilot"),
        Price(coins=3),
        mark("Travel anywhere for free, then gain 1 Grain."),
        MoveShip(),
        Resource(GRAIN, 1),
    ),
    _card(
        "A21",
        mark("Storehouse"),
        Price(card=True),
        mark("1 Grain or 1 Stone, all alike, per closed side (max 3)."),
        GainPer("resource", 1, "closed sides", 3),
    ),
    _card(
        "A22",
        mark("Stone Barge"),
        Price(coins=2),
        mark("Gain 1 Stone. Draw 2 cards."),
        Resource(STONE, 1),
        Draw(2),
    ),
    _card(
        "B17",
        mark("Banners"),
        Price(grain=2),
        mark("1 VP per closed side."),
        GainPer("vp", 1, "closed sides"),
    ),
    _card(
        "B18",
        mark("Rents"),
        Price(coins=3),
        mark("Up to 2 of your closed sides pay their income."),
        TakeIncome(2),
    ),
    _card(
        "B19",
        mark("Favour"),
        Price(grain=2),
        mark("Issue an Edict."),
        IssueEdict(optional=True),
    ),
    _card(
        "B20",
        mark("Guild Feast"),
        Price(coins=4),
        mark("1 VP per Specialist in Village or City. Promote."),
        GainPer("vp", 1, "burghers"),
        Promote(),
    ),
    _card(
        "B21",
        mark("Barter"),
        Price(grain=3),
        mark("Purchase a card, paying no Augustales."),
        Purchase(pay="no coins"),
    ),
    _card(
        "B22",
        mark("Archive"),
        Price(card=True),
        mark("1 Augustalis per Edict you have issued (max 6)."),
        GainPer("coins", 1, "issued", 6),
    ),
)
