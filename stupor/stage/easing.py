"""Curves of motion: every function maps 0..1 to 0..1."""

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return clamp(t)


def ease_out_cubic(t: float) -> float:
    """Fast start, soft landing."""
    return 1.0 - (1.0 - clamp(t)) ** 3


def ease_in_out_cubic(t: float) -> float:
    """Soft start and soft landing."""
    t = clamp(t)
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def bump(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle."""
    t = clamp(t)
    return 4.0 * t * (1.0 - t)


def clamp(t: float) -> float:
    """A share of the way, never before the start or after the end."""
    return min(1.0, max(0.0, t))
