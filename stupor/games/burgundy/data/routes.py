"""The twelve trade routes: three spaces each, with the colour they want and what they give."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.burgundy.ids import PUBLIC, RECONSTRUCTED, Source
from stupor.language import mark

SPACES_A_ROUTE: Final = 3


class Stop(NamedTuple):
    """A space of a route: the colour of goods that earns its reward."""

    colour: int
    reward: str


class Route(NamedTuple):
    """A trade route from left to right."""

    id: int
    stops: tuple[Stop, ...]
    source: Source


def read_stops(text: str) -> tuple[Stop, ...]:
    """The spaces of a route as a file writes them.

    >>> read_stops("1:silver2 6:die")[1]
    Stop(colour=6, reward='die')
    """
    words = (word.split(":") for word in text.split())
    return tuple(Stop(int(colour), reward) for colour, reward in words)


def write_stops(stops: tuple[Stop, ...]) -> str:
    """The same the other way round."""
    return " ".join(f"{stop.colour}:{stop.reward}" for stop in stops)


_PRINTED: Final[tuple[tuple[str, Source], ...]] = (
    ("1:silver2 6:die 5:building", PUBLIC),
    ("5:sell 2:church 3:vp4", PUBLIC),
    ("3:workers4 5:church 2:die", PUBLIC),
    ("2:building 4:church 1:workers4", PUBLIC),
    ("6:vp4 3:silver2 4:building", PUBLIC),
    ("4:any 3:church 2:workers4", PUBLIC),
    ("1:market 4:place 6:silver2", RECONSTRUCTED),
    ("6:sell 1:vp4 5:market", RECONSTRUCTED),
    ("4:market 5:place 1:workers4", RECONSTRUCTED),
    ("6:vp4 2:sell 1:building", RECONSTRUCTED),
    ("5:silver2 3:place 6:market", RECONSTRUCTED),
    ("3:sell 4:die 2:any", RECONSTRUCTED),
)
ROUTES: Final = Catalog(
    "trade routes",
    [
        Route(number, read_stops(text), source)
        for number, (text, source) in enumerate(_PRINTED, start=1)
    ],
)

#: What the rewards give.
REWARDS: Final = {
    "silver2": mark("2 silver"),
    "workers4": mark("4 workers"),
    "vp4": mark("4 VP"),
    "building": mark("take a building from a numbered depot"),
    "church": mark("take a mine, monastery or castle from a numbered depot"),
    "market": mark("take a ship or livestock from a numbered depot"),
    "sell": mark("sell all goods of one colour"),
    "place": mark("place a tile on a space with any number"),
    "die": mark("an action with any number"),
    "any": mark("take any tile from a numbered depot"),
}
