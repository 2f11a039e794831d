"""Moments as files tell them: whatever stands there, they can be shown and compared."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

#: Clocks of all systems know these moments in every part of the world.
FIRST: Final = datetime(1970, 1, 2, tzinfo=UTC)
LAST: Final = datetime(2999, 12, 30, tzinfo=UTC)


def moment_at(seconds: float) -> datetime:
    """The moment of a file's time; the nearest that can be shown."""
    if not seconds >= FIRST.timestamp():
        return FIRST
    return datetime.fromtimestamp(min(seconds, LAST.timestamp()), UTC)


def moment_told(told: object) -> datetime | None:
    """The moment that a text tells in the usual way; None for any other, and for one of nobody's.

    >>> moment_told("2026-11-21T14:30:12Z").hour, moment_told("0001-01-01T00:00:00+14:00")
    (14, None)
    """
    try:
        moment = datetime.fromisoformat(told) if isinstance(told, str) else None
        moment = moment and moment.replace(tzinfo=moment.tzinfo or UTC).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return moment if moment and FIRST <= moment <= LAST else None


def here(moment: datetime) -> datetime:
    """A moment by the clock of this place; in universal time where that clock does not know it."""
    try:
        return moment.astimezone()
    except (ValueError, OverflowError, OSError):
        return moment
