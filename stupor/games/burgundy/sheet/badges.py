"""The four dukes as badges of seats, each with a beast on the shield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import mark
from stupor.stage.sheet import BLACK, BLUE, GREEN, RED, Badge, SeatColour


def _duke(key: str, word: str, colour: SeatColour) -> Badge:
    crest, arms = f"crest/{colour.name}", f"arms/{colour.name}"
    return Badge(key, word, *colour, crest=crest, arms=arms)


#: In the order of the seats; yellow is nobody's at this table.
BADGES: Final = (
    _duke("griffin", mark("Griffin"), BLUE),
    _duke("lion", mark("Lion"), RED),
    _duke("stag", mark("Stag"), GREEN),
    _duke("bear", mark("Bear"), BLACK),
)
NOBODY: Final = Badge(
    "nobody",
    mark("Nobody"),
    mark("yellow"),
    (217, 167, 44),
    (122, 79, 18),
    crest="mark/yellow",
    nobody=True,
)
COURT: Final = tuple(badge.crest for badge in BADGES)


def badges(counters: Mapping[str, int], seats: int) -> tuple[Badge, ...]:
    """The duke of every seat."""
    return BADGES[:seats]
