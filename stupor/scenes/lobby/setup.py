"""What the lobby decides, without a single pixel: chairs, Houses and the options of a new game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final

from stupor.engine.game import Game
from stupor.engine.rng import SplitMix, shuffle
from stupor.games.registry import get
from stupor.language import mark
from stupor.scenes.sheets import sheet_of
from stupor.scenes.tastes import ANY, following, offered

#: The edition that is played unless another is wanted, and the one that has expansions.
RETAIL: Final = "retail"
SPECIAL: Final = "special"
KINDS: Final = ("human", "ai", "empty")
#: The ranks of the computer in the order of the ladder, and how each of them plays.
LEVELS: Final = ("Page", "Squire", "Knight", "Baron", "Duke")
LEVEL_LINES: Final = (
    mark("Plays by mood: a first opponent"),
    mark("Takes the best move in sight"),
    mark("Plans the whole turn"),
    mark("Has learned from many games"),
    mark("Weighs what may come of it"),
)
#: What the computers are called after their rank, by chair.
COURTIERS: Final = ("Jordan", "Manfred", "Taddeo", "Enzo")
CHAIRS: Final = 4
NAME_LIMIT: Final = 16
SEED_LIMIT: Final = 9
SEED_BOUND: Final = 10**SEED_LIMIT
#: Tastes are drawn apart from what else comes of a seed.
_APART: Final = 0x7A57E


@dataclass(slots=True)
class Chair:
    """One chair: who sits there, how strong, with which taste, and the House kept for it."""

    kind: str
    name: str
    house: int
    level: int = 2
    courtier: str = ""
    taste: str = ANY.key

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != "empty"

    @property
    def title(self) -> str:
        """The name to show: the person's, or the computer's rank and name."""
        if self.kind == "human":
            return self.name
        return f"{LEVELS[self.level - 1]} {self.courtier}".strip()


def _four_chairs() -> list[Chair]:
    return [
        Chair("human", "Player 1", 1, courtier=COURTIERS[0]),
        Chair("ai", "Player 2", 3, courtier=COURTIERS[1]),
        Chair("ai", "Player 3", 0, courtier=COURTIERS[2]),
        Chair("ai", "Player 4", 2, courtier=COURTIERS[3]),
    ]


@dataclass(slots=True)
class LobbySetup:
    """Every choice of the lobby; chairs go clockwise from the one nearest to the reader."""

    chairs: list[Chair] = field(default_factory=_four_chairs)
    game: Game = field(default_factory=get)
    edition: str = RETAIL
    expansions: frozenset[str] = frozenset()
    houses: str = "draft"
    market: str = "medium"
    hands: str = "curtained"
    hints: str = "forecast"
    undo: str = "strict"
    easier: bool = False
    seed_text: str = ""

    @classmethod
    def alone(cls) -> LobbySetup:
        """The chairs of a solo game: one person against Frederick."""
        setup = cls()
        for chair in setup.chairs[1:]:
            chair.kind = "empty"
        return setup

    @property
    def taken(self) -> list[int]:
        """The chairs in use, clockwise."""
        return [index for index, chair in enumerate(self.chairs) if chair.taken]

    @property
    def solo(self) -> bool:
        """Whether a single House plays against Frederick."""
        return len(self.taken) == 1

    @property
    def special(self) -> bool:
        """Whether the edition is played that the expansions belong to."""
        return self.edition == SPECIAL

    @property
    def humans(self) -> int:
        """How many people share the screen."""
        return sum(chair.kind == "human" for chair in self.chairs)

    def can_sit(self, index: int, kind: str) -> bool:
        """Whether a chair may change to that kind; the last chair in use never empties."""
        return kind != "empty" or self.taken != [index]

    def sit(self, index: int, kind: str) -> None:
        """Give a chair to a person, to the computer or to nobody."""
        if self.can_sit(index, kind):
            self.chairs[index].kind = kind

    def set_level(self, index: int, level: int) -> None:
        """Choose how strong the computer on this chair is."""
        if 1 <= level <= len(LEVELS):
            self.chairs[index].level = level

    def cycle_taste(self, index: int) -> None:
        """Give the computer on this chair the next taste."""
        chair = self.chairs[index]
        chair.taste = following(chair.taste, offered(self.game))

    def personas(self, seed: int) -> dict[int, str]:
        """The tastes of the computers by chair, in a game with that seed.

        Where any will do it is drawn, and no two chairs draw the same.
        """
        tastes = {n: chair.taste for n, chair in enumerate(self.chairs) if chair.kind == "ai"}
        personas = self.game.tastes
        places = list(range(len(personas)))
        shuffle(SplitMix(seed ^ _APART), places)
        # what nobody has chosen comes first
        names = sorted((personas[n] for n in places), key=lambda name: name in tastes.values())
        drawn = cycle(names or [""])
        return {n: next(drawn) if taste == ANY.key else taste for n, taste in tastes.items()}

    def cycle_house(self, index: int) -> None:
        """Give a chair the next House; whoever had it takes the old one, so no two are equal."""
        self.houses = "chosen"
        old = self.chairs[index].house
        new = (old + 1) % len(sheet_of(self.game).BADGES)
        for chair in self.chairs:
            if chair.house == new:
                chair.house = old
        self.chairs[index].house = new

    def settle_names(self) -> None:
        """Nobody stays without a name."""
        for number, chair in enumerate(self.chairs, 1):
            chair.name = chair.name.strip() or f"Player {number}"

    def seed(self) -> int:
        """The seed typed, or a new one."""
        return int(self.seed_text) if self.seed_text else random.randrange(SEED_BOUND)

    def play_edition(self, edition: str) -> None:
        """Choose an edition; only the special one has expansions."""
        self.edition = edition
        if edition != SPECIAL:
            self.expansions = frozenset()

    def switch_expansion(self, name: str) -> None:
        """Add an expansion or leave it out; whoever wants one plays the special edition."""
        self.edition = SPECIAL
        self.expansions ^= {name}

    def rules_options(self) -> dict[str, object]:
        """The options that the rules of Stupor Mundi understand."""
        chosen = [sheet_of(self.game).BADGES[self.chairs[index].house].key for index in self.taken]
        options: dict[str, object] = {
            "edition": self.edition,
            "market": self.market,
            "houses": chosen if self.houses == "chosen" else self.houses,
        }
        if self.expansions:
            options["expansions"] = sorted(self.expansions)
        if self.solo:
            options["easier"] = self.easier
        return options

    def table_options(self) -> Mapping[str, object]:
        """What is agreed at this table besides the rules: curtain, hints and ways back."""
        return {"hands": self.hands, "hints": self.hints, "undo": self.undo}
