"""The Castles of Burgundy as a plug-in of the house, and the personas of its computers."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Game, Persona
from stupor.games.burgundy import box, params
from stupor.games.burgundy.variants import VARIANTS
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


GAME: Final = Game(
    id="burgundy",
    title=box.TITLE,
    seats=range(params.MIN_SEATS, params.MAX_SEATS + 1),
    version=2,
    hands=False,
    variants=VARIANTS,
    personas=PERSONAS,
)
