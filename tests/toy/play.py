"""The toy as it is played."""

from typing import Final

from stupor.engine.game import Play
from tests.toy.advisor import ToyAdvisor
from tests.toy.rules import ToyRules

PLAY: Final = Play(ToyRules(), ToyAdvisor())
