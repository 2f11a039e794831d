"""The score sheet of Stupor Mundi: the one table of what is counted, and in whose name."""

from stupor.games.stupor_mundi.sheet.badges import BADGES, CHOOSING, COURT, NOBODY, badges
from stupor.games.stupor_mundi.sheet.counting import (
    CHART,
    COLUMN,
    DEEDS,
    LAST_COUNT,
    PHASES,
    REASONS,
    column_name,
    column_words,
    length_words,
    level,
    reign,
    round_words,
    shared_words,
    sides,
    source_of,
    telling,
    tie_words,
    total_words,
)
from stupor.games.stupor_mundi.sheet.sources import NAMES, SOURCES
from stupor.games.stupor_mundi.sheet.titles import TITLES

__all__ = [
    "BADGES",
    "CHART",
    "CHOOSING",
    "COLUMN",
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
    "column_name",
    "column_words",
    "length_words",
    "level",
    "reign",
    "round_words",
    "shared_words",
    "sides",
    "source_of",
    "telling",
    "tie_words",
    "total_words",
]
