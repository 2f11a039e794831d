"""What the box of a game says: motto and credits, who may play, words and signs for the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from stupor.engine.variants import Key
from stupor.games import registry
from stupor.language import mark, tr
from stupor.stage.sheet import Rgb

#: A coloured dot of a little chart: across and down from 0 to 1, and its colour.
Dot = tuple[float, float, Rgb]
#: A sprite, and how wide it is for its height.
Sign = tuple[str, float]


class Box(Protocol):
    """A game's part of that name."""

    #: A line about where the game is played, and whose game it is.
    MOTTO: str
    CREDITS: str
    #: The leather of its cover.
    LEATHER: Rgb
    #: Whether its title picture has parchment where the menu stands.
    PAPER: bool
    #: How many can play, and the lines of the lobby for one and for several.
    SEATS: str
    ALONE: str
    TOGETHER: str
    #: The sprite and the name of whom one plays against alone, and what is said of that; or none.
    RIVAL: tuple[str, str, str] | None
    #: Small squares that show a value of a variant, and its sign.
    PIPS: Mapping[tuple[str, Key], Sequence[Rgb]]
    SIGNS: Mapping[tuple[str, Key], Sign]
    #: The first part of the names of its seals, which differ in the colour of their wax.
    WAX: str

    def moment(self, number: int) -> str:
        """What a round with that number is called."""
        ...

    def note(self, variant: str, options: Mapping[str, Any], seats: int) -> str:
        """A line below a variant: what the present choice means."""
        ...

    def chart(self, variant: str, key: Key) -> Sequence[Dot]:
        """A value as a little chart."""
        ...


@dataclass(slots=True)
class PlainBox:
    """A box with nothing printed on it."""

    MOTTO: str = ""
    CREDITS: str = ""
    LEATHER: Rgb = (34, 62, 48)
    PAPER: bool = False
    SEATS: str = mark("{seats} players")
    ALONE: str = mark("Solo game.")
    TOGETHER: str = mark("Seats can change hands later.")
    RIVAL: tuple[str, str, str] | None = None
    PIPS: Mapping[tuple[str, Key], Sequence[Rgb]] = field(default_factory=dict)
    SIGNS: Mapping[tuple[str, Key], Sign] = field(default_factory=dict)
    WAX: str = "seal"

    def moment(self, number: int) -> str:
        """The round by its number."""
        return tr("round {number}", number=number)

    def note(self, variant: str, options: Mapping[str, Any], seats: int) -> str:
        """Nothing is said."""
        return ""

    def chart(self, variant: str, key: Key) -> Sequence[Dot]:
        """No value has a chart."""
        return ()


PLAIN: Final[Box] = PlainBox()


def title_of(game: str) -> str:
    """What the game of that name is called on its box, in the player's language."""
    return tr(getattr(box_of(game), "TITLE", "") or registry.get(game).title)


def seats_of(game: str) -> range:
    """For how many players a game is, as its box says."""
    least, most = getattr(box_of(game), "RANGE", (0, 0))
    return range(least, most + 1) if most else registry.get(game).seats


def box_of(game: str) -> Box:
    """The box of the game of that name; a plain one where it brings none."""
    part = registry.part(game, "box") if game in registry.names() else None
    return PLAIN if part is None else cast(Box, part)


def seal_of(game: str, colour: str) -> str:
    """The sprite of a game's seal in wax of some colour."""
    return f"{box_of(game).WAX}/{colour}"
