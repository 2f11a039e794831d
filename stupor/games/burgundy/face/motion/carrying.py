"""What goes a long way: goods that are loaded onto a ship first, coins out of the mines."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.stage.boxes import around, centre
from stupor.stage.easing import bump, ease_in_out_cubic, part
from stupor.stage.items import Area, Item, Picture
from stupor.stage.palette import LIFTED
from stupor.stage.tween import between

#: Shares of the time: a good is on board, and it goes ashore.
ABOARD: Final = 0.40
ASHORE: Final = 0.52
#: How large goods are on a ship, and how much higher each lies than the one below.
ON_SHIP: Final = 0.46
LAYER: Final = 5.0
#: How large a coin is in the mine, and the share of the time between the first and the last.
COIN: Final = 0.40
SPREAD: Final = 0.45
HOP: Final = 30.0


@record
class Load:
    """A good that hops onto a ship, lies there on those before it, and glides to its stack."""

    key: str
    start: Area
    ship: Area
    end: Area
    sprite: str
    layer: int = 0
    arc: float = 0.0

    def items(self, t: float) -> list[Item]:
        """The good at a share of its way."""
        x, y = centre(self.ship)
        deck = around((x, y - LAYER * self.layer), self.ship[2] * ON_SHIP)
        first, second = part(t, 0, ABOARD), part(t, ASHORE, 1)
        begin, end, share = (self.start, deck, first) if not second else (deck, self.end, second)
        x, y, w, h = between(begin, end, ease_in_out_cubic(share))
        lifted = (x, y - self.arc * bump(share), w, h)
        return [Picture(self.key, LIFTED + 1 + self.layer, lifted, self.sprite)]


@record
class Coins:
    """A coin hops out of each mine, one after the other, and into the purse."""

    key: str
    mines: tuple[Area, ...]
    purse: Area
    sprite: str

    def items(self, t: float) -> list[Item]:
        """Those that are on their way."""
        found: list[Item] = []
        for number, mine in enumerate(self.mines):
            begin = SPREAD * number / len(self.mines)
            share = part(t, begin, begin + 1 - SPREAD)
            if 0 < share < 1:
                x, y = centre(between(mine, self.purse, ease_in_out_cubic(share)))
                box = around((x, y - HOP * bump(share)), max(18.0, mine[2] * COIN))
                found.append(Picture(f"{self.key}.{number}", LIFTED + 1, box, self.sprite))
        return found
