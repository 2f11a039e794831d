"""Which expansions a new game asks for, and laying them out, the Postponed Crusade itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stupor.engine.record import record
from stupor.engine.rng import Rng, shuffle
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BOARD_NAMES,
    BOARDS,
    BOARDS_IN_PLAY,
    FIRST_KNIGHT,
    HARBOUR,
    ITEMS_ON_BOARD,
    KNIGHTS,
    LIBRARY,
    PAPAL,
    SHIPS,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.names import CRUSADE, PROJECTS
from stupor.games.stupor_mundi.expansions.state import Crusade, Expansions
from stupor.games.stupor_mundi.ids import EXPANSION_SOURCES
from stupor.games.stupor_mundi.projects.setup import lay_projects
from stupor.games.stupor_mundi.state import State


@record
class ExpansionOptions:
    """The expansions of a new game; `boards` are the picked Crusade boards, none by lot."""

    expansions: tuple[str, ...] = ()
    boards: tuple[int, ...] = ()


#: A game without expansions.
NO_EXTRAS: Final = ExpansionOptions()


def extras_of(chosen: Mapping[str, Any]) -> ExpansionOptions:
    """The expansions in options that were checked."""
    wanted = chosen["boards"]
    boards = () if wanted == "random" else sorted(map(BOARD_NAMES.index, wanted))
    return ExpansionOptions(tuple(sorted(chosen["expansions"])), tuple(boards))


def lay_expansions(s: State, extras: ExpansionOptions) -> None:
    """Lay out what is played; its points get rows of the score sheet."""
    if not extras.expansions:
        return
    crusade = projects = None
    if CRUSADE in extras.expansions:
        crusade = lay_crusade(s.rng, s.seats, extras.boards, s.story.twists.crusade_boards)
    if PROJECTS in extras.expansions:
        projects = lay_projects(s.rng, s.seats, s.edition.figures)
    s.expansions = Expansions(crusade, projects)
    for player in s.players:
        player.vp_from += [0] * len(EXPANSION_SOURCES)


def lay_crusade(rng: Rng, seats: int, picked: tuple[int, ...] = (), count: int = 0) -> Crusade:
    """The picked boards, or so many by lot (players and 1 as a rule), each with its things."""
    boards = [board.id for board in BOARDS]
    shuffle(rng, boards)
    chosen = picked or tuple(sorted(boards[: count or BOARDS_IN_PLAY[seats]]))
    each = ITEMS_ON_BOARD[seats]
    ships = [ship.id for ship in SHIPS]
    shuffle(rng, ships)
    lying = {
        LIBRARY: tuple(range(1, each + 1)),
        HARBOUR: tuple(ships[:each]),
        STRUCTURES: papal_in_play(seats),
        ALLIES: tuple(range(1, each + 1)),
        KNIGHTS: tuple(range(FIRST_KNIGHT, FIRST_KNIGHT + each)),
    }
    items = tuple(lying[board.id] if board.id in chosen else () for board in BOARDS)
    spare = tuple(sorted(ships[each:])) if HARBOUR in chosen else ()
    return Crusade(chosen, items, 0, spare)


def papal_in_play(seats: int) -> tuple[int, ...]:
    """The Papal Structures of a player count: two fewer with two, one fewer with three."""
    return tuple(papal.id for papal in PAPAL if papal.mark <= max(seats, 2))
