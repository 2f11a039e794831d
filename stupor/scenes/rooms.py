"""Screens that only one game has: their menu entries, and where they stand in for the house's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from stupor.games import registry
from stupor.scenes.looks import SeatLook
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host


class Room(NamedTuple):
    """An entry of a menu: its key, what it is called in English, its sign, the page it opens."""

    id: str
    label: str
    sign: str
    open: Callable[[], Scene]


class Finished(NamedTuple):
    """A game that is over, who sat there, and the ways on from its table."""

    session: Session
    seats: tuple[SeatLook, ...]
    score: Callable[[], Scene]
    replay: Callable[[], Scene]
    title: Callable[[], Scene]


class Rooms(Protocol):
    """A game's part of that name."""

    #: The rooms that the title page leads to.
    MENU: Sequence[Room]
    #: The page for those who play alone.
    ALONE: Room

    def challenges(self, app: Host) -> Mapping[str, str]:
        """What games alone can belong to, such as chapters, and how each is called."""

    def ending(self, app: Host, finished: Finished) -> Scene | None:
        """How the end of a game is told where that is not the score sheet."""

    def again(self, app: Host, session: Session, seed: int | None) -> Scene | None:
        """The table of a challenge begun once more; None where the game belongs to none."""


def rooms_of(game: str) -> Rooms | None:
    """The rooms of the game of that name, or None."""
    return cast(Rooms | None, registry.part(game, "rooms"))
