"""The whole truth of a game of Stupor Mundi, in lists and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from stupor.engine.codec import SILENT
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


@dataclass(slots=True)
class Player:
    """One House: what it owns, where its Ship lies, what it has built.

    `slots` holds card ids (-1 free), `down` has a bit per slot whose card lies face down; `allies`
    holds Ally ids (0 free); `castle` the Structure piece on each site (-1 unbuilt); `pieces` a bit
    per Structure piece still on the Player Board; `bought` a card whose action runs before it is
    taken to hand; `vp_from` victory points by source; `holdings` what the expansions gave it.
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
    """Frederick in a solo game: his cards, his Ship, his crowns since the last reshuffle."""

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

    Lists of ten are the two spaces of each city (city * 2 + space); 0 is an empty space. The last
    item of a pile is its top. `palace` is Frederick's Palace in the order of ids.PALACE;
    `bonus` the City Bonus tiles by path;
    `tokens` the Workplace spaces that still hold an Edict token; `spare_cards` and `spare_allies`
    went back to the game box unseen; `ending` says why the game will end; `story` is the chapter of
    a campaign that the game tells, if it is one; `edition` is whose rules are played; `expansions`
    what lies there of the expansions.
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

    def told_twice(self) -> dict[str, Any]:
        """The abilities on the Workplaces, which their tiles tell already."""
        return {"ability_at": abilities_at(self.country, self.village)}

    def clone(self) -> State:
        """An equal, independent state that records no events."""
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.rng = self.rng.clone()
        copy.agenda = self.agenda[:]
        copy.options = self.options
        copy.events = None
        copy.players = [player.clone() for player in self.players]
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
        return copy
