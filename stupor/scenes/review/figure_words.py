"""Figures of a review in words: as many digits as their error allows, never more."""

from __future__ import annotations

from stupor.language import tr
from stupor.scenes.numbers import percent, tenth

MINUS = "\u2212"


def signed(value: float) -> str:
    """A figure with its sign, and one decimal.

    >>> signed(-12.61), signed(7.5), signed(0.04)
    ('−12.6', '+7.5', '0.0')
    """
    told = tenth(abs(value))
    if round(abs(value), 1) == 0:
        return told
    return f"{MINUS if value < 0 else '+'}{told}"


def whole(value: float) -> str:
    """A figure of a whole game with its sign: no error is that small.

    >>> whole(-78.2), whole(3.4), whole(0.2)
    ('−78', '+3', '0')
    """
    told = f"{abs(value):.0f}"
    if told == "0":
        return told
    return f"{MINUS if value < 0 else '+'}{told}"


def error(value: float) -> str:
    """An error behind its figure; what has none is exact, and bears no sign."""
    return "" if not value else f"\u00b1\u00a0{tenth(value)}"


def chances(before: float | None, after: float | None) -> str:
    """How the chance to win has changed."""
    if before is None or after is None:
        return ""
    return tr("chance to win {before} to {after}", before=percent(before), after=percent(after))


def missed(after: float | None, possible: float | None) -> str:
    """The chance to win after a turn, and after the better one."""
    if after is None or possible is None:
        return ""
    told = percent(after), percent(possible)
    return tr("chance to win {after}, with the better turn {best}", after=told[0], best=told[1])
