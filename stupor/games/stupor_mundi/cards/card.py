"""What an Action card is."""

from typing import Final, NamedTuple

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.effects.book import Price
from stupor.games.stupor_mundi.ids import EVERY_EDITION, RULEBOOK, Source

FREE: Final = Price()


class Card(NamedTuple):
    """An Action card: its text in our words beside what it does.

    `level` is house, a, b or knight; `house` the House of a House card or -1; `price` is nothing
    for House cards.
    """

    id: int
    name: str
    text: str
    effects: tuple[Effect, ...]
    level: str = "house"
    house: int = -1
    price: Price = FREE
    source: Source = RULEBOOK
    editions: tuple[str, ...] = EVERY_EDITION

    @property
    def code(self) -> str:
        """The number as printed, such as A7, or nothing for cards without one."""
        return "" if self.level not in ("a", "b") else f"{self.level.upper()}{self.id % 100}"
