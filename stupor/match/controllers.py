"""Controllers, which decide for seats: all are polled, none blocks."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Generic, Protocol, TypeVar

from stupor.ai.bot import Bot, Ranking
from stupor.ai.view import SeatView
from stupor.engine.notation import Option

T = TypeVar("T")


class Controller(Protocol):
    """Decides for a seat."""

    def poll(self, view: SeatView) -> Option | None:
        """The choice, or None while still thinking."""


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


class Slices(Generic[T]):
    """A thought that goes on a little at a time."""

    def __init__(self, thinking: Generator[None, None, T]) -> None:
        """Begin with a thought that nobody else goes on with."""
        self._thinking = thinking

    def go_on(self, slice_ms: float | None) -> T | None:
        """Think so long, or to the end; what comes of it when it is there."""
        until = None if slice_ms is None else time.perf_counter() + slice_ms / 1000
        try:
            next(self._thinking)
            while until is None or time.perf_counter() < until:
                next(self._thinking)
        except StopIteration as end:
            found: T = end.value
            return found
        return None


class BotController:
    """Lets a bot think in slices, so that nobody has to wait for it."""

    def __init__(self, bot: Bot, slice_ms: float | None = 4.0) -> None:
        """Seat a bot; without a slice it thinks to the end in one go."""
        self._bot = bot
        self._slice = slice_ms
        self._view: SeatView | None = None
        self._thought: Slices[Ranking] | None = None

    def poll(self, view: SeatView) -> Option | None:
        """Think one slice further; a new view starts a new thought."""
        if self._thought is None or view is not self._view:
            self._view, self._thought = view, Slices(self._bot.think(view))
        ranking = self._thought.go_on(self._slice)
        if ranking is None:
            return None
        self._view, self._thought = None, None
        return ranking[0][0]
