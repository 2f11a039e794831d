"""Positions for lessons: a game of two that is arranged before anybody moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stupor.engine import codec
from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.expansions.state import Commissions, Crusade, Expansions
from stupor.games.stupor_mundi.ids import ICON, LAST_SPACE, NOTHING, PATH, SITE, SPECIAL
from stupor.games.stupor_mundi.setup import new_game
from stupor.games.stupor_mundi.state import State
from stupor.language import mark

#: The player is of House Savoy, the other of House Wittelsbach, and the player moves first.
SEED: Final = 4
HOUSES: Final = ("savoy", "wittelsbach")
PLAYER, OTHER = 0, 1
#: What is said to whoever plays a card elsewhere or face up.
FACE_DOWN: Final = mark(
    "Into the lit slot, please, and face down: right click, wheel or F flips the card."
)


def arranged(change: Callable[[State], None], *expansions: str) -> dict[str, Any]:
    """The position in JSON after a change to a new game, perhaps one with expansions."""
    options: dict[str, Any] = {"houses": list(HOUSES), "market": "easy"}
    if expansions:
        options |= {"edition": SPECIAL, "expansions": list(expansions)}
    s = new_game(2, SEED, options)
    change(s)
    dumped: dict[str, Any] = codec.dump(s)
    return dumped


def hand(s: State, seat: int, *numbers: int) -> None:
    """Give a seat these of its ten House cards; the rest is its draw pile."""
    player = s.players[seat]
    own = [player.house * 10 + n for n in range(10)]
    player.hand = [player.house * 10 + n for n in numbers]
    player.deck = [card for card in own if card not in player.hand]


def host_in_city(s: State, city: int, ally: int) -> None:
    """Let an Ally stand face up in a city; who stood there takes its former place."""
    index = city * 2
    here = s.ally_up[index]
    for place in (s.ally_up, s.ally_down):
        if ally in place:
            place[place.index(ally)] = here
    spare = [here if other == ally else other for other in s.spare_allies]
    s.spare_allies = tuple(sorted(spare))
    s.ally_up[index] = ally


def market_in_city(s: State, city: int, tile: int) -> None:
    """Lay the blue side of a Market into a city."""
    tiles = [code // 2 for code in s.markets]
    if tile in tiles:
        tiles[tiles.index(tile)] = tiles[city]
    tiles[city] = tile
    s.markets = tuple(code * 2 for code in tiles)


def edict_in_row(s: State, row: int, edict: int) -> None:
    """Make an Edict Active in a row; the one that lay there takes its former place."""
    here = s.active[row - 1]
    for place in (s.active, s.next, s.edict_pile):
        if edict in place:
            place[place.index(edict)] = here
    s.active[row - 1] = edict


def built(s: State, seat: int = PLAYER, **sites: int) -> None:
    """Let a castle have these pieces on these sites."""
    player = s.players[seat]
    castle = list(player.castle)
    for site, piece in sites.items():
        castle[SITE[site]] = piece
        player.pieces &= ~(1 << piece)
    player.castle = tuple(castle)


def goods(s: State, coins: int, stone: int, grain: int) -> None:
    """What the player owns."""
    player = s.players[PLAYER]
    player.coins, player.stone, player.grain = coins, stone, grain


def tiles_on_paths(s: State, country: tuple[int, ...], village: tuple[int, ...]) -> None:
    """Choose the Workplace tiles of the paths."""
    s.country, s.village = country, village


def specialist(s: State, index: int, path: str, space: int) -> None:
    """Put one of the player's Specialists on a space."""
    if not 0 < space <= LAST_SPACE[PATH[path]]:
        raise BadData(f"the {path} path has no space {space}")
    places = list(s.players[PLAYER].specialists)
    places[index] = PATH[path] * 10 + space
    s.players[PLAYER].specialists = tuple(places)


def palace(s: State, **things: int) -> None:
    """What Frederick owns; the Treasury counts in threes."""
    for name, count in things.items():
        s.palace[ICON[name]] = count


def crusade_boards(s: State, **items: tuple[int, ...]) -> None:
    """Lay out just these Crusade boards with just these things, the top one last."""
    boards = tuple(board for board, name in enumerate(BOARD_NAMES) if name in items)
    lying = tuple(items.get(name, ()) for name in BOARD_NAMES)
    s.expansions = Expansions(Crusade(boards, lying), s.expansions.projects)


def projects(s: State, conditions: dict[int, int]) -> None:
    """Lay out just these Imperial Projects, each with its Condition."""
    offered = Commissions(tuple(conditions), tuple(conditions.values()))
    s.expansions = Expansions(s.expansions.crusade, offered)


def hosted(s: State, space: int, ally: int, seat: int = PLAYER) -> None:
    """Let a House host an Ally; one that lay face down in the last city lies in its place."""
    below = max(index for index, tile in enumerate(s.ally_down) if tile != NOTHING)
    other, spare = s.ally_down[below], list(s.spare_allies)
    for place in (s.ally_up, s.ally_down, spare):
        if ally in place:
            place[place.index(ally)] = other
    s.ally_down[below] = NOTHING
    s.spare_allies = tuple(sorted(spare))
    player = s.players[seat]
    player.allies = (*player.allies[: space - 1], ally, *player.allies[space:])


def mantled(s: State, seat: int, *spaces: int) -> None:
    """Let Mantles lie over the Allies on these spaces of a House, the first Mantle on the first."""
    player = s.players[seat]
    for mantle, space in enumerate(spaces, start=1):
        player.holdings = player.holdings.with_mantle(space - 1, mantle)
