"""High contrast: stronger inks, solid panels, thick frames; the same page for weaker eyes."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from stupor.stage.items import Box, Colour, Group, Item, Label, NineSlice, Parts, Rect

_WHITE: Final = (255, 255, 255)
_PAPER: Final = (255, 250, 236)
_NIGHT: Final = (12, 6, 3)
_GOLD: Final = (255, 214, 64)
_BROWN: Final = (64, 34, 6)
#: Fill, frame and how far the slip lies inside the picture, of everything that words stand on.
PANELS: Final[dict[str, tuple[Colour, Colour, float]]] = {
    "ui/panel-leather": (_NIGHT, _GOLD, 3),
    "ui/panel-wood": (_NIGHT, _GOLD, 3),
    "ui/panel-paper": (_PAPER, _BROWN, 3),
    "ui/tooltip": (_PAPER, _BROWN, 6),
    "ui/button-dark": (_NIGHT, _GOLD, 1),
    "ui/button-paper": (_PAPER, _BROWN, 1),
    "ui/button-wine": ((72, 4, 14), _GOLD, 1),
}
#: What keys of labels end in that only gild the letters above them.
_GILDING: Final = (".shadow", ".depth", ".foot", ".light")
_FRAME: Final = 2.6
_THICK: Final = 1.6
_VEIL: Final = 60
_DARK: Final = 0.18


def strengthened(items: Iterable[Item]) -> Iterator[Item]:
    """Give the same items with as much contrast as they can have."""
    for item in items:
        if isinstance(item, Label):
            if not item.key.endswith(_GILDING):
                yield _label(item)
        elif isinstance(item, NineSlice):
            yield _panel(item)
        elif isinstance(item, Box):
            yield _box(item)
        elif isinstance(item, Group):
            yield replace(item, parts=Parts(strengthened(item.parts)))
        else:
            yield item


def luminance(colour: Colour) -> float:
    """How bright a colour looks, 0 to 1, as WCAG 2 defines it."""
    red, green, blue = (_linear(part / 255) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _label(label: Label) -> Label:
    dark = luminance(label.colour) < _DARK
    ink = _towards(label.colour, (0, 0, 0) if dark else _WHITE, 0.6)
    return replace(label, colour=ink, outline=_PAPER if dark else _NIGHT)


def _panel(panel: NineSlice) -> Item:
    known = PANELS.get(panel.sprite)
    if known is None:
        return panel
    fill, frame, inside = known
    x, y, w, h = panel.rect
    slip: Rect = (x + inside, y + inside, w - 2 * inside, h - 2 * inside)
    return Box(panel.key, panel.z, slip, fill, frame, _FRAME, 8)


def _box(box: Box) -> Box:
    fill, border = box.fill, box.border
    if fill is not None and len(fill) == 4 and fill[3] >= _VEIL:
        fill = (*fill[:3], min(255, round(fill[3] * _THICK)))
    if border is not None and len(border) == 4:
        border = (*border[:3], min(255, round(border[3] * _THICK)))
    return replace(box, fill=fill, border=border, width=box.width * _THICK)


def _towards(colour: Colour, end: Colour, share: float) -> Colour:
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(colour[:3], end[:3], strict=True)
    )
    return red, green, blue
