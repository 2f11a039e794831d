"""What a search in the rulebook found, as a page of snippets to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.record import record
from stupor.language import tr
from stupor.scenes.drawing import note
from stupor.scenes.looks import SEPIA, TITLE_INK
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import TEXT, Run, Typesetter
from stupor.stage.book import SearchHit
from stupor.stage.chapters import Book
from stupor.stage.items import Box, Item, Label, Rect

AREA: Final[Rect] = (552.0, 132.0, 1288.0, 846.0)
GAP: Final = 14.0
_HIT: Final = (255, 205, 84, 210)


@record
class Snippet:
    """A result with its rows and its place in the list."""

    found: SearchHit
    page: int
    rect: Rect
    rows: tuple[tuple[Run, ...], ...]
    step: float


def snippets(found: Sequence[SearchHit], ruler: Ruler) -> list[Snippet]:
    """The results laid out, page after page."""
    x, top, w, high = AREA
    step = ruler.leading("text", TEXT)
    setter = Typesetter(ruler, w - 32)
    made: list[Snippet] = []
    page, y = 0, top
    for hit in found:
        said = f"{_safe(hit.before)}*{_safe(hit.match)}*{_safe(hit.after)}"
        rows = tuple(tuple(row) for row in setter.rows(said, w - 40, 16.0))
        tall = step * (len(rows) + 1) + 18
        if y + tall > top + high:
            page, y = page + 1, top
        made.append(Snippet(hit, page, (x, y, w, tall), rows, step))
        y += tall + GAP
    return made


def snippet_items(book: Book, shown: Sequence[Snippet]) -> list[Item]:
    """The snippets of one page."""
    items: list[Item] = []
    for number, snippet in enumerate(shown):
        key = f"hit{number}"
        x, y, w, _ = snippet.rect
        title = book.chapters.page_of(snippet.found.block.page).title
        items.append(
            Box(
                f"{key}.box",
                102,
                snippet.rect,
                (255, 246, 214, 130),
                (150, 104, 40, 120),
                1,
                radius=6,
            )
        )
        place = (x + 16, y + 8, w - 32, snippet.step)
        items.append(Label(f"{key}.title", 112, place, title, "title", 19, TITLE_INK, "left"))
        for row, runs in enumerate(snippet.rows):
            at = y + 8 + snippet.step * (row + 1)
            for n, run in enumerate(runs):
                if run.face == "bold":
                    spot = (x + run.x - 2, at + 2, run.width + 5, snippet.step - 3)
                    items.append(Box(f"{key}.{row}.{n}.hit", 110, spot, _HIT, radius=3))
                items += run_items(f"{key}.{row}.{n}", run, x, at, snippet.step)
    return items


def nothing_found(book: Book, query: str) -> list[Item]:
    """What to say when no page holds the words."""
    x, y, w, _ = AREA
    said = tr("No page mentions “{query}”.", query=query)
    return [
        Label("none", 112, (x, y + 20, w, 40), said, "italic", 26, SEPIA),
        note("none.hint", (x, y + 66, w, 30), tr(book.HINT), 20, "center"),
    ]


def _safe(text: str) -> str:
    return text.translate(str.maketrans("", "", "*{}[]|"))
