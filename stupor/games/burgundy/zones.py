"""The names of zones and pieces on the table, and who may see into a zone; schema.py lists them."""

from functools import cache
from typing import Final

from stupor.games.burgundy.data.depots import zone_number
from stupor.games.burgundy.data.tiles import BACKS
from stupor.games.burgundy.ids import COLOURS, FACE_DOWN

BOX: Final = "box"
HIDDEN: Final = ("pile", "phase")
#: The stock of inns is open: they are all alike.
OPEN_PILE: Final = "pile.inns"
PLAN: Final = "plan"
PHASE_LETTERS: Final = "abcde"


def seen_by(zone: str) -> tuple[int, ...] | None:
    """The seats that may see the faces in a zone; None means everybody."""
    name, _, rest = zone.partition(".")
    if name in HIDDEN and zone != OPEN_PILE:
        return ()
    if name == PLAN:
        return (int(rest),)
    return None


@cache
def hexagon(tile: int) -> str:
    """A hex tile as a piece: by its face, or by its back where it lies face down."""
    return f"back.{tile - FACE_DOWN}" if tile > FACE_DOWN else f"hex.{tile}"


@cache
def depot(space: int) -> str:
    """A space of the numbered depots, counted from 0.

    >>> depot(0), depot(23)
    ('depot.1.1', 'depot.6.4')
    """
    return f"depot.{zone_number(space)}"


#: Those zones by space.
DEPOTS: Final = tuple(depot(space) for space in range(24))
BLACKS: Final = tuple(f"black.{space + 1}" for space in range(8))


@cache
def pile(back: int) -> str:
    """The supply of tiles with a back."""
    return f"pile.{BACKS[back]}"


def phase(number: int) -> str:
    """The goods of a phase to come."""
    return f"phase.{PHASE_LETTERS[number]}"


@cache
def bonus(tile: int) -> str:
    """A bonus tile as a piece, by colour * 2 and 1 more for the small one.

    >>> bonus(0), bonus(11)
    ('bonus.building.large', 'bonus.mine.small')
    """
    return f"bonus.{COLOURS[tile // 2]}.{'small' if tile % 2 else 'large'}"


@cache
def bonus_space(colour: int) -> str:
    """Where the bonus tiles of a colour wait."""
    return f"bonus.{COLOURS[colour]}"
