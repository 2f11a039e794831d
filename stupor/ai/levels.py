"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stupor.ai.bot import Bot
    from stupor.engine.rules import Advisor, Rules

#: The ranks of the computer, from the gentlest to the strongest.
LADDER: Final = ("page", "squire", "knight", "baron", "duke")
#: Everything that can be asked for by name; the first two are kept from before there were ranks.
LEVELS: Final = ("random", "greedy", *LADDER)
#: Tastes at equal strength: Castle, Allies, goods, Specialists before everything else.
PERSONAS: Final = ("builder", "diplomat", "merchant", "courtier")
#: The rank that an older name stands for.
_RANKS: Final = {"random": "page", "greedy": "squire"}
#: Search budgets: lines of a turn that are followed side by side, dealings of what is hidden.
KNIGHT: Final = 8
BARON: Final = 16
DUKE: Final = 48
DUKES_SAMPLES: Final = 2


class UnknownLevel(ValueError):
    """A bot that there is not; the message names those there are."""

    def __init__(self, level: object) -> None:
        super().__init__(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")


def rank_of(level: str) -> str:
    """The rank of a level, also of one with an older name."""
    return _RANKS.get(level, level)


def make_bot(level: str, rules: Rules, advisor: Advisor, seed: int, persona: str = "") -> Bot:
    """A bot of that level, with a persona's taste."""
    if level not in _BOTS:
        raise UnknownLevel(level)
    return _BOTS[level](rules, advisor.persona(persona) if persona else advisor, seed)


# the bots are imported late: the names of the levels are wanted sooner


def _random(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.random_bot import RandomBot

    return RandomBot(seed)


def _page(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.page import PageBot

    return PageBot(rules, advisor, seed)


def _squire(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.greedy import GreedyBot

    return GreedyBot(rules, advisor, seed)


def _knight(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.turns import TurnBot

    return TurnBot(rules, advisor, seed, width=KNIGHT)


def _baron(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.turns import TurnBot

    return TurnBot(rules, advisor.learned(), seed, width=BARON)


def _duke(rules: Rules, advisor: Advisor, seed: int) -> Bot:
    from stupor.ai.turns import TurnBot

    return TurnBot(rules, advisor.learned(), seed, DUKE, DUKES_SAMPLES)


_BOTS: Final[Mapping[str, Callable[[Rules, Advisor, int], Bot]]] = {
    "random": _random,
    "greedy": _squire,
    "page": _page,
    "squire": _squire,
    "knight": _knight,
    "baron": _baron,
    "duke": _duke,
}
