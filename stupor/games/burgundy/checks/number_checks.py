"""Checks on numbers; the codec has already checked the type of every value."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.field_checks import check, check_length

#: More than anybody ever owns, or any list of a position ever holds.
LARGEST = 1_000


def numbers(values: Sequence[int], least: int, most: int, longest: int = LARGEST) -> bool:
    """Whether there are not too many numbers, and all in a range."""
    return len(values) <= longest and all(least <= value <= most for value in values)


def groups(values: Sequence[Sequence[int]], count: int, least: int, most: int) -> bool:
    """Whether there are so many groups of numbers, and all in a range."""
    return len(values) == count and all(numbers(group, least, most) for group in values)


def row(values: Sequence[int], count: int, least: int, most: int, field: str) -> None:
    """BadField unless there are just so many numbers, all in a range."""
    check_length(values, count, field)
    check(numbers(values, least, most), field, f"each is from {least} to {most}")
