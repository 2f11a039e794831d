"""Where victory points come from: label, meaning, colour, pattern and deeds of every source."""

from __future__ import annotations

from typing import Final

from stupor.language import mark
from stupor.stage.sheet import Source, Swatch

SOURCES: Final = (
    Source(
        "allies",
        mark("Allies"),
        mark("VP from hosted Allies in every End Phase."),
        Swatch((31, 79, 154), "plain"),
    ),
    Source(
        "castle",
        mark("Castle sides"),
        mark("Income VP from closed sides of the player’s own Castle."),
        Swatch((138, 122, 92), "lines"),
        event_kinds=("closed", "built"),
    ),
    Source(
        "workplace",
        mark("Workplaces"),
        mark("VP from tiles reached by Specialists."),
        Swatch((39, 97, 63), "bars"),
        event_kinds=("promoted",),
    ),
    Source(
        "cards",
        mark("Cards"),
        mark("VP from Action cards played face up."),
        Swatch((184, 128, 34), "dots"),
        event_kinds=("played",),
    ),
    Source(
        "city",
        mark("Cities"),
        mark("VP from City Bonus tiles."),
        Swatch((46, 126, 130), "chequer"),
        event_kinds=("bonus", "promoted"),
    ),
    Source(
        "edicts",
        mark("Edicts"),
        mark("VP from Edict rewards."),
        Swatch((126, 34, 48), "dashes"),
        event_kinds=("issued", "rewarded"),
    ),
    Source(
        "structures",
        mark("Structures"),
        mark("1 VP per Structure in the Castle, at the end."),
        Swatch((91, 30, 74), "wide bars"),
        late=True,
    ),
    Source(
        "majority",
        mark("Majority"),
        mark("For the most Structures, and for the second most, at the end."),
        Swatch((205, 74, 52), "grid"),
        late=True,
    ),
    Source(
        "coins",
        mark("Coins"),
        mark("At the end, cubes become Augustales and Augustales become VP."),
        Swatch((226, 184, 80), "frame", pale=True),
        late=True,
    ),
    # the Crusade is two rows: Ships are only counted at the end
    Source(
        "books",
        mark("Papal Books"),
        mark("VP from Papal Books at each promotion, before the ban."),
        Swatch((236, 222, 190), "lines", pale=True),
        row="crusade",
    ),
    Source(
        "ships",
        mark("Supply Ships"),
        mark("Supply Ships, counted at the end."),
        Swatch((24, 50, 84), "dots"),
        late=True,
        row="crusade",
    ),
    Source(
        "projects",
        mark("Projects"),
        mark("Imperial Projects, counted at the end: built ones give VP, the others cost VP."),
        Swatch((112, 66, 148), "chequer"),
        late=True,
        row="projects",
    ),
)
#: What each reason of points is called in a sentence.
NAMES: Final = {
    **{source.id: source.label for source in SOURCES},
    "crusade": mark("the Crusade"),
    "projects": mark("Imperial Projects"),
}
