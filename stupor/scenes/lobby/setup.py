"""What the lobby decides, without a single pixel: chairs and the options of a new game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Final

from stupor.engine.game import Game
from stupor.engine.rng import SplitMix, shuffle
from stupor.engine.variants import Variant
from stupor.games.registry import get
from stupor.language import mark
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.lobby.variant_choices import CHOSEN, VariantChoices
from stupor.scenes.people import unnamed
from stupor.scenes.persona_choices import ANY, following, offered

KINDS: Final = ("human", "ai", "empty")
#: The ranks of the computer in the order of the ladder, and how each of them plays.
LEVELS: Final = ("Page", "Squire", "Knight", "Baron", "Duke", "Emperor")
LEVEL_LINES: Final = (
    mark("Plays almost at random"),
    mark("Takes the best move now"),
    mark("Plans a whole turn"),
    mark("Trained on many games"),
    mark("Looks several turns ahead"),
    mark("Weighs many possible futures"),
)
#: What the computers are called after their rank, by chair.
NAMES: Final = ("Jordan", "Manfred", "Taddeo", "Enzo", "Konrad")
#: The lobby has room for so many; it shows the last only where the game has a seat for it.
CHAIRS: Final = 5
NAME_LIMIT: Final = 16
SEED_LIMIT: Final = 9
SEED_BOUND: Final = 10**SEED_LIMIT
#: Which of the values for each chair the chairs begin with.
_FIRST: Final = (1, 3, 0, 2, 4)
#: Which of them the lessons give the player.
_LEARNED: Final = 0
#: Personas are drawn apart from what else comes of a seed.
_APART: Final = 0x7A57E


@dataclass(slots=True)
class Chair:
    """One chair: who sits there, how strong, with which persona, and what is kept for it."""

    kind: str
    name: str
    pick: int
    level: int = 2
    called: str = ""
    persona: str = ANY.key

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != "empty"

    @property
    def title(self) -> str:
        """The name to show: the person's, or the computer's rank and name."""
        if self.kind == "human":
            return self.name
        return f"{LEVELS[self.level - 1]} {self.called}".strip()


def _all_chairs() -> list[Chair]:
    return [
        Chair("ai" if number else "human", f"Player {number + 1}", _FIRST[number], called=name)
        for number, name in enumerate(NAMES)
    ]


@dataclass(slots=True)
class LobbySetup:
    """Every choice of the lobby; chairs go clockwise from the one nearest to the reader.

    Where one sat down `apart`, the other chairs are only shown when they are asked for.
    """

    chairs: list[Chair] = field(default_factory=_all_chairs)
    game: Game = field(default_factory=get)
    values: dict[str, Any] = field(default_factory=dict)
    hands: str = "curtained"
    hints: str = "forecast"
    undo: str = "strict"
    seed_text: str = ""
    apart: bool = False

    def __post_init__(self) -> None:
        """Nobody sits where the game has no seat, nor has what stood there for the choosing."""
        most = self.game.seats[-1]
        del self.chairs[max(CHAIRS - 1, most) :]
        for chair in self.chairs[most:]:
            chair.kind = "empty"
        first = sorted(_FIRST[:most])
        for place, chair in zip(_FIRST, self.chairs[:most], strict=False):
            chair.pick = first.index(place)

    @classmethod
    def alone(cls, game: Game | None = None) -> LobbySetup:
        """The chairs of a game alone."""
        setup = cls(game=game or get(), apart=True)
        for chair in setup.chairs[1:]:
            chair.kind = "empty"
        return setup

    @classmethod
    def first(cls, game: Game | None = None) -> LobbySetup:
        """A first game: two seats with their arms, the gentlest computer, all the help there is."""
        setup = cls(game=game or get(), hints="advice", undo="friendly")
        for chair in setup.chairs:
            chair.kind = "empty"
        setup.chairs[0].kind, setup.chairs[2].kind, setup.chairs[2].level = "human", "ai", 1
        for variant in setup.choices.variants:
            setup.values[variant.name] = variant.default
        if badged(setup):
            setup.pick(0, _LEARNED)
        return setup

    @property
    def choices(self) -> VariantChoices:
        """The values of the game's variants."""
        return VariantChoices(self.game, self.values)

    @property
    def taken(self) -> list[int]:
        """The chairs in use, clockwise."""
        return [index for index, chair in enumerate(self.chairs) if chair.taken]

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone."""
        return len(self.taken) == 1

    @property
    def humans(self) -> int:
        """How many people share the screen."""
        return sum(chair.kind == "human" for chair in self.chairs)

    @property
    def picking(self) -> Variant | None:
        """The variant of which each chair may have a value of its own, if there is one."""
        shown = self.choices.variants
        return next((v for v in shown if v.each and v.fits(len(self.taken))), None)

    @property
    def picked(self) -> bool:
        """Whether the chairs say what each of them has."""
        return self.picking is not None and self.choices.value(self.picking) == CHOSEN

    def can_sit(self, index: int, kind: str) -> bool:
        """Whether a chair may change to that kind: the game wants a number of seats."""
        now, then = self.chairs[index].taken, kind != "empty"
        return now == then or len(self.taken) + then - now in self.game.seats

    def sit(self, index: int, kind: str) -> None:
        """Give a chair to a person, to the computer or to nobody."""
        if self.can_sit(index, kind):
            self.chairs[index].kind = kind
            self.settle_names()

    def set_level(self, index: int, level: int) -> None:
        """Choose how strong the computer on this chair is."""
        if 1 <= level <= len(LEVELS):
            self.chairs[index].level = level

    def cycle_persona(self, index: int) -> None:
        """Give the computer on this chair the next persona."""
        chair = self.chairs[index]
        chair.persona = following(chair.persona, offered(self.game))

    def personas(self, seed: int) -> dict[int, str]:
        """The personas of the computers by chair, in a game with that seed.

        Where any will do it is drawn, and no two chairs draw the same.
        """
        chosen = {n: chair.persona for n, chair in enumerate(self.chairs) if chair.kind == "ai"}
        personas = self.game.persona_keys
        places = list(range(len(personas)))
        shuffle(SplitMix(seed ^ _APART), places)
        # what nobody has chosen comes first
        names = sorted((personas[n] for n in places), key=lambda name: name in chosen.values())
        drawn = cycle(names or [""])
        return {n: next(drawn) if key == ANY.key else key for n, key in chosen.items()}

    def place_of(self, index: int) -> int:
        """Which of the values for each a chair has; with fewer of them than chairs, some share."""
        each = self.picking.each if self.picking is not None else ()
        return self.chairs[index].pick % max(1, len(each))

    def pick(self, index: int, pick: int) -> None:
        """Give a chair a value of its own; where no two may be equal, whoever had it takes the old.

        The other chairs keep what they have.
        """
        variant = self.picking
        if variant is None:
            return
        self.choices.choose(variant, CHOSEN)
        old, new = self.chairs[index].pick, pick % len(variant.each)
        for chair in self.chairs if variant.apart else ():
            if chair.pick == new:
                chair.pick = old
        self.chairs[index].pick = new

    def pick_next(self, index: int) -> None:
        """Give a chair the next value."""
        self.pick(index, self.chairs[index].pick + 1)

    def settle_picks(self) -> None:
        """No chair has what may not be chosen beside the rest: it gets the next one that may."""
        variant, seats = self.picking, len(self.taken)
        if variant is None:
            return
        may = [not self.choices.asleep_of(one, seats) for one in variant.each]
        for chair in self.chairs:
            ways = [(chair.pick + step) % len(may) for step in range(len(may))]
            chair.pick = next((way for way in ways if may[way]), chair.pick)

    @property
    def charted(self) -> bool:
        """Whether every chair shows a chart of what it has beside its words."""
        variant = self.picking
        barred = variant is None or self.choices.barred(variant, len(self.taken))
        return not barred and not badged(self)

    def settle_names(self) -> None:
        """Nobody stays without a name: who has given none is counted round the table."""
        for number, index in enumerate(self.taken, 1):
            chair = self.chairs[index]
            chair.name = f"Player {number}" if unnamed(chair.name) else chair.name.strip()

    def seed(self) -> int:
        """The seed typed, or a new one."""
        return int(self.seed_text) if self.seed_text else random.randrange(SEED_BOUND)

    def rules_options(self) -> dict[str, Any]:
        """The options that the rules of the game understand."""
        told = self.choices.options(len(self.taken))
        if self.picked and self.picking is not None and self.picking.name in told:
            each = self.picking.each
            told[self.picking.name] = [each[self.place_of(n)].key for n in self.taken]
        return told

    def table_options(self) -> Mapping[str, object]:
        """What is agreed at this table besides the rules: curtain, hints and ways back."""
        return {"hands": self.hands, "hints": self.hints, "undo": self.undo}


def badged(setup: LobbySetup) -> bool:
    """Whether what each chair has is its badge."""
    known = {badge.key for badge in sheet_of(setup.game).BADGES}
    return setup.picking is not None and {one.key for one in setup.picking.each} <= known


def goes_by_badge(setup: LobbySetup, chair: Chair) -> bool:
    """Whether somebody alone has given no name, and is known at the table by a badge."""
    named = any(badge.names_player for badge in sheet_of(setup.game).BADGES)
    return named and setup.apart and setup.solo and chair.kind == "human" and unnamed(chair.name)
