"""The whole truth of a game of The Castles of Burgundy, in lists and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from stupor.engine.codec import SILENT
from stupor.engine.state import GameState
from stupor.games.burgundy.ids import (
    BUILDINGS,
    COLUMNS,
    EMPTY,
    FINAL_COUNT,
    MORE_SOURCES,
    NOBODY,
    PREPARING,
    SOURCES,
)

#: Corrected figures in a fixed order: component, figure, value.
Corrections = tuple[tuple[str, str, str | int | bool], ...]
#: Length of a ledger: each source in each phase, and in the final count.
LEDGER: Final = (len(SOURCES) + len(MORE_SOURCES)) * len(COLUMNS)
NO_TOWNS: Final = (0,) * len(BUILDINGS)


@dataclass(slots=True)
class Duchy:
    """What a player owns, or a team; `board` is a place in boards.BOARDS.

    `spaces` hold tiles (-1 uncovered); `sold` is the pile of sold goods, `laid` are those on the
    trade route made of the tiles `routes`; `bonuses` are colour * 2, plus 1 for a small tile;
    `shields` lie on the spaces `castles`; `guest` is the seat that shield 6 has named; `links`
    counts the links of border posts that have scored.

    What follows is worked out from the above and never saved: `covered` spaces, those `open` to
    the next tile, the `towns` that hold each type of building, the regions with `inns`, and the
    monasteries whose `powers` count.
    """

    board: int
    spaces: list[int]
    silver: int = 0
    workers: int = 0
    goods: tuple[int, ...] = ()
    sold: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()
    routes: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    shields: tuple[int, ...] = ()
    castles: tuple[int, ...] = ()
    guest: int = NOBODY
    links: int = 0
    covered: int = field(default=0, metadata=SILENT)
    open: int = field(default=0, metadata=SILENT)
    towns: tuple[int, ...] = field(default=NO_TOWNS, metadata=SILENT)
    inns: int = field(default=0, metadata=SILENT)
    powers: int = field(default=0, metadata=SILENT)

    def clone(self) -> Duchy:
        """An equal, independent duchy."""
        copy = Duchy.__new__(Duchy)
        copy.board = self.board
        copy.spaces = self.spaces[:]
        copy.silver = self.silver
        copy.workers = self.workers
        copy.goods = self.goods
        copy.sold = self.sold
        copy.bonuses = self.bonuses
        copy.routes = self.routes
        copy.laid = self.laid
        copy.shields = self.shields
        copy.castles = self.castles
        copy.guest = self.guest
        copy.links = self.links
        copy.covered = self.covered
        copy.open = self.open
        copy.towns = self.towns
        copy.inns = self.inns
        copy.powers = self.powers
        return copy


@dataclass(slots=True)
class Player:
    """One seat: its dice (0 used, 7 any number) as they are and as they were rolled.

    `duchy` is a place in State.duchies; `storage` are the tiles of its own storage by space (-1
    free); `step` is its place on the bridge, from 0; `ledger` its points by source and phase;
    `faces` the duchies it may choose from; `plan` a secret choice: board and space of the castle.
    """

    duchy: int
    storage: list[int]
    dice: tuple[int, int] = (0, 0)
    rolled: tuple[int, int] = (0, 0)
    step: int = 0
    vp: int = 0
    ledger: list[int] = field(default_factory=lambda: [0] * LEDGER)
    faces: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()

    def clone(self) -> Player:
        """An equal, independent player."""
        copy = Player.__new__(Player)
        copy.duchy = self.duchy
        copy.storage = self.storage[:]
        copy.dice = self.dice
        copy.rolled = self.rolled
        copy.step = self.step
        copy.vp = self.vp
        copy.ledger = self.ledger[:]
        copy.faces = self.faces
        copy.plan = self.plan
        return copy


@dataclass(slots=True)
class Solo:
    """The track of a solo game: the counter, the target it runs after, the crane counted or not."""

    counter: int
    target: int
    crane: bool = False

    def clone(self) -> Solo:
        """An equal, independent track."""
        return Solo(self.counter, self.target, self.crane)


@dataclass(slots=True)
class State(GameState):
    """The common board, all players and all duchies.

    `depots` are the four spaces of depot 1, then those of depot 2, and so on; `black` the eight of
    the black depot; -1 is an empty space. `piles` are the supplies in the order of tiles.BACKS,
    the last tile on top. `depot_goods` and `depot_shields` lie at each depot; `round_goods` are
    the open goods of the phase, `phase_goods` the stacks of the phases to come. `box` and
    `goods_box` hold what is out of the game, the first `unseen_goods` never shown. `shared` are the
    common storages of teams. `bonus` counts by colour how many bonus tiles are taken, `post_bonus`
    how many have linked all posts.

    `order` is the bridge as it is read now, the earliest seat first; `turns` the order of the round
    in play; `turn` whose turn it is (-1 nobody's); `bought` and `wild` whether the purchase and
    shield 16 are used up in it; `on_top` the seat of monastery 27. `team` is the board of a team
    game, or nothing; `over` says that all is counted.
    """

    players: list[Player] = field(default_factory=list)
    duchies: list[Duchy] = field(default_factory=list)
    shared: list[list[int]] = field(default_factory=list)
    depots: list[int] = field(default_factory=list)
    black: list[int] = field(default_factory=list)
    inns: tuple[int, ...] = ()
    inn_pile: tuple[int, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    box: tuple[int, ...] = ()
    depot_goods: tuple[tuple[int, ...], ...] = ()
    depot_shields: tuple[tuple[int, ...], ...] = ()
    round_goods: tuple[int, ...] = ()
    phase_goods: tuple[tuple[int, ...], ...] = ()
    goods_box: tuple[int, ...] = ()
    unseen_goods: int = 0
    bonus: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    post_bonus: int = 0
    white: int = 0
    phase: int = PREPARING
    round: int = 0
    order: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    turn: int = NOBODY
    bought: bool = False
    wild: bool = False
    on_top: int = NOBODY
    team: str = ""
    expansions: tuple[str, ...] = ()
    solo: Solo | None = None
    over: bool = False
    figures: Corrections = field(default=(), metadata=SILENT)

    def clone(self) -> State:
        """An equal, independent state that records no events."""
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.rng = self.rng.clone()
        copy.agenda = self.agenda[:]
        copy.options = self.options
        copy.events = None
        copy.players = [player.clone() for player in self.players]
        copy.duchies = [duchy.clone() for duchy in self.duchies]
        copy.shared = [shelf[:] for shelf in self.shared] if self.shared else []
        copy.depots = self.depots[:]
        copy.black = self.black[:]
        copy.inns = self.inns
        copy.inn_pile = self.inn_pile
        copy.piles = self.piles
        copy.box = self.box
        copy.depot_goods = self.depot_goods
        copy.depot_shields = self.depot_shields
        copy.round_goods = self.round_goods
        copy.phase_goods = self.phase_goods
        copy.goods_box = self.goods_box
        copy.unseen_goods = self.unseen_goods
        copy.bonus = self.bonus
        copy.post_bonus = self.post_bonus
        copy.white = self.white
        copy.phase = self.phase
        copy.round = self.round
        copy.order = self.order
        copy.turns = self.turns
        copy.turn = self.turn
        copy.bought = self.bought
        copy.wild = self.wild
        copy.on_top = self.on_top
        copy.team = self.team
        copy.expansions = self.expansions
        copy.solo = self.solo.clone() if self.solo is not None else None
        copy.over = self.over
        copy.figures = self.figures
        return copy


def new_player(duchy: int, storage: int) -> Player:
    """A seat with nothing yet but so many free storage spaces."""
    return Player(duchy, [EMPTY] * storage)


def column(s: State) -> int:
    """The column of the ledger that is written now."""
    return FINAL_COUNT if s.over else max(s.phase, 0)
