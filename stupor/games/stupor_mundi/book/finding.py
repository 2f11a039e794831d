"""All chapters of the rulebook, and what else a reader may call the things in it."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.book import (
    actions,
    editions,
    ending,
    expansions,
    lists,
    playing,
    screen,
)
from stupor.games.stupor_mundi.book.synonyms import LINES
from stupor.stage.chapters import Chapters

#: Icons that are not said by their names.
ICONS: Final = {"vp": "VP", "coin": "Augustales"}
CHAPTERS: Final = Chapters(
    (
        *playing.PAGES,
        *screen.PAGES,
        *actions.PAGES,
        *ending.PAGES,
        *lists.PAGES,
        *editions.PAGES,
        *expansions.PAGES,
    ),
    lists.PART,
    LINES,
    ICONS,
)
