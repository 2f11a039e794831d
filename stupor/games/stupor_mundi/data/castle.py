"""The Castle Board: thirteen building sites, their costs and Edict icons."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import DERIVED, RECONSTRUCTED, RULEBOOK, Source
from stupor.language import mark


class Site(NamedTuple):
    """A space for one Structure; a site without a price is built at set-up."""

    id: int
    name: str
    title: str
    stone: int
    grain: int
    edict: bool
    cost_source: Source
    edict_source: Source
    text: str = ""


SITES: Final = Catalog(
    "sites",
    (
        Site(0, "t1", mark("Tower T1"), 0, 0, False, RECONSTRUCTED, RECONSTRUCTED),
        Site(1, "t2", mark("Tower T2"), 2, 1, False, RECONSTRUCTED, RECONSTRUCTED),
        Site(2, "t3", mark("Tower T3"), 3, 0, True, RECONSTRUCTED, RECONSTRUCTED),
        Site(3, "t4", mark("Tower T4"), 2, 2, False, RECONSTRUCTED, RECONSTRUCTED),
        Site(4, "t5", mark("Tower T5"), 3, 0, True, RECONSTRUCTED, RECONSTRUCTED),
        Site(5, "w1", mark("Wall W1"), 0, 0, False, RECONSTRUCTED, RECONSTRUCTED),
        Site(6, "w2", mark("Wall W2"), 2, 0, False, RECONSTRUCTED, RECONSTRUCTED),
        Site(7, "w3", mark("Wall W3"), 2, 1, True, RULEBOOK, RULEBOOK),
        Site(8, "w4", mark("Wall W4"), 1, 2, True, RECONSTRUCTED, RECONSTRUCTED),
        Site(9, "w5", mark("Wall W5"), 1, 1, False, RULEBOOK, DERIVED),
        Site(
            10,
            "hand",
            mark("Hand-limit Keep"),
            3,
            0,
            True,
            RULEBOOK,
            RULEBOOK,
            mark("Your hand limit grows by 2; draw 2 cards at once."),
        ),
        Site(
            11,
            "spears",
            mark("Both-actions Keep"),
            4,
            0,
            True,
            RECONSTRUCTED,
            RULEBOOK,
            mark("From your next turn, a card played face down gives both main actions."),
        ),
        Site(
            12,
            "slot",
            mark("Sixth-slot Keep"),
            2,
            2,
            True,
            RECONSTRUCTED,
            RULEBOOK,
            mark("Your sixth card slot opens."),
        ),
    ),
)
