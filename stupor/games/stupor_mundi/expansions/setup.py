"""Which expansions a new game asks for, and laying them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.crusade.setup import lay_crusade
from stupor.games.stupor_mundi.expansions.names import CRUSADE, PROJECTS
from stupor.games.stupor_mundi.expansions.state import Expansions
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
