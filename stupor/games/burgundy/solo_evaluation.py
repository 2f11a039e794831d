"""What things are worth in a solo game: actions, and the spaces that they cover."""

from __future__ import annotations

from math import exp
from typing import Final

from stupor.games.burgundy import queries, scoring
from stupor.games.burgundy.board import Board, members
from stupor.games.burgundy.data.depots import DEPOT_SPACES
from stupor.games.burgundy.data.monasteries import SCORING_SET
from stupor.games.burgundy.data.tiles import ANIMALS, COLOUR, HEXES, KIND
from stupor.games.burgundy.evaluation import freedom, phase_ends, region_hope, room_later
from stupor.games.burgundy.ids import (
    BANK,
    BLANK,
    BOARDING,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    COLOURS,
    CRANE,
    EMPTY,
    KIND_MONASTERY,
    LAST_ROUND,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    ROUNDS_A_PHASE,
    SHIP,
    TOWNHALL,
    WAREHOUSE,
)
from stupor.games.burgundy.state import Duchy, Player, State

#: What a covered space is worth, what an action is (two of them cover a space), and what the whole
#: way of the counter to its target is.
SPACE: Final = 8.0
ACTION: Final = 3.6
COUNTER: Final = 4.0
SILVER: Final = 1.6
GOODS: Final = 0.6
#: What effects of buildings are worth in actions.
EFFECTS: Final = {
    WAREHOUSE: 0.5,
    CARPENTER: 0.9,
    CHURCH: 0.9,
    MARKET: 0.9,
    BOARDING: 0.6,
    BANK: 0.8,
    TOWNHALL: 0.9,
    CRANE: 1.0,
}
#: What a monastery spares in a turn; those that pay points do so when they are placed.
A_TURN_ALONE: Final = {
    1: 0.06,
    3: 0.14,
    4: 0.08,
    5: 0.1,
    6: 0.28,
    7: 0.4,
    8: 0.55,
    9: 0.28,
    10: 0.5,
    11: 0.25,
    12: 0.55,
    13: 0.05,
    14: 0.45,
    28: 0.25,
}
#: What a space loses that finds no tile, as far as that can be foreseen.
SCARCE: Final = 3.0
#: How many may find none, as a rule, for each turn that is left.
USUALLY_SHORT: Final = 0.7
#: Which part of the tiles that come is still there when one is wanted.
LASTING: Final = 0.65
#: How many tiles of each colour come to the numbered depots in a phase, alone as for two.
FILLED: Final = tuple(
    sum(space.colour == colour and space.players <= 2 for space in DEPOT_SPACES)
    for colour in range(len(COLOURS))
)
#: The colour of a tile by the byte that tells what lies on a space of a depot; 0 is no tile.
_COLOUR_OF: Final = bytes.maketrans(
    bytes([0, *(tile.kind + 1 for tile in HEXES)]), bytes([BLANK, *(tile.colour for tile in HEXES)])
)
#: Which part of their worth stored tiles keep, the best one first.
WAITING: Final = (1.0, 0.9, 0.75)
#: What it is worth to win, beside the spaces: so little that a choice is judged by all its deals.
WON: Final = 16.0
#: How many spaces a turn to come covers, and how many of those a worth sees already.
A_TURN_COVERS: Final = 1.4
FORESEEN: Final = 2.0
#: The last spaces are covered less often than a worth says, which knows no end of a duchy.
LAST: Final = 3.0


def solo_hope(s: State, player: Player, duchy: Duchy, turns: int) -> float:
    """Spaces covered, what is at hand to cover more, and how far the counter has come."""
    track = s.solo
    assert track is not None
    board = queries.board_of(s, duchy)
    worth = SPACE * duchy.covered.bit_count() + COUNTER * track.counter / track.target
    useful = min(1.0, (turns + 1) / 5)
    worth += useful * SILVER * min(duchy.silver, 2 * turns + 2, 8)
    worth += useful * workers(duchy.workers, turns)
    worth += useful * GOODS * min(len(duchy.goods), 11)
    worth += queries.mines(duchy) * phase_ends(turns) * SILVER * useful
    worth += sum(A_TURN_ALONE.get(number, 0.0) * turns for number in members(duchy.powers)) * 0.8
    worth += regions(board, duchy, turns) + 2.0 * freedom(board, duchy.open, turns)
    short = scarcity(s, player, board, ~duchy.covered, turns)
    worth += SCARCE * (USUALLY_SHORT * turns - short)
    return worth + useful * stored(s, player, duchy, board, turns)


def scarcity(s: State, player: Player, board: Board, free: int, turns: int) -> float:
    """How many free spaces may find no tile: the more of a colour are missing, the fewer come."""
    offered = s.kinds.translate(_COLOUR_OF)
    stored_colours = [COLOUR[tile] for tile in player.storage if tile != EMPTY]
    phases, lasting = turns // ROUNDS_A_PHASE, lasting_part(turns % ROUNDS_A_PHASE)
    short = 0.0
    for colour, filled in enumerate(FILLED):
        missing = (board.coloured[colour] & free).bit_count() - stored_colours.count(colour)
        if missing > 0:
            coming = offered.count(colour) * lasting + filled * phases * LASTING
            short += missing * missing / (missing + coming + 0.5)
    return short


def lasting_part(rounds: int) -> float:
    """Which part of the tiles on offer is still there when one is wanted in this phase.

    >>> lasting_part(0), lasting_part(1) < lasting_part(4) < 1
    (0.0, True)
    """
    return 1 - LASTING + LASTING * rounds / ROUNDS_A_PHASE if rounds else 0.0


def workers(count: int, turns: int) -> float:
    """The first few workers spare an action now and then; many are of no use."""
    count = min(count, 2 * turns + 2)
    return 1.2 * min(count, 3) + 0.45 * min(max(count - 3, 0), 5)


def regions(board: Board, duchy: Duchy, turns: int) -> float:
    """Regions under way move the counter."""
    free = ~duchy.covered
    worth = 0.0
    for place, region in enumerate(board.regions):
        missing = (region & free).bit_count()
        if missing:
            worth += region_hope(board.region_size[place], missing, turns)
    return 0.09 * worth


def stored(s: State, player: Player, duchy: Duchy, board: Board, turns: int) -> float:
    """Tiles that wait in storage: half a space if they find one."""
    hopes = sorted(
        (tile_hope(s, duchy, board, tile, turns) for tile in player.storage if tile != EMPTY),
        reverse=True,
    )
    return sum(hope * part for hope, part in zip(hopes, WAITING, strict=False))


def tile_hope(s: State, duchy: Duchy, board: Board, tile: int, turns: int) -> float:
    """What a stored tile is worth: nothing where its colour has no space left."""
    if not room_later(duchy, board, tile):
        return 0.0
    worth = 0.5 * SPACE + effect(s, duchy, tile, turns)
    spaces = queries.allowed_spaces(duchy, board, tile)
    if not spaces:
        return 0.45 * worth
    numbers = len({board.numbers[space] for space in members(spaces)})
    return worth * (0.8 + 0.05 * min(numbers, 4))


def effect(s: State, duchy: Duchy, tile: int, turns: int) -> float:
    """What a tile does when it is placed."""
    colour = COLOUR[tile]
    if colour == BUILDING:
        return 0.7 * ACTION * EFFECTS.get(KIND[tile], 0.1)
    if colour == CASTLE:
        return 0.8 * ACTION
    if colour == SHIP:
        return GOODS * (1 + max(map(len, s.depot_goods)))
    if colour == MINE:
        return SILVER * phase_ends(turns) * 0.8
    if colour == LIVESTOCK:
        return 0.1 * ANIMALS[tile]
    if colour == MONASTERY:
        return monastery(s, duchy, KIND[tile] - KIND_MONASTERY, turns)
    return 0.0 if colour == BLANK else 0.3


def monastery(s: State, duchy: Duchy, number: int, turns: int) -> float:
    """What a monastery does once it is placed: it pays as things are now, or spares actions."""
    if SCORING_SET >> number & 1:
        assert s.solo is not None
        return COUNTER * scoring.monastery_points(s, duchy, number) / s.solo.target
    return 0.7 * A_TURN_ALONE.get(number, 0.0) * turns


def spaces(s: State, worth: float, turns: int) -> float:
    """How many spaces may be covered in the end, never all of them before that.

    A worth tells what there is; so many turns are still to begin.
    """
    duchy = s.duchies[0]
    if s.over:
        return float(duchy.covered.bit_count())
    to_come = max(0.0, A_TURN_COVERS * turns - FORESEEN)
    missing = len(duchy.spaces) - worth / SPACE - to_come
    return len(duchy.spaces) - (missing if missing > LAST else LAST * exp(missing / LAST - 1))


def ended_solo_value(s: State) -> float:
    """The value of an ended solo game; a won one is worth more the sooner it ends."""
    worth = SPACE * s.duchies[0].covered.bit_count()
    return worth + WON + LAST_ROUND - s.round if scoring.won_alone(s) else worth
