"""Why a choice is not possible: the id of the rule that stands against it, or nothing known."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries
from stupor.games.burgundy.board import Board
from stupor.games.burgundy.data.depots import DEPOTS, SPACES
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, counts_of
from stupor.games.burgundy.data.monasteries import (
    ANY_PAYMENT,
    FREE_TAKING,
    HIRING,
    NO_LIMIT,
)
from stupor.games.burgundy.data.shields import ANY_NUMBER, GUEST
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.ids import (
    ANY,
    BLANK,
    BUILDING,
    EMPTY,
    FACE_DOWN,
    INN,
    NOBODY,
)
from stupor.games.burgundy.state import Duchy, State
from stupor.games.burgundy.verbs import shelves


def turn(s: State, who: int, option: Option, dice: Sequence[int], left: int) -> str:
    """What stands against a choice of the turn."""
    duchy = queries.duchy_of(s, who)
    match option:
        case (("take" | "place" | "sell" | "workers"), int(), *_):
            return action(s, who, option, dice) if left else "turn.dice"
        case ("buy", *_):
            return buying(s, duchy, option)
        case ("hire",):
            return "hire.silver" if duchy.powers & HIRING else "hire.monastery"
        case ("shield", int(depot), _, int(space)):
            return doubles(s, duchy, depot, space, left)
        case ("wild", *_):
            return "shield.wild" if ANY_NUMBER in duchy.shields else "shield.none"
        case ("guest", *_):
            return guest(duchy)
    return ""


def action(s: State, who: int, option: Option, dice: Sequence[int]) -> str:
    """What stands against an action with one of these dice."""
    match option:
        case (("take" | "place" | "sell" | "workers"), int(die), *_) if die not in dice:
            return "turn.number"
        case ("take", int(die), int(tile)):
            return taking(s, queries.duchy_of(s, who), die, tile)
        case ("place", int(die), int(tile), int(space)):
            return placing(s, who, die, tile, space)
        case ("sell", int(die), int(colour)):
            return selling(queries.duchy_of(s, who), die, colour)
        case ("buy", *_):
            return buying(s, queries.duchy_of(s, who), option)
    return ""


def too_far(duchy: Duchy, die: int, number: int, free: int) -> str:
    """The rule that names the workers which a die would need and are not there."""
    needed = queries.workers_needed(duchy, die, number, free)
    return f"dice.workers.{needed}" if needed > duchy.workers else ""


def taking(s: State, duchy: Duchy, die: int, tile: int) -> str:
    """Why a tile cannot be taken with a die."""
    if tile in s.depots:
        return too_far(duchy, die, s.depots.index(tile) // SPACES + 1, FREE_TAKING)
    return "take.black" if tile in s.black or tile in s.inns else "take.gone"


def placing(s: State, who: int, die: int, tile: int, space: int) -> str:
    """Why a stored tile cannot be placed with a die on a space (from 1)."""
    if not known(tile) or not any(tile in here for here in shelves(s, who)):
        return "place.stored"
    duchy = queries.duchy_of(s, who)
    board = queries.board_of(s, duchy)
    if not 1 <= space <= board.size:
        return "place.space"
    return lying(duchy, board, tile, space - 1) or too_far(
        duchy, die, board.numbers[space - 1], queries.FREE_STEP[COLOUR[tile]]
    )


def placing_from(s: State, who: int, option: Option, tiles: Sequence[int]) -> str:
    """Why a tile cannot be placed straight from the board."""
    match option:
        case ("place", 0, int(tile), int(space)):
            duchy = queries.duchy_of(s, who)
            board = queries.board_of(s, duchy)
            if tile == EMPTY or tile not in tiles:
                return "place.board"
            if not 1 <= space <= board.size:
                return "place.space"
            return lying(duchy, board, tile, space - 1)
    return ""


def lying(duchy: Duchy, board: Board, tile: int, space: int) -> str:
    """Why a tile may not lie on a space, whatever the number."""
    if duchy.covered >> space & 1:
        return "place.covered"
    colour = COLOUR[tile]
    if colour not in (INN, BLANK) and colour != board.colours[space]:
        return "place.colour"
    if not duchy.open >> space & 1:
        return "place.neighbour"
    if colour == INN and duchy.inns >> space & 1:
        return "place.inn"
    if colour == BUILDING and not duchy.powers & NO_LIMIT and duchy.towns[KIND[tile]] >> space & 1:
        return "place.type"
    return ""


def selling(duchy: Duchy, die: int, colour: int) -> str:
    """Why a colour of goods cannot be sold with a die."""
    if not 1 <= colour <= COLOURS_OF_GOODS or not counts_of(duchy.goods)[colour]:
        return "sell.none"
    return too_far(duchy, die, colour, 0)


def buying(s: State, duchy: Duchy, option: Option) -> str:
    """Why a tile cannot be bought."""
    if s.bought:
        return "buy.once"
    everywhere = duchy.powers & ANY_PAYMENT
    if duchy.silver + (duchy.workers if everywhere else 0) < params.PRICE:
        return "buy.silver"
    match option:
        case ("buy", int(tile)) if tile in s.depots and not everywhere:
            return "buy.depot"
    return "buy.gone"


def fetching(s: State, option: Option) -> str:
    """Why a tile cannot be fetched by a building."""
    match option:
        case ("fetch", int(tile)) if tile in s.black or tile in s.inns:
            return "fetch.black"
        case ("fetch", int(tile)) if tile not in s.depots:
            return "take.gone"
    return ""


def doubles(s: State, duchy: Duchy, depot: int, space: int, left: int) -> str:
    """Why both dice bring no shield to a space."""
    if left < 2:
        return "shield.dice"
    if not 1 <= depot <= DEPOTS or not s.depot_shields or not s.depot_shields[depot - 1]:
        return "shield.gone"
    return "shield.doubles" if space - 1 in queries.castles_of(duchy) else "shield.castle"


def guest(duchy: Duchy) -> str:
    """Why nobody can be named."""
    if GUEST not in duchy.shields:
        return "shield.none"
    return "shield.guest" if duchy.guest != NOBODY else ""


def known(tile: int) -> bool:
    """Whether there is such a tile, face up or face down."""
    return 0 < tile < 2 * FACE_DOWN and COLOUR[tile] != EMPTY


def number_needed(s: State, duchy: Duchy, option: Option) -> int:
    """The number that a die action asks for; 0 for none."""
    match option:
        case ("take", int(), int(tile)) if tile in s.depots:
            return s.depots.index(tile) // SPACES + 1
        case ("place", int(), int(), int(space)):
            return queries.board_of(s, duchy).numbers[space - 1]
        case ("sell", int(), int(colour)):
            return colour
    return ANY
