"""Stupor Mundi as a plug-in of the house."""

from typing import Final

from stupor.engine.rules import GameSpec
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.data.editions import EDITIONS
from stupor.games.stupor_mundi.effects.castle_income import unasked
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.ids import HOUSE_NAMES
from stupor.games.stupor_mundi.learned import learned_advisor
from stupor.games.stupor_mundi.rules import StuporMundiRules

SPEC: Final = GameSpec(
    id="stupor_mundi",
    title="Stupor Mundi",
    min_seats=params.MIN_SEATS,
    max_seats=params.MAX_SEATS,
    rules=StuporMundiRules(),
    advisor=Advisor(learned=learned_advisor),
    presentation="stupor.games.stupor_mundi.face",
    level_dir="levels/stupor_mundi",
    resource_dir="resources/stupor_mundi",
    version=2,
    unasked=unasked,
    options={
        "market": tuple(params.RED_MARKETS),
        "houses": ("random", "draft", *HOUSE_NAMES),
        "edition": tuple(EDITIONS),
        "easier": ("true", "false"),
        "expansions": tuple(EXPANSIONS),
        "boards": ("random", *BOARD_NAMES),
        "figures": (),
        "chapter": (),
    },
    census="stupor.games.stupor_mundi.census",
    school="stupor.games.stupor_mundi.school",
    campaign="stupor.games.stupor_mundi.campaign.shelf",
    figures="stupor.games.stupor_mundi.figures.listing",
    schema="stupor.games.stupor_mundi.schema",
)
