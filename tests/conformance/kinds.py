"""The kinds of game that a test of the rules plays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.playing import Kind, boxes_of, called, some_kinds, tables


def is_plain(game: str, seats: int, kind: Kind) -> bool:
    """Whether every run plays it: the least box at two small tables, the fullest at its largest.

    All others are played by `pytest -m exhaustive`.
    """
    found = boxes_of(game)
    least, (fullest, last) = next(iter(found.values())), [*found.items()][-1]
    small, large = tables(game, next(iter(found)))[:2], tables(game, fullest)[-1]
    return (kind == least and seats in small) or (kind == last and seats == large)


def played(game: str, seats: int, kind: Kind, *more: Any, rare: bool = False) -> Any:
    """A row of parameters, which is exhaustive when its kind of game or what is asked is rare."""
    marks = [] if is_plain(game, seats, kind) and not rare else [pytest.mark.exhaustive]
    named = "-".join(map(called, (*more, game, seats, kind)))
    return pytest.param(game, seats, kind, *more, marks=marks, id=named)


def kinds_of_game(turn: int) -> pytest.MarkDecorator:
    """Every game of the house and the toy; each turn plays the boxes at other tables."""
    rows = [played(*found) for found in some_kinds(turn)]
    return pytest.mark.parametrize(("game", "seats", "kind"), rows)
