"""What the boards of the Crusade mean for a House as things stand."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BANNED_MANTLE_VP,
    BANNED_SHIP_VP,
    FIRST_KNIGHT,
    HARBOUR,
    LONELY,
    MANTLE_VP,
    SHIP_VP,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.state import IMPERIAL
from stupor.games.stupor_mundi.ids import UNBUILT
from stupor.games.stupor_mundi.state import Player, State

#: The cards that the Knights board sells.
CRUSADERS: Final = frozenset(range(FIRST_KNIGHT, FIRST_KNIGHT + 5))
#: The cards that take their place.
LONELY_KNIGHTS: Final = frozenset(card + LONELY for card in CRUSADERS)


def banned(s: State, board: int) -> bool:
    """Whether a board shows its excommunication side."""
    return s.expansions.crusade is not None and s.expansions.crusade.is_banned(board)


def mantle_vp(s: State, player: Player, space: int, met: bool) -> int:
    """VP that a Mantle over an Ally space (from 0) adds in the End Phase (R29)."""
    if not player.holdings.mantles[space]:
        return 0
    return (BANNED_MANTLE_VP if banned(s, ALLIES) else MANTLE_VP)[met]


def ships_vp(s: State, player: Player) -> int:
    """VP that a player's Supply Ships bring at the end."""
    each = BANNED_SHIP_VP if banned(s, HARBOUR) else SHIP_VP
    return each * len(player.holdings.ships)


def papal_sites(player: Player) -> list[int]:
    """The sites on which Papal Structures stand."""
    return [site for site, mark in enumerate(player.holdings.over) if 0 < mark < IMPERIAL]


def uncounted(s: State, player: Player) -> int:
    """How many Structures the final count leaves out: the Papal ones, once they are banned."""
    return len(papal_sites(player)) if banned(s, STRUCTURES) else 0


def as_counted(s: State, player: Player) -> Player:
    """The player as the final count sees it: without banned Papal Structures."""
    if not uncounted(s, player):
        return player
    papal = papal_sites(player)
    seen = player.clone()
    castle = enumerate(player.castle)
    seen.castle = tuple(UNBUILT if site in papal else piece for site, piece in castle)
    return seen


def knights_owned(player: Player) -> int:
    """How many Crusade Knights are among a player's cards."""
    return len(CRUSADERS.intersection(player.cards()))


def items_owned(player: Player) -> int:
    """How many things of the Crusade boards a player owns."""
    held = player.holdings
    goods = len(held.books) + len(held.ships) + sum(map(bool, held.mantles))
    return goods + len(papal_sites(player)) + knights_owned(player)


def any_ban(s: State) -> bool:
    """Whether a board was emptied, and its owners with it excommunicated."""
    return s.expansions.crusade is not None and s.expansions.crusade.banned != 0


def lies_on(s: State, board: int) -> tuple[int, ...]:
    """What lies on a board; nothing on one that is not in play."""
    crusade = s.expansions.crusade
    return crusade.items[board] if crusade is not None else ()
