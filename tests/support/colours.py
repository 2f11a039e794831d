"""How colours look to eyes that lack one kind of cone, and how far they lie apart."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

#: Machado, Oliveira and Fernandes 2009, full severity, for linear light.
EYES: Final[dict[str, Matrix]] = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)  # fmt: skip
_WHITE: Final[Rgb] = (0.95047, 1.0, 1.08883)


def seen(colour: tuple[int, int, int], eyes: str) -> Rgb:
    """The colour in CIE Lab as those eyes see it."""
    linear = [_linear(part / 255) for part in colour]
    mixed = [min(1.0, max(0.0, part)) for part in _times(EYES[eyes], linear)]
    return _lab(mixed)


def apart(one: Rgb, other: Rgb) -> float:
    """The difference of two colours by CIEDE2000; 1 can just be seen side by side."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2)
    t = (
        1 - 0.17 * cos(radians(hm - 30)) + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6)) - 0.20 * cos(radians(4 * hm - 63))
    )  # fmt: skip
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    bend = 60 * exp(-(((hm - 275) / 25) ** 2))
    rt = -2 * sqrt(cm**7 / (cm**7 + 25.0**7)) * sin(radians(bend))
    x, y, z = dl / sl, dc / sc, dh / sh
    return sqrt(max(0.0, x * x + y * y + z * z + rt * y * z))


def _mean_hue(h1: float, h2: float, grey: float) -> float:
    if not grey:
        return h1 + h2
    mean = (h1 + h2) / 2
    if abs(h1 - h2) <= 180:
        return mean
    return mean + 180 if mean < 180 else mean - 180


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _lab(linear: list[float]) -> Rgb:
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (part / white for part, white in zip(_times(_XYZ, linear), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
