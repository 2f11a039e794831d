"""Who decides for a chair: all are asked again and again, none blocks."""

from __future__ import annotations

import time
from typing import Protocol

from stupor.ai.bot import Bot, Thinking
from stupor.ai.view import SeatView
from stupor.engine.notation import Option


class Controller(Protocol):
    """Somebody in a chair."""

    def poll(self, view: SeatView) -> Option | None:
        """The choice, or None while still thinking."""
        ...


class HumanController:
    """Passes on what the screen offers."""

    def __init__(self) -> None:
        self._offered: Option | None = None

    def offer(self, option: Option) -> None:
        """Hold a choice until it is asked for."""
        self._offered = option

    def poll(self, view: SeatView) -> Option | None:
        """The choice held, once; a choice that is not on offer now is dropped."""
        option, self._offered = self._offered, None
        return option if option in view.decision.options else None


class BotController:
    """Lets a bot think in slices, so that nobody has to wait for it."""

    def __init__(self, bot: Bot, slice_ms: float | None = 4.0) -> None:
        """Seat a bot; without a slice it thinks to the end in one go."""
        self._bot = bot
        self._slice = slice_ms
        self._view: SeatView | None = None
        self._thinking: Thinking | None = None

    def poll(self, view: SeatView) -> Option | None:
        """Think one slice further; a new view starts a new thought."""
        if self._thinking is None or view is not self._view:
            self._view, self._thinking = view, self._bot.think(view)
        until = None if self._slice is None else time.perf_counter() + self._slice / 1000
        try:
            next(self._thinking)
            while until is None or time.perf_counter() < until:
                next(self._thinking)
        except StopIteration as end:
            self._view, self._thinking = None, None
            best: Option = end.value[0][0]
            return best
        return None
