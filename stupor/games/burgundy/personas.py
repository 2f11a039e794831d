"""The personas of computers in The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Persona
from stupor.language import mark

PERSONAS: Final = (
    Persona(
        "herdsman",
        mark("Herdsman"),
        mark("herdsman"),
        mark("a herdsman at heart"),
        mark("A herdsman at heart: likes livestock and large herds."),
        "kind/livestock",
    ),
    Persona(
        "builder",
        mark("Builder"),
        mark("builder"),
        mark("a builder at heart"),
        mark("A builder at heart: likes buildings and completed regions."),
        "kind/building",
    ),
    Persona(
        "merchant",
        mark("Merchant"),
        mark("merchant"),
        mark("a merchant at heart"),
        mark("A merchant at heart: likes ships, goods and silver."),
        "kind/ship",
    ),
    Persona(
        "abbot",
        mark("Abbot"),
        mark("abbot"),
        mark("an abbot at heart"),
        mark("An abbot at heart: likes monasteries and workers."),
        "kind/monastery",
    ),
)
