"""The light about a card of the hand: it leans with the card and ends where the next one begins.

Cards that may be played have a thin gilt line; the halo is for the only one, and for the pointer.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import seen_place
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import grown
from stupor.stage.highlight_roles import REACH, outline
from stupor.stage.items import Box, Group, Item, Parts
from stupor.stage.palette import GILT, LIGHT

#: The line along the edge of a card that may be played.
LINE: Final = 2.0
ROUND: Final = 7.0


def card_lights(view: TableView, cards: Iterable[str], strong: bool = False) -> list[Item]:
    """A frame round what is seen of each card."""
    return [_light(view, card, strong) for card in cards]


def _light(view: TableView, card: str, strong: bool) -> Group:
    place, lean = seen_place(view, card)
    wide, high = place[2:]
    mood = "target" if strong else "rest"
    size = (wide + 2 * REACH, high + 2 * REACH)
    parts = _parts(wide, high, strong)
    return Group(f"glow.{mood}.{card}", LIGHT, grown(place, REACH), parts, size, lean)


@lru_cache(maxsize=32)
def _parts(wide: float, high: float, strong: bool) -> Parts:
    """The light on a sheet of its own."""
    card = (REACH, REACH, wide, high)
    if strong:
        return Parts([outline("card", 0, card, "next")])
    return Parts([Box("card", 0, card, None, GILT, LINE, ROUND)])
