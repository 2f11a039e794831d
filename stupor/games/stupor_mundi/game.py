"""Stupor Mundi as a plug-in of the house."""

from typing import Final

from stupor.engine.game import Game
from stupor.games.stupor_mundi import box, params
from stupor.games.stupor_mundi.personas import PERSONAS
from stupor.games.stupor_mundi.variants import VARIANTS

GAME: Final = Game(
    id="stupor_mundi",
    title=box.TITLE,
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    version=2,
    variants=VARIANTS,
    personas=PERSONAS,
)
