"""What the expansions add to the final count."""

from __future__ import annotations

from stupor.engine import emit
from stupor.games.stupor_mundi import verbs
from stupor.games.stupor_mundi.crusade.board_queries import as_counted, ships_vp
from stupor.games.stupor_mundi.ids import EXPANSION_SOURCES, VP_SOURCES
from stupor.games.stupor_mundi.projects.data import UNBUILT_VP
from stupor.games.stupor_mundi.projects.measures import project_vp
from stupor.games.stupor_mundi.state import State


def count_expansions(s: State, seat: int) -> None:
    """Supply Ships, then every Imperial Project, built or not."""
    ships = ships_vp(s, s.players[seat])
    if ships:
        emit.event(s, "supplied", seat, len(s.players[seat].holdings.ships), ships)
        verbs.score(s, seat, ships, "crusade")
    for project, vp in projects_count(s, seat):
        emit.event(s, "project_scored", seat, project, vp)
        verbs.score(s, seat, vp, "projects")


def projects_count(s: State, seat: int) -> list[tuple[int, int]]:
    """A House's Projects and the VP that each would bring if the game ended now."""
    player = s.players[seat]
    counted = as_counted(s, player)
    return [
        (project, project_vp(s, counted, project) if player.holdings.built(project) else UNBUILT_VP)
        for project in player.holdings.projects
    ]


def expansions_outlook(s: State, seat: int) -> int:
    """VP that the expansions would bring a House if the game ended now."""
    return ships_vp(s, s.players[seat]) + sum(vp for _, vp in projects_count(s, seat))


def sources_of(s: State) -> tuple[str, ...]:
    """The rows of the score sheet of a game."""
    played = (s.expansions.crusade, s.expansions.projects)
    pairs = zip(EXPANSION_SOURCES, played, strict=True)
    return (*VP_SOURCES, *(source for source, part in pairs if part is not None))
