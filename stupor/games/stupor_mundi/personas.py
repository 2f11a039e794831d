"""The personas of computers in Stupor Mundi: Castle, Allies, goods or Specialists first."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Persona
from stupor.language import mark

PERSONAS: Final = (
    Persona(
        "builder",
        mark("Builder"),
        mark("builder"),
        mark("a builder at heart"),
        mark("A builder at heart: favours the Castle, closed sides and Keeps."),
        "icon/tower",
    ),
    Persona(
        "diplomat",
        mark("Diplomat"),
        mark("diplomat"),
        mark("a diplomat at heart"),
        mark("A diplomat at heart: favours Allies and room for more of them."),
        "icon/ally",
    ),
    Persona(
        "merchant",
        mark("Merchant"),
        mark("merchant"),
        mark("a merchant at heart"),
        mark("A merchant at heart: favours Augustales and full warehouses."),
        "icon/augustalis",
    ),
    Persona(
        "courtier",
        mark("Courtier"),
        mark("courtier"),
        mark("a courtier at heart"),
        mark("A courtier at heart: favours Specialists, cities and Advanced cards."),
        "icon/specialist",
    ),
)
