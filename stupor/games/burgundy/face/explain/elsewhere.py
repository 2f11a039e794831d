"""Monasteries in somebody else's duchy: what they do there, without calling anybody you."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.ids import EMPTY, KIND_MONASTERY, MONASTERY
from stupor.language import mark, tr

_COUNTED: Final = mark("At the end 4 VP for each building of this type here: {building}.")
#: By the number of the monastery; the others name nobody.
_TEXTS: Final = {
    1: mark("The towns of this duchy may hold several buildings of one type."),
    2: mark("At the end of a phase each mine of this duchy also brings a worker."),
    3: mark("Each sale of this duchy brings 2 silver in place of 1."),
    4: mark("Each sale of this duchy also brings a worker."),
    5: mark("Each ship of this duchy may also empty a depot next to the chosen one."),
    6: mark("This duchy pays its purchase with silver and workers in any mix, and buys from any "
            "depot, once a turn as ever."),
    15: mark("At the end 2 VP for each colour of goods that this duchy has sold."),
    24: mark("At the end 4 VP for each kind of livestock of this duchy."),
    25: mark("At the end 1 VP for each goods tile that this duchy has sold."),
    26: mark("At the end 3 VP for each bonus tile of this duchy."),
    27: mark("The piece of this duchy always lies on top of its stack on the bridge."),
    28: mark("In each turn this duchy may buy 2 workers for 1 silver, as often as it likes."),
}  # fmt: skip


def elsewhere(tile: int) -> str:
    """What a monastery does for those who own it; nothing for other tiles and neutral texts."""
    if COLOUR[tile] != MONASTERY:
        return ""
    number = KIND[tile] - KIND_MONASTERY
    building = MONASTERIES[number].pays_for
    if building != EMPTY:
        return tr(_COUNTED, building=tr(TYPES[building].name))
    return tr(_TEXTS[number]) if number in _TEXTS else ""
