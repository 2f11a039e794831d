"""Pieces on their way: they fly, turn over, are dealt and shuffled; a seal comes down."""

from math import cos, pi
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.motion.sheets import Sheet, airborne
from stupor.stage.easing import (
    bump,
    ease_in_out_cubic,
    ease_out_cubic,
    part,
    settle,
    stepped,
)
from stupor.stage.geometry import around, centre
from stupor.stage.items import Group, Item, Picture, Rect
from stupor.stage.palette import LIFTED
from stupor.stage.tween import between

#: Sizes on the way from one place to another: so many surfaces are made at most.
SIZES: Final = 7
#: In so many moments a look may change, so that all of them can be made beforehand.
LOOKS: Final = 14
#: How narrow a card gets while it turns over.
SQUEEZES: Final = 4
THIN: Final = 0.08
#: How a piece fades in.
ALPHAS: Final = (51, 102, 153, 204, 255)


@record
class Fly:
    """A piece that flies in an arc; with a back it turns over half way."""

    key: str
    start: Rect
    end: Rect
    front: Sheet
    back: Sheet | None = None
    arc: float = 0.0
    dropped: bool = False
    z: int = LIFTED

    def items(self, t: float) -> list[Item]:
        """The piece at a share of its way."""
        ease = settle if self.dropped else ease_in_out_cubic
        x, y = centre(between(self.start, self.end, ease(t)))
        middle = (x, y - self.arc * bump(t))
        look = stepped(t, LOOKS)
        _, _, w, h = between(self.start, self.end, stepped(ease_out_cubic(look), SIZES))
        height = 1 - ease_out_cubic(look) if self.dropped else bump(look)
        sheet, squeeze = self._side(look)
        box = around(middle, w * squeeze, h)
        return airborne(self.key, sheet, box, height, z=self.z)

    def _side(self, t: float) -> tuple[Sheet, float]:
        if self.back is None:
            return self.front, 1.0
        turn = part(t, 0.2, 0.75)
        narrow = abs(cos(pi * turn))
        sheet = self.back if turn < 0.5 else self.front
        return sheet, max(THIN, stepped(narrow, SQUEEZES))


@record
class Shuffle:
    """Several cards that go from pile to pile, one close behind the other."""

    cards: tuple[Fly, ...]
    lag: float = 0.12

    def items(self, t: float) -> list[Item]:
        """The cards on their way; those that have not left yet lie on their pile."""
        span = 1 - self.lag * (len(self.cards) - 1)
        found: list[Item] = []
        for number, card in enumerate(self.cards):
            found += card.items(part(t, number * self.lag, number * self.lag + span))
        return found


@record
class Seal:
    """A House's seal that comes down on an Edict, and the light of the stroke."""

    key: str
    place: Rect
    sprite: str

    def items(self, t: float) -> list[Item]:
        """Large and high, then down, then a flash."""
        fall = stepped(ease_in_out_cubic(part(t, 0.0, 0.42)), 7)
        size = 54.0 * (2.2 - 1.2 * fall)
        at = centre(self.place)
        found: list[Item] = []
        if t >= 0.4:
            burst = (255, 204, 153, 102, 51)[min(4, int(part(t, 0.4, 1.0) * 5))]
            wide = 90 + 40 * stepped(part(t, 0.4, 1.0), 4)
            found.append(
                Picture(f"{self.key}.flash", LIFTED, around(at, wide), "glow/round", alpha=burst)
            )
        alpha = 136 if t < 0.12 else 255
        found.append(Picture(self.key, LIFTED + 30, around(at, size), self.sprite, alpha=alpha))
        return found


@record
class Appear:
    """A piece that fades in where it belongs."""

    key: str
    place: Rect
    sheet: Sheet

    def items(self, t: float) -> list[Item]:
        """The piece, ever more of it."""
        alpha = ALPHAS[min(4, int(t * 5))]
        sheet = self.sheet
        return [Group(self.key, LIFTED + 20, self.place, sheet.parts, sheet.size, alpha=alpha)]
