"""Stupor Mundi as a plug-in of the house, and the personas of its computers."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Game, Persona
from stupor.games.stupor_mundi import box, params
from stupor.games.stupor_mundi.variants import VARIANTS
from stupor.language import mark

PERSONAS: Final = (
    Persona(
        "builder",
        mark("Builder"),
        mark("builder"),
        mark("a builder at heart"),
        mark("A builder at heart: likes the Castle, closed sides and Keeps."),
        "icon/tower",
    ),
    Persona(
        "diplomat",
        mark("Diplomat"),
        mark("diplomat"),
        mark("a diplomat at heart"),
        mark("A diplomat at heart: likes Allies and room for more of them."),
        "icon/ally",
    ),
    Persona(
        "merchant",
        mark("Merchant"),
        mark("merchant"),
        mark("a merchant at heart"),
        mark("A merchant at heart: likes Augustales and full warehouses."),
        "icon/augustalis",
    ),
    Persona(
        "courtier",
        mark("Courtier"),
        mark("courtier"),
        mark("a courtier at heart"),
        mark("A courtier at heart: likes Specialists, Cities and Advanced cards."),
        "icon/specialist",
    ),
)


GAME: Final = Game(
    id="stupor_mundi",
    title=box.TITLE,
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    version=2,
    variants=VARIANTS,
    personas=PERSONAS,
)
