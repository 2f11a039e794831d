"""The editions: which rules of the retail game each of them changes."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from stupor.engine.codec import SILENT
from stupor.engine.corrections import Corrections
from stupor.engine.record import record
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.ids import PROTOTYPE, RECONSTRUCTED, RETAIL, SPECIAL, Source


@record
class Edition:
    """An edition by its name, and its rules as far as they are not printed on a component.

    Attributes:
        name: retail, special or prototype-2023.
        free_travel: so many spaces of a travel cost nothing.
        stone_only: whether each Grain of a building cost is paid in Stone.
        majority: the VP for most and for second most Structures.
        coins: what the Houses start with, in turn order.
        figures: a player's corrections, ordered: component, figure, value.
    """

    name: str = RETAIL
    free_travel: int = field(default=params.FREE_TRAVEL, metadata=SILENT)
    stone_only: bool = field(default=False, metadata=SILENT)
    majority: tuple[int, ...] = field(default=params.MAJORITY, metadata=SILENT)
    coins: tuple[int, ...] = field(default=params.STARTING_COINS, metadata=SILENT)
    figures: Corrections = field(default=(), metadata=SILENT)


#: Every game that is played from the retail box shares it.
RETAIL_EDITION: Final = Edition()
SPECIAL_EDITION: Final = Edition(SPECIAL)
PROTOTYPE_EDITION: Final = Edition(
    PROTOTYPE, free_travel=0, stone_only=True, majority=(6, 3), coins=(4, 5, 6, 7)
)
EDITIONS: Final = {
    edition.name: edition for edition in (RETAIL_EDITION, SPECIAL_EDITION, PROTOTYPE_EDITION)
}
#: What the prototype's help of 2023 does not simply state.
SOURCES: Final[dict[str, Source]] = {
    f"{PROTOTYPE}.stone_only": RECONSTRUCTED,
    f"{PROTOTYPE}.coins": RECONSTRUCTED,
    f"{PROTOTYPE}.chancery": RECONSTRUCTED,
}
