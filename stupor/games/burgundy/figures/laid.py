"""The components as a game has them: printed, or with the corrections it is played with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from stupor.engine.corrections import Corrections
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES, colour_in
from stupor.games.burgundy.data.depots import DEPOT_SPACES as PRINTED_SPACES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import ROUTES, Stop, read_stops
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.ids import BUILDING_TYPE, LETTERS
from stupor.games.burgundy.state import Duchy, State

#: How border posts are linked: by the straight lane between them, or by any chain of tiles (B56).
LANE: Final = "lane"
CHAIN: Final = "chain"


def given(figures: Corrections, component: str, name: str) -> str | int | bool | None:
    """What corrections say of a figure."""
    for one, figure, value in figures:
        if one == component and figure == name:
            return value
    return None


def stops_of_route(figures: Corrections, route: int) -> tuple[Stop, ...]:
    """The spaces of a trade route tile."""
    other = given(figures, f"route.{route}", "spaces") if figures else None
    return ROUTES[route].stops if other is None else read_stops(str(other))


def stops_of(s: State, duchy: Duchy) -> tuple[Stop, ...]:
    """The spaces of a duchy's whole trade route."""
    return tuple([stop for route in duchy.routes for stop in stops_of_route(s.figures, route)])


@cache
def printed_colours(seats: int, phase: int) -> tuple[int, ...]:
    """By space of the depots what it is filled with in a phase; -1 where nobody fills it."""
    return tuple(
        colour_in(space, phase, seats) if printed.players <= max(seats, 2) else -1
        for space, printed in enumerate(PRINTED_SPACES)
    )


def depot_colour(s: State, space: int, phase: int) -> int:
    """The colour that a space of the depots is filled with in a phase; none at this table: -1."""
    other = given(s.figures, f"depot.{space // SPACES + 1}", "spaces") if s.figures else None
    if other is None:
        return printed_colours(s.seats, phase)[space]
    word = str(other).split()[space % SPACES]
    if int(word[1]) > max(s.seats, 2):
        return -1
    if space // SPACES == DEPOTS - 1 and word == "C3" and s.seats == 3 and phase % 2:
        return LETTERS.index("M")
    return LETTERS.index(word[0])


def depot_colours(s: State, phase: int) -> Sequence[int]:
    """The same for all spaces."""
    if not s.figures:
        return printed_colours(s.seats, phase)
    return [depot_colour(s, space, phase) for space in range(DEPOTS * SPACES)]


def black_filled(s: State, space: int) -> bool:
    """Whether a space of the black depot is used by so many players."""
    return BLACK_SPACES[space] <= max(s.seats, 2)


def shield_points(s: State, shield: int) -> int:
    """VP of a shield at the end."""
    other = given(s.figures, f"shield.{shield}", "vp") if s.figures else None
    return SHIELD_LIST[shield].vp if other is None else int(other)


def paid_building(s: State, monastery: int) -> int:
    """The type of building whose number a monastery pays for."""
    other = given(s.figures, f"monastery.{monastery}", "building") if s.figures else None
    return MONASTERIES[monastery].pays_for if other is None else BUILDING_TYPE[str(other)]


def post_rule(s: State) -> str:
    """How border posts are linked."""
    other = given(s.figures, "posts", "link") if s.figures else None
    return LANE if other is None else str(other)
