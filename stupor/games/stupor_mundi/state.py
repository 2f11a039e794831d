"""The whole truth of a game of Stupor Mundi, in lists and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from stupor.engine.codec import SILENT, UNSAID
from stupor.engine.state import GameState
from stupor.games.stupor_mundi.campaign.story import NO_STORY, Story
from stupor.games.stupor_mundi.data.editions import RETAIL_EDITION, Edition
from stupor.games.stupor_mundi.data.workplaces import abilities_at
from stupor.games.stupor_mundi.expansions.state import (
    NO_EXPANSIONS,
    NO_HOLDINGS,
    Expansions,
    Holdings,
)
from stupor.games.stupor_mundi.ids import NO_HOUSE, START, UNBUILT, VP_SOURCES

ALL_PIECES: Final = (1 << 11) - 1
#: The bits of all seats.
EVERYBODY: Final = -1


@dataclass(slots=True)
class Player:
    """One House: what it owns, where its Ship lies, what it has built.

    Attributes:
        house: 0 Savoy, 1 Hohenstaufen, 2 Wittelsbach, 3 di Romano; -1 until it is drafted.
        coins: Augustales.
        grain: cubes of Grain in the warehouse.
        stone: cubes of Stone in the warehouse.
        vp: victory points.
        ship: the city where the Ship lies, 0 to 4 clockwise from Roma.
        passed: whether the House takes no more turns in this round.
        turns: how many cards it has played in this round.
        down: a bit for each slot (the lowest is slot I) whose card lies face down.
        pieces: a bit for each Structure piece, 0 to 10, still on the Player Board.
        castle: the Structure piece on each of the 13 sites t1 to t5, w1 to w5, hand, spears, slot;
            -1 unbuilt. Pieces 0 to 3 are Towers, 4 to 7 Walls, 8 to 10 Keeps; 1, 3, 5, 7 and 10
            are Great; 11 and 12 stand on t1 and w1 from the beginning.
        specialists: where its three Specialists stand: path * 10 + space (path A is 1), 0 at the
            start.
        allies: the Ally on each of the five spaces; 0 none.
        issued: the Edict tiles that it has claimed.
        bought: cards just purchased whose action runs before they are taken to hand.
        hand: Action cards in hand.
        deck: its draw pile, the top last.
        discard: its discard pile.
        slots: the card in each of the six slots; -1 none.
        vp_from: its victory points by source: allies, castle, workplace, cards, city, edicts,
            structures, majority, coins; with expansions also crusade and projects.
        holdings: what the expansions gave it.
    """

    house: int
    coins: int
    grain: int
    stone: int
    vp: int
    ship: int
    passed: bool
    turns: int
    down: int
    pieces: int
    castle: tuple[int, ...]
    specialists: tuple[int, ...]
    allies: tuple[int, ...]
    issued: tuple[int, ...]
    bought: tuple[int, ...]
    hand: list[int]
    deck: list[int]
    discard: list[int]
    slots: list[int]
    vp_from: list[int]
    holdings: Holdings = field(default=NO_HOLDINGS, metadata=SILENT)

    def cards(self) -> list[int]:
        """All cards of the House, wherever they are; -1 for each free slot."""
        return [*self.hand, *self.deck, *self.discard, *self.slots, *self.bought]

    def clone(self) -> Player:
        """An equal, independent player."""
        copy = Player.__new__(Player)
        copy.house = self.house
        copy.coins = self.coins
        copy.grain = self.grain
        copy.stone = self.stone
        copy.vp = self.vp
        copy.ship = self.ship
        copy.passed = self.passed
        copy.turns = self.turns
        copy.down = self.down
        copy.pieces = self.pieces
        copy.castle = self.castle
        copy.specialists = self.specialists
        copy.allies = self.allies
        copy.issued = self.issued
        copy.bought = self.bought
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.slots = self.slots[:]
        copy.vp_from = self.vp_from[:]
        copy.holdings = self.holdings
        return copy


def new_player() -> Player:
    """A player with nothing yet but an empty board."""
    return Player(
        house=NO_HOUSE,
        coins=0,
        grain=0,
        stone=0,
        vp=0,
        ship=0,
        passed=False,
        turns=0,
        down=0,
        pieces=ALL_PIECES,
        castle=(UNBUILT,) * 13,
        specialists=(START,) * 3,
        allies=(0,) * 5,
        issued=(),
        bought=(),
        hand=[],
        deck=[],
        discard=[],
        slots=[-1] * 6,
        vp_from=[0] * len(VP_SOURCES),
    )


@dataclass(slots=True)
class Automa:
    """Frederick in a solo game.

    Attributes:
        deck: his Solo cards, the top last.
        shown: those that were turned up since the last reshuffle.
        ship: the city where his Ship lies, 0 to 4 clockwise from Roma.
        crowns: how many crowns the shown cards bear.
    """

    deck: list[int]
    shown: list[int]
    ship: int = 0
    crowns: int = 0

    def clone(self) -> Automa:
        """An equal, independent automa."""
        copy = Automa.__new__(Automa)
        copy.deck = self.deck[:]
        copy.shown = self.shown[:]
        copy.ship = self.ship
        copy.crowns = self.crowns
        return copy


@dataclass(slots=True)
class State(GameState):
    """The common boards and all players.

    Lists of ten are the two spaces of each city (city * 2 + space); 0 is an empty space.

    Attributes:
        players: the Houses by seat.
        palace: Frederick's Palace: Grain, Stone, Treasury (in steps of three Augustales), Towers,
            Walls, Keeps, Allies, and the space of his Specialist on path A.
        ally_up: the face-up Ally of each space.
        ally_down: the Ally below it, face down.
        city_cards: the Advanced card of each space.
        card_pile: the Advanced cards still to come, the top last; level A lies on level B.
        active: the Edict in each of the rows I, II and III; 0 none.
        next: the Next Edict in each row; 0 none.
        edict_pile: the Edicts still to come, the top last.
        bonus: the City Bonus tiles left in the City of each path A, B, C.
        tokens: the Workplace spaces (path * 10 + space) that still hold an Edict token.
        markets: the Market of each city: tile * 2, and 1 more where its red side lies up.
        country: the Countryside tile of each path A, B, C; 0 is tile a.
        village: the Village tiles of the paths A and C; 0 is tile a.
        spare_cards: Advanced cards that went back to the game box unseen.
        spare_allies: Allies that went back to the game box unseen.
        automa: Frederick in a solo game.
        round: the number of the round; 0 while Houses are drafted.
        first: the seat of the first player.
        turn: the seat whose turn it is or was last.
        phase: 0 the draft, 1 the Action Phase, 2 the End Phase, 3 the game is over.
        ending: why the game will end or has ended: castle, edicts or cards; a castle is complete,
            an Active Edict could not be replaced, the Advanced cards ran out. Empty before.
        difficulty: how many red Markets there are: easy, medium or difficult.
        story: the chapter of the solo campaign that the game tells.
        edition: whose rules are played.
        expansions: what lies there of the expansions.
        owned: whose Houses no clone shares: a bit for each seat.
    """

    players: list[Player] = field(default_factory=list)
    palace: list[int] = field(default_factory=list)
    ally_up: list[int] = field(default_factory=list)
    ally_down: list[int] = field(default_factory=list)
    city_cards: list[int] = field(default_factory=list)
    card_pile: list[int] = field(default_factory=list)
    active: list[int] = field(default_factory=list)
    next: list[int] = field(default_factory=list)
    edict_pile: list[int] = field(default_factory=list)
    bonus: tuple[tuple[int, ...], ...] = ()
    tokens: tuple[int, ...] = ()
    markets: tuple[int, ...] = ()
    country: tuple[int, ...] = ()
    village: tuple[int, ...] = ()
    spare_cards: tuple[int, ...] = ()
    spare_allies: tuple[int, ...] = ()
    automa: Automa | None = None
    round: int = 0
    first: int = 0
    turn: int = 0
    phase: int = 0
    ending: str = ""
    difficulty: str = "easy"
    story: Story = field(default=NO_STORY, metadata=SILENT)
    edition: Edition = field(default=RETAIL_EDITION, metadata=SILENT)
    expansions: Expansions = field(default=NO_EXPANSIONS, metadata=SILENT)
    owned: int = field(default=EVERYBODY, compare=False, metadata=UNSAID)

    def own(self, who: int) -> None:
        """Put a copy of a House in the place of the one that is shared with clones."""
        if who >= 0 and not self.owned >> who & 1:
            self.owned |= 1 << who
            self.players = self.players[:]
            self.players[who] = self.players[who].clone()

    def own_all(self) -> None:
        """Put a copy in the place of every House that is shared with clones."""
        for seat in range(self.seats):
            self.own(seat)

    def former_fields(self) -> dict[str, Any]:
        """The abilities on the Workplaces, which their tiles tell already."""
        return {"ability_at": abilities_at(self.country, self.village)}

    def clone(self) -> State:
        """An equal, independent state that records no events.

        Both share their Houses until one of them changes any.
        """
        self.owned = 0
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.rng = self.rng.clone()
        copy.agenda = self.agenda[:]
        copy.options = self.options
        copy.events = None
        copy.players = self.players
        copy.palace = self.palace[:]
        copy.ally_up = self.ally_up[:]
        copy.ally_down = self.ally_down[:]
        copy.city_cards = self.city_cards[:]
        copy.card_pile = self.card_pile[:]
        copy.active = self.active[:]
        copy.next = self.next[:]
        copy.edict_pile = self.edict_pile[:]
        copy.bonus = self.bonus
        copy.tokens = self.tokens
        copy.markets = self.markets
        copy.country = self.country
        copy.village = self.village
        copy.spare_cards = self.spare_cards
        copy.spare_allies = self.spare_allies
        copy.automa = self.automa.clone() if self.automa else None
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.phase = self.phase
        copy.ending = self.ending
        copy.difficulty = self.difficulty
        copy.story = self.story
        copy.edition = self.edition
        copy.expansions = self.expansions
        copy.owned = 0
        return copy
