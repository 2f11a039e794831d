"""What the tiles are called and what they do, but for the monasteries."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.burgundy.ids import (
    KIND_BLANK,
    KIND_CASTLE,
    KIND_INN,
    KIND_MINE,
    KIND_SHIP,
    PUBLIC,
    RULEBOOK,
    Source,
)
from stupor.language import mark


class Building(NamedTuple):
    """A type of building: its name, with an article, and its effect in our words."""

    id: int
    name: str
    one: str
    text: str
    source: Source = RULEBOOK


TYPES: Final = Catalog(
    "buildings",
    (
        Building(
            0,
            mark("Warehouse"),
            mark("a Warehouse"),
            mark("Sell all goods of any one colour."),
        ),
        Building(1, mark("Watchtower"), mark("a Watchtower"), mark("4 VP.")),
        Building(
            2,
            mark("Carpenter’s Workshop"),
            mark("a Carpenter’s Workshop"),
            mark("Take a building from any numbered depot."),
        ),
        Building(
            3,
            mark("Church"),
            mark("a Church"),
            mark("Take a mine, monastery or castle from any numbered depot."),
        ),
        Building(
            4,
            mark("Market"),
            mark("a Market"),
            mark("Take a ship or livestock from any numbered depot."),
        ),
        Building(5, mark("Boarding House"), mark("a Boarding House"), mark("4 workers.")),
        Building(6, mark("Bank"), mark("a Bank"), mark("2 silver.")),
        Building(
            7,
            mark("Town Hall"),
            mark("a Town Hall"),
            mark("Place one more stored tile, on a space with any number."),
            PUBLIC,
        ),
        Building(
            8,
            mark("Crane"),
            mark("a Crane"),
            mark(
                "Use the effect of any building type; at the end it counts as the type that "
                "scores you the most."
            ),
        ),
        Building(
            9,
            mark("White Castle"),
            mark("a White Castle"),
            mark("One more action, with the number of the white die; workers may change it."),
        ),
    ),
)


class Other(NamedTuple):
    """A tile with one kind of face: its name, with an article, and what it does."""

    name: str
    one: str
    text: str


#: By kind.
OTHERS: Final = {
    KIND_SHIP: Other(
        mark("Ship"),
        mark("a Ship"),
        mark("Take all goods from one depot, then move one space forward on the bridge."),
    ),
    KIND_CASTLE: Other(mark("Castle"), mark("a Castle"), mark("One more action, with any number.")),
    KIND_MINE: Other(mark("Mine"), mark("a Mine"), mark("1 silver at the end of each phase.")),
    KIND_INN: Other(
        mark("Inn"),
        mark("an Inn"),
        mark("Goes on any colour, one per region; its region counts as one space larger."),
    ),
    KIND_BLANK: Other(
        mark("face-down tile"), mark("a face-down tile"), mark("Goes on any colour; does nothing.")
    ),
}

#: Livestock by beast: its name, one tile of it.
BEAST_NAMES: Final = (mark("cows"), mark("pigs"), mark("sheep"), mark("goats"), mark("geese"))
#: A region by its colour.
REGION_NAMES: Final = (
    mark("building region"),
    mark("livestock region"),
    mark("river"),
    mark("monastery region"),
    mark("castle region"),
    mark("mine region"),
)
#: Tiles and spaces by their colour, several of them.
#: A space by its colour, and all spaces of it.
SPACE_KINDS: Final = (
    mark("building space"),
    mark("livestock space"),
    mark("river space"),
    mark("monastery space"),
    mark("castle space"),
    mark("mine space"),
)
SPACE_NAMES: Final = (
    mark("building spaces"),
    mark("livestock spaces"),
    mark("river spaces"),
    mark("monastery spaces"),
    mark("castle spaces"),
    mark("mine spaces"),
)
COLOUR_NAMES: Final = (
    mark("buildings"),
    mark("livestock"),
    mark("ships"),
    mark("monasteries"),
    mark("castles"),
    mark("mines"),
)
