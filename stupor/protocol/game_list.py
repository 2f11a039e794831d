"""The games with their variants, as JSON values."""

from __future__ import annotations

from typing import Any

from stupor.engine.game import Game
from stupor.engine.variants import Variant


def game_json(game: Game) -> dict[str, Any]:
    """A game by name and title, for how many it is, and what can be agreed on before it."""
    return {
        "name": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "variants": [variant_json(variant) for variant in game.variants],
    }


def variant_json(variant: Variant) -> dict[str, Any]:
    """A variant with its values and the usual one; what it does not have is left out."""
    more = {
        "each": [value.key for value in variant.each],
        "seats": list(variant.seats),
        "needs": dict([variant.needs]) if variant.needs else {},
        "bars": list(variant.bars),
    }
    return {
        "name": variant.name,
        "values": list(variant.keys),
        "usual": variant.default,
        "meaning": variant.tip,
        **{name: value for name, value in more.items() if value},
    }
