"""The Castles of Burgundy as it is played."""

from typing import Final

from stupor.engine.game import Play
from stupor.games.burgundy.advisor import Advisor
from stupor.games.burgundy.key_moves import key_moves
from stupor.games.burgundy.learned import learned_advisor
from stupor.games.burgundy.measured import REVIEW
from stupor.games.burgundy.older_rules import unasked
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.secrets import hides

PLAY: Final = Play(
    BurgundyRules(), Advisor(learned=learned_advisor), unasked, hides, key_moves, review=REVIEW
)
