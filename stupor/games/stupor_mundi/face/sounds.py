"""What an event sounds like."""

from collections.abc import Mapping
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event

PIECES: Final[Mapping[str, str]] = {
    "card": "card_place",
    "ally": "card_flip",
    "edict": "page",
    "bonus": "wood",
    "token": "wood",
    "specialist": "wood",
    "structure": "chisel",
    "ship": "sail",
    "solo": "card_flip",
    "book": "page",
    "supply": "sail",
    "mantle": "card_flip",
    "papal": "stone",
    "project": "page",
    "?": "card_flip",
}
COUNTERS: Final[Mapping[str, str]] = {
    "coins": "coin", "grain": "grain", "stone": "stone", "vp": "click", "f": "wood",
}  # fmt: skip
TOLD: Final[Mapping[str, str]] = {
    "round": "bell", "closed": "fanfare", "issued": "seal", "banned": "bell",
    "acquired": "seal", "completed": "fanfare",
}  # fmt: skip


def sound_of(event: Event) -> str:
    """The name of a sound, or nothing."""
    if event.kind == MOVED:
        return PIECES.get(str(event.args[0]).partition(".")[0], "")
    if event.kind == COUNTER:
        return COUNTERS.get(str(event.args[0]).partition(".")[0], "") if event.args[2] else ""
    if event.kind == GATHERED:
        return "card_flip"
    return TOLD.get(event.kind, "")
