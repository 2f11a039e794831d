"""Where victory points come from: label, meaning, colour, pattern and deeds of every source."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.chronicle import SOURCES as NAMES
from stupor.language import mark
from stupor.stage.sheet import Source, Swatch

__all__ = ["NAMES", "SOURCES"]

SOURCES: Final = (
    Source(
        "regions",
        mark("Regions"),
        mark("VP for regions made whole, by their size."),
        Swatch((31, 79, 154), "plain"),
        deeds=("region", "placed"),
    ),
    Source(
        "phases",
        mark("Early regions"),
        mark("VP on top for the phase in which a region became whole."),
        Swatch((111, 160, 58), "lines"),
        deeds=("region", "placed"),
    ),
    Source(
        "bonuses",
        mark("Bonus tiles"),
        mark("VP for being first or second to cover all spaces of a colour."),
        Swatch((205, 74, 52), "grid"),
        deeds=("bonus",),
    ),
    Source(
        "livestock",
        mark("Livestock"),
        mark("VP for animals, and for those of their kind that stood in the pasture."),
        Swatch((63, 100, 32), "dots"),
        deeds=("herd",),
    ),
    Source(
        "goods",
        mark("Goods sold"),
        mark("VP for each goods tile sold."),
        Swatch((126, 34, 48), "bars"),
        deeds=("sold",),
    ),
    Source(
        "watchtowers",
        mark("Watchtowers"),
        mark("VP for watchtowers as they were placed."),
        Swatch((176, 112, 52), "chequer"),
        deeds=("placed",),
    ),
    Source(
        "monasteries",
        mark("Monasteries"),
        mark("VP that monasteries pay for what the duchy holds, mostly at the end."),
        Swatch((236, 200, 70), "wide bars", pale=True),
        late=True,
        prompt=True,
        deeds=("founded",),
    ),
    Source(
        "unsold",
        mark("Unsold goods"),
        mark("One VP for each goods tile that is left."),
        Swatch((112, 66, 148), "dashes"),
        late=True,
    ),
    Source(
        "silver",
        mark("Silver"),
        mark("One VP for each silver that is left."),
        Swatch((168, 174, 180), "frame", pale=True),
        late=True,
    ),
    Source(
        "workers",
        mark("Workers"),
        mark("One VP for every two workers that are left."),
        Swatch((138, 122, 92), "lines"),
        late=True,
    ),
    Source(
        "posts",
        mark("Border posts"),
        mark("VP for posts linked through the duchy, and for linking all of them."),
        Swatch((46, 126, 130), "chequer"),
        row="posts",
        deeds=("linked", "all_linked"),
    ),
    Source(
        "routes",
        mark("Trade route"),
        mark("VP that the stops of the trade route brought."),
        Swatch((184, 128, 34), "dots"),
        row="routes",
        deeds=("reward",),
    ),
    Source(
        "shields",
        mark("Shields"),
        mark("VP of the shields over the castles, counted at the end."),
        Swatch((91, 30, 74), "bars"),
        late=True,
        row="shields",
    ),
    Source(
        "bought",
        mark("Points bought"),
        mark("VP that were paid for with silver."),
        Swatch((24, 50, 84), "dots"),
        row="bought",
        deeds=("points",),
    ),
)
