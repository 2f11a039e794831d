"""What the box of a game says: motto and credits, who may play, words and signs for the lobby."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stupor.engine.variants import Key
from stupor.language import mark, tr

Rgb = tuple[int, int, int]
#: A coloured dot of a little chart: across and down from 0 to 1, and its colour.
Dot = tuple[float, float, Rgb]
#: A sprite, and how wide it is for its height.
Sign = tuple[str, float]


def _moment(number: int) -> str:
    return tr("round {number}", number=number)


def _note(variant: str, options: Mapping[str, Any], seats: int) -> str:
    return ""


def _chart(variant: str, key: Key) -> Sequence[Dot]:
    return ()


@dataclass(slots=True, kw_only=True)
class Box:
    """A game's part of that name; nothing is printed on a plain one."""

    title: str = ""
    #: A line about where the game is played, and whose game it is.
    motto: str = ""
    credits: str = ""
    #: The leather of its cover.
    leather: Rgb = (34, 62, 48)
    #: Whether its title picture has parchment where the menu stands.
    paper: bool = False
    #: The least and the most who can play; the rules say so where the box does not.
    players: tuple[int, int] | None = None
    #: How many can play, and the lines of the lobby for one and for several.
    seats: str = mark("{seats} players")
    alone: str = mark("Solo game.")
    together: str = mark("Seats can change hands later.")
    #: The sprite and the name of whom one plays against alone, and what is said of that; or none.
    rival: tuple[str, str, str] | None = None
    #: Small squares that show a value of a variant, and its sign.
    pips: Mapping[tuple[str, Key], Sequence[Rgb]] = field(default_factory=dict)
    signs: Mapping[tuple[str, Key], Sign] = field(default_factory=dict)
    #: The first part of the names of its seals, which differ in the colour of their wax.
    wax: str = "seal"
    #: What a round with that number is called.
    moment: Callable[[int], str] = _moment
    #: A line below a variant: what the present choice means, for so many seats.
    note: Callable[[str, Mapping[str, Any], int], str] = _note
    #: A value of a variant as a little chart.
    chart: Callable[[str, Key], Sequence[Dot]] = _chart
