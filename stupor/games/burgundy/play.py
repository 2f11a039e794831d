"""The Castles of Burgundy as it is played."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.games.burgundy.advisor import Advisor
from stupor.games.burgundy.effects.extras import TownHall
from stupor.games.burgundy.effects.phase_end import Settle, Tribute
from stupor.games.burgundy.ids import SKIP
from stupor.games.burgundy.key_moves import key_move
from stupor.games.burgundy.learned import learned_advisor
from stupor.games.burgundy.measured import REVIEW
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.secrets import hides
from stupor.games.burgundy.state import State


def unasked(s: State) -> Option | None:
    """By version 1 nobody was named at a phase's end, and a town hall waited for a purchase alone.

    So a single way of tribute was taken, and settlers or a town hall with nothing else were passed.
    """
    asked = s.agenda[-1][1][0] if s.agenda else None
    known = [option for option in s.options if option[0] not in ("guest", "hire")]
    if isinstance(asked, Tribute) or (known == [SKIP] and isinstance(asked, Settle | TownHall)):
        return known[0] if len(known) == 1 else None
    return None


PLAY: Final = Play(
    BurgundyRules(), Advisor(learned=learned_advisor), unasked, hides, key_move, review=REVIEW
)
