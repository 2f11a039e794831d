"""The eighteen shields: what each does while its castle bears it, in our words."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.burgundy.ids import PUBLIC, RULEBOOK, Source
from stupor.language import mark

ONE_PASTURE: Final = 1
ENVY: Final = 2
WORKERS_PAY: Final = 3
GREAT_STORE: Final = 4
ALL_OF_A_COLOUR: Final = 5
GUEST: Final = 6
DOUBLE_BONUS: Final = 7
DOUBLE_MINES: Final = 8
SILVER_EACH: Final = 9
DOUBLE_MONASTERIES: Final = 10
CASTLE_SHIELD: Final = 11
DOUBLE_GOODS: Final = 12
DOUBLE_SHIELDS: Final = 13
SETTLER: Final = 14
NIGHT_SETTLER: Final = 15
ANY_NUMBER: Final = 16
LARGER: Final = 17
NO_NEIGHBOUR: Final = 18


class Shield(NamedTuple):
    """A shield, its VP at the end, and what it does."""

    id: int
    vp: int
    name: str
    text: str
    source: Source


SHIELD_LIST: Final = Catalog(
    "shields",
    (
        Shield(
            1,
            12,
            mark("Common pasture"),
            mark("For livestock scoring, all your livestock regions count as one."),
            RULEBOOK,
        ),
        Shield(
            2, 12, mark("Envy"), mark("Whenever another player gets workers, you get 1."), RULEBOOK
        ),
        Shield(
            3, 12, mark("Serfs’ tribute"), mark("You may pay tribute with workers, too."), RULEBOOK
        ),
        Shield(
            4, 12, mark("Great store"), mark("Your storage holds any number of tiles."), RULEBOOK
        ),
        Shield(
            5,
            12,
            mark("Staple right"),
            mark("Your ships also take all goods of one colour from all six depots."),
            RULEBOOK,
        ),
        Shield(
            6,
            12,
            mark("Guest right"),
            mark("Name a player once: that player’s monasteries also work for you."),
            RULEBOOK,
        ),
        Shield(7, 8, mark("Double honours"), mark("Bonus tiles score double for you."), RULEBOOK),
        Shield(8, 8, mark("Rich veins"), mark("Your mines pay double silver."), RULEBOOK),
        Shield(
            9,
            8,
            mark("Counting house"),
            mark("Your sales bring 1 silver per goods tile."),
            RULEBOOK,
        ),
        Shield(
            10,
            8,
            mark("Abbot’s blessing"),
            mark("At the end, your monasteries score double."),
            PUBLIC,
        ),
        Shield(
            11,
            8,
            mark("Armoury"),
            mark("Placing a castle, you may take a shield instead of the action."),
            PUBLIC,
        ),
        Shield(12, 8, mark("Fair"), mark("The goods you sell score double VP."), PUBLIC),
        Shield(
            13,
            4,
            mark("Herald’s roll"),
            mark("At the end, all your shields count double, including this one."),
            PUBLIC,
        ),
        Shield(
            14,
            4,
            mark("Settlers"),
            mark("At the end of each phase, you may place a tile straight from a numbered depot."),
            PUBLIC,
        ),
        Shield(
            15,
            4,
            mark("Settlers by night"),
            mark("At the end of each phase, you may place a tile straight from the black depot."),
            PUBLIC,
        ),
        Shield(
            16,
            4,
            mark("Fortune"),
            mark("Once per turn, turn one of your dice into any number."),
            PUBLIC,
        ),
        Shield(
            17,
            4,
            mark("Wide borders"),
            mark("Your completed regions score as one space larger, up to 8."),
            PUBLIC,
        ),
        Shield(
            18, 4, mark("Far colonies"), mark("Your tiles need not touch another tile."), PUBLIC
        ),
    ),
)
