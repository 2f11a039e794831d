"""The face of a game: five desks that the table asks, and nothing else of a game.

A game's package `face` has a module for each of them: look, place, hand, voice, move. Each is
loaded when it is first asked. A game without a face gets the plain one; so does a desk that is not
there, and what a desk leaves out is done by the plain desk of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from types import SimpleNamespace
from typing import cast

from stupor.stage.desks import DESKS, Hand, Look, Move, Place, Voice


class Face:
    """The desks of one game, each loaded when it is first asked."""

    def __init__(self, part: Callable[[str], object | None]) -> None:
        """Find the desks among the late parts of a game."""
        self._part = part

    @cached_property
    def look(self) -> Look:
        """What is seen."""
        return cast(Look, self._desk("look"))

    @cached_property
    def place(self) -> Place:
        """Where it is."""
        return cast(Place, self._desk("place"))

    @cached_property
    def hand(self) -> Hand:
        """What can be done."""
        return cast(Hand, self._desk("hand"))

    @cached_property
    def voice(self) -> Voice:
        """What is said."""
        return cast(Voice, self._desk("voice"))

    @cached_property
    def move(self) -> Move:
        """What moves and sounds."""
        return cast(Move, self._desk("move"))

    def _desk(self, name: str) -> object:
        own = self._part(f"face.{name}") if self._part("face") is not None else None
        if own is not None and not left_out(own, name):
            return own
        plain = import_module(f"stupor.stage.plain.{name}")
        return plain if own is None else SimpleNamespace(**{**vars(plain), **vars(own)})


def left_out(desk: object, name: str) -> set[str]:
    """What the table asks of the desk of that name and this one does not have."""
    asked = {*vars(DESKS[name]), *DESKS[name].__annotations__}
    return {word for word in asked if not word.startswith("_") and not hasattr(desk, word)}
