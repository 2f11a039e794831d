"""How turns look by what they gave away: a colour and a pattern each, never a colour alone."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.scenes.looks import INK
from stupor.scenes.patterns import swatch
from stupor.scenes.review.reviewed_turns import (
    LARGE,
    LOOKS,
    NOTHING,
    PLAIN_MISTAKE,
    SMALL,
    UNCLEAR,
    UNKNOWN,
)
from stupor.stage.items import Box, Item, Label, Rect
from stupor.stage.sheet import Swatch

WORDS: Final = {
    LARGE: mark("large mistake"),
    PLAIN_MISTAKE: mark("mistake"),
    SMALL: mark("other loss"),
    UNCLEAR: mark("unclear"),
    NOTHING: mark("nothing lost"),
}
_SWATCHES: Final = {
    LARGE: Swatch((138, 22, 34), "bars"),
    PLAIN_MISTAKE: Swatch((201, 112, 36), "lines", pale=True),
    SMALL: Swatch((214, 188, 132), "plain", pale=True),
    NOTHING: Swatch((74, 130, 82), "plain"),
}
_RIM: Final = (43, 29, 20)
_BLANK: Final = (255, 250, 234)
#: How high the foot is of a turn that gave nothing away.
FOOT: Final = 5.0
_SIGN: Final = 20.0


def bar_items(key: str, rect: Rect, look: str) -> list[Item]:
    """A bar; dashed while it is not certain."""
    if look == UNKNOWN:
        return []
    if look == UNCLEAR:
        return [Box(key, 200, rect, _BLANK, _RIM, 2, dash=4)]
    return swatch(key, rect, _SWATCHES[look])


def legend_items(key: str, rect: Rect, widths: dict[str, float]) -> list[Item]:
    """What the bars mean, in a row that ends at the right of its place."""
    items: list[Item] = []
    x, top, w, _ = rect
    left = max(x, x + w + 20 - sum(widths[look] + _SIGN + 26 for look in LOOKS))
    for look in LOOKS:
        items += bar_items(f"{key}.{look}", (left, top + 5, _SIGN, _SIGN), look)
        place = (left + _SIGN + 7, top, widths[look], 30.0)
        words = tr(WORDS[look])
        items.append(Label(f"{key}.{look}.words", 110, place, words, "text", 19, INK, "left"))
        left += widths[look] + _SIGN + 26
    return items
