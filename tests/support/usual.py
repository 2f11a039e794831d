"""What every run tries of a large family of tests; `pytest -m exhaustive` tries the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, Final

import pytest

RARE: Final = pytest.mark.exhaustive


def by_turns(*families: Iterable[Any]) -> list[Any]:
    """Every combination; every run takes those in which each member has its turn."""
    lists = [list(family) for family in families]
    longest = max(map(len, lists))
    turns = [[each[turn % len(each)] for each in lists] for turn in range(longest)]
    return [
        pytest.param(*found, marks=() if list(found) in turns else RARE)
        for found in product(*lists)
    ]


def once_each(tables: Mapping[str, Sequence[int]]) -> list[Any]:
    """Every box with every number of seats; every run takes each box once, its seats by turns."""
    return [
        pytest.param(box, seats, marks=() if seats == all_seats[turn % len(all_seats)] else RARE)
        for turn, (box, all_seats) in enumerate(tables.items())
        for seats in all_seats
    ]


def some(family: Iterable[Any], usual: Sequence[Any]) -> list[Any]:
    """A family of which every run takes those that are named."""
    return [pytest.param(each, marks=() if each in usual else RARE) for each in family]
