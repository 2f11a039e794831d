"""Frederick's sixteen Solo cards."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RECONSTRUCTED, Source

#: Frederick's Ship goes to yours instead of a number of spaces.
TO_YOU: Final = -1


class SoloCard(NamedTuple):
    """Where Frederick's Ship goes and what he does there; `edict` 0 means none."""

    id: int
    move: int
    card: bool = False
    ally: bool = False
    edict: int = 0
    crown: bool = False
    source: Source = RECONSTRUCTED


SOLO_CARDS: Final = Catalog(
    "solo cards",
    (
        SoloCard(1, 1, card=True),
        SoloCard(2, 2, card=True),
        SoloCard(3, TO_YOU, card=True),
        SoloCard(4, 1, card=True, crown=True),
        SoloCard(5, 1, ally=True),
        SoloCard(6, 2, ally=True),
        SoloCard(7, TO_YOU, ally=True),
        SoloCard(8, 1, ally=True, crown=True),
        SoloCard(9, 0, edict=1),
        SoloCard(10, 0, edict=2),
        SoloCard(11, 0, edict=3),
        SoloCard(12, 1, card=True, ally=True),
        SoloCard(13, 1, crown=True),
        SoloCard(14, 2),
        SoloCard(15, 1, edict=2, crown=True),
        SoloCard(16, 3),
    ),
)
