"""The rulebook: chapters on the left, a spread on the right, a search that answers as you type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from stupor.language import mark, spoken, tr
from stupor.scenes.drawing import gilded, lit_items, plates
from stupor.scenes.figures.chosen import has_figures
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.gallery.scene import GalleryScene
from stupor.scenes.gallery.shelves import SIGN
from stupor.scenes.game_parts import required_book
from stupor.scenes.host import growth
from stupor.scenes.looks import SEPIA, TITLE_INK
from stupor.scenes.page import ControlScene, ground_of
from stupor.scenes.rulebook.chapter_pictures import chapter_picture_items, fold_height
from stupor.scenes.rulebook.page import (
    COLUMNS,
    LARGER,
    links_of,
    pictures_of,
    set_page,
    spread_items,
)
from stupor.scenes.rulebook.search import Snippet, nothing_found, snippet_items, snippets
from stupor.scenes.rulebook.table_of_contents import Chapter, Rows, content_items, contents
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, field_items
from stupor.scenes.typesetting import Placed
from stupor.scenes.widgets import Widget, turned
from stupor.stage.book import BlockRef, Page
from stupor.stage.chapters import Book
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.layout import WOOD
from stupor.stage.pointer import Input, Key

LEATHER: Final[Rect] = (28.0, 28.0, 456.0, 1024.0)
PAPER: Final[Rect] = (504.0, 28.0, 1388.0, 1024.0)
FIELD: Final[Rect] = (52.0, 104.0, 408.0, 46.0)
#: The way to the figures that no rulebook states.
FIGURES: Final[Rect] = (1480.0, 56.0, 360.0, 44.0)
_FIGURES: Final = mark("Values that no rulebook states, and your corrections")
LONGEST: Final = 40
_BACK: Final = 60


class RulebookScene(ControlScene):
    """Opens at a rule, a topic or a page, or with a search; Esc closes it."""

    book: Book
    page: Page

    def __init__(self, rule: str = "", query: str = "") -> None:
        """Begin at the place of a rule, or with the results of a search."""
        super().__init__()
        self.query, self.field = query, TextField(LONGEST)
        self.turned = 0
        self.marked: int | None = None
        self._rule: str | None = rule
        self._history: list[tuple[str, int, int | None]] = []
        self._set: dict[tuple[object, ...], list[list[Placed]]] = {}
        self._hits: list[Snippet] = []

    def enter(self) -> None:
        """Open at the place looked for, the first time, and lay out the page."""
        if self._rule is not None:
            self.book = required_book(self.app.game)
            self._begin(self._rule)
            self._rule = None
        self.refresh()

    def _begin(self, rule: str) -> None:
        block = self.book.chapters.block_of(rule) if rule else None
        self.page = self.book.chapters.page_of(block.page if block else "")
        if block and block.page != rule:
            self.marked = block.block
            self.turned = self._spread_of(block.block)

    def resized(self) -> None:
        """Set the page anew for another window."""
        self.refresh()

    def refresh(self) -> None:
        """Lay out everything anew, in the language spoken."""
        self.page = self.book.chapters.page_of(self.page.id)
        found = self.book.chapters.find(self.query) if self.searching else []
        self._hits = snippets(found, Ruler(self.app))
        self.turned = max(0, min(self.turned, self.sheets - 1))
        self.controls.place(self._widgets(), self.app.show_now)
        self.stale = True

    @property
    def searching(self) -> bool:
        """Whether results are shown instead of a chapter."""
        return len(self.query.strip()) > 1

    @property
    def sheets(self) -> int:
        """How many spreads the chapter or the list of results has."""
        if self.searching:
            return max((hit.page for hit in self._hits), default=0) + 1
        return len(self.spreads())

    def spreads(self) -> list[list[Placed]]:
        """The chapter, set for the window as it is now."""
        key = (self.page.id, spoken(), self.app.camera.k, self.app.settings.text)
        if key not in self._set:
            pictures = self.book.chapter_pictures(self.page.id)
            larger = () if pictures is not None and pictures.board else LARGER
            self._set[key] = set_page(self.page, Ruler(self.app), larger)
        return self._set[key]

    def open(self, block: BlockRef, marked: bool = False) -> None:
        """Go to a place and remember the present one."""
        self._history = [*self._history[-_BACK:], (self.page.id, self.turned, self.marked)]
        self.page, self.query = self.book.chapters.page_of(block.page), ""
        self.marked = block.block if marked else None
        self.turned = self._spread_of(block.block)
        self.app.audio.play("page")
        self.refresh()

    def back(self) -> None:
        """Return to the place before this one."""
        if self._history:
            page, self.turned, self.marked = self._history.pop()
            self.page, self.query = self.book.chapters.page_of(page), ""
            self.app.audio.play("page")
            self.refresh()

    def turn(self, by: int) -> None:
        """Turn to another spread; beyond the chapter the next one begins."""
        wanted = self.turned + by
        if 0 <= wanted < self.sheets:
            self.turned = wanted
            self.app.audio.play("page")
            self.refresh()
        elif not self.searching:
            book = self.book.chapters.pages()
            number = book.index(self.page) + by
            if 0 <= number < len(book):
                self.page, self.marked = book[number], None
                self.turned = 0 if by > 0 else self.sheets - 1
                self.app.audio.play("page")
                self.refresh()

    def write(self, query: str) -> None:
        """Search for other words."""
        self.query, self.turned = query[:LONGEST], 0
        self.refresh()

    def close(self) -> None:
        """Return to where the book was opened."""
        self.app.stack.pop()

    def figures(self) -> None:
        """Open the page of reconstructed figures."""
        self.app.stack.push(FiguresScene())

    def handle(self, event: Input) -> None:
        """Type to search, turn by wheel and keys, press what is shown."""
        if by := turned(event):
            self.turn(by)
        elif isinstance(event, Key) and event.kind == "down" and self._key(event):
            return
        else:
            self.controls.handle(event)

    def _leads_back(self, event: Key) -> bool:
        alt = event.name == "left" and "alt" in event.mods
        return alt or (event.name == "backspace" and not self.query)

    def _key(self, event: Key) -> bool:
        name = event.name
        if name == "escape":
            self.write("") if self.query else self.close()
        elif self._leads_back(event):
            self.back()
        elif name in ("return", "enter") and self._hits and not self.controls.by_key:
            self.open(self._hits[0].found.block, marked=True)
        elif (query := self.field.typed(self.query, event, self.app.clipboard)) is not None:
            self.write(query)
        else:
            return False
        return True

    def items(self) -> list[Item]:
        """Wood, leather with the chapters, paper with the page."""
        return [
            ground_of(WOOD),
            NineSlice("leather", 90, LEATHER, "ui/panel-leather", 24),
            NineSlice("paper", 90, PAPER, "ui/panel-paper", 24),
            *gilded("name", (52, 44, 408, 52), tr("Rulebook"), 38),
            *field_items(FIELD, self.query, self.field, Ruler(self.app)),
            *content_items(self._contents(), None if self.searching else self.page),
            *self._foot(),
            *self._body(),
        ]

    def overlay(self, now: float) -> list[Item]:
        """Glow, focus ring and tooltip of the widget in question."""
        return lit_items(self.controls)

    def _body(self) -> list[Item]:
        found = tr("Found: \u201c{query}\u201d", query=self.query)
        title = found if self.searching else self._running_head()
        x, _, _, _ = COLUMNS[0]
        items: list[Item] = [
            Label(
                "title",
                112,
                (x, 56, FIGURES[0] - 20 - x, 52),
                title,
                "title",
                38,
                TITLE_INK,
                "left",
            ),
            Box("title.line", 111, (x, 112, 1288, 2), (150, 104, 40, 170)),
        ]
        if not self.searching:
            placed = self.spreads()[self.turned]
            if any(spot.column for spot in placed):
                high = fold_height(self.book.chapter_pictures(self.page.id), placed) - 8
                items.append(Box("fold", 101, (1196, 136, 1.5, high), (150, 104, 40, 80)))
            return [
                *items,
                *spread_items(placed, self.marked),
                *chapter_picture_items(
                    self.book.chapter_pictures(self.page.id), placed, self._places()
                ),
            ]
        shown = [hit for hit in self._hits if hit.page == self.turned]
        return items + (
            snippet_items(self.book, shown)
            if shown
            else nothing_found(self.book, self.query.strip())
        )

    def _running_head(self) -> str:
        """The chapter; where the spread goes on with a section of it, that section, too."""
        blocks, placed = self.page.blocks, self.spreads()[self.turned]
        first = min((spot.line.block for spot in placed), default=0)
        heads = [n for n, block in enumerate(blocks[: first + 1]) if block.kind == "head"]
        if not self.turned or not heads or heads[-1] == first:
            return self.page.title
        return tr("{chapter}: {section}", chapter=self.page.title, section=blocks[heads[-1]].text)

    def _places(self) -> Mapping[str, Rect]:
        """The places of the game's table, where the chapter shows its board."""
        pictures = self.book.chapter_pictures(self.page.id)
        if pictures is None or not pictures.board:
            return {}
        found = self.app.anchors(pictures.board)
        return {name: found[name] for name in pictures.parts if name in found}

    def _contents(self) -> Rows:
        """The chapters as they are listed now."""
        return contents(self.book, self.page, growth(self.app))

    def _chapter_widgets(self) -> list[Widget]:
        """Chapters to open, and folded parts of the list."""
        return [
            Widget(f"page.{row.page.id}", row.rect, partial(self.open, BlockRef(row.page.id, 0)))
            if isinstance(row, Chapter)
            else Widget(f"part.{row.part}", row.rect, partial(self.open, BlockRef(row.first.id, 0)))
            for row in self._contents()
            if isinstance(row, Chapter) or row.folded
        ]

    def _foot(self) -> list[Item]:
        ways = (
            ("back", tr("Back")),
            ("close", tr("Close")),
            ("figures", tr("Reconstructed values")),
        )
        turns = ("earlier", tr("Previous page")), ("later", tr("Next page"))
        items = plates(self.controls, ways, 19, "foot.") + plates(self.controls, turns, 18, "foot.")
        if self.sheets > 1:
            said = tr("{number} of {count}", number=self.turned + 1, count=self.sheets)
            items.append(Label("sheet", 112, (1100, 994, 192, 40), said, "italic", 21, SEPIA))
        return items

    def _leaves(self) -> Iterator[Widget]:
        """What turns to an earlier or a later leaf, where there is one."""
        pages = self.book.chapters.pages()
        number, last = pages.index(self.page), len(pages) - 1
        if self.turned or (number and not self.searching):
            yield Widget("earlier", (552, 994, 200, 40), partial(self.turn, -1))
        if self.turned < self.sheets - 1 or (number < last and not self.searching):
            yield Widget("later", (1640, 994, 200, 40), partial(self.turn, 1))

    def _widgets(self) -> list[Widget]:
        found = [Widget("field", FIELD, lambda: self.write(""), tip="", glow=False)]
        found += self._chapter_widgets()
        asleep = "" if self._history else tr("There is no earlier page.")
        found.append(Widget("back", (52, 996, 196, 42), self.back, asleep))
        found.append(Widget("close", (264, 996, 196, 42), self.close, tip=""))
        if has_figures(self.app.game):
            found.append(Widget("figures", FIGURES, self.figures, tip=tr(_FIGURES)))
        found += self._leaves()
        if self.searching:
            return found + [
                Widget(f"hit.{n}", hit.rect, partial(self.open, hit.found.block, True))
                for n, hit in enumerate(self._hits)
                if hit.page == self.turned
            ]
        links = links_of(self.spreads()[self.turned])
        found += self._exhibits()
        return found + [
            Widget(f"link.{n}", rect, partial(self.open, BlockRef(page, 0)))
            for n, (page, rect) in enumerate(links)
        ]

    def _exhibits(self) -> list[Widget]:
        """Pictures of components, which lead to the gallery."""
        shown = pictures_of(self.spreads()[self.turned])
        tip = tr("View large")
        return [
            Widget(f"picture.{n}", rect, partial(self.see, picture), tip=tip)
            for n, (picture, rect) in enumerate(shown)
            if not picture.startswith(SIGN)
        ]

    def see(self, picture: str) -> None:
        """Open the gallery at a component."""
        self.app.stack.push(GalleryScene(self.look_up, picture))

    def look_up(self, page: str) -> None:
        """Come back from the gallery to what is said on a page."""
        self.app.stack.pop()
        self.open(BlockRef(page, 0))

    def _spread_of(self, block: int) -> int:
        for number, placed in enumerate(self.spreads()):
            if any(spot.line.block == block for spot in placed):
                return number
        return 0
