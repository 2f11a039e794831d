"""Stupor Mundi as a plug-in of the house."""

from typing import Final

from stupor.engine.game import Game
from stupor.games.stupor_mundi import box, params
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.effects.castle_income import unasked
from stupor.games.stupor_mundi.learned import learned_advisor
from stupor.games.stupor_mundi.personas import PERSONAS
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.games.stupor_mundi.variants import VARIANTS

GAME: Final = Game(
    id="stupor_mundi",
    title=box.TITLE,
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    rules=StuporMundiRules(),
    advisor=Advisor(learned=learned_advisor),
    version=2,
    unasked=unasked,
    variants=VARIANTS,
    personas=PERSONAS,
)
