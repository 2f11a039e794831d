"""What an event sounds like."""

from collections.abc import Mapping
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.stupor_mundi.goods import GOODS
from stupor.stage.name import parsed

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
#: A card that is drawn from its owner's deck.
DEAL: Final = "deal"
#: By what is counted; "f" is what Frederick has.
COUNTERS: Final[Mapping[str, str]] = {**{good.key: good.sound for good in GOODS}, "f": "wood"}
TOLD: Final[Mapping[str, str]] = {
    "round": "round",
    "closed": "wall",
    "issued": "seal",
    "banned": "bell",
    "acquired": "seal",
    "completed": "fanfare",
    "summoned": "ally",
    "lost": "wood",
}


def sound_of(event: Event) -> str:
    """The name of a sound, or nothing."""
    if event.kind == MOVED:
        if parsed(str(event.args[1])).kind == "deck" and parsed(str(event.args[2])).kind == "hand":
            return DEAL
        return PIECES.get(parsed(str(event.args[0])).kind, "")
    if event.kind == COUNTER:
        return COUNTERS.get(parsed(str(event.args[0])).kind, "") if event.args[2] else ""
    if event.kind == GATHERED:
        return "shuffle"
    return TOLD.get(event.kind, "")
