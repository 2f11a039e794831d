"""The tastes of computers in The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Persona
from stupor.language import mark

PERSONAS: Final = (
    Persona(
        "farmer",
        mark("Farmer"),
        mark("farmer"),
        mark("a farmer at heart"),
        mark("A farmer at heart: likes livestock and large herds."),
    ),
    Persona(
        "builder",
        mark("Builder"),
        mark("builder"),
        mark("a builder at heart"),
        mark("A builder at heart: likes buildings and completed regions."),
    ),
    Persona(
        "merchant",
        mark("Merchant"),
        mark("merchant"),
        mark("a merchant at heart"),
        mark("A merchant at heart: likes ships, goods and silver."),
    ),
    Persona(
        "scholar",
        mark("Scholar"),
        mark("scholar"),
        mark("a scholar at heart"),
        mark("A scholar at heart: likes monasteries and workers."),
    ),
)
