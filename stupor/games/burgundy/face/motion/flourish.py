"""What comes about in a duchy: a herd is counted beast by beast, a region shines space by space."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.burgundy.face.lights.glows import light
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import bump, part, stepped
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Label, Picture, Rect
from stupor.stage.palette import LIFTED

#: How much larger a tile grows while it is counted, and in how many steps.
GROWTH: Final = 0.16
STEPS: Final = 4
#: The share of the time in which one thing after the other begins, and how long each takes.
ROW: Final = 0.55
EACH: Final = 0.45
LIGHTS: Final = (0, 90, 170, 230, 255)


@record
class Head:
    """A tile of a herd: where it lies, its sprite, how many animals graze on it."""

    place: Rect
    sprite: str
    animals: int


@record
class Herd:
    """The tiles of a herd grow one after the other, and the animals are counted above them."""

    key: str
    heads: tuple[Head, ...]

    def items(self, t: float) -> list[Item]:
        """Those that are being counted, and the count as it stands."""
        found: list[Item] = []
        counted, last = 0, self.heads[0]
        for number, head in enumerate(self.heads):
            begin = _begin(number, len(self.heads))
            if t < begin:
                break
            counted, last = counted + head.animals, head
            grown = 1 + GROWTH * stepped(bump(part(t, begin, begin + EACH)), STEPS)
            _, _, w, h = head.place
            box = around(centre(head.place), w * grown, h * grown)
            if grown > 1:
                found.append(Picture(f"{self.key}.{number}", LIFTED + number, box, head.sprite))
        x, y = centre(last.place)
        box = (x - 40.0, y - last.place[3] * 0.78, 80.0, 36.0)
        return [
            *found,
            Label(
                f"{self.key}.count",
                LIFTED + 20,
                box,
                str(counted),
                "number",
                26,
                colour=(255, 236, 170),
                outline=(40, 20, 10),
            ),
        ]


@record
class Bloom:
    """A whole region: a burst where its last tile was placed, then light from space to space."""

    key: str
    places: tuple[Rect, ...]

    def items(self, t: float) -> list[Item]:
        """The burst and the lights."""
        middle, wide = centre(self.places[0]), self.places[0][2]
        alpha = LIGHTS[round((len(LIGHTS) - 1) * (1 - t))]
        found: list[Item] = [
            Picture(
                f"{self.key}.burst", LIFTED, around(middle, wide * 1.9), "glow/burst", alpha=alpha
            )
        ]
        draw = DrawList(self.key, LIFTED + 1)
        for number, place in enumerate(self.places):
            begin = _begin(number, len(self.places))
            shine = LIGHTS[round((len(LIGHTS) - 1) * bump(part(t, begin, begin + EACH)))]
            if shine:
                light(draw, f"space{number}", place, "chosen", shine)
        return [*found, *draw.items]


def _begin(number: int, count: int) -> float:
    return ROW * number / count
