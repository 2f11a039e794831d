"""Curves of motion: from 0 to 1, or from 0 and back to 0."""

from collections.abc import Callable
from typing import Final

Easing = Callable[[float], float]
#: How far a settling thing goes beyond its place.
_OVER: Final = 1.1


def ease_out_cubic(t: float) -> float:
    """Fast start, soft landing."""
    return 1.0 - (1.0 - clamp(t)) ** 3


def ease_in_out_cubic(t: float) -> float:
    """Soft start and soft landing."""
    t = clamp(t)
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def ease_in_out_sine(t: float) -> float:
    """Soft start and landing with a steady middle."""
    t = clamp(t)
    return t * t * (3.0 - 2.0 * t)


def settle(t: float) -> float:
    """Fast start, a little beyond the place, and back onto it."""
    t = clamp(t) - 1.0
    return 1.0 + (_OVER + 1.0) * t**3 + _OVER * t**2


def bounce(t: float) -> float:
    """Fall onto the place, spring up a little, lie still."""
    t = clamp(t)
    if t < 0.64:
        return (t / 0.64) ** 2
    off = (t - 0.82) / 0.18
    return 1.0 - 0.09 * (1.0 - off * off)


def bump(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle."""
    t = clamp(t)
    return 4.0 * t * (1.0 - t)


def part(t: float, begin: float, end: float) -> float:
    """The share of a part of the way that has gone by."""
    return clamp((t - begin) / (end - begin)) if end > begin else float(t >= end)


def stepped(t: float, steps: int) -> float:
    """The share rounded to one of so many steps."""
    return round(clamp(t) * steps) / steps


def clamp(t: float) -> float:
    """A share of the way, never before the start or after the end."""
    return min(1.0, max(0.0, t))
