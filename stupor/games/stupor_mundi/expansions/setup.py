"""Which expansions a new game asks for, and laying them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS_IN_PLAY
from stupor.games.stupor_mundi.crusade.setup import lay_crusade
from stupor.games.stupor_mundi.expansions.names import CRUSADE, EXPANSIONS, PROJECTS
from stupor.games.stupor_mundi.expansions.state import Expansions
from stupor.games.stupor_mundi.ids import EXPANSION_SOURCES
from stupor.games.stupor_mundi.projects.setup import lay_projects
from stupor.games.stupor_mundi.state import State

#: The options that are read here.
OPTIONS: Final = ("expansions", "boards")


@dataclass(frozen=True, slots=True)
class Extras:
    """The expansions of a new game; `boards` are the picked Crusade boards, none by lot."""

    expansions: tuple[str, ...] = ()
    boards: tuple[int, ...] = ()


#: A game without expansions.
NO_EXTRAS: Final = Extras()


def read_extras(seats: int, options: Mapping[str, Any]) -> Extras:
    """Check the options of the expansions; BadData says what is wrong."""
    names = _listed(options.get("expansions", ()))
    known = names is not None and all(name in EXPANSIONS for name in names)
    if names is None or not known or len(set(names)) != len(names):
        raise BadData(
            f"expansions must be a list of {', '.join(EXPANSIONS)}; not {options['expansions']!r}"
        )
    return Extras(tuple(sorted(names)), _read_boards(seats, options, CRUSADE in names))


def _read_boards(seats: int, options: Mapping[str, Any], crusade: bool) -> tuple[int, ...]:
    wanted = options.get("boards", "random")
    if wanted == "random":
        return ()
    if not crusade:
        raise BadData(f"boards are those of the expansion {CRUSADE}, which is not asked for")
    names, count = _listed(wanted), BOARDS_IN_PLAY[seats]
    if names is None or not all(name in BOARD_NAMES for name in names):
        raise BadData(f"boards must be random or a list of {', '.join(BOARD_NAMES)}")
    if len(names) != count or len(set(names)) != count:
        raise BadData(f"boards must name {count} different Crusade boards for {seats} seats")
    return tuple(sorted(BOARD_NAMES.index(name) for name in names))


def _listed(wanted: object) -> list[str] | None:
    """Names in a list, or in a text with commas; None for anything else."""
    if isinstance(wanted, str):
        return [name for name in wanted.split(",") if name]
    if isinstance(wanted, list | tuple) and all(isinstance(name, str) for name in wanted):
        return list(wanted)
    return None


def lay_expansions(s: State, extras: Extras) -> None:
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
