"""The toy with a face as a plug-in of the house: the same rules, and parts in this folder."""

from dataclasses import replace
from typing import Final

from tests.toy.game import GAME as TOY

GAME: Final = replace(TOY, id="toy_faced", title="The Toy with a Face", package="tests.toy_faced")
