"""How a game stands, in a few words for a list of games."""

from __future__ import annotations

from typing import Any

from stupor.engine import agenda
from stupor.games.stupor_mundi.ids import HOUSE_NAMES, NO_HOUSE
from stupor.games.stupor_mundi.state import State


def standing(s: State) -> dict[str, Any]:
    """Round, scores, Houses and the seat that has to decide, as JSON values."""
    asked = agenda.top(s)
    return {
        "round": s.round,
        "scores": [player.vp for player in s.players],
        "traits": [
            None if player.house == NO_HOUSE else HOUSE_NAMES[player.house] for player in s.players
        ],
        "seat": None if asked is None else asked[0],
    }
