"""What every run tries of a large family of tests; `pytest -m exhaustive` tries the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def by_turns(*families: Iterable[Any]) -> list[Any]:
    """Every combination; every run takes those in which each member has its turn."""
    lists = [list(family) for family in families]
    longest = max(map(len, lists))
    turns = [[each[turn % len(each)] for each in lists] for turn in range(longest)]
    return [
        pytest.param(*found, marks=() if list(found) in turns else pytest.mark.exhaustive)
        for found in product(*lists)
    ]


def some(family: Iterable[Any], usual: Sequence[Any]) -> list[Any]:
    """A family of which every run takes those that are named."""
    return [
        pytest.param(each, marks=() if each in usual else pytest.mark.exhaustive) for each in family
    ]
