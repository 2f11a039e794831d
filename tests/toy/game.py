"""The toy as a plug-in of the house."""

from typing import Final

from stupor.engine.game import Game, Persona
from tests.toy.flow import SEATS
from tests.toy.variants import VARIANTS

GAME: Final = Game(
    id="toy",
    title="The Toy",
    seats=SEATS,
    hands=False,
    variants=VARIANTS,
    personas=(Persona("hoarder", "Hoarder", "hoarder", "a hoarder at heart", "Likes coins."),),
    package="tests.toy",
)
