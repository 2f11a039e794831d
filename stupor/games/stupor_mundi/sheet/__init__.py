"""The score sheet of Stupor Mundi: the one table of what is counted, and in whose name."""

from typing import Final

from stupor.games.stupor_mundi import log_lines
from stupor.games.stupor_mundi.sheet import badges, counting, sources, titles
from stupor.stage.sheet import Sheet

SHEET: Final = Sheet(
    SOURCES=sources.SOURCES,
    NAMES=sources.NAMES,
    TITLES=titles.TITLES,
    REASONS=counting.REASONS,
    PHASES=counting.PHASES,
    LAST_COUNT=counting.LAST_COUNT,
    NOTABLE_EVENTS=counting.NOTABLE_EVENTS,
    BADGES=badges.BADGES,
    NOBODY=badges.NOBODY,
    BADGE_CHOICE=badges.BADGE_CHOICE,
    COURT=badges.COURT,
    badges=badges.badges,
    column_words=counting.column_words,
    round_words=counting.round_words,
    source_of=counting.source_of,
    is_notable=counting.is_notable,
    briefly=log_lines.briefly,
    reign=counting.reign,
    ending=counting.ending,
    level=counting.level,
    total_words=counting.total_words,
    tie_words=counting.tie_words,
    shared_words=counting.shared_words,
)
