"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from stupor.engine.errors import BadData

if TYPE_CHECKING:
    from stupor.ai.bot import Bot
    from stupor.engine.rules import Advisor, Rules

#: The ranks of the computer, from the gentlest to the strongest.
LADDER: Final = ("page", "squire", "knight", "baron", "duke", "emperor")
#: Everything that can be asked for by name; the first two are kept from before there were ranks.
LEVELS: Final = ("random", "greedy", *LADDER)
#: Between a level and its persona: "duke:builder" is a kind of computer as "duke" is.
COLON: Final = ":"
#: The rank that an older name stands for.
_RANKS: Final = {"random": "page", "greedy": "squire"}
#: Search budgets: lines of a turn that are followed side by side; those above have a `Budget`.
KNIGHT: Final = 8
BARON: Final = 16
#: A turn of the last round is looked at from end to end if it has no more positions.
LAST: Final = 4_000


class UnknownKind(BadData):
    """No such computer; the message names those there are."""


class UnknownLevel(UnknownKind):
    """No computer plays at such a level."""

    def __init__(self, level: object) -> None:
        super().__init__(f"unknown player {level!r}; choose from: {', '.join(LEVELS)}")


class UnknownPersona(UnknownKind):
    """No computer is such a persona in this game."""

    def __init__(self, persona: object, personas: Iterable[str]) -> None:
        there = ", ".join(personas)
        right = f"choose from: {there}" if there else "this game has none"
        super().__init__(f"unknown persona {persona!r}; {right}")


def parse_kind(kind: str, personas: Collection[str]) -> tuple[str, str]:
    """Level and persona of a kind of computer; UnknownLevel or UnknownPersona for any other word.

    >>> parse_kind("duke:builder", ["builder"]), parse_kind("duke", [])
    (('duke', 'builder'), ('duke', ''))
    """
    level, colon, persona = kind.partition(COLON)
    if level not in LEVELS:
        raise UnknownLevel(level)
    if colon and persona not in personas:
        raise UnknownPersona(persona, personas)
    return level, persona


def spell(level: str, persona: str = "") -> str:
    """How a computer of that level and persona is spelled; without a persona it is the level."""
    return f"{level}{COLON}{persona}" if persona else level


def nearest(kind: str, personas: Collection[str]) -> str:
    """The known kind closest to one that may come from another version.

    An unknown persona is left out, an unknown level is taken for the strongest.
    """
    level, _, persona = kind.partition(COLON)
    known = level if level in LEVELS else LEVELS[-1]
    return spell(known, persona if persona in personas else "")


def rank_of(kind: str) -> str:
    """The rank of a kind of computer, also of one with an older name."""
    level = kind.partition(COLON)[0]
    return _RANKS.get(level, level)


def persona_of(kind: str) -> str:
    """The persona in a kind of computer, or nothing."""
    return kind.partition(COLON)[2]


def make_bot(kind: str, rules: Rules, advisor: Advisor, seed: int) -> Bot:
    """A bot of that kind: a level, perhaps with the leaning of a persona."""
    persona = persona_of(kind)
    level, _ = parse_kind(kind, (persona,))
    return _BOTS[level](rules, advisor.persona(persona) if persona else advisor, seed)


# the bots are imported late: the names of the levels are wanted sooner


def _random(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.random_bots import RandomBot

    return RandomBot(seed)


def _page(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.random_bots import PageBot

    return PageBot(rules, advisor.plain(), seed)


def _squire(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.greedy import GreedyBot

    return GreedyBot(rules, advisor.plain(), seed)


def _knight(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.turns import TurnBot

    return TurnBot(rules, advisor, seed, width=KNIGHT, whole=LAST)


def _baron(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.turns import TurnBot

    return TurnBot(rules, advisor.learned(), seed, width=BARON, whole=LAST)


def _duke(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.rollouts import DUKE, RolloutBot

    return RolloutBot(rules, advisor.learned(), seed, DUKE)


def _emperor(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.rollouts import EMPEROR, RolloutBot

    return RolloutBot(rules, advisor.learned(), seed, EMPEROR)


_BOTS: Final[Mapping[str, Callable[[Rules, Advisor, int], Bot]]] = {
    "random": _random,
    "greedy": _squire,
    "page": _page,
    "squire": _squire,
    "knight": _knight,
    "baron": _baron,
    "duke": _duke,
    "emperor": _emperor,
}
