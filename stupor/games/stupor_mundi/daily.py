"""The game of the day: a solo game that is the same for everybody on a date."""

from __future__ import annotations

import re
from typing import Final

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.ids import HOUSE_NAMES

#: As many seeds as can be typed in.
SEEDS: Final = 10**9
_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_WORD: Final = 2**64 - 1
_MARKETS: Final = tuple(params.RED_MARKETS)


def daily(date_iso: str) -> tuple[int, dict[str, object]]:
    """Seed and options of a date's game: markets and Houses take turns, all pairs in twelve days.

    >>> daily("2026-11-21")[1] == daily("2026-12-03")[1]
    True
    """
    day = day_number(date_iso)
    market, house = _MARKETS[day % len(_MARKETS)], HOUSE_NAMES[day % len(HOUSE_NAMES)]
    options: dict[str, object] = {
        "edition": "retail",
        "market": market,
        "houses": [house],
        "easier": False,
    }
    return seed_of(date_iso), options


def seed_of(date_iso: str) -> int:
    """The seed of a date such as 2026-11-21; BadData for anything else."""
    mixed = (day_number(date_iso) + 1) * 0x9E3779B97F4A7C15 & _WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
    return (mixed ^ mixed >> 31) % SEEDS


def day_number(date_iso: str) -> int:
    """A date counted in days; BadData where there is no such date.

    >>> day_number("2026-03-01") - day_number("2026-02-28"), day_number("1970-01-01")
    (1, 719162)
    """
    found = _DATE.fullmatch(date_iso)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if not (1 <= month <= 12 and year and 1 <= day <= _days(year, month)):
        raise BadData(f"{date_iso!r:.40} is no date such as 2026-11-21")
    past = year - 1
    before = 365 * past + past // 4 - past // 100 + past // 400
    return before + sum(_days(year, n) for n in range(1, month)) + day - 1


def _days(year: int, month: int) -> int:
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31
