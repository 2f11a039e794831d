"""What a line of choices does, once its order and its payments are forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.state import State

#: Choices that are deeds, with the part that says which of a kind.
_TOLD: Final = {
    "sail": 1, "build": 1, "promote": 2, "summon": 1, "purchase": 1, "issue": 1, "reward": 1,
    "bonus": 1, "sail_to": 1, "acquire": 1,
}  # fmt: skip
#: Choices that are deeds by themselves.
_PLAIN: Final = frozenset({"pass", "sell", "buy"})


def deeds(s: State, line: Sequence[Option]) -> tuple[Option, ...]:
    """The deeds of a seat's line, sorted: cards played, Structures, Specialists, Allies, Edicts.

    A card that is played face down counts as its slot.
    """
    found = [deed for option in line if (deed := deed_of(s, option)) is not None]
    return tuple(sorted(found, key=str))


def deed_of(s: State, option: Option) -> Option | None:
    """The deed of one choice, or None for what is only a way to something."""
    verb = str(option[0])
    if verb == "play":
        return ("down", option[2]) if option[3] == "down" else ("up", option[1])
    if verb in _TOLD and len(option) > _TOLD[verb]:
        return (verb, option[_TOLD[verb]])
    return option if verb in _PLAIN else None
