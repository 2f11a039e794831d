"""The score sheet of The Castles of Burgundy: what is counted, by phase, and for whom."""

from typing import Final

from stupor.games.burgundy.sheet.badges import BADGES, COURT, NOBODY, badges
from stupor.games.burgundy.sheet.climbing import climbed
from stupor.games.burgundy.sheet.counting import (
    CHART,
    COLUMN,
    DEEDS,
    LAST_COUNT,
    PHASES,
    REASONS,
    TITLES,
    briefly,
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
from stupor.games.burgundy.sheet.sources import NAMES, SOURCES
from stupor.stage.sheet import CHOOSING, Sheet

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
