"""The Castles of Burgundy as a plug-in of the house."""

from typing import Final

from stupor.engine.game import Game
from stupor.games.burgundy import box, params
from stupor.games.burgundy.personas import PERSONAS
from stupor.games.burgundy.variants import VARIANTS

GAME: Final = Game(
    id="burgundy",
    title=box.TITLE,
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    version=2,
    hands=False,
    variants=VARIANTS,
    personas=PERSONAS,
)
