"""The whole truth of a running toy game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from stupor.engine.state import GameState

#: Tiles are numbered; each has a colour and a size.
COLOURS: Final = ("red", "green", "blue")
TILES: Final = range(90)
ROW: Final = 3


def colour(tile: int) -> int:
    """The colour of a tile, by its place among the colours."""
    return tile % len(COLOURS)


def size(tile: int) -> int:
    """How many points a tile is worth, from 1 to 6."""
    return tile // len(COLOURS) % 6 + 1


@dataclass(slots=True)
class Player:
    """A seat: its coins, the tiles it kept, and the points of tiles and of pairs.

    Attributes:
        coins: what larger tiles are paid with.
        kept: tiles in the order in which they were kept.
        vp_from: points for tiles, then for pairs.
    """

    coins: int
    kept: list[int] = field(default_factory=list)
    vp_from: list[int] = field(default_factory=lambda: [0, 0])

    def clone(self) -> Player:
        """An equal, independent seat."""
        return Player(self.coins, list(self.kept), list(self.vp_from))


@dataclass(slots=True)
class State(GameState):
    """The table.

    Attributes:
        players: the seats, clockwise.
        bag: hidden tiles, the next one last.
        row: open tiles to take from.
        hand: the tile just taken, or -1.
        gone: tiles that were sold.
        die: what the die shows.
        turn: whose turn it is.
        round: the number of the round.
        last: the number of the last round.
    """

    players: list[Player] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    hand: int = -1
    gone: list[int] = field(default_factory=list)
    die: int = 1
    turn: int = 0
    round: int = 0
    last: int = 5

    def clone(self) -> State:
        """An equal, independent state that records no events."""
        return State(
            self.seats, self.rng.clone(), list(self.agenda), list(self.options), None,
            [player.clone() for player in self.players], list(self.bag), list(self.row),
            self.hand, list(self.gone), self.die, self.turn, self.round, self.last,
        )  # fmt: skip
