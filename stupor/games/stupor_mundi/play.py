"""Stupor Mundi as it is played, and the key moves of a line."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Play, Pruning
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.effects.castle_income import unasked
from stupor.games.stupor_mundi.flow import independent, moot
from stupor.games.stupor_mundi.learned import learned_advisor
from stupor.games.stupor_mundi.measured import REVIEW
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.games.stupor_mundi.state import State

#: Choices that are key moves, with the part that says which of a kind.
_TOLD: Final = {
    "sail": 1,
    "build": 1,
    "promote": 2,
    "summon": 1,
    "purchase": 1,
    "issue": 1,
    "reward": 1,
    "bonus": 1,
    "sail_to": 1,
    "acquire": 1,
}
#: Choices that are key moves by themselves.
_PLAIN: Final = frozenset({"pass", "sell", "buy"})


def key_move(s: State, option: Option) -> Option | None:
    """The key move of a choice, or None if it only prepares another one.

    A card that is played face down counts as its slot.
    """
    verb = str(option[0])
    if verb == "play":
        return ("down", option[2]) if option[3] == "down" else ("up", option[1])
    if verb in _TOLD and len(option) > _TOLD[verb]:
        return (verb, option[_TOLD[verb]])
    return option if verb in _PLAIN else None


PLAY: Final = Play(
    StuporMundiRules(),
    Advisor(learned=learned_advisor),
    unasked,
    key_move=key_move,
    pruning=Pruning(moot, independent),
    feat=6,
    review=REVIEW,
)
