"""Figures of a game that its makers had to work out, and what a player may correct of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from stupor.engine.record import record

#: A figure as it stands in a file: a number, a yes or no, or a short notation such as 2S 1G.
Value = str | int | bool


@record
class Figure:
    """A figure of a component: what it is, its value, and what else it may be.

    `fixed` says why it cannot be corrected; nothing where it can.
    """

    component: str
    title: str
    name: str
    words: str
    value: Value
    allowed: str
    section: str
    fixed: str = ""


@record
class Flaw:
    """What is wrong with a correction: the component, the figure (or nothing), and why."""

    component: str
    name: str
    text: str


class Figures(Protocol):
    """What a game tells of its figures; the part of that name."""

    #: What the letters in figures stand for, or nothing.
    LETTERS: str

    def reconstructed(self) -> Sequence[Figure]:
        """Every figure that no rulebook states, in the order of the components."""

    def flaws(self, wanted: Mapping[str, object]) -> Sequence[Flaw]:
        """All that is wrong with corrections; nothing when a game can be played with them."""

    def tidied(self, wanted: Mapping[str, object]) -> dict[str, dict[str, Value]]:
        """Sound corrections in their one notation and order."""
