"""The four dukes as badges of seats, each with a beast on the shield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import mark
from stupor.stage.sheet import Badge

#: In the order of the seats; yellow is nobody's at this table.
BADGES: Final = (
    Badge(
        "griffin",
        mark("Griffin"),
        mark("blue"),
        (39, 85, 156),
        (31, 63, 119),
        crest="crest/blue",
        arms="arms/blue",
    ),
    Badge(
        "lion",
        mark("Lion"),
        mark("red"),
        (163, 38, 46),
        (150, 30, 38),
        crest="crest/red",
        arms="arms/red",
    ),
    Badge(
        "stag",
        mark("Stag"),
        mark("green"),
        (64, 140, 86),
        (32, 86, 57),
        crest="crest/green",
        arms="arms/green",
    ),
    Badge(
        "bear",
        mark("Bear"),
        mark("black"),
        (52, 48, 47),
        (52, 44, 40),
        crest="crest/black",
        arms="arms/black",
    ),
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
