"""Numbers as they are written on the command line: each has bounds, and a refusal names them."""

from __future__ import annotations

import math
import os
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

#: More digits than any number of ours has.
_DIGITS: Final = 19
_LONGEST: Final = 40
#: Whole numbers beyond this are refused wherever they stand.
LARGEST: Final = 2**63 - 1
#: So many games of a match fit into memory, each with its outcome.
MOST_GAMES: Final = 100_000
#: More processes than that only wait for each other.
MOST_JOBS: Final = max(16, 4 * (os.cpu_count() or 1))


def whole(least: int, most: int) -> Callable[[str], int]:
    """How to read a whole number between these.

    >>> whole(1, 99)("7")
    7
    """

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        plain = digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS
        if not plain or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{_short(text)} is not a whole number from {least} to {most}")
        return int(text)

    return read


def measure(least: float, most: float) -> Callable[[str], float]:
    """How to read a number between these."""

    def read(text: str) -> float:
        try:
            value = float(text) if len(text) <= _DIGITS else math.nan
        except ValueError:
            value = math.nan
        if not least <= value <= most:
            raise ArgumentTypeError(f"{_short(text)} is not a number from {least:g} to {most:g}")
        return value

    return read


games: Final = whole(1, MOST_GAMES)
jobs: Final = whole(1, MOST_JOBS)


def _short(text: str) -> str:
    """What was written, with no more of it than a line holds."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")
