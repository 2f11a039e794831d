"""The titles of a solo game: the wax of their seals, and what is said as they are bestowed."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi import params
from stupor.language import mark
from stupor.stage.sheet import Swatch, Title

LEAST: Final = {name: least for least, name in params.TITLES}
#: From the lowest on; `watched` where a computer had the seat, and nobody is called you.
TITLES: Final = (
    Title(
        "Serf",
        LEAST["Serf"],
        Swatch((138, 122, 92), "plain"),
        mark("The fields of Apulia still need you. Sow again, and aim higher."),
        mark("The fields of Apulia still need House {badge}."),
    ),
    Title(
        "Knight",
        LEAST["Knight"],
        Swatch((46, 112, 74), "lines"),
        mark("You kneel, the sword touches your shoulder, and you rise a knight."),
        mark("House {badge} kneels, the sword touches a shoulder, and a knight rises."),
    ),
    Title(
        "Feudal Lord",
        LEAST["Feudal Lord"],
        Swatch((39, 85, 156), "wide bars"),
        mark("A banner, a valley and its tithes are yours; the court bows."),
        mark("A banner, a valley and its tithes go to House {badge}; the court bows."),
    ),
    Title(
        "Duke",
        LEAST["Duke"],
        Swatch((163, 38, 46), "chequer"),
        mark("The Emperor himself lays the ducal mantle on your shoulders."),
        mark("The Emperor himself lays the ducal mantle on the shoulders of House {badge}."),
    ),
)
