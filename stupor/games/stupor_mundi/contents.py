"""What lies in the box of an edition, for whoever chooses one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.cards import advanced_cards
from stupor.games.stupor_mundi.crusade.data import BOARDS_IN_PLAY
from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.data.editions import EDITIONS, RETAIL_EDITION
from stupor.games.stupor_mundi.data.workplaces import tiles_of
from stupor.games.stupor_mundi.expansions.names import CRUSADE, PROJECTS
from stupor.games.stupor_mundi.projects.data import IN_PLAY
from stupor.language import tr, trn

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
    return tr(
        "{cards} Advanced cards, {tiles} Workplace tiles, {bonuses} City Bonus tiles",
        cards=cards,
        tiles=tiles,
        bonuses=bonuses,
    )


def added(expansions: Collection[str], seats: int) -> str:
    """What expansions lay on the table for so many Houses; nothing without one.

    >>> added({"postponed-crusade", "imperial-projects"}, 4)
    '5 Crusade boards, 8 Imperial Projects'
    """
    found: list[str] = []
    if CRUSADE in expansions:
        boards = BOARDS_IN_PLAY[seats]
        found.append(trn("{count} Crusade board", "{count} Crusade boards", boards))
    if PROJECTS in expansions:
        projects = sum(IN_PLAY[seats])
        found.append(trn("{count} Imperial Project", "{count} Imperial Projects", projects))
    return ", ".join(found)


def earlier(edition: str) -> str:
    """A remark about an edition that is played by other rules; nothing about one that is not.

    >>> earlier("prototype-2023"), earlier("special")
    ('; earlier rules', '')
    """
    rules, retail = EDITIONS[edition], RETAIL_EDITION
    return tr("; earlier rules") if replace(rules, name=retail.name) != retail else ""
