"""What lies in the box of an edition, for whoever chooses one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.cards import advanced_cards
from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.data.editions import EDITIONS, RETAIL_EDITION
from stupor.games.stupor_mundi.data.workplaces import tiles_of

#: Countryside and Village tiles have the same letters.
SHAPES: Final = 2


def contents(edition: str) -> str:
    """How many cards and tiles there are.

    >>> contents("special")
    '44 Advanced cards, 14 Workplace tiles, 16 City Bonus tiles'
    """
    cards = sum(len(advanced_cards(level, edition)) for level in "ab")
    bonuses = sum(edition in bonus.editions for bonus in BONUSES)
    tiles = SHAPES * len(tiles_of(edition))
    return f"{cards} Advanced cards, {tiles} Workplace tiles, {bonuses} City Bonus tiles"


def earlier(edition: str) -> str:
    """A remark about an edition that is played by other rules; nothing about one that is not.

    >>> earlier("prototype-2023"), earlier("special")
    ('; earlier rules', '')
    """
    rules, retail = EDITIONS[edition], RETAIL_EDITION
    return "; earlier rules" if replace(rules, name=retail.name) != retail else ""
