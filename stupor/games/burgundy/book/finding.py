"""All chapters of the rulebook, and what else a reader may call the things in it."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.book import expansions, lists, playing, screen, tiles
from stupor.games.burgundy.book.synonyms import LINES
from stupor.stage.chapters import Chapters

CHAPTERS: Final = Chapters(
    (*playing.PAGES, *screen.PAGES, *tiles.PAGES, *expansions.PAGES, *lists.PAGES),
    lists.PART,
    LINES,
)
