"""How seats and papers look: what the scenes outside the table share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from stupor.stage.sheet import Badge, Rgb

Rgba = tuple[int, int, int, int]

INK: Final[Rgb] = (43, 29, 20)
SEPIA: Final[Rgb] = (90, 58, 34)
TITLE_INK: Final[Rgb] = (90, 16, 24)
BEST_RED: Final[Rgb] = (163, 38, 46)
CREAM: Final[Rgb] = (255, 233, 176)
IVORY: Final[Rgb] = (247, 240, 222)
SAND: Final[Rgb] = (234, 217, 181)
GILT: Final[Rgb] = (246, 220, 138)
GOLD: Final[Rgb] = (201, 152, 47)
WALNUT: Final[Rgb] = (36, 22, 14)
GLOW: Final[Rgb] = (255, 217, 122)
#: How wide a portrait is for its height.
PORTRAIT: Final = 85 / 110
#: Rows of players have room for so many; more of them share it.
_IN_ROW: Final = 4


def share_of_row(players: int) -> float:
    """How much of their usual room players have who stand beside or below each other.

    >>> share_of_row(2), share_of_row(5)
    (1.0, 0.8)
    """
    return min(1.0, _IN_ROW / max(1, players))


class SeatLook(NamedTuple):
    """A seat as other people see it: its badge, who sits there and the persona of a computer."""

    badge: Badge
    name: str
    human: bool = True
    persona: str = ""

    @property
    def below(self) -> str:
        """What stands below the name: the badge that names a player, and a computer's persona."""
        return " \u00b7 ".join(filter(None, (self.badge.beside_name(self.name), self.persona)))

    @property
    def called(self) -> str:
        """The name, with the persona of a computer: "Baron Taddeo (merchant)"."""
        return f"{self.name} ({self.persona})" if self.persona else self.name
