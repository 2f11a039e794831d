"""The score sheet of Stupor Mundi: the one table of what is counted, and in whose name."""

from stupor.games.stupor_mundi.sheet.badges import BADGES, COURT, NOBODY, badges
from stupor.games.stupor_mundi.sheet.counting import (
    DEEDS,
    LAST_COUNT,
    PHASES,
    REASONS,
    level,
    reign,
    shared_words,
    source_of,
    telling,
    tie_words,
    total_words,
)
from stupor.games.stupor_mundi.sheet.sources import NAMES, SOURCES
from stupor.games.stupor_mundi.sheet.titles import TITLES

__all__ = [
    "BADGES",
    "COURT",
    "DEEDS",
    "LAST_COUNT",
    "NAMES",
    "NOBODY",
    "PHASES",
    "REASONS",
    "SOURCES",
    "TITLES",
    "badges",
    "level",
    "reign",
    "shared_words",
    "source_of",
    "telling",
    "tie_words",
    "total_words",
]
