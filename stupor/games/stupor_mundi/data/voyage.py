"""The Voyage Board: five cities in a ring and the Grain that their Ally spaces cost."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RECONSTRUCTED, RULEBOOK, Source
from stupor.language import mark


class City(NamedTuple):
    """A harbour with two Ally spaces (the second is red), two card spaces and one market."""

    id: int
    name: str
    grain: tuple[int, int]
    grain_sources: tuple[Source, Source]


CITIES: Final = Catalog(
    "cities",
    (
        City(0, mark("Roma"), (3, 4), (RECONSTRUCTED, RECONSTRUCTED)),
        City(1, mark("Constantinople"), (2, 3), (RECONSTRUCTED, RECONSTRUCTED)),
        City(2, mark("Alexandria"), (3, 2), (RULEBOOK, RECONSTRUCTED)),
        City(3, mark("Tunis"), (2, 4), (RECONSTRUCTED, RECONSTRUCTED)),
        City(4, mark("Barcelona"), (3, 3), (RULEBOOK, RECONSTRUCTED)),
    ),
)
