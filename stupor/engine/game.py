"""A game of the house as a plug-in: what is agreed on beforehand, and its late parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.engine.notation import Option
from stupor.engine.record import record
from stupor.engine.review_params import ReviewParams
from stupor.engine.rules import Advisor, Rules
from stupor.engine.variants import Variant

#: Where the games of the house lie; a game elsewhere names its own package.
HOME: Final = "stupor.games"


def part_of(package: str, name: str) -> ModuleType | None:
    """The part of that name of a game's package, or None; one may lie deeper: "sheet.piles"."""
    return import_module(f"{package}.{name}") if has_part(package, name) else None


def has_part(package: str, name: str) -> bool:
    """Whether a game's package has the part of that name; BadData where there is no package."""
    try:
        return find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError as missing:
        if f"{package}.".startswith(f"{missing.name}."):
            raise BadData(f"there is no package {package} (is its folder on PYTHONPATH?)") from None
        if not f"{package}.{name}.".startswith(f"{missing.name}."):
            raise
        return False


@record
class Persona:
    """A character that a computer may have in a game: its key, words for it, and a sign.

    `word` names it ("Merchant"), `noun` stands beside a name ("merchant"), `heart` describes
    somebody ("a merchant at heart"), `line` says what it likes, in English.
    """

    key: str
    word: str
    noun: str
    heart: str
    line: str
    sign: str = ""


@record
class Pruning:
    """What a game knows of choices that need not be tried all; by itself it knows none.

    `moot` is what to choose where no choice changes anything any more, or None. `independent` says
    that whoever is asked, now and in all that is left of the game, changes only what is his own.
    """

    moot: Callable[[Any], Option | None] = lambda s: None
    independent: Callable[[Any], bool] = lambda s: False


NO_PRUNING: Final = Pruning()


@record
class Play:
    """What it takes to play a game: the part `play` of its package holds it as PLAY."""

    rules: Rules
    advisor: Advisor
    #: What older rules did by themselves where these ask, or None; records of then lack it.
    unasked: Callable[[Any], Option | None] = lambda s: None
    #: Whether seats hold things in a position that others must not see.
    hides: Callable[[Any], bool] = lambda s: True
    #: The key move of a choice, or None if it only prepares another one; for puzzles and reviews.
    key_move: Callable[[Any, Option], Option | None] = lambda s, option: option
    #: Which choices need not be tried, for who tries everything.
    pruning: Pruning = NO_PRUNING
    #: So many points in one turn are a feat.
    feat: int = 10
    #: How its turns are looked back at.
    review: ReviewParams = ReviewParams()

    def key_moves(self, s: Any, line: Sequence[Option]) -> tuple[Option, ...]:
        """The key moves of a line from a position, without their order."""
        found = [move for option in line if (move := self.key_move(s, option)) is not None]
        return tuple(sorted(found, key=str))


@record
class Game:
    """What the house knows of a game before it is played.

    The rest are parts: modules of the game's package that are loaded when they are first wanted.
    """

    id: str
    title: str
    seats: range
    version: int = 1
    #: Whether seats ever hold things that others must not see.
    hands: bool = True
    variants: tuple[Variant, ...] = ()
    personas: tuple[Persona, ...] = ()
    package: str = ""

    @property
    def play(self) -> Play:
        """What it takes to play the game; its rules are imported now."""
        play: Play = self.needed("play", "rules").PLAY
        return play

    @property
    def rules(self) -> Rules:
        """The door to the rules."""
        return self.play.rules

    @property
    def advisor(self) -> Advisor:
        """The game's own judgement of positions."""
        return self.play.advisor

    @property
    def persona_keys(self) -> tuple[str, ...]:
        """The keys of the personas."""
        return tuple(persona.key for persona in self.personas)

    @property
    def noted(self) -> tuple[str, ...]:
        """The names of the variants that stand in the first line of a record by themselves."""
        return tuple(variant.name for variant in self.variants if variant.noted)

    def variant(self, name: str) -> Variant | None:
        """The variant of that name."""
        return next((variant for variant in self.variants if variant.name == name), None)

    def part(self, name: str) -> ModuleType | None:
        """The part of that name, or None where the game has none."""
        return part_of(self.package or f"{HOME}.{self.id}", name)

    def has(self, name: str) -> bool:
        """Whether the game has the part of that name; it is not imported yet."""
        return has_part(self.package or f"{HOME}.{self.id}", name)

    def needed(self, name: str, what: str) -> ModuleType:
        """The part of that name; BadData says what is not to be had of a game without it."""
        part = self.part(name)
        if part is None:
            raise BadData(f"{self.title} has no {what}")
        return part


#: Finds a game by its name.
Finder = Callable[[str], Game]
