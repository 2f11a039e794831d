"""The four actions of a die: what it can do, for how many workers, and who does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine import emit
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries, verbs
from stupor.games.burgundy.board import FARTHEST, members
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.data.depots import SPACES
from stupor.games.burgundy.data.monasteries import FREE_TAKING, LONG_STEPS, MORE_WORKERS, WAGES
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import ANY, BUILDING, INN, WILD
from stupor.games.burgundy.keys import (
    COLOURS_NEAR,
    SPACES_NEAR,
    colours_of,
)
from stupor.games.burgundy.queries import FREE_STEP
from stupor.games.burgundy.state import Duchy, Player, State

#: What carries out an action once it is paid. `flow` fills it: a placed tile may lead to any action
#: again, so that the modules of the actions cannot know each other.
Deed = Callable[[State, int, Option], None]
DEEDS: Final[dict[str, Deed]] = {}
ACTIONS: Final = ("take", "place", "sell", "workers")


def add_actions(
    s: State, player: Player, duchy: Duchy, dice: tuple[int, ...], offers: list[Option]
) -> None:
    """Offer all that dice of these numbers can do, each for the fewest workers."""
    powers = duchy.powers
    steps = duchy.workers * 2 if powers & LONG_STEPS else duchy.workers
    if steps > FARTHEST:
        steps = FARTHEST
    taking = steps + 1 if powers & FREE_TAKING and steps < FARTHEST else steps
    depots, add = s.depots, offers.append
    if taking == FARTHEST:
        tiles = [tile for tile in depots if tile >= 0]
        for die in dice:
            offers += [("take", die, tile) for tile in tiles]
    else:
        for die in dice:
            for space in SPACES_NEAR[die][taking]:
                tile = depots[space]
                if tile >= 0:
                    add(("take", die, tile))
    add_places(s, duchy, player.storage, dice, steps, offers)
    if s.team:
        add_places(s, duchy, s.shared[player.duchy], dice, steps, offers)
    if duchy.goods:
        colours = colours_of(duchy.goods)
        for die in dice:
            found = colours & COLOURS_NEAR[die][steps]
            if found:
                for colour in members(found):
                    add(("sell", die, colour))
    for die in dice:
        add(("workers", die))


def add_places(
    s: State,
    duchy: Duchy,
    tiles: Sequence[int],
    dice: tuple[int, ...],
    steps: int,
    offers: list[Option],
) -> None:
    """Offer the spaces where dice of these numbers can place tiles."""
    board = BOARDS[duchy.board] if not s.figures else queries.board_of(s, duchy)
    free, add = duchy.open, offers.append
    for tile in tiles:
        if tile < 0:
            continue
        colour = COLOUR[tile]
        if BUILDING < colour < INN:
            spaces = free & board.coloured[colour]
        else:
            spaces = queries.allowed_spaces(duchy, board, tile)
        if not spaces:
            continue
        far = steps
        if far < FARTHEST and duchy.powers & FREE_STEP[colour]:
            far += 1
        for die in dice:
            found = spaces & board.within[die][far]
            if found:
                for space in members(found):
                    add(("place", die, tile, space + 1))


def price(s: State, duchy: Duchy, option: Option) -> int:
    """The fewest workers that a die action costs; it may be more than there are."""
    die, verb = int(option[1]), option[0]
    if die == ANY or verb == "workers":
        return 0
    if verb == "take":
        depot = s.depots.index(int(option[2])) // SPACES + 1
        return 0 if depot == die else queries.taking_price(duchy, die, depot)
    if verb == "place":
        return queries.placing_price(s, duchy, die, int(option[2]), int(option[3]) - 1)
    return queries.workers_needed(duchy, die, int(option[2]), 0)


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
        sum(queries.workers_needed(duchy, ANY if die == WILD else die, depot, 0) for die in dice)
        for depot in range(1, 7)
    )


def take_workers(s: State, who: int, option: Option) -> None:
    """The action that brings workers (monasteries 13 and 14)."""
    duchy = queries.duchy_of(s, who)
    amount = params.MORE_WORKERS_TAKEN if duchy.powers & MORE_WORKERS else params.WORKERS_TAKEN
    emit.event(s, "workers", who, amount)
    verbs.gain_workers(s, who, amount, "action")
    if duchy.powers & WAGES:
        verbs.gain_silver(s, who, 1, "action")
