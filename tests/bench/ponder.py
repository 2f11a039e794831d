"""Computers that think hard about everything, to see whether the window notices."""

import time
from typing import Any, Final

from stupor.ai.bot import Thinking
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.games import registry
from stupor.match import serving

#: Seconds of the processor for every decision that is one.
HARD: Final = 0.5


class Ponderer:
    """Keeps a processor busy, then takes what the bot behind it takes."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def think(self, view: SeatView) -> Thinking:
        """The ranking of the bot behind, later."""
        end = time.perf_counter() + (HARD if len(view.decision.options) > 1 else 0.0)
        while time.perf_counter() < end:
            sum(range(2000))
            yield
        ranking = yield from self._bot.think(view)
        return ranking


def find(name: str) -> Game:
    """The game, with bots that ponder in the process where this is called."""
    plain = serving.make_bot
    if plain.__module__ != __name__:
        serving.make_bot = lambda *args: Ponderer(plain(*args))  # type: ignore[assignment]
        serving.make_bot.__module__ = __name__
    return registry.get(name)
