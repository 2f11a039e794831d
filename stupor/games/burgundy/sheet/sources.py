"""Where victory points come from: label, meaning, colour, pattern and deeds of every source."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.log_lines import SOURCES as NAMES
from stupor.language import mark
from stupor.stage.sheet import Source, Swatch

__all__ = ["NAMES", "SOURCES"]

SOURCES: Final = (
    Source(
        "regions",
        mark("Regions"),
        mark("VP for completed regions, by their size."),
        Swatch((31, 79, 154), "plain"),
        event_kinds=("region", "placed"),
    ),
    Source(
        "phases",
        mark("Phase bonus"),
        mark("Extra VP for the phase in which a region was completed."),
        Swatch((111, 160, 58), "lines"),
        event_kinds=("region", "placed"),
    ),
    Source(
        "bonuses",
        mark("Bonus tiles"),
        mark("VP for being first or second to cover all spaces of a colour."),
        Swatch((205, 74, 52), "grid"),
        event_kinds=("bonus",),
    ),
    Source(
        "livestock",
        mark("Livestock"),
        mark("VP for placed livestock and all of its kind in the same region."),
        Swatch((63, 100, 32), "dots"),
        event_kinds=("herd",),
    ),
    Source(
        "goods",
        mark("Goods sold"),
        mark("VP for each goods tile sold."),
        Swatch((126, 34, 48), "bars"),
        event_kinds=("sold",),
    ),
    Source(
        "watchtowers",
        mark("Watchtowers"),
        mark("4 VP for each Watchtower placed."),
        Swatch((176, 112, 52), "chequer"),
        event_kinds=("placed",),
    ),
    Source(
        "monasteries",
        mark("Monasteries"),
        mark("VP that monasteries score, mostly at the end."),
        Swatch((236, 200, 70), "wide bars", pale=True),
        late=True,
        prompt=True,
        event_kinds=("founded",),
    ),
    Source(
        "unsold",
        mark("Unsold goods"),
        mark("1 VP per unsold goods tile at the end."),
        Swatch((112, 66, 148), "dashes"),
        late=True,
    ),
    Source(
        "silver",
        mark("Silver"),
        mark("1 VP per silver at the end."),
        Swatch((168, 174, 180), "frame", pale=True),
        late=True,
    ),
    Source(
        "workers",
        mark("Workers"),
        mark("1 VP per two workers at the end."),
        Swatch((138, 122, 92), "lines"),
        late=True,
    ),
    Source(
        "posts",
        mark("Border posts"),
        mark("VP for linked border posts, and for linking all of them first or second."),
        Swatch((46, 126, 130), "chequer"),
        row="posts",
        event_kinds=("linked", "all_linked"),
    ),
    Source(
        "routes",
        mark("Trade route"),
        mark("VP from rewards of the trade route."),
        Swatch((184, 128, 34), "dots"),
        row="routes",
        event_kinds=("reward",),
    ),
    Source(
        "shields",
        mark("Shields"),
        mark("VP of the shields on your castles at the end."),
        Swatch((91, 30, 74), "bars"),
        late=True,
        row="shields",
    ),
    Source(
        "bought",
        mark("VP bought"),
        mark("VP bought with silver."),
        Swatch((24, 50, 84), "dots"),
        row="bought",
        event_kinds=("points",),
    ),
)
