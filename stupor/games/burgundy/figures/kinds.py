"""The figures that the rulebook does not state: what they are, and what else they may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final, NamedTuple

from stupor.engine.figures import Figure, Value
from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.depots import DEPOT_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.data.duchies import DUCHIES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.other_duchies import RIVER_DUCHIES, SHARED_DUCHIES
from stupor.games.burgundy.data.routes import REWARDS, ROUTES, SPACES_A_ROUTE, write_stops
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.figures import grids
from stupor.games.burgundy.figures.laid import CHAIN, LANE
from stupor.games.burgundy.ids import (
    BUILDINGS,
    EMPTY,
    LETTERS,
    PUBLIC,
    RECONSTRUCTED,
    Source,
)
from stupor.language import mark, tr

#: What may be corrected: what no rulebook of ours states, whoever tells it.
CORRECTABLE: Final = (PUBLIC, RECONSTRUCTED)
MOST_VP: Final = 99

_DUCHIES: Final = mark("Duchies")
_DEPOTS: Final = mark("Depots")
_ROUTES: Final = mark("Trade routes")
_SHIELDS: Final = mark("Shields")
_MONASTERIES: Final = mark("Monasteries")
_POSTS: Final = mark("Border posts")


class Spot(NamedTuple):
    """A figure of a component: `flaw` says what is wrong with a value, `tidy` is its notation."""

    component: str
    title: str
    name: str
    words: str
    value: Value
    source: Source
    section: str
    allowed: str
    flaw: Callable[[object], str]
    tidy: Callable[[Value], Value]

    def figure(self) -> Figure:
        """The line of the list."""
        return Figure(
            self.component,
            self.title,
            self.name,
            self.words,
            self.value,
            tr(self.allowed),
            self.section,
        )


@cache
def spots() -> dict[tuple[str, str], Spot]:
    """All figures that may be corrected, in the order of the list."""
    found = [*_duchies(), *_depots(), *_routes(), *_shields(), *_monasteries(), *_posts()]
    return {(spot.component, spot.name): spot for spot in found if spot.source in CORRECTABLE}


def _tidy_grid(value: Value) -> Value:
    return grids.tidy(str(value))


def _tidy_words(value: Value) -> Value:
    return " ".join(str(value).split())


def _as_it_is(value: Value) -> Value:
    return value


def _duchies() -> Iterator[Spot]:
    tables = [(d.name, d.source) for d in (*DUCHIES, *SHARED_DUCHIES, *RIVER_DUCHIES)]
    for name, source in tables:
        yield Spot(
            f"duchy.{name}",
            mark("Duchy"),
            "grid",
            mark("Colour and number of every space"),
            grids.printed_grid(name),
            source,
            _DUCHIES,
            mark("the spaces row by row, rows separated by a slash"),
            partial(grids.grid_flaw, name),
            _tidy_grid,
        )
    for duchy in RIVER_DUCHIES:
        yield Spot(
            f"duchy.{duchy.name}",
            mark("Duchy"),
            "rivers",
            mark("Spaces connected by rivers"),
            grids.printed_rivers(duchy.name),
            duchy.source,
            _DUCHIES,
            mark("pairs of spaces, such as TR.S6-TL.S1"),
            grids.rivers_flaw,
            lambda value: str(_tidy_words(value)).upper(),
        )


def depot_words(depot: int) -> str:
    """The spaces of a depot (from 0) as a file writes them.

    >>> depot_words(0)
    'Y3 B2 S2 A4'
    """
    spaces = DEPOT_SPACES[depot * SPACES : (depot + 1) * SPACES]
    return " ".join(f"{LETTERS[space.colour]}{space.players}" for space in spaces)


def _depots() -> Iterator[Spot]:
    for depot in range(DEPOTS):
        yield Spot(
            f"depot.{depot + 1}",
            mark("Depot"),
            "spaces",
            mark("Colours of the spaces, and from how many players they are used"),
            depot_words(depot),
            PUBLIC,
            _DEPOTS,
            mark("four spaces such as Y3: two of 2 players, one each of 3 and 4"),
            partial(depot_flaw, depot),
            lambda value: str(_tidy_words(value)).upper(),
        )


def depot_flaw(depot: int, value: object) -> str:
    """What is wrong with the spaces of a depot."""
    words = str(value).upper().split() if isinstance(value, str) else []
    sound = len(words) == SPACES and all(
        len(word) == 2 and word[0] in LETTERS and word[1] in "234" for word in words
    )
    if not sound or sorted(word[1] for word in words) != ["2", "2", "3", "4"]:
        return tr("expected four spaces, such as {example}", example=depot_words(depot))
    if (depot == DEPOTS - 1) != ("C3" in words):
        return tr("only depot 6 has the castle that becomes a mine with three players")
    return ""


def _routes() -> Iterator[Spot]:
    for route in ROUTES:
        yield Spot(
            f"route.{route.id}",
            mark("Trade route"),
            "spaces",
            mark("What its spaces need and give"),
            write_stops(route.stops),
            route.source,
            _ROUTES,
            mark("three spaces such as 1:silver2"),
            route_flaw,
            _tidy_words,
        )


def route_flaw(value: object) -> str:
    """What is wrong with the spaces of a trade route."""
    words = value.split() if isinstance(value, str) else []
    for word in words:
        colour, _, reward = word.partition(":")
        if colour not in tuple("123456") or reward not in REWARDS:
            words = []
            break
    if len(words) == SPACES_A_ROUTE:
        return ""
    return tr(
        "expected three spaces, each a colour from 1 to 6 and one of {rewards}",
        rewards=", ".join(REWARDS),
    )


def _shields() -> Iterator[Spot]:
    for shield in SHIELD_LIST:
        yield Spot(
            f"shield.{shield.id}",
            shield.name,
            "vp",
            mark("VP at the end"),
            shield.vp,
            shield.source,
            _SHIELDS,
            mark("a whole number from 0 to 99"),
            points_flaw,
            _as_it_is,
        )


def points_flaw(value: object) -> str:
    """Whether a value is so many points."""
    if type(value) is int and 0 <= value <= MOST_VP:
        return ""
    return tr("a whole number from {least} to {most}", least=0, most=MOST_VP)


def _monasteries() -> Iterator[Spot]:
    for monastery in MONASTERIES:
        if monastery.pays_for != EMPTY:
            yield Spot(
                f"monastery.{monastery.id}",
                monastery.name,
                "building",
                mark("Buildings that it scores"),
                BUILDINGS[monastery.pays_for],
                monastery.source,
                _MONASTERIES,
                mark("the type of a building"),
                building_flaw,
                _as_it_is,
            )


def building_flaw(value: object) -> str:
    """Whether a value names a type of building that monasteries pay for."""
    names = [BUILDINGS[kind.id] for kind in TYPES if BUILDINGS[kind.id] != "crane"]
    if isinstance(value, str) and value in names:
        return ""
    return tr("expected one of {names}", names=", ".join(names))


def _posts() -> Iterator[Spot]:
    yield Spot(
        "posts",
        mark("Border posts"),
        "link",
        mark("What links two posts"),
        LANE,
        RECONSTRUCTED,
        _POSTS,
        mark("lane: the straight line between them; chain: any covered spaces"),
        link_flaw,
        _as_it_is,
    )


def link_flaw(value: object) -> str:
    """Whether a value is one of both rules."""
    if isinstance(value, str) and value in (LANE, CHAIN):
        return ""
    return tr("expected one of {names}", names=f"{LANE}, {CHAIN}")
