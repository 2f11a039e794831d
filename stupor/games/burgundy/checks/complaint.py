"""How a check complains."""

from __future__ import annotations

from stupor.engine.errors import BadData

#: More than anybody ever owns, or any list of a position ever holds.
LARGEST = 1_000


def need(sound: bool, field: str, why: str) -> None:
    """BadData with the field and what is wrong with it, unless it is sound."""
    if not sound:
        raise BadData(f"{field}: {why}")


def whole(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number in a range."""
    return type(value) is int and least <= value <= most


def numbers(value: object, least: int, most: int, longest: int = LARGEST) -> bool:
    """Whether a value is a list or tuple of whole numbers in a range."""
    if not isinstance(value, list | tuple) or len(value) > longest:
        return False
    return all(whole(item, least, most) for item in value)


def groups(value: object, count: int, least: int, most: int) -> bool:
    """Whether a value is a tuple of so many tuples of whole numbers in a range."""
    if not isinstance(value, tuple) or len(value) != count:
        return False
    return all(isinstance(group, tuple) and numbers(group, least, most) for group in value)
