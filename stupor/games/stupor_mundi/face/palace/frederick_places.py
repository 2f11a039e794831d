"""Where everything lies on Frederick's own panel: his portrait large, signs beside it, his card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.stage.items import Rect

#: The portrait, from the corner of the panel.
PORTRAIT: Final = (140.0, 182.0)
PAD: Final = 18.0
#: What stands beside it: place from its top and height of each part.
SIGNS: Final = {
    "name": (0.0, 28.0),
    "line": (28.0, 22.0),
    "crowns": (58.0, 44.0),
    "actions": (106.0, 44.0),
    "ship": (154.0, 44.0),
}


def frederick_places(panel: Rect) -> Mapping[str, Rect]:
    """The named places of the panel, by the panel itself."""
    x, y, w, h = panel
    left, top = x + PAD, y + PAD
    beside = left + PORTRAIT[0] + 14
    wide = x + w - 12 - beside
    card_top = top + PORTRAIT[1] + 18
    found = {
        "solo.crest": (left, top, *PORTRAIT),
        "solo.card": (x + 24, card_top, w - 48, y + h - 16 - card_top),
    }
    for name, (down, high) in SIGNS.items():
        found[f"solo.{name}"] = (beside, top + down, wide, high)
    return found
