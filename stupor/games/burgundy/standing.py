"""How a game stands, in a few words for a list of games."""

from __future__ import annotations

from typing import Any

from stupor.engine import agenda
from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.ids import EMPTY
from stupor.games.burgundy.state import State


def standing(s: State) -> dict[str, Any]:
    """Round, scores, duchies and the seat that has to decide, as JSON values.

    Before the first round duchies are chosen; that counts as part of it.
    """
    asked = agenda.top(s)
    boards = [s.duchies[player.duchy].board for player in s.players]
    return {
        "round": max(s.round, 1),
        "scores": [player.vp for player in s.players],
        "traits": [None if board == EMPTY else BOARD_NAMES[board] for board in boards],
        "seat": None if asked is None else asked[0],
    }
