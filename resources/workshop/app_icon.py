"""The picture of the game for desktops and built programs: the Emperor's shield in two heights.

Run with ``python -m workshop make stupor_mundi``.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from . import shadows
from .heraldry import crest
from .packer import trimmed
from .sprites import as_float, bleed, resize

#: Desktops want the small one, macOS the large one.
SIDES = (512, 1024)
#: How much larger it is painted; it is then reduced.
PAINTED = 560 / 512


def icon(side: int) -> np.ndarray:
    """The shield without a shadow, as high as the square and in its middle."""
    with shadows.bare():
        shield, _, _ = trimmed(bleed(as_float(crest("frederick", round(PAINTED * side)))))
    h, w = shield.shape[:2]
    small = bleed(resize(as_float(shield), round(w * side / h), side))
    square = np.zeros((side, side, 4), np.uint8)
    left = (side - small.shape[1]) // 2
    square[:, left : left + small.shape[1]] = small
    return square


def paint(folder: Path) -> None:
    """Write icon-512.png and icon-1024.png into the folder of a game that has such a picture."""
    if folder.name not in PAINTERS:
        return
    for side in SIDES:
        picture = Image.fromarray(PAINTERS[folder.name](side))
        picture.save(folder / f"icon-{side}.png", optimize=True)


PAINTERS = {"stupor_mundi": icon}
