"""Facts of a position that several rules ask for; nothing here changes anything."""

from __future__ import annotations

from typing import Final

from stupor.engine.corrections import Corrections
from stupor.games.burgundy import params
from stupor.games.burgundy.board import DISTANCE, FARTHEST, Board
from stupor.games.burgundy.boards import BOARD_NAMES, BOARDS, corrected_board
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, counts_of
from stupor.games.burgundy.data.monasteries import (
    FREE_BUILDING,
    FREE_RIVER,
    FREE_STONE,
    FREE_TAKING,
    LONG_STEPS,
    MINERS,
    NO_LIMIT,
    ON_TOP,
)
from stupor.games.burgundy.data.shields import (
    DOUBLE_MINES,
    GREAT_STORE,
    GUEST,
    LARGER,
    NO_NEIGHBOUR,
)
from stupor.games.burgundy.data.tiles import BEAST, COLOUR, KIND, kinds_of
from stupor.games.burgundy.ids import (
    BUILDING,
    BUILDINGS,
    CASTLE,
    EMPTY,
    INN,
    KIND_CASTLE,
    KIND_MINE,
    KIND_MONASTERY,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NOBODY,
    SHIP,
)
from stupor.games.burgundy.state import Duchy, State

#: Which monastery lends a free step to a die that places a tile of each colour; INN and BLANK none.
FREE_STEP: Final[tuple[int, ...]] = (
    FREE_BUILDING,
    FREE_RIVER,
    FREE_RIVER,
    FREE_STONE,
    FREE_STONE,
    FREE_STONE,
    0,
    0,
)


def board_of(s: State, duchy: Duchy) -> Board:
    """The board of a duchy, as the game's figures have it."""
    board = BOARDS[duchy.board]
    return laid_board(s.figures, board) if s.figures else board


def laid_board(figures: Corrections, printed: Board) -> Board:
    """A board with the corrections that a game is played with."""
    other = {
        name: str(value)
        for component, name, value in figures
        if component == f"duchy.{printed.name}"
    }
    if not other:
        return printed
    return corrected_board(printed.name, other.get("grid", ""), other.get("rivers", ""))


def duchy_of(s: State, seat: int) -> Duchy:
    """The duchy of a seat, or of its team."""
    return s.duchies[s.players[seat].duchy]


def seats_of(s: State, number: int) -> list[int]:
    """The seats that a duchy belongs to."""
    return [seat for seat, player in enumerate(s.players) if player.duchy == number]


def reach(duchy: Duchy) -> int:
    """How many steps the workers of a duchy can move a die, at most three."""
    steps = duchy.workers * 2 if duchy.powers & LONG_STEPS else duchy.workers
    return steps if steps < FARTHEST else FARTHEST


def workers_needed(duchy: Duchy, die: int, number: int, free: int) -> int:
    """The fewest workers that make a die the number, a free step taken off (B10, B12)."""
    apart = DISTANCE[die][number] - (1 if duchy.powers & free else 0)
    if apart <= 0:
        return 0
    return (apart + 1) // 2 if duchy.powers & LONG_STEPS else apart


def taking_price(duchy: Duchy, die: int, depot: int) -> int:
    """Workers to take a tile from a depot (from 1) with a die."""
    return workers_needed(duchy, die, depot, FREE_TAKING)


def placing_price(s: State, duchy: Duchy, die: int, tile: int, space: int) -> int:
    """Workers to place a tile on a space with a die."""
    number = board_of(s, duchy).numbers[space]
    return workers_needed(duchy, die, number, FREE_STEP[COLOUR[tile]])


def allowed_spaces(duchy: Duchy, board: Board, tile: int) -> int:
    """The set of spaces where a tile may lie, whatever the number (B24, B27, B53, B75)."""
    colour = COLOUR[tile]
    if colour == BUILDING:
        spaces = duchy.open & board.coloured[BUILDING]
        if spaces and not duchy.powers & NO_LIMIT:
            spaces &= ~duchy.towns[KIND[tile]]
        return spaces
    if colour < INN:
        return duchy.open & board.coloured[colour]
    return duchy.open & ~duchy.inns if colour == INN else duchy.open


def storage_room(s: State, duchy: Duchy) -> int:
    """How many tiles a player's own storage holds; any number with shield 4."""
    if s.team:
        return params.TEAM_STORAGE
    return len(KIND) if GREAT_STORE in duchy.shields else params.STORAGE


def mines(duchy: Duchy) -> int:
    """The mines of a duchy."""
    return count_kind(duchy, KIND_MINE)


def mine_income(duchy: Duchy) -> tuple[int, int]:
    """The silver and the workers that the mines of a duchy bring at the end of a phase."""
    count = mines(duchy)
    silver = 2 * count if DOUBLE_MINES in duchy.shields else count
    return silver, count if duchy.powers & MINERS else 0


def scored_size(duchy: Duchy, board: Board, place: int) -> int:
    """The size that a region counts with: an inn and shield 17 add one each."""
    inn = bool(duchy.inns & board.regions[place])
    return min(board.region_size[place] + inn + (LARGER in duchy.shields), params.LARGEST_REGION)


def bonus_vp(s: State, taken: int) -> int:
    """VP of the large bonus tile, or of the small one once that is taken."""
    return (params.SMALL_BONUS if taken else params.LARGE_BONUS)[s.seats]


def next_bonus(s: State, colour: int) -> int:
    """VP for whoever covers a colour next; alone there are no bonus tiles."""
    taken = s.bonus[colour]
    return 0 if s.solo is not None or taken > 1 else bonus_vp(s, taken)


def count_kind(duchy: Duchy, kind: int) -> int:
    """How many tiles of a kind lie in a duchy; those face down are of none."""
    return duchy.kinds.count(kind + 1)


def beasts(duchy: Duchy) -> set[int]:
    """The kinds of livestock in a duchy."""
    return {BEAST[tile] for tile in duchy.spaces} - {EMPTY}


def castles_of(duchy: Duchy) -> list[int]:
    """The spaces of a duchy's castles."""
    return [space for space, tile in enumerate(duchy.spaces) if KIND[tile] == KIND_CASTLE]


def goods_room(s: State) -> int:
    """How many colours of goods a duchy stores."""
    return COLOURS_OF_GOODS if s.solo is not None else params.GOODS_COLOURS_STORED


def goods_sold(duchy: Duchy) -> tuple[int, ...]:
    """The goods that a duchy has sold, wherever they lie (B36)."""
    return (*duchy.sold, *duchy.laid)


def colours_sold(duchy: Duchy) -> int:
    """How many colours of goods a duchy has sold."""
    return sum(map(bool, counts_of(goods_sold(duchy))))


def region_value(size: int) -> int:
    """VP for a region of a size; never more than for the largest."""
    return params.REGION_VP[min(size, params.LARGEST_REGION)]


def complete_regions(board: Board, duchy: Duchy) -> list[int]:
    """The places of the regions that are covered all over."""
    covered = duchy.covered
    return [place for place, region in enumerate(board.regions) if covered & region == region]


def covered_colours(board: Board, duchy: Duchy) -> list[int]:
    """The colours of which every space is covered."""
    return [
        colour for colour, spaces in enumerate(board.coloured) if duchy.covered & spaces == spaces
    ]


def own_powers(duchy: Duchy) -> int:
    """The monasteries of a duchy as a set; those face down are none."""
    powers = 0
    for tile in duchy.spaces:
        kind = KIND[tile]
        if kind > KIND_MONASTERY:
            powers |= 1 << (kind - KIND_MONASTERY)
    return powers


def powers_of(s: State, duchy: Duchy) -> int:
    """The monasteries that count for a duchy: its own, and by shield 6 a guest's but for 27."""
    powers = own_powers(duchy)
    if duchy.guest != NOBODY and GUEST in duchy.shields:
        powers |= own_powers(duchy_of(s, duchy.guest)) & ~ON_TOP
    return powers


def open_spaces(board: Board, duchy: Duchy) -> int:
    """The free spaces beside covered ones; with shield 18 all free spaces."""
    if NO_NEIGHBOUR in duchy.shields:
        return board.full & ~duchy.covered
    beside = 0
    for space, tile in enumerate(duchy.spaces):
        if tile != EMPTY:
            beside |= board.near[space]
    return beside & ~duchy.covered


def derive(s: State, duchy: Duchy) -> None:
    """Work out what a duchy keeps in mind about itself."""
    board = board_of(s, duchy)
    towns = [0] * len(BUILDINGS)
    duchy.covered = duchy.inns = 0
    for space, tile in enumerate(duchy.spaces):
        if tile == EMPTY:
            continue
        duchy.covered |= 1 << space
        if COLOUR[tile] == BUILDING:
            towns[KIND[tile]] |= board.region[space]
        elif COLOUR[tile] == INN:
            duchy.inns |= board.region[space]
    duchy.towns = tuple(towns)
    duchy.open = open_spaces(board, duchy)
    duchy.powers = powers_of(s, duchy)
    duchy.kinds = kinds_of(duchy.spaces)


def derive_all(s: State) -> None:
    """Do so for every duchy whose board is chosen, and for what is on offer."""
    s.kinds = kinds_of(s.depots) + kinds_of(s.black)
    for duchy in s.duchies:
        if duchy.board != EMPTY:
            derive(s, duchy)


#: Colours by what buildings and rewards take from the numbered depots.
FETCHES: Final = {
    "market": frozenset({SHIP, LIVESTOCK}),
    "carpenter": frozenset({BUILDING}),
    "church": frozenset({MINE, MONASTERY, CASTLE}),
    "any": frozenset({BUILDING, LIVESTOCK, SHIP, MONASTERY, CASTLE, MINE}),
}


def traits(s: State) -> list[str | None]:
    """The duchies of the players, as far as they are chosen."""
    boards = [s.duchies[player.duchy].board for player in s.players]
    return [None if board == EMPTY else BOARD_NAMES[board] for board in boards]
