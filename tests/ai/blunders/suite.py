"""All positions of the suite."""

from __future__ import annotations

from tests.ai.blunders import allies, cards, castle, edicts, ending, free, market, specialists
from tests.ai.blunders.position import POSITIONS

__all__ = [
    "POSITIONS",
    "allies",
    "cards",
    "castle",
    "edicts",
    "ending",
    "free",
    "market",
    "specialists",
]
