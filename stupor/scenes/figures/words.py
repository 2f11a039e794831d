"""How a game that was played with corrected figures says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stupor.language import trn
from stupor.match.journal import corrected


def corrected_words(header: Mapping[str, Any]) -> str:
    """The sentence about the corrections of a game, or nothing."""
    count = corrected(header)
    if not count:
        return ""
    return trn(
        "Played with {count} corrected value.", "Played with {count} corrected values.", count
    )
