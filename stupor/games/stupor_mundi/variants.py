"""What can be agreed on before a game of Stupor Mundi."""

from __future__ import annotations

from typing import Final

from stupor.engine.variants import Value, Variant
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS_IN_PLAY
from stupor.games.stupor_mundi.expansions.names import CRUSADE, PROJECTS
from stupor.games.stupor_mundi.ids import HOUSE_NAMES, PROTOTYPE, RETAIL, SPECIAL
from stupor.language import mark

EDITION: Final = Variant(
    "edition",
    mark("Edition"),
    (
        Value(RETAIL, mark("Retail")),
        Value(SPECIAL, mark("Special")),
        Value(PROTOTYPE, mark("Prototype 2023")),
    ),
    RETAIL,
    "which box to play",
    noted=True,
)
EXPANSIONS: Final = Variant(
    "expansions",
    mark("Expansions"),
    (
        Value(
            CRUSADE,
            mark("Postponed Crusade"),
            mark("Five boards of the Pope, each beside one of the five main actions"),
        ),
        Value(
            PROJECTS,
            mark("Imperial Projects"),
            mark("Buildings of the Emperor: meet a Condition to take one"),
        ),
    ),
    tip="a list; they come with the special edition",
    many=True,
    needs=(EDITION.name, SPECIAL),
)
MARKET: Final = Variant(
    "market",
    mark("Markets"),
    (
        Value("easy", mark("Easy"), mark("Five blue Market tiles: generous prices")),
        Value("medium", mark("Medium"), mark("Three blue Market tiles, two red ones")),
        Value("difficult", mark("Difficult"), mark("Five red Market tiles: hard prices")),
    ),
    "easy",
    "how many Markets show their red side",
    preset="medium",
)
HOUSES: Final = Variant(
    "houses",
    mark("Houses"),
    (
        Value("random", mark("At random"), mark("Dealt at the start")),
        Value(
            "draft",
            mark("Draft"),
            mark("The last player chooses first"),
            alone=mark("You choose your House"),
        ),
    ),
    "random",
    "random, drafted in reverse turn order, or a list with one name for each seat",
    each=tuple(Value(name) for name in HOUSE_NAMES),
    apart=True,
    preset="draft",
)
EASIER: Final = Variant(
    "easier",
    mark("Frederick\u2019s Edicts"),
    (
        Value(False, mark("As printed"), mark("The Edicts of a two-player game")),
        Value(True, mark("Easier"), mark("Three more random Edicts")),
    ),
    False,
    "three more Edicts in the solo game",
    seats=(1,),
)
BOARDS: Final = Variant(
    "boards",
    "Crusade boards",
    (Value("random"),),
    "random",
    "which boards of the Postponed Crusade: random, or a list of as many as are in play",
    each=tuple(Value(name) for name in BOARD_NAMES),
    picks=BOARDS_IN_PLAY,
    apart=True,
    needs=(EXPANSIONS.name, CRUSADE),
    quiet=True,
)
FIGURES: Final = Variant(
    "figures",
    "Corrected figures",
    tip="corrections of reconstructed figures: an object of components, each an object of figures "
    "(`stupor figures` lists them)",
    quiet=True,
    own=True,
)
CHAPTER: Final = Variant(
    "chapter",
    "Chapter",
    tip="the terms of a solo chapter, as in its file: an object that brings its own set-up",
    seats=(1,),
    quiet=True,
    own=True,
)
VARIANTS: Final = (MARKET, HOUSES, EDITION, EASIER, EXPANSIONS, BOARDS, FIGURES, CHAPTER)
#: What a chapter brings itself.
OF_A_CHAPTER: Final = (MARKET.name, EASIER.name, EXPANSIONS.name, BOARDS.name)
