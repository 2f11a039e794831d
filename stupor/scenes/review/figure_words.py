"""Figures of a review in words: as many digits as their error allows, never more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stupor.engine.review_params import SPACES, VP, Unit
from stupor.language import tr, trn
from stupor.scenes.numbers import percent, tenth

MINUS = "\u2212"


def amount(unit: Unit, value: float, told: str = "") -> str:
    """A figure with its unit; one is exactly 1, and less than 2 are not many in any language.

    >>> amount(VP, 78.2), amount(SPACES, 1, "1"), amount(SPACES, 1.44), amount(SPACES, 2)
    ('78 VP', '1 space', '1.4 spaces', '2.0 spaces')
    """
    told = told or size(unit, value)
    if unit != SPACES:
        return tr("{vp} VP", vp=told)
    count = int(told.strip(f"+{MINUS}") == "1") if abs(value) < 1.95 else 2
    return trn("{figure} space", "{figure} spaces", count, figure=told)


def size(unit: Unit, value: float) -> str:
    """A figure of a whole game: no error of VP is smaller than one."""
    return f"{value:.0f}" if unit == VP else tenth(value)


def whole(unit: Unit, value: float) -> str:
    """The same with its sign.

    >>> whole(VP, -78.2), whole(VP, 3.4), whole(VP, 0.2), whole(SPACES, -0.2)
    ('−78', '+3', '0', '−0.2')
    """
    return signed(value, partial(size, unit))


def signed(value: float, written: Callable[[float], str] = tenth) -> str:
    """A figure with its sign, and one decimal.

    >>> signed(-12.61), signed(7.5), signed(0.04)
    ('−12.6', '+7.5', '0.0')
    """
    told = written(abs(value))
    return f"{MINUS if value < 0 else '+'}{told}" if told.strip("0.,") else told


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
