"""The light about a card of the hand: it leans with the card and ends where the next one begins."""

from collections.abc import Iterable
from functools import lru_cache

from stupor.games.stupor_mundi.face.cards.fan import seen_place
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.boxes import grown
from stupor.stage.gold import REACH, lit
from stupor.stage.items import Group, Item, Parts
from stupor.stage.palette import LIGHT


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
    return Parts([lit("card", 0, card, "next" if strong else "possible")])
