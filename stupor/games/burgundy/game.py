"""The Castles of Burgundy as a plug-in of the house."""

from typing import Final

from stupor.engine.game import Game
from stupor.games.burgundy import params
from stupor.games.burgundy.advisor import Advisor
from stupor.games.burgundy.personas import PERSONAS
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.variants import VARIANTS

GAME: Final = Game(
    id="burgundy",
    title="The Castles of Burgundy",
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    rules=BurgundyRules(),
    advisor=Advisor(),
    variants=VARIANTS,
    personas=PERSONAS,
)
