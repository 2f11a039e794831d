"""What stands in a Castle and what is left on the Player Board."""

from __future__ import annotations

from stupor.engine.field_checks import check, check_range
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.effects.build import NEIGHBOURS
from stupor.games.stupor_mundi.ids import (
    EMPTY,
    KEEP_SLOT,
    KIND_OF_SITE,
    LAST_SPACE,
    NOTHING,
    PIECES_OF_KIND,
    PREBUILT_TOWER,
    PREBUILT_WALL,
    SITE,
    SITE_NAMES,
    UNBUILT,
)
from stupor.games.stupor_mundi.state import ALL_PIECES, Player

#: Built when the game begins, each by its own piece.
PREBUILT = {SITE["t1"]: PREBUILT_TOWER, SITE["w1"]: PREBUILT_WALL}


def check_castle(player: Player, place: str) -> None:
    """BadField for a board that no House can have."""
    _check_structures(player, place)
    check(_hangs_together(player), f"{place}.castle", "a Structure stands beside no other")
    goods = player.grain + player.stone
    full = f"the warehouse holds {queries.capacity(player)}, not {goods}"
    check(goods <= queries.capacity(player), f"{place}.grain", full)
    locked = player.castle[KEEP_SLOT] == UNBUILT
    check(not locked or player.slots[5] == EMPTY, f"{place}.slots[5]", "its Keep is not built")
    _check_allies(player, place)
    _check_cities(player, place)


def _check_structures(player: Player, place: str) -> None:
    check_range(player.pieces, 0, ALL_PIECES, f"{place}.pieces")
    stands: dict[int, str] = {}
    for site, piece in enumerate(player.castle):
        at = f"{place}.castle[{site}]"
        if piece == UNBUILT and site not in PREBUILT:
            continue
        fits = PREBUILT[site] == piece if site in PREBUILT else _fits(piece, site)
        check(fits, at, f"piece {piece} cannot stand on {SITE_NAMES[site]}")
        check(piece not in stands, at, f"piece {piece} stands on {stands.get(piece)}, too")
        stands[piece] = SITE_NAMES[site]
    for piece in range(11):
        on_board = bool(player.pieces >> piece & 1)
        here = "both on the board and in the Castle" if on_board else "nowhere"
        check(on_board != (piece in stands), f"{place}.pieces", f"piece {piece} is {here}")


def _fits(piece: int, site: int) -> bool:
    return piece in PIECES_OF_KIND[KIND_OF_SITE[site]]


def _hangs_together(player: Player) -> bool:
    """Whether each Tower and Wall could be built beside one that stood there before."""
    left = {site for site in range(10) if player.castle[site] != UNBUILT} - PREBUILT.keys()
    standing = set(PREBUILT)
    while left:
        joining = {site for site in left if not standing.isdisjoint(NEIGHBOURS[site])}
        if not joining:
            return False
        standing |= joining
        left -= joining
    return True


def _check_allies(player: Player, place: str) -> None:
    hosted = [ally for ally in player.allies if ally != NOTHING]
    for space, ally in enumerate(player.allies):
        if ally != NOTHING:
            at = f"{place}.allies[{space}]"
            check(ally in ALLIES, at, f"{ally} is none of the {ALLIES.name}")
            check(queries.ally_space_open(player, space), at, "a Tower stands on this space")
    names = {ALLIES[ally].name for ally in hosted}
    check(len(names) == len(hosted), f"{place}.allies", "two of them are identical")


def _check_cities(player: Player, place: str) -> None:
    cities = [n for n in player.specialists if n and n % 10 == LAST_SPACE[n // 10]]
    twice = len(set(cities)) != len(cities)
    check(not twice, f"{place}.specialists", "two of them are in one City")
