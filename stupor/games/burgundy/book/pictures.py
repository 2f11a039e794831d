"""The pictures in the rulebook: tiles and icons by a word such as "hex:building.bank"."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.ids import KIND_BLANK, KIND_CASTLE, KIND_INN, KIND_MINE, KIND_SHIP
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect

#: Width and height of a picture in logical units, by the first part of its word.
SIZES: Final = {
    "hex": (78.0, 90.0),
    "goods": (50.0, 50.0),
    "shield": (48.0, 58.0),
    "route": (150.0, 64.0),
}
#: Sprites of tiles with one kind of face; the back of a black tile is dark.
KINDS: Final = {
    KIND_SHIP: "ship",
    KIND_CASTLE: "castle",
    KIND_MINE: "mine",
    KIND_INN: "inn",
    KIND_BLANK: "black-ship",
}
#: Buildings whose sprite is called otherwise than in the rules.
BUILDINGS: Final = {"crane": "crane", "white": "white-castle"}
#: The largest herd of a kind on one tile.
LARGEST: Final = {"geese": 2}
HERD: Final = 4
#: Icons in lines, and their width for a height of one.
ICONS: Final = {
    "vp": ("points/medal", 1.0),
    "silver": ("piece/silver", 46 / 48),
    "worker": ("piece/worker", 46 / 48),
    "act-take": ("act/take", 1.0),
    "act-place": ("act/place", 1.0),
    "act-sell": ("act/sell", 1.0),
    "act-workers": ("act/workers", 1.0),
    "act-buy": ("act/buy", 1.0),
}
#: Layer of the pictures on a page.
LAYER: Final = 112


def size_of(picture: str) -> tuple[float, float]:
    """How much room a picture takes."""
    return SIZES[picture.partition(":")[0]]


def inline_width(icon: str, height: float) -> float:
    """How wide an icon in a line is."""
    return ICONS[icon][1] * height


def inline_items(key: str, icon: str, box: Rect) -> list[Item]:
    """An icon in a line of words."""
    sprite, shape = ICONS[icon]
    draw = DrawList(key, LAYER)
    draw.picture(icon, around(centre(box), box[3] * shape, box[3]), sprite)
    return draw.items


def picture_items(key: str, picture: str, box: Rect) -> list[Item]:
    """The picture of an entry."""
    draw = DrawList(key, LAYER)
    draw.picture("picture", box, sprite_of(picture))
    return draw.items


def sprite_of(picture: str) -> str:
    """The sprite of a picture."""
    group, _, name = picture.partition(":")
    if group != "hex":
        return f"{group}/{name}"
    kind, _, which = name.partition(".")
    if kind == "building":
        return f"hex/{BUILDINGS.get(which, f'building-{which}')}"
    if kind == "monastery":
        return f"hex/monastery-{which}"
    if kind == "livestock":
        return f"hex/livestock-{which}-{LARGEST.get(which, HERD)}"
    return f"hex/{KINDS[int(which)]}"
