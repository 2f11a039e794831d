"""Monasteries in somebody else's duchy: what they do there, without calling anybody you."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.ids import EMPTY, KIND_MONASTERY, MONASTERY
from stupor.language import mark, tr

_COUNTED: Final = mark("At the end, 4 VP per {building} in {who}’s duchy.")
#: By the number of the monastery; the others name nobody.
_TEXTS: Final = {
    1: mark("{who}’s building regions may hold several buildings of the same type."),
    2: mark("At the end of each phase, each of {who}’s mines also brings 1 worker."),
    3: mark("Each of {who}’s sales brings 2 silver instead of 1."),
    4: mark("Each of {who}’s sales also brings 1 worker."),
    5: mark("Each of {who}’s ships may also take the goods of a depot next to the chosen one."),
    6: mark(
        "{who} may pay for a purchase with any mix of silver and workers, and buy from any "
        "depot, still once per turn."
    ),
    15: mark("At the end, 2 VP per colour of goods that {who} sold."),
    24: mark("At the end, 4 VP per kind of livestock in {who}’s duchy."),
    25: mark("At the end, 1 VP per goods tile that {who} sold."),
    26: mark("At the end, 3 VP for each of {who}’s bonus tiles."),
    27: mark("{who}’s piece is always on top of its stack on the bridge."),
    28: mark("On each turn, {who} may buy 2 workers for 1 silver any number of times."),
}


#: By the number of the shield.
_SHIELDS: Final = {
    1: mark("For livestock scoring, all of {who}’s livestock regions count as one."),
    2: mark("Whenever another player gets workers, {who} gets 1."),
    3: mark("{who} may pay tribute with workers, too."),
    4: mark("{who}’s storage holds any number of tiles."),
    5: mark("{who}’s ships also take all goods of one colour from all six depots."),
    6: mark("{who} names a player once: that player’s monasteries also work for {who}."),
    7: mark("Bonus tiles score double for {who}."),
    8: mark("{who}’s mines pay double silver."),
    9: mark("{who}’s sales bring 1 silver per goods tile."),
    10: mark("At the end, {who}’s monasteries score double."),
    11: mark("Placing a castle, {who} may take a shield instead of the action."),
    12: mark("Goods sold by {who} score double VP."),
    13: mark("At the end, all of {who}’s shields count double, including this one."),
    14: mark("At the end of each phase, {who} may place a tile straight from a numbered depot."),
    15: mark("At the end of each phase, {who} may place a tile straight from the black depot."),
    16: mark("Once per turn, {who} may turn one die into any number."),
    17: mark("{who}’s completed regions score as one space larger, up to 8."),
    18: mark("{who}’s tiles need not touch another tile."),
}


def elsewhere(tile: int, who: str) -> str:
    """What a monastery does for its owner; nothing for other tiles and neutral texts."""
    if COLOUR[tile] != MONASTERY:
        return ""
    return monastery_of(KIND[tile] - KIND_MONASTERY, who)


def monastery_of(number: int, who: str) -> str:
    """The same of a monastery by its number."""
    building = MONASTERIES[number].pays_for
    if building != EMPTY:
        return tr(_COUNTED, building=tr(TYPES[building].name), who=who)
    return tr(_TEXTS[number], who=who) if number in _TEXTS else ""


def shield_of(shield: int, who: str) -> str:
    """What a shield does for the one who has it."""
    return tr(_SHIELDS[shield], who=who)
