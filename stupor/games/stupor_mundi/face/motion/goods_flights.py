"""Cubes, coins and laurels: several small things, one after the other, and what they add up to."""

from typing import Final

from stupor.engine.record import record
from stupor.stage.easing import bounce, bump, ease_in_out_cubic, ease_out_cubic, part, stepped
from stupor.stage.geometry import around, centre
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.palette import LIFTED
from stupor.stage.tween import between

#: Share of the time that one thing takes; the others begin a little later.
ONE: Final = 0.62
ARC: Final = 36.0
#: Height from which a cube falls onto its place.
DROP: Final = 26.0
#: The light about a disc that walks: narrow enough for the name of the rail beside 0 VP.
AURA: Final = 46
GAIN: Final = (24, 92, 58)
LOSS: Final = (150, 30, 38)
CHIP: Final = (255, 246, 220, 240)


@record
class Goods:
    """Small things that go one by one from a place to their places, or leave."""

    key: str
    sprite: str
    starts: tuple[Rect, ...]
    ends: tuple[Rect, ...]
    falls: bool = False
    leaves: bool = False

    def items(self, t: float) -> list[Item]:
        """All of them at a share of the whole time."""
        lag = (1 - ONE) / max(1, len(self.ends) - 1)
        found: list[Item] = []
        for number, (start, end) in enumerate(zip(self.starts, self.ends, strict=True)):
            share = part(t, number * lag, number * lag + ONE)
            if share > 0 and (share < 1 or not self.leaves):
                found += self._one(f"{self.key}.{number}", start, end, share)
        return found

    def _one(self, key: str, start: Rect, end: Rect, t: float) -> list[Item]:
        if self.falls:
            above = (end[0], end[1] - DROP, *end[2:])
            flown = part(t, 0.0, 0.6)
            box = between(start, above, ease_in_out_cubic(flown))
            sized = between(start, above, stepped(flown, 5))
            height = bump(flown * 0.5)
            if t > 0.6:
                box = between(above, end, bounce(part(t, 0.6, 1.0)))
                sized = end
                height = 1 - part(t, 0.6, 0.85)
        else:
            box = between(start, end, ease_in_out_cubic(t))
            sized = between(start, end, stepped(t, 5))
            height = bump(t)
        x, y = centre(box)
        y -= ARC * bump(part(t, 0.0, 0.6) if self.falls else t)
        cast = around((x + 6 * height, y + 9 * height), sized[2], sized[3])
        alpha = 255 if not self.leaves or t < 0.8 else 136
        return [
            Picture(f"{key}.shadow", LIFTED, cast, f"{self.sprite}.shadow", alpha=alpha),
            Picture(key, LIFTED + 20, around((x, y), *sized[2:]), self.sprite, alpha=alpha),
        ]


@record
class Laurel:
    """A laurel that flies to the disc of a House, and the disc that walks on along the rail."""

    key: str
    start: Rect
    disc: Rect
    goal: Rect
    sprite: str
    points: int
    number: str

    def items(self, t: float) -> list[Item]:
        """The laurel first, then the walk."""
        walk = ease_in_out_cubic(part(t, 0.55, 1.0))
        disc = between(self.disc, self.goal, walk)
        found: list[Item] = [
            Picture(f"{self.key}.disc.shadow", LIFTED, disc, f"{self.sprite}.shadow"),
            Picture(f"{self.key}.disc", LIFTED + 10, disc, self.sprite),
        ]
        if t < 0.6:
            share = part(t, 0.0, 0.55)
            box = between(self.start, self.disc, ease_in_out_cubic(share))
            size = 58 - 14 * stepped(share, 4)
            at = (centre(box)[0], centre(box)[1] - ARC * bump(share))
            found.append(Picture(self.key, LIFTED + 40, around(at, size), "vp/laurel"))
            found.append(_figure(f"{self.key}.n", around(at, size), self.number))
        else:
            glow = (204, 153, 102, 51)[min(3, int(part(t, 0.6, 1.0) * 4))]
            place = around(centre(disc), AURA)
            found.insert(0, Picture(f"{self.key}.glow", LIFTED, place, "glow/round", alpha=glow))
        return found


def _figure(key: str, box: Rect, words: str) -> Label:
    return Label(key, LIFTED + 41, box, words, "number", 22, (255, 253, 244), outline=(22, 12, 6))


@record
class Chip:
    """A plate with what was gained or lost, rising over its place, or sinking below it."""

    key: str
    place: Rect
    words: str
    gain: bool
    rise: float = 30.0

    def items(self, t: float) -> list[Item]:
        """The plate at a share of its rise."""
        if t <= 0:
            return []
        x, y = centre(self.place)
        wide = 26 + 11.0 * len(self.words)
        box = around((x, y - self.rise * ease_out_cubic(t)), wide, 32)
        colour = GAIN if self.gain else LOSS
        return [
            Box(f"{self.key}.chip", LIFTED + 60, box, CHIP, colour, 2, 15),
            Label(f"{self.key}.words", LIFTED + 61, box, self.words, "bold", 19, colour),
        ]


@record
class Together:
    """Things that are seen at the same time, each from its own moment on."""

    parts: tuple[tuple[float, object], ...]

    def items(self, t: float) -> list[Item]:
        """All of them."""
        found: list[Item] = []
        for begin, motion in self.parts:
            found += motion.items(part(t, begin, 1.0))  # type: ignore[attr-defined]
        return found
