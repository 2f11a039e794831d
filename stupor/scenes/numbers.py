"""Numbers as the player's language writes them: the sign before decimals, the sign of a share."""

from __future__ import annotations

from stupor.language import tr, trc


def short(value: float) -> str:
    """A number with no more decimals than it has.

    >>> short(44.5), short(68.0)
    ('44.5', '68')
    """
    return _written(f"{value:g}")


def tenth(value: float) -> str:
    """A number with one decimal.

    >>> tenth(3)
    '3.0'
    """
    return _written(f"{value:.1f}")


def percent(share: float) -> str:
    """A share of a whole.

    >>> percent(0.257)
    '26%'
    """
    return tr("{share}%", share=f"{share:.0%}"[:-1])


def _written(digits: str) -> str:
    return digits.replace(".", trc("before decimals", "."))
