"""A placed tile covers its space, scores what is complete, then has its effect (B24 to B26)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.notation import Option
from stupor.games.burgundy import queries, verbs
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.effects import alone, buildings, herds, regions, ships
from stupor.games.burgundy.effects.extras import CASTLE_ACTION
from stupor.games.burgundy.ids import BUILDING, CASTLE, KIND_MONASTERY, LIVESTOCK, MONASTERY, SHIP
from stupor.games.burgundy.state import State

#: Monastery 27 as a kind of tile.
BRIDGE_WARDENS: Final = KIND_MONASTERY + 27


def place_option(s: State, who: int, option: Option) -> None:
    """Carry out a placement that was chosen: of a stored tile, or straight from the board."""
    tile, space = int(option[2]), int(option[3]) - 1
    player = s.players[who]
    if tile in player.storage or (s.team and tile in s.shared[player.duchy]):
        source = verbs.take_from_storage(s, who, tile)
    else:
        source = verbs.remove_from_board(s, tile)
    place(s, who, tile, space, source)


def place(s: State, who: int, tile: int, space: int, source: str) -> None:
    """Lay a tile that came from a zone on a space, and let follow what it brings."""
    duchy = s.duchies[s.players[who].duchy]
    board = queries.board_of(s, duchy)
    verbs.cover(s, who, board, tile, space, source)
    if s.events is not None:
        size = board.region_size[board.region_of[space]]
        emit.event(s, "placed", who, tile, space + 1, board.colours[space], size)
    if s.solo is not None:
        alone.settle(s, who, tile, space)
        return
    regions.score_tile(s, who, duchy, board, space)
    take_effect(s, who, tile, space)


def take_effect(s: State, who: int, tile: int, space: int) -> None:
    """What a tile does when it is placed; face down, as mine or inn it does nothing."""
    colour = COLOUR[tile]
    if colour == BUILDING:
        buildings.EFFECTS[KIND[tile]](s, who)
    elif colour == LIVESTOCK:
        herds.place_livestock(s, who, tile, space)
    elif colour == SHIP:
        ships.place_ship(s, who)
    elif colour == CASTLE:
        push(s, CASTLE_ACTION)
    elif colour == MONASTERY:
        if s.solo is not None:
            alone.found(s, who, tile)
        elif KIND[tile] == BRIDGE_WARDENS:
            verbs.rise(s, who)


def effect_option(s: State, who: int, option: Option) -> None:
    """Let a tile that lies already have its effect."""
    take_effect(s, who, int(option[1]), int(option[2]))
