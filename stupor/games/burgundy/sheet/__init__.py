"""The score sheet of The Castles of Burgundy: what is counted, by phase, and for whom."""

from typing import Final

from stupor.games.burgundy.sheet import badges, counting, sources
from stupor.stage.sheet import Sheet

SHEET: Final = Sheet(
    SOURCES=sources.SOURCES,
    NAMES=sources.NAMES,
    TITLES=counting.TITLES,
    REASONS=counting.REASONS,
    PHASES=counting.PHASES,
    COLUMN=counting.COLUMN,
    CHART=counting.CHART,
    NOTABLE_EVENTS=counting.NOTABLE_EVENTS,
    MINOR_CHOICES=("first", "skip"),
    BADGES=badges.BADGES,
    NOBODY=badges.NOBODY,
    COURT=badges.COURT,
    badges=badges.badges,
    column_name=counting.column_name,
    column_words=counting.column_words,
    length_words=counting.length_words,
    sides=counting.sides,
    solo_ladder=counting.solo_ladder,
    round_words=counting.round_words,
    round_mark=counting.round_mark,
    source_of=counting.source_of,
    is_notable=counting.is_notable,
    briefly=counting.briefly,
    reign=counting.reign,
    ending=counting.ending,
    level=counting.level,
    total_words=counting.total_words,
    tie_words=counting.tie_words,
    shared_words=counting.shared_words,
)
