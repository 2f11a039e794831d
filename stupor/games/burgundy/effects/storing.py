"""Taking a tile: from the board it goes to storage first; with no room another one must leave."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries, verbs
from stupor.games.burgundy.data.depots import SPACES
from stupor.games.burgundy.ids import EMPTY
from stupor.games.burgundy.state import State

OWN = ("keep", "own")
SHARED = ("keep", "shared")


def free_shelves(s: State, who: int) -> list[int]:
    """The storages with room: 0 one's own, 1 the team's."""
    player = s.players[who]
    if s.team:
        return [n for n, here in enumerate(verbs.shelves(s, who)) if EMPTY in here]
    held = len(player.storage) - player.storage.count(EMPTY)
    if held < params.STORAGE or queries.storage_room(s, s.duchies[player.duchy]) > held:
        return [0]
    return []


def obtain(s: State, who: int, tile: int) -> None:
    """Bring a tile from the board to storage (B15, B16, B66)."""
    here = s.players[who].storage
    if EMPTY in here and len(here) == params.STORAGE:
        verbs.store(s, who, tile, 0)
        return
    free = free_shelves(s, who)
    if len(free) == 1:
        verbs.store(s, who, tile, free[0])
    elif free:
        push(s, Keep(tile))
    else:
        push(s, MakeRoom(tile))


@asks("room", "storage.full")
class MakeRoom(Choice):
    """Remove a stored tile from the game so that another one from the board finds room.

    Attributes:
        tile: the tile that waits; 200 more than its id if it will lie face down.
    """

    tile: int

    def options(self, s: State, who: int) -> list[Option]:
        """Every stored tile that may be used."""
        player = s.players[who]
        here = player.storage + s.shared[player.duchy] if s.team else player.storage
        return [("discard", tile) for tile in here if tile != EMPTY]

    def take(self, s: State, who: int, option: Option) -> None:
        """Remove it; the new tile takes its place."""
        shelf = int(int(option[1]) not in s.players[who].storage)
        verbs.discard(s, who, int(option[1]))
        verbs.store(s, who, self.tile, shelf)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The tile that waits."""
        return {"tile": self.tile}


@asks("keep", "team.storage")
class Keep(Choice):
    """Choose the storage of a tile: one's own, or the team's.

    Attributes:
        tile: the tile that waits.
    """

    tile: int

    def options(self, s: State, who: int) -> list[Option]:
        """Both of them."""
        return [OWN, SHARED]

    def take(self, s: State, who: int, option: Option) -> None:
        """Lay it there."""
        verbs.store(s, who, self.tile, int(option == SHARED))

    def context(self, s: State, who: int) -> dict[str, object]:
        """The tile that waits."""
        return {"tile": self.tile}


@asks("room", "storage.full")
class Overfull(Choice):
    """Remove tiles beyond the room that is left when shield 4 is lost (B87)."""

    def options(self, s: State, who: int) -> list[Option]:
        """Every stored tile, as long as there are too many."""
        if not verbs.overfull(s, who):
            return []
        return [("discard", tile) for tile in s.players[who].storage if tile != EMPTY]

    def take(self, s: State, who: int, option: Option) -> None:
        """Remove it and look again."""
        verbs.discard(s, who, int(option[1]))
        push(s, self)


OVERFULL: Final = Overfull()


def take_option(s: State, who: int, option: Option) -> None:
    """Bring the chosen tile to storage."""
    tile = int(option[2])
    if s.events is not None:
        emit.event(s, "took", who, tile, s.depots.index(tile) // SPACES + 1)
    obtain(s, who, tile)


def shield_option(s: State, who: int, option: Option) -> None:
    """Raise the chosen shield over a castle."""
    verbs.raise_shield(s, who, int(option[1]) - 1, int(option[2]), int(option[3]) - 1)
    push(s, OVERFULL)
