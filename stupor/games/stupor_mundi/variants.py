"""The options of a new game."""

from __future__ import annotations

from typing import Final

from stupor.engine.rules import Variant
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.data.editions import EDITIONS
from stupor.games.stupor_mundi.expansions.names import CRUSADE, EXPANSIONS
from stupor.games.stupor_mundi.ids import HOUSE_NAMES, RETAIL, SPECIAL

VARIANTS: Final = (
    Variant("market", "how many Markets show their red side", tuple(params.RED_MARKETS), "easy"),
    Variant(
        "houses",
        "by lot, drafted in reverse turn order, or a list with one name for each seat",
        ("random", "draft"),
        "random",
        HOUSE_NAMES,
    ),
    Variant("edition", "from which box the game is played", tuple(EDITIONS), RETAIL),
    Variant("easier", "three more Edicts in the solo game", (False, True), False),
    Variant(
        "expansions", f"a list; they come with the {SPECIAL} edition", (), [], tuple(EXPANSIONS)
    ),
    Variant(
        "boards",
        f"which boards of the {CRUSADE}: by lot, or a list of as many as are in play",
        ("random",),
        "random",
        BOARD_NAMES,
    ),
    Variant(
        "figures",
        "corrections of reconstructed figures: an object of components, each with its figures "
        "(`stupor figures` lists them)",
        (),
        {},
    ),
    Variant(
        "chapter",
        "the terms of a solo chapter, as in its file: an object that brings its own set-up",
        (),
        None,
    ),
)
OPTION_NAMES: Final = tuple(variant.name for variant in VARIANTS)
