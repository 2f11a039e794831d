"""What is printed on cards, City Bonus tiles and Great Structures, to be looked up by name.

A card may Purchase a card and a Structure may Promote a Specialist whose City builds a Structure:
the clauses refer to each other in circles, so they meet here by name instead of by import.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.engine.agenda import push
from stupor.engine.effect import Effect, clause
from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.state import State

_CLAUSES: Final[dict[str, tuple[Effect, ...]]] = {}
_PRICES: Final[dict[int, Price]] = {}


@dataclass(frozen=True, slots=True)
class Price:
    """What an Advanced card costs: Augustales, or Grain, or one Action card instead."""

    coins: int = 0
    card: bool = False
    grain: int = 0


def define(name: str, *clauses: Effect) -> None:
    """Write clauses under a name, once."""
    if name in _CLAUSES:
        raise BadData(f"{name} is defined twice")
    _CLAUSES[name] = clauses


def card_clauses(card: int) -> tuple[Effect, ...]:
    """What is printed on an Action card."""
    return _CLAUSES[f"card.{card}"]


def set_price(card: int, price: Price) -> None:
    """Write down what an Advanced card costs."""
    _PRICES[card] = price


def all_cards() -> list[int]:
    """Every Action card there is."""
    return list(_PRICES)


def price_of(card: int) -> Price:
    """What an Advanced card costs before any discount."""
    return _PRICES[card]


@clause
class Follow(Effect):
    """Do what is printed under a name, such as card.101 or bonus.a."""

    name: str

    def resolve(self, s: State, who: int) -> None:
        """Put the printed clauses in front."""
        push(s, *_CLAUSES[self.name])
