"""What stands on the choice panel, in words."""

from __future__ import annotations

from typing import NamedTuple

from stupor.stage.items import Area


class Wording(NamedTuple):
    """What a plaque says: its words (none: as the rules put it), a sign, a note below.

    Where it is about several things, `more` are their signs, beside the first.
    """

    text: str = ""
    sign: str = ""
    note: str = ""
    more: tuple[str, ...] = ()


class Grid(NamedTuple):
    """Where plaques stand: the first corner, columns, the size of each, and what is between."""

    corner: tuple[float, float]
    columns: int
    size: tuple[float, float]
    gap: float


class Plaque(NamedTuple):
    """One option in words.

    `own` is the number of the thing that stands for it on the table already; such a plaque is
    painted by the face, and no panel is laid for it.
    """

    name: str
    rect: Area
    text: str
    sign: str = ""
    note: str = ""
    own: int = -1
    more: tuple[str, ...] = ()
