"""What is printed on cards, City Bonus tiles and Great Structures, to be looked up by name.

A card may Purchase a card and a Structure may Promote a Specialist whose City builds a Structure:
the clauses refer to each other in circles, so they meet here by name instead of by import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from stupor.engine.agenda import push
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Effect, clause
from stupor.engine.errors import BadData
from stupor.engine.record import record
from stupor.games.stupor_mundi.state import State

_CLAUSES: Final[dict[str, tuple[Effect, ...]]] = {}
_PRICES: Final[dict[int, Price]] = {}

#: So many sets of corrections are remembered at a time.
_KEPT: Final = 16


@record
class Price:
    """What an Advanced card costs: Augustales, or Grain, or one Action card instead."""

    coins: int = 0
    card: bool = False
    grain: int = 0


#: Clauses by name and prices by card.
Pages = tuple[Mapping[str, tuple[Effect, ...]], Mapping[int, Price]]
_REPRINTERS: Final[list[Callable[[Corrections], Pages]]] = []


def reprint_by(reprinter: Callable[[Corrections], Pages]) -> None:
    """Ask this from now on what corrections print otherwise."""
    _REPRINTERS.append(reprinter)


@lru_cache(_KEPT)
def _pages(figures: Corrections) -> Pages:
    """Everything printed, with these corrections."""
    clauses, prices = dict(_CLAUSES), dict(_PRICES)
    for reprinter in _REPRINTERS:
        others, dearer = reprinter(figures)
        clauses |= others
        prices |= dearer
    return clauses, prices


def define(name: str, *clauses: Effect) -> None:
    """Write clauses under a name, once."""
    if name in _CLAUSES:
        raise BadData(f"{name} is defined twice")
    _CLAUSES[name] = clauses


def clauses_of(name: str, figures: Corrections = ()) -> tuple[Effect, ...]:
    """What is printed under a name, with a game's corrections."""
    return all_clauses(figures)[name]


def all_clauses(figures: Corrections = ()) -> Mapping[str, tuple[Effect, ...]]:
    """Everything printed by name, with a game's corrections."""
    return _pages(figures)[0] if figures else _CLAUSES


def card_clauses(card: int, figures: Corrections = ()) -> tuple[Effect, ...]:
    """What is printed on an Action card, with a game's corrections."""
    return clauses_of(f"card.{card}", figures)


def set_price(card: int, price: Price) -> None:
    """Write down what an Advanced card costs."""
    _PRICES[card] = price


def all_cards() -> list[int]:
    """Every Action card there is."""
    return list(_PRICES)


def price_of(card: int, figures: Corrections = ()) -> Price:
    """What an Advanced card costs before any discount, with a game's corrections."""
    return (_pages(figures)[1] if figures else _PRICES)[card]


@clause
class Follow(Effect):
    """Do what is printed under a name, such as card.101 or bonus.a.

    Attributes:
        name: the name: card and its number, bonus and its letter, great and its piece.
    """

    name: str

    def resolve(self, s: State, who: int) -> None:
        """Put the printed clauses in front."""
        push(s, *clauses_of(self.name, s.edition.figures))
