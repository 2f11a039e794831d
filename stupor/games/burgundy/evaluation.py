"""What things promise in the middle of a game, in victory points; all of it rules of thumb."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Final

from stupor.games.burgundy import params, queries, scoring
from stupor.games.burgundy.board import Board, members
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, counts_of
from stupor.games.burgundy.data.monasteries import (
    BONUS_TILES,
    KINDS_OF_BEASTS,
    KINDS_SOLD,
    MINERS,
    SCORING_SET,
    TILES_SOLD,
)
from stupor.games.burgundy.data.shields import DOUBLE_MINES, DOUBLE_MONASTERIES, LARGER
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST, COLOUR, KIND
from stupor.games.burgundy.ids import (
    BANK,
    BEASTS,
    BOARDING,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CRANE,
    EMPTY,
    INN,
    KIND_LIVESTOCK,
    KIND_MONASTERY,
    LAST_ROUND,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    SHIP,
    TOWNHALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from stupor.games.burgundy.state import Duchy, Player, State

ODD_WORKER: Final = 0.1
#: Turns that a space of a region takes its owner, as others are covered in between.
TURNS_A_SPACE: Final = 1.5
#: What a building's effect is worth, by type.
EFFECTS: Final = {
    WAREHOUSE: 2.5,
    WATCHTOWER: 4.0,
    CARPENTER: 3.2,
    CHURCH: 3.4,
    MARKET: 3.2,
    BOARDING: 3.2,
    BANK: 3.0,
    TOWNHALL: 3.6,
    CRANE: 4.2,
    WHITE_CASTLE: 3.4,
}
#: What a monastery that changes rules brings in a turn.
A_TURN: Final = {
    1: 0.12,
    2: 0.0,
    3: 0.16,
    4: 0.13,
    5: 0.18,
    6: 0.42,
    7: 0.3,
    8: 0.34,
    9: 0.3,
    10: 0.22,
    11: 0.22,
    12: 0.4,
    13: 0.16,
    14: 0.24,
    27: 0.1,
    28: 0.25,
}


@dataclass(frozen=True, slots=True)
class Leaning:
    """How much of its usual worth a thing has for somebody.

    `order` is what a place nearer the front is worth in a turn; `stored` the part of a tile's worth
    that it has before it is placed.
    """

    regions: float = 1.0
    buildings: float = 1.0
    herds: float = 1.0
    goods: float = 1.0
    monasteries: float = 1.0
    silver: float = 1.0
    workers: float = 1.0
    order: float = 0.035
    stored: float = 0.62


# --- the land


def region_hope(size: int, missing: int, turns: int) -> float:
    """What a region under way promises: its points, when it is likely to be whole.

    >>> region_hope(3, 1, 12) > region_hope(3, 2, 12) > region_hope(3, 3, 12)
    True
    """
    return _REGION_HOPE[size][missing][turns]


def _region_hope(size: int, missing: int, turns: int) -> float:
    if not missing:
        return 0.0
    needed = missing * TURNS_A_SPACE
    if needed > turns + 1:
        chance = 0.75 ** (needed - turns)
        needed = float(turns)
    else:
        chance = 1.0
    when = min(4.0, (25 - turns + needed) / 5)
    vp = params.REGION_VP[size] + 10 - 2 * when
    done = (size - missing) / size
    return float(chance * vp * 0.72 * (0.15 * done + 0.85 * done * done))


#: By size of a region, missing spaces and turns: a search asks for it at every step.
_REGION_HOPE: Final = tuple(
    tuple(
        tuple(_region_hope(size, missing, turns) for turns in range(LAST_ROUND + 2))
        for missing in range(size + 1)
    )
    for size in range(params.LARGEST_REGION + 1)
)


@cache
def colour_hope(missing: int, turns: int, bonus: int) -> float:
    """What a colour that is nearly covered promises of its bonus tile."""
    if missing > 4 or missing * TURNS_A_SPACE > turns + 1:
        return 0.0
    return bonus * (0.0, 0.6, 0.38, 0.22, 0.1)[missing]


def land_key(s: State, duchy: Duchy) -> Hashable:
    """All that `land` and `land_facts` look at, at whatever table."""
    covered = (duchy.board, duchy.covered, duchy.open, duchy.inns, duchy.links)
    return (covered, LARGER in duchy.shields, s.bonus, s.seats, s.figures)


def land(s: State, duchy: Duchy, turns: int, leaning: Leaning) -> float:
    """Regions and colours under way, and how free the next tiles are."""
    board = queries.board_of(s, duchy)
    free = board.full & ~duchy.covered
    worth = 0.0
    for place, region in enumerate(board.regions):
        missing = (region & free).bit_count()
        if missing:
            worth += region_hope(queries.scored_size(duchy, board, place), missing, turns)
    worth *= leaning.regions
    if s.solo is None:
        for colour, spaces in enumerate(board.coloured):
            missing = (spaces & free).bit_count()
            if missing:
                worth += colour_hope(missing, turns, queries.next_bonus(s, colour))
    if board.lanes and duchy.links < 2:
        worth += lanes_hope(board, duchy, turns)
    return worth + freedom(board, duchy.open, turns)


def lanes_hope(board: Board, duchy: Duchy, turns: int) -> float:
    """What lanes under way promise."""
    worth = 0.0
    for _, _, lane in board.lanes:
        done = (duchy.covered & lane).bit_count()
        if done < 5 and (5 - done) * TURNS_A_SPACE <= turns + 1:
            worth += 6.0 * done * done / 25
    return worth


def freedom(board: Board, spaces: int, turns: int) -> float:
    """How many kinds of tiles find a place, on how many numbers."""
    kinds = sum(bool(spaces & coloured) for coloured in board.coloured)
    numbers = sum(bool(spaces & board.within[die][0]) for die in range(1, 7))
    return (0.35 * kinds + 0.25 * numbers) * min(turns, 8) / 8


# --- what is owned


def holdings(s: State, player: Player, duchy: Duchy, turns: int, leaning: Leaning) -> float:
    """Silver, workers, goods, mines, monasteries, shields and stored tiles."""
    share = turns / 25
    worth = leaning.silver * silver_hope(duchy.silver, turns)
    worth += leaning.workers * workers_hope(duchy.workers, turns)
    if duchy.goods:
        worth += leaning.goods * goods_hope(s, duchy, turns)
    fields = queries.board_of(s, duchy).coloured[MINE] & duchy.covered
    if fields:
        worth += fields.bit_count() * mine_hope(s, duchy, turns)
    if duchy.powers:
        worth += leaning.monasteries * monasteries_hope(s, duchy, turns)
    if duchy.shields:
        worth += scoring.shields_points(s, duchy) - 1.1 * len(duchy.shields) * phase_ends(turns)
    return worth + stored_hope(s, player, duchy, turns, leaning) * (
        0.55 + 0.45 * min(1.0, 4 * share)
    )


def phase_ends(turns: int) -> int:
    """How many ends of phases are still to come.

    >>> phase_ends(24), phase_ends(20), phase_ends(19), phase_ends(0)
    (5, 5, 4, 1)
    """
    return turns // 5 + 1


def silver_hope(silver: int, turns: int) -> float:
    """Coins: two of them are a tile more in a turn, as long as there are turns."""
    useful = silver if silver < 6 else 6
    if useful > 2 * turns:
        useful = 2 * turns
    return silver + (0.75 if turns > 3 else 0.4) * useful


def workers_hope(workers: int, turns: int) -> float:
    """Workers: the first few are worth more than a point."""
    useful = min(workers, 2 * turns)
    first = min(useful, 3)
    more = min(useful - first, 4)
    return 0.5 * workers + 0.75 * first + 0.3 * more


def goods_hope(s: State, duchy: Duchy, turns: int) -> float:
    """Goods: what they sell for, less the die that it takes."""
    each = params.GOODS_VP[s.seats]
    worth = 0.0
    for count in counts_of(duchy.goods):
        if count:
            sale = 0.9 * (each * count + 1.2)
            worth += max(count * 1.0, sale - 1.2) if turns else float(count)
            turns -= 1
            if turns < 1:
                turns = 0
    return worth


def mine_hope(s: State, duchy: Duchy, turns: int) -> float:
    """Silver of a mine until the end."""
    each = 2 if DOUBLE_MINES in duchy.shields else 1
    worth = each * phase_ends(turns) * 1.35
    return worth + 0.8 * phase_ends(turns) if duchy.powers & MINERS else worth


def monasteries_hope(s: State, duchy: Duchy, turns: int) -> float:
    """What the monasteries will bring, in turns to come and in the end."""
    worth = 0.0
    for number in members(duchy.powers):
        worth += A_TURN.get(number, 0.0) * turns
        if SCORING_SET >> number & 1:
            worth += final_hope(s, duchy, number, turns)
    return worth


def final_hope(s: State, duchy: Duchy, number: int, turns: int) -> float:
    """What a scoring monastery will pay in the end."""
    now = scoring.monastery_points(s, duchy, number)
    if number == KINDS_SOLD:
        most = params.VP_PER_COLOUR_SOLD * COLOURS_OF_GOODS
        more = min(most - now, 2.0 * len(set(counts_of(duchy.goods)) - {0}) + 0.2 * turns)
    elif number == TILES_SOLD:
        more = 0.8 * len(duchy.goods) + 0.35 * turns
    elif number == KINDS_OF_BEASTS:
        more = min(params.VP_PER_BEAST * len(BEASTS) - now, 0.35 * turns)
    elif number == BONUS_TILES:
        more = 0.22 * turns
    else:
        more = min(4.0, 0.22 * turns)
    double = 2.0 if DOUBLE_MONASTERIES in duchy.shields else 1.0
    return double * (now + more)


# --- tiles in storage


def stored_hope(s: State, player: Player, duchy: Duchy, turns: int, leaning: Leaning) -> float:
    """What stored tiles will be worth once they are placed; the third one waits longest."""
    board = queries.board_of(s, duchy)
    hopes = [
        tile_hope(s, duchy, board, tile, turns, leaning) for tile in player.storage if tile != EMPTY
    ]
    if s.team:
        for tile in s.shared[player.duchy]:
            if tile != EMPTY:
                hopes.append(tile_hope(s, duchy, board, tile, turns, leaning))
    hopes.sort(reverse=True)
    worth = 0.0
    for place, hope in enumerate(hopes):
        worth += hope * (WAITING[place] if place < len(WAITING) else WAITING[-1])
    return worth * leaning.stored


#: Which part of their worth stored tiles keep, the best one first.
WAITING: Final[tuple[float, ...]] = (1.0, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3)


def tile_hope(
    s: State, duchy: Duchy, board: Board, tile: int, turns: int, leaning: Leaning
) -> float:
    """What a tile is worth once it lies: its effect, and what it adds to a region."""
    spaces = queries.allowed_spaces(duchy, board, tile)
    if not spaces:
        return 0.3 if room_later(duchy, board, tile) else -0.5
    free, adds = ~duchy.covered, 0.0
    while spaces:
        place = board.region_of[(spaces & -spaces).bit_length() - 1]
        region = board.regions[place]
        size, missing = queries.scored_size(duchy, board, place), (region & free).bit_count()
        hope = region_hope(size, missing - 1, turns) if missing > 1 else whole(s, size)
        if hope > adds:
            adds = hope
        spaces &= ~region
    return effect_hope(s, duchy, tile, turns, leaning) + 0.8 + 0.45 * adds


def whole(s: State, size: int) -> float:
    """What a region brings when its last space is covered now."""
    return 0.8 * (params.REGION_VP[size] + params.PHASE_VP[max(s.phase, 0)])


def room_later(duchy: Duchy, board: Board, tile: int) -> bool:
    """Whether a tile may find a space when more lies around."""
    colour = COLOUR[tile]
    if colour >= INN:
        return True
    free = board.coloured[colour] & ~duchy.covered
    if colour == BUILDING:
        free &= ~duchy.towns[KIND[tile]]
    return bool(free)


def effect_hope(s: State, duchy: Duchy, tile: int, turns: int, leaning: Leaning) -> float:
    """What a tile does when it is placed, or from then on."""
    colour, kind = COLOUR[tile], KIND[tile]
    if colour == BUILDING:
        return EFFECTS[kind] * leaning.buildings
    if colour == LIVESTOCK:
        return leaning.herds * (ANIMALS[tile] + 0.75 * herd(duchy, BEAST[tile]))
    if colour == SHIP:
        return 2.2 + 0.9 * leaning.goods * max([len(goods) for goods in s.depot_goods])
    if colour == CASTLE:
        return 4.0
    if colour == MINE:
        return mine_hope(s, duchy, turns)
    if colour == MONASTERY:
        number = kind - KIND_MONASTERY
        worth = A_TURN.get(number, 0.0) * turns
        if SCORING_SET >> number & 1:
            worth += final_hope(s, duchy, number, turns)
        return leaning.monasteries * worth
    return 0.5


def herd(duchy: Duchy, beast: int) -> int:
    """How many animals of a kind stand in the duchy, up to what one pasture may hold."""
    kinds, first = duchy.kinds, KIND_LIVESTOCK + 3 * beast + 1
    animals = 2 * kinds.count(first) + 3 * kinds.count(first + 1) + 4 * kinds.count(first + 2)
    return animals if animals < 8 else 8
