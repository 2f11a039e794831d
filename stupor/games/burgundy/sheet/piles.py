"""What comes to light by chance: throws, the white die, the tiles and goods of a phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.sheet.badges import BADGES
from stupor.language import mark, tr
from stupor.stage.sheet import Piles


def thrown(key: str, badge: str) -> Sequence[str]:
    """The dice of a throw, in the colour of whoever threw, else white."""
    colour = next((one.colour for one in BADGES if one.key == badge), "white")
    return [f"die/{colour}-{face}" for face in key.split("-")]


def throw_words(key: str) -> str:
    """A throw in words."""
    one, other = key.split("-")
    return (
        tr("double {face}", face=one)
        if one == other
        else tr("{one} and {other}", one=one, other=other)
    )


PILES: Final = Piles(
    SIGNS={
        "throw": "die/any",
        "white": "die/white-1",
        "tiles": "hex/any",
        "goods": "goods/back",
    },
    WORDS={
        "white": mark("The white die"),
        "tiles": mark("Tiles of the phase"),
        "goods": mark("Goods of the phase"),
    },
    OWN=mark("{who}’s roll"),
    thrown=thrown,
    throw_words=throw_words,
)
