"""Stupor Mundi as it is played."""

from typing import Final

from stupor.engine.game import Play, Pruning
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.deeds import deeds
from stupor.games.stupor_mundi.effects.castle_income import unasked
from stupor.games.stupor_mundi.flow import independent, moot
from stupor.games.stupor_mundi.learned import learned_advisor
from stupor.games.stupor_mundi.measured import REVIEW_PARAMS
from stupor.games.stupor_mundi.rules import StuporMundiRules

PLAY: Final = Play(
    StuporMundiRules(),
    Advisor(learned=learned_advisor),
    unasked,
    deeds=deeds,
    pruning=Pruning(moot, independent),
    feat=6,
    review=REVIEW_PARAMS,
)
