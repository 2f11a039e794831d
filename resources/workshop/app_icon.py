"""The picture of the game for desktops and built programs: the Emperor's shield, 512 pixels high.

Run with ``python -m workshop make stupor_mundi``.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from . import shadows
from .heraldry import crest
from .packer import trimmed
from .sprites import as_float, bleed, resize

SIDE = 512
#: The height it is painted at, in units; it is then reduced.
PAINTED = 560


def icon() -> np.ndarray:
    """The shield without a shadow, as high as the square and in its middle."""
    with shadows.bare():
        shield, _, _ = trimmed(bleed(as_float(crest("frederick", PAINTED))))
    h, w = shield.shape[:2]
    small = bleed(resize(as_float(shield), round(w * SIDE / h), SIDE))
    square = np.zeros((SIDE, SIDE, 4), np.uint8)
    left = (SIDE - small.shape[1]) // 2
    square[:, left : left + small.shape[1]] = small
    return square


def paint(folder: Path) -> None:
    """Write icon-512.png into the folder of a game that has such a picture."""
    if folder.name in PAINTERS:
        Image.fromarray(PAINTERS[folder.name]()).save(folder / "icon-512.png", optimize=True)


PAINTERS = {"stupor_mundi": icon}
