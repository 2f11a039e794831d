"""The whole truth of a game of The Castles of Burgundy, in lists and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from stupor.engine.codec import SILENT, UNSAID
from stupor.engine.corrections import Corrections
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
from stupor.games.burgundy.params import MAX_SEATS

#: Length of a ledger: each source in each phase, and in the final count.
LEDGER: Final = (len(SOURCES) + len(MORE_SOURCES)) * len(COLUMNS)
#: All bits of what is owned.
EVERYTHING: Final = -1
NO_TOWNS: Final = (0,) * len(BUILDINGS)


@dataclass(slots=True)
class Duchy:
    """What a player owns, or a team.

    What stands behind `links` follows from the rest and is never saved.

    Attributes:
        board: its place in the list of boards; -1 until it is chosen.
        spaces: the tile on each space in reading order; -1 uncovered. Alone, a tile that lies face
            down is 200 more than its id.
        silver: coins.
        workers: worker chips.
        goods: the goods stored, in the order of their ids.
        sold: the pile of sold goods.
        bonuses: bonus tiles won: colour * 2, and 1 more for a small one.
        routes: the tiles of its trade route from left to right.
        laid: the goods on the spaces of the trade route from left to right.
        shields: the shields it bears.
        castles: the space (from 0) of the castle below each of them.
        guest: the seat that shield 6 has named; -1 none.
        links: how many links of border posts have scored, 2 at most.
        covered: the covered spaces, a bit for each.
        open: the free spaces where the next tile may lie.
        towns: by type of building all spaces of the towns that hold it.
        inns: all spaces of the regions that hold an inn.
        powers: the monasteries that count, a bit for each number.
        kinds: by space the kind of its tile and one more; 0 uncovered.
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
    kinds: bytes = field(default=b"", metadata=UNSAID)

    def lie_open(self, board: int, size: int) -> None:
        """Be this board, with so many spaces and nothing on them."""
        self.board, self.spaces, self.kinds = board, [EMPTY] * size, bytes(size)

    def clone(self) -> Duchy:
        """An equal, independent duchy."""
        copy = Duchy.__new__(Duchy)
        copy.board = self.board
        copy.spaces = self.spaces
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
        copy.kinds = self.kinds
        return copy


@dataclass(slots=True)
class Player:
    """One seat.

    Attributes:
        duchy: its place in the list of duchies: the seat itself, or its team.
        storage: the tile on each space of its own storage; -1 free.
        dice: its two dice: 0 used up, 7 any number (shield 16).
        rolled: what they showed when they were rolled.
        step: the space of its piece on the bridge, from 0.
        vp: victory points.
        ledger: its points by source in phases A to E and in the final count: source * 6 + column.
        faces: the boards that it may choose from.
        plan: a secret choice: board, and space (from 0) of the first castle.
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
        copy.ledger = self.ledger
        copy.faces = self.faces
        copy.plan = self.plan
        return copy


@dataclass(slots=True)
class Solo:
    """The track of a solo game.

    Attributes:
        counter: how far the counter has come since it was last put back.
        target: where it is put back, and an action is won.
        crane: whether the crane has counted for a monastery.
    """

    counter: int
    target: int
    crane: bool = False

    def clone(self) -> Solo:
        """An equal, independent track."""
        return Solo(self.counter, self.target, self.crane)


@dataclass(slots=True)
class State(GameState):
    """The common board, all players and all duchies.

    Attributes:
        players: the seats.
        duchies: what they own, one for each, or for each team.
        shared: the common storage of each team.
        depots: the tile on each of the four spaces of depot 1, then of depot 2, and so on; -1
            empty.
        black: the tile on each of the eight spaces of the black depot; -1 empty.
        inns: the inns for sale.
        inn_pile: the inns of the phases to come.
        piles: the supplies by back, the next tile last: building, livestock, ship, monastery,
            castle, mine, black.
        box: the tiles that are out of the game.
        depot_goods: the goods at each numbered depot.
        depot_shields: the shields at each numbered depot; nothing without them.
        round_goods: the open goods of this phase, the next one first.
        phase_goods: the goods of each phase to come.
        goods_box: the goods that are out of the game.
        unseen_goods: how many of those, from the first, nobody ever saw.
        bonus: by colour how many bonus tiles are taken.
        post_bonus: how many players have linked all border posts.
        white: the number of the white die; 0 before the first roll.
        phase: 0 to 4; -1 while duchies are chosen.
        round: 1 to 25; 0 before.
        order: the seats as the bridge is read now, the earliest first.
        turns: the seats in the order of the round in play.
        turn: the seat whose turn it is; -1 nobody's.
        bought: whether the purchase of this turn is made.
        wild: whether shield 16 is used up in this turn.
        on_top: the seat whose piece lies on top by monastery 27; -1 none.
        team: the board of a team game: 12a or 12b; else empty.
        expansions: those in play, in the order of the box.
        solo: the track of a solo game.
        over: whether all is counted.
        figures: corrected figures: component, name, value.
        kinds: by space of the six depots, then of the black one, the kind of its tile and one more;
            0 empty.
        owned: whose players and duchies no clone shares: a bit for each seat, then for each duchy.
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
    kinds: bytes = field(default=b"", metadata=UNSAID)
    owned: int = field(default=EVERYTHING, compare=False, metadata=UNSAID)

    def own(self, who: int) -> None:
        """Put a player and the duchy in the place of those that are shared with clones."""
        if who < 0:
            return
        if not self.owned >> who & 1:
            self.owned |= 1 << who
            self.players = self.players[:]
            self.players[who] = self.players[who].clone()
        number = self.players[who].duchy
        if not self.owned >> MAX_SEATS + number & 1:
            self.owned |= 1 << MAX_SEATS + number
            self.duchies = self.duchies[:]
            self.duchies[number] = self.duchies[number].clone()

    def clone(self) -> State:
        """An equal, independent state that records no events.

        Both share their players and duchies until one of them changes any.
        """
        self.owned = 0
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.rng = self.rng.clone()
        copy.agenda = self.agenda[:]
        copy.options = self.options
        copy.events = None
        copy.players, copy.duchies = self.players, self.duchies
        copy.shared = [shelf[:] for shelf in self.shared] if self.shared else []
        copy.depots, copy.black = self.depots, self.black
        copy.inns, copy.inn_pile = self.inns, self.inn_pile
        copy.piles = self.piles
        copy.box = self.box
        copy.depot_goods, copy.depot_shields = self.depot_goods, self.depot_shields
        copy.round_goods = self.round_goods
        copy.phase_goods = self.phase_goods
        copy.goods_box, copy.unseen_goods = self.goods_box, self.unseen_goods
        copy.bonus = self.bonus
        copy.post_bonus = self.post_bonus
        copy.white = self.white
        copy.phase = self.phase
        copy.round = self.round
        copy.order, copy.turns = self.order, self.turns
        copy.turn = self.turn
        copy.bought, copy.wild = self.bought, self.wild
        copy.on_top = self.on_top
        copy.team = self.team
        copy.expansions = self.expansions
        copy.solo = self.solo.clone() if self.solo is not None else None
        copy.over = self.over
        copy.figures = self.figures
        copy.kinds = self.kinds
        copy.owned = 0
        return copy


def new_player(duchy: int, storage: int) -> Player:
    """A seat with nothing yet but so many free storage spaces."""
    return Player(duchy, [EMPTY] * storage)


def changed(items: list[int], place: int, value: int) -> list[int]:
    """A list with another value at one place.

    Clones share their spaces, depots and ledgers, so those are replaced and never written to.

    >>> changed([1, 2, 3], 1, 7)
    [1, 7, 3]
    """
    copy = items[:]
    copy[place] = value
    return copy


def column(s: State) -> int:
    """The column of the ledger that is written now."""
    return FINAL_COUNT if s.over else max(s.phase, 0)
