"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stupor.ai.bot import Bot
    from stupor.engine.rules import Advisor, Rules

LEVELS: Final = ("random", "greedy")


class UnknownLevel(ValueError):
    """A bot that there is not; the message names those there are."""

    def __init__(self, level: object) -> None:
        super().__init__(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")


def make_bot(level: str, rules: Rules, advisor: Advisor, seed: int) -> Bot:
    """A bot of that level."""
    # imported late: the names of the levels are wanted sooner than the bots
    if level == "random":
        from stupor.ai.random_bot import RandomBot

        return RandomBot(seed)
    if level == "greedy":
        from stupor.ai.greedy import GreedyBot

        return GreedyBot(rules, advisor, seed)
    raise UnknownLevel(level)
