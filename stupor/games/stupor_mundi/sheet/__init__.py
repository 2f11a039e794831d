"""The score sheet of Stupor Mundi: the one table of what is counted, and in whose name."""

from typing import Final

from stupor.games.stupor_mundi.log_lines import briefly
from stupor.games.stupor_mundi.sheet.badges import BADGES, CHOOSING, COURT, NOBODY, badges
from stupor.games.stupor_mundi.sheet.counting import (
    CHART,
    COLUMN,
    DEEDS,
    LAST_COUNT,
    PHASES,
    REASONS,
    climbed,
    column_name,
    column_words,
    ending,
    length_words,
    level,
    reign,
    round_mark,
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
from stupor.stage.sheet import Sheet

SHEET: Final = Sheet(
    SOURCES=SOURCES,
    NAMES=NAMES,
    TITLES=TITLES,
    REASONS=REASONS,
    PHASES=PHASES,
    LAST_COUNT=LAST_COUNT,
    COLUMN=COLUMN,
    CHART=CHART,
    DEEDS=DEEDS,
    BADGES=BADGES,
    NOBODY=NOBODY,
    CHOOSING=CHOOSING,
    COURT=COURT,
    badges=badges,
    column_name=column_name,
    column_words=column_words,
    length_words=length_words,
    sides=sides,
    climbed=climbed,
    round_words=round_words,
    round_mark=round_mark,
    source_of=source_of,
    telling=telling,
    briefly=briefly,
    reign=reign,
    ending=ending,
    level=level,
    total_words=total_words,
    tie_words=tie_words,
    shared_words=shared_words,
)
