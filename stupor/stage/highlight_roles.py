"""The roles of highlights: light says one thing only, now you.

One thing is next, or each answer to the one question; what else may be done is possible, with a
thin line; what is held or spoken of is chosen, in ivory. The roles differ in the breadth of line
and halo, not in hue alone.
"""

from typing import Final, Literal

from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Group, Item, NineSlice, Picture, Rect

HighlightRole = Literal["next", "possible", "chosen"]

#: How far the sprites of the roles reach beyond their line, and the corners that keep their size.
REACH: Final = 32.0
CORNER: Final = 44.0
#: A round light: its frame to its line.
ROUND: Final = 112 / 48
#: Lights of this key are about what lies under the pointer.
HOT: Final = "glow.hot"
#: A thing that has a light of its own bears it under a key that ends like this.
OWN_NEXT: Final = "/next"
#: The words of a sprite's name that make it the light of the one next step.
_NEXT: Final = "next"


def outline(key: str, z: int, box: Rect, role: HighlightRole, rounded: bool = False) -> Item:
    """The line of a role along the edge of a box, or about a round in it."""
    if rounded:
        return Picture(
            key, z, around(centre(box), box[2] * ROUND, box[3] * ROUND), f"glow/{role}-round"
        )
    return NineSlice(key, z, grown(box, REACH), f"glow/{role}", CORNER)


def is_next(item: Item) -> bool:
    """Whether an item is the light of the one next step, and not one that follows the pointer."""
    if item.key.startswith(HOT):
        return False
    if item.key.endswith(OWN_NEXT):
        return True
    if isinstance(item, Group):
        return any(is_next(part) for part in item.parts)
    if isinstance(item, Picture | NineSlice):
        return _NEXT in item.sprite.rpartition("/")[2].split("-")
    return False
