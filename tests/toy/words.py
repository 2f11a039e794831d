"""The toy in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.errors import GAME_OVER, NOT_OFFERED
from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.rules import Rule
from tests.toy.state import COLOURS, colour, size

_RULES: Final = {
    NOT_OFFERED: "That is not possible at this moment.",
    GAME_OVER: "The game is over.",
    "toy.take": "A tile may be as large as the die, and larger by a coin each.",
    "toy.use": "A tile in hand is kept or sold.",
}
_DEEDS: Final = {"kept": "keeps", "sold": "sells"}


def tile_name(tile: int) -> str:
    """A tile by its colour and size."""
    return f"{COLOURS[colour(tile)]} {size(tile)}"


def option_text(option: Option) -> str:
    """An option of the toy."""
    if option[0] == "take":
        return f"Take {tile_name(int(option[1]))}"
    return {"rest": "Rest for a coin", "keep": "Keep it", "sell": "Sell it"}[str(option[0])]


def tell(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log."""
    if event.kind in _DEEDS:
        return f"{names[event.who]} {_DEEDS[event.kind]} {tile_name(int(event.args[0]))}."
    if event.kind == "round":
        return f"Round {event.args[0]}"
    if event.kind == "rolled":
        return f"{names[event.who]} rolls {event.args[0]}."
    return f"{names[event.who]} rests." if event.kind == "rested" else None


def rule(rule_id: str) -> Rule:
    """A rule by its id."""
    return Rule(rule_id, "The toy", _RULES[rule_id])
