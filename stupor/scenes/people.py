"""What the chairs are called where the game itself has named them: in the player's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr
from stupor.match.seats import HUMAN

if TYPE_CHECKING:
    from stupor.stage.sheet import Badge

_PLAYER: Final = re.compile(r"Player (\d+)")
#: A computer without a rank, as the command line seats it.
_COMPUTER: Final = re.compile(r"Computer (\d+)")
#: The ranks before the names of computers, also those of older games.
_RANKS: Final = frozenset(
    {
        mark("Page"),
        mark("Squire"),
        mark("Knight"),
        mark("Baron"),
        mark("Duke"),
        mark("Emperor"),
        mark("Vassal"),
        mark("Strategist"),
        mark("Chancellor"),
    }
)

#: A profile is called so at first.
_GIVEN: Final = mark("Vassal")


def unnamed(name: str) -> bool:
    """Whether that is no name that somebody has given.

    >>> unnamed(" "), unnamed("Player 2"), unnamed("Lena")
    (True, True, False)
    """
    return not name.strip() or _PLAYER.fullmatch(name) is not None


def called(name: str, kind: str = HUMAN) -> str:
    """A name as it is shown: "Player 2" and the rank of a computer are words, all else is kept.

    >>> called("Player 2"), called("Baron Taddeo", "baron"), called("Baron Taddeo")
    ('Player 2', 'Baron Taddeo', 'Baron Taddeo')
    """
    if given := _PLAYER.fullmatch(name):
        return tr("Player {number}", number=given[1])
    if kind != HUMAN and (given := _COMPUTER.fullmatch(name)):
        return tr("Computer {number}", number=given[1])
    if name == _GIVEN:
        return tr(name)
    rank, space, rest = name.partition(" ")
    if kind == HUMAN or rank not in _RANKS:
        return name
    return f"{tr(rank)}{space}{rest}"


def player_name(name: str, kind: str, badge: Badge | None) -> str:
    """What a player is called: the name that somebody gave, else the badge that names one."""
    if badge is not None and badge.names_player and unnamed(name):
        return badge.name
    return called(name, kind)
