"""Colours and layers of the table; the only place where a colour has a value."""

from typing import Final

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]

INK: Final[Rgb] = (43, 29, 20)
SEPIA: Final[Rgb] = (54, 34, 15)
TITLE: Final[Rgb] = (90, 16, 24)
CREAM: Final[Rgb] = (255, 233, 176)
IVORY: Final[Rgb] = (255, 242, 210)
SAND: Final[Rgb] = (234, 217, 181)
DUN: Final[Rgb] = (216, 196, 160)
GILT: Final[Rgb] = (246, 220, 138)
GLOW: Final[Rgb] = (255, 210, 74)
WALNUT: Final[Rgb] = (26, 14, 6)
PAPER: Final[Rgb] = (255, 246, 220)
BLUSH: Final[Rgb] = (251, 227, 220)
MEADOW: Final[Rgb] = (242, 246, 220)
GAIN: Final[Rgb] = (255, 253, 244)
PAY: Final[Rgb] = (165, 22, 28)
OWN: Final[Rgb] = (255, 216, 74)
DARK_RIM: Final[Rgb] = (22, 12, 6)
PALE_RIM: Final[Rgb] = (251, 239, 210)
YES: Final[Rgb] = (31, 79, 28)
NO: Final[Rgb] = (138, 31, 20)

#: Colours of the players' pieces, as stripes and outlines.
SEAT_RGB: Final[dict[str, Rgb]] = {
    "red": (163, 38, 46),
    "black": (74, 68, 66),
    "blue": (39, 85, 156),
    "green": (64, 140, 86),
    "yellow": (217, 167, 44),
}
#: The same as lines on dark wood.
SEAT_LINES: Final[dict[str, Rgb]] = {**SEAT_RGB, "black": (168, 162, 160)}

TILE: Final = 100
PIECE: Final = 200
HAND: Final = 300
LIGHT: Final = 400
#: Prices that must be readable on a lit place.
PRICE: Final = LIGHT + 5
GHOST: Final = 500
LIFTED: Final = 600
LOOSE: Final = 660
PREVIEW: Final = 700
STAGE: Final = 800
FORECAST: Final = 920
TOOLTIP: Final = 950


def clear(colour: Rgb, alpha: int) -> Rgba:
    """The colour with that opacity, 0 to 255."""
    return (*colour, alpha)
