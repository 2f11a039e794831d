"""The four actions of a die: what it can do, for how many workers, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy import keys, queries, verbs
from stupor.games.burgundy.board import DISTANCE, FARTHEST, members
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.data.depots import SPACES
from stupor.games.burgundy.data.monasteries import FREE_TAKING, LONG_STEPS
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import ANY, EMPTY, FACE_DOWN, WILD
from stupor.games.burgundy.queries import FREE_STEP
from stupor.games.burgundy.state import Duchy, State

#: What carries out an action once it is paid; the modules of the actions enter themselves here,
#: for a placed tile may lead to any action again.
Deed = Callable[[State, int, Option], None]
DEEDS: Final[dict[str, Deed]] = {}
ACTIONS: Final = ("take", "place", "sell", "workers")


def add_actions(s: State, who: int, duchy: Duchy, dice: tuple[int, ...],
                offers: list[Option]) -> None:  # fmt: skip
    """Offer all that dice of these numbers can do, each for the fewest workers."""
    powers = duchy.powers
    steps = duchy.workers * 2 if powers & LONG_STEPS else duchy.workers
    if steps > FARTHEST:
        steps = FARTHEST
    taking = steps + 1 if powers & FREE_TAKING and steps < FARTHEST else steps
    depots = s.depots
    for die in dice:
        row = keys.TAKE[die]
        near = keys.SPACES_NEAR[die][taking]
        offers += [row[tile] for space in near if (tile := depots[space]) >= 0]
    for tile in s.players[who].storage:
        if tile >= 0:
            add_places(s, duchy, tile, dice, steps, offers)
    if s.team:
        for tile in s.shared[s.players[who].duchy]:
            if tile >= 0:
                add_places(s, duchy, tile, dice, steps, offers)
    if duchy.goods:
        colours = keys.colours_of(duchy.goods)
        for die in dice:
            offers += keys.sales_of(die, steps, colours)
    for die in dice:
        offers.append(keys.WORKERS[die])


def add_places(s: State, duchy: Duchy, tile: int, dice: tuple[int, ...], steps: int,
               offers: list[Option]) -> None:  # fmt: skip
    """Offer the spaces where dice of these numbers can place a tile."""
    board = BOARDS[duchy.board] if not s.figures else queries.board_of(s, duchy)
    spaces = queries.allowed_spaces(s, duchy, board, tile)
    if not spaces:
        return
    if steps < FARTHEST and duchy.powers & FREE_STEP[COLOUR[tile]]:
        steps += 1
    for die in dice:
        found = spaces & board.within[die][steps]
        if found:
            row = keys.places_of(die, tile)
            offers += [row[space] for space in members(found)]


def price(s: State, duchy: Duchy, option: Option) -> int:
    """The fewest workers that a die action costs; it may be more than there are."""
    die = int(option[1])
    match option[0]:
        case "take":
            space = _depot_space(s, int(option[2]))
            return queries.taking_price(s, duchy, die, space // SPACES + 1)
        case "place":
            return queries.placing_price(s, duchy, die, int(option[2]), int(option[3]) - 1)
        case "sell":
            return queries.workers_needed(duchy, die, int(option[2]), 0)
        case _:
            return 0


def _depot_space(s: State, tile: int) -> int:
    return s.depots.index(tile)


def shield_offers(s: State, who: int, prices: tuple[int, ...]) -> list[Option]:
    """Shields of the depots that a player can pay for, each for every castle (B82, B92)."""
    duchy = queries.duchy_of(s, who)
    castles = queries.castles_of(duchy)
    return [
        ("shield", depot + 1, shield, space + 1)
        for depot, shields in enumerate(s.depot_shields)
        if prices[depot] <= duchy.workers
        for shield in shields
        for space in castles
    ]


def doubles_prices(duchy: Duchy, dice: tuple[int, int]) -> tuple[int, ...]:
    """By depot from 0 the workers that make both dice its number; free steps do not help."""
    return tuple(
        sum(queries.workers_needed(duchy, _plain(die), depot, 0) for die in dice)
        for depot in range(1, 7)
    )


def _plain(die: int) -> int:
    return ANY if die == WILD else die


def stored(s: State, who: int, tile: object) -> bool:
    """Whether a player may use a tile out of storage."""
    return tile != EMPTY and any(tile in here for here in verbs.shelves(s, who))


def distance_of(die: int, number: int) -> int:
    """Steps from a die to a number."""
    return DISTANCE[die][number]


def is_tile(tile: object) -> bool:
    """Whether something is the id of a tile, face up or face down."""
    return isinstance(tile, int) and 0 < tile < 2 * FACE_DOWN and COLOUR[tile] != EMPTY
