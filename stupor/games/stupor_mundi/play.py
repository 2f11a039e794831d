"""Stupor Mundi as it is played."""

from typing import Final

from stupor.engine.game import Play, Pruning
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.effects.castle_income import unasked
from stupor.games.stupor_mundi.flow import independent, moot
from stupor.games.stupor_mundi.key_moves import key_move
from stupor.games.stupor_mundi.learned import learned_advisor
from stupor.games.stupor_mundi.measured import REVIEW
from stupor.games.stupor_mundi.rules import StuporMundiRules

PLAY: Final = Play(
    StuporMundiRules(),
    Advisor(learned=learned_advisor),
    unasked,
    key_move=key_move,
    pruning=Pruning(moot, independent),
    feat=6,
    review=REVIEW,
)
