"""What is rendered for each folder of resources, group by group."""

from collections.abc import Callable
from pathlib import Path

from .burgundy.sprites import (
    paint_burgundy_signs,
    paint_dice,
    paint_hexes,
    paint_throws,
    paint_tokens,
)
from .burgundy.teacher import paint_teachers
from .sprites import Book
from .sprites_arms import paint_arms, paint_beasts
from .sprites_cards import paint_cards
from .sprites_expansions import paint_expansions
from .sprites_faces import paint_faces
from .sprites_icons import paint_icons
from .sprites_interface import paint_interface
from .sprites_lights import paint_lights
from .sprites_moments import paint_moments
from .sprites_pieces import castles, paint_pieces, portraits
from .sprites_standing import paint_powers, paint_prebuilt, paint_standing

COMMON = "common"
#: The painters of each folder: what all games share, and what only one of them shows.
PAINTERS: dict[str, dict[str, Callable[[Book], None]]] = {
    COMMON: {
        "interface": paint_interface,
    },
    "stupor_mundi": {
        "portraits": portraits,
        "pieces": paint_pieces,
        "castles": castles,
        "icons": paint_icons,
        "cards": paint_cards,
        "expansions": paint_expansions,
        "prebuilt": paint_prebuilt,
        "standing": paint_standing,
        "powers": paint_powers,
        "lights": paint_lights,
        "moments": paint_moments,
        "faces": paint_faces,
        "arms": paint_arms,
    },
    "burgundy": {
        "hexes": paint_hexes,
        "dice": paint_dice,
        "tokens": paint_tokens,
        "burgundy-signs": paint_burgundy_signs,
        "throws": paint_throws,
        "teachers": paint_teachers,
        "beasts": paint_beasts,
    },
}
GROUPS = tuple(group for painters in PAINTERS.values() for group in painters)


def render(group: str, out: Path) -> int:
    """Render one group under OUT/FOLDER; returns how many pictures were made."""
    home = next(home for home, painters in PAINTERS.items() if group in painters)
    book = Book(out / home, group)
    PAINTERS[home][group](book)
    return book.close()
