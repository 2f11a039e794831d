"""Texts of cards, Allies and sites that say "you", as they are said of somebody else's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import mark, tr

#: By the printed text, in English.
THEIRS: Final[Mapping[str, str]] = {
    "+2 VP if you store at least as much Grain as Frederick.": mark(
        "+2 VP for at least as much Grain as Frederick."
    ),
    "+2 VP if you store at least as much Stone as Frederick.": mark(
        "+2 VP for at least as much Stone as Frederick."
    ),
    "+2 VP if you have more Augustales than Frederick’s Treasury.": mark(
        "+2 VP for more Augustales than Frederick\u2019s Treasury."
    ),
    "+2 VP if you have more Towers than Frederick.": mark("+2 VP for more Towers than Frederick."),
    "+2 VP if you have more Walls than Frederick.": mark("+2 VP for more Walls than Frederick."),
    "+2 VP if you have more Keeps than Frederick.": mark("+2 VP for more Keeps than Frederick."),
    "+2 VP if you have more Structures than Frederick.": mark(
        "+2 VP for more Structures than Frederick."
    ),
    "+2 VP if you host more Allies than Frederick’s Court.": mark(
        "+2 VP for hosting more Allies than Frederick\u2019s Court."
    ),
    "+2 VP if you have a Specialist ahead of Frederick’s.": mark(
        "+2 VP for a Specialist ahead of Frederick\u2019s."
    ),
    "1 Grain per Ally you host (max 3).": mark("1 Grain per Ally hosted (max 3)."),
    "Choose a circle: 1 Grain or 1 Stone, all alike, per such Ally you host (max 3).": mark(
        "Choose a circle: 1 Grain or 1 Stone, all alike, per such Ally hosted (max 3)."
    ),
    "Choose a circle: 2 Augustales per such Ally you host (max 8).": mark(
        "Choose a circle: 2 Augustales per such Ally hosted (max 8)."
    ),
    "Choose a circle: 1 VP per such Ally you host (max 4).": mark(
        "Choose a circle: 1 VP per such Ally hosted (max 4)."
    ),
    "1 Grain per 3 Structures you have built.": mark("1 Grain per 3 Structures built."),
    "1 Stone per 3 Structures you have built.": mark("1 Stone per 3 Structures built."),
    "3 Augustales per 3 Structures you have built.": mark("3 Augustales per 3 Structures built."),
    "1 VP per 3 Structures you have built.": mark("1 VP per 3 Structures built."),
    "Up to 2 of your closed sides pay their income.": mark(
        "Up to 2 closed sides pay their income."
    ),
    "Your hand limit grows by 2; draw 2 cards at once.": mark(
        "The hand limit grows by 2; 2 cards are drawn at once."
    ),
    "From your next turn, a card played face down gives both main actions.": mark(
        "From the next turn on, a card played face down gives both main actions."
    ),
    "Your sixth card slot opens.": mark("The sixth card slot opens."),
    "1 Augustalis per Edict you have issued (max 6).": mark(
        "1 Augustalis per Edict issued (max 6)."
    ),
}


def theirs(text: str) -> str:
    """A printed text in the player's words, of somebody else's card; neutral ones as they are."""
    return tr(THEIRS.get(text, text))
