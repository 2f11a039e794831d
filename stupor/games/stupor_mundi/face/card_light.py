"""The light about a card of the hand: it leans with the card and ends where the next one begins."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from stupor.games.stupor_mundi.face.fan import seen_place
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.boxes import grown
from stupor.stage.items import Box, Group, Item, Parts
from stupor.stage.palette import GLOW, LIGHT, clear

#: Room for the light around a card, and how far its rings lie outside, no further than the gap
#: between two cards.
MARGIN: Final = 10.0
RINGS: Final = ((3.0, 120), (6.0, 60))
RADIUS: Final = 8.0


def card_lights(view: TableView, cards: Iterable[str], strong: bool = False) -> list[Item]:
    """A frame round what is seen of each card."""
    return [_light(view, card, strong) for card in cards]


def _light(view: TableView, card: str, strong: bool) -> Group:
    place, lean = seen_place(view, card)
    wide, high = place[2:]
    size = (wide + 2 * MARGIN, high + 2 * MARGIN)
    parts = _parts(wide, high, strong)
    mood = "target" if strong else "rest"
    return Group(f"glow.{mood}.{card}", LIGHT, grown(place, MARGIN), parts, size, lean)


@lru_cache(maxsize=32)
def _parts(wide: float, high: float, strong: bool) -> Parts:
    """The rings on a sheet of their own."""
    card = (MARGIN, MARGIN, wide, high)
    share = 3 if strong else 2
    light = [
        Box(f"ring{n}", n, grown(card, by), None, clear(GLOW, alpha * share // 2), 4, RADIUS + by)
        for n, (by, alpha) in enumerate(RINGS)
    ]
    dark = Box("dark", 2, grown(card, 2), None, (58, 26, 0, 200), 4.4, RADIUS + 2)
    rim = Box("rim", 3, grown(card, 1), None, clear(GLOW, 235), 2.4, RADIUS + 1)
    return Parts([*light, dark, rim])
