"""The gallery: shelves on the left, what stands on one of them, each thing large with its words.

Arrows and the wheel go from thing to thing; Esc goes back to the shelf, then to where one was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from stupor.language import tr, trc
from stupor.scenes.drawing import gilded, plates, pointed_items
from stupor.scenes.gallery.shelves import gallery_of
from stupor.scenes.looks import GILT, INK, SAND, SEPIA, TITLE_INK, WALNUT
from stupor.scenes.page import PageScene
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Typesetter
from stupor.scenes.widgets import Widget, turned
from stupor.stage.book import Block
from stupor.stage.gallery import Exhibit, Gallery, Shelf
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key

LEATHER: Final[Rect] = (28.0, 28.0, 456.0, 1024.0)
PAPER: Final[Rect] = (504.0, 28.0, 1388.0, 1024.0)
#: So many things stand beside each other at most.
WIDEST: Final = 10
ROOM: Final[Rect] = (552.0, 126.0, 1288.0, 900.0)
CAPTION: Final = 30.0
TWO_LINES: Final = 50.0
#: How far below its picture a name stands, and in cells how wide it is large.
NEAR: Final = 8.0
ROOMY: Final = 170.0
AIR: Final = 14.0
#: Where a thing stands large, and where its words stand.
STAND: Final[Rect] = (552.0, 150.0, 590.0, 780.0)
WORDS: Final[Rect] = (1190.0, 170.0, 650.0, 700.0)
SCALE: Final = 1.25
ROW: Final = 46.0
_STEPS: Final = {"left": -1, "right": 1, "up": -1, "down": 1}


class GalleryScene(PageScene):
    """Opens at a shelf, or with the thing of a picture."""

    music_share = 1.0

    def __init__(self, read: Callable[[str], None], picture: str = "") -> None:
        """Begin at the first shelf, or with that thing; `read` opens a page of the rulebook."""
        super().__init__()
        self._read = read
        self._wanted = picture
        self.shelf = 0
        self.at: int | None = None
        self._gallery: Gallery | None = None
        self._shelves: tuple[Shelf, ...] = ()

    def enter(self) -> None:
        """Look through the shelves and lay out the page."""
        self._gallery = gallery_of(self.app.game)
        self._shelves = self._gallery.shelves() if self._gallery is not None else ()
        for number, shelf in enumerate(self._shelves):
            pictures = [exhibit.picture for exhibit in shelf.exhibits]
            if self._wanted and self._wanted in pictures:
                self.shelf, self.at = number, pictures.index(self._wanted)
        self._wanted = ""
        self.refresh()

    def language_changed(self) -> None:
        """The same in other words."""
        self.enter()

    @property
    def here(self) -> tuple[Exhibit, ...]:
        """What stands on the shelf."""
        return self._shelves[self.shelf].exhibits if self._shelves else ()

    def open(self, shelf: int) -> None:
        """Go to another shelf."""
        self.shelf, self.at = shelf, None
        self.app.audio.play("page")
        self.refresh()

    def show(self, at: int) -> None:
        """See one thing large."""
        self.at = at % len(self.here)
        self.app.audio.play("page")
        self.refresh()

    def read(self) -> None:
        """Open the rulebook where it speaks of the shelf."""
        self._read(self._shelves[self.shelf].id)

    def escape(self) -> None:
        """Return to the shelf, or to where the gallery was opened."""
        if self.at is None:
            self.app.stack.pop()
            return
        self.at = None
        self.refresh()

    def handle(self, event: Input) -> None:
        """Go from thing to thing, press what is shown."""
        by = turned(event)
        if isinstance(event, Key) and event.kind == "down" and self.at is not None:
            by = by or _STEPS.get(event.name, 0)
        if by and self.at is not None:
            self.show(self.at + by)
        else:
            super().handle(event)

    def widgets(self) -> list[Widget]:
        """Shelves, things, and the ways out."""
        found = [
            Widget(f"shelf.{n}", _row(n), partial(self.open, n)) for n in range(len(self._shelves))
        ]
        found.append(Widget("close", (52, 996, 408, 42), self.escape))
        if self.at is None:
            return found + [
                Widget(f"thing.{n}", cell, partial(self.show, n))
                for n, (cell, _) in enumerate(self._cells())
            ]
        return [
            *found,
            Widget("earlier", (552, 978, 200, 44), partial(self.show, self.at - 1)),
            Widget("later", (942, 978, 200, 44), partial(self.show, self.at + 1)),
            Widget("read", (1190, 978, 320, 44), self.read),
        ]

    def drawn(self) -> list[Item]:
        """Leather with the shelves, paper with what stands there."""
        return [
            NineSlice("leather", 90, LEATHER, "ui/panel-leather", 24),
            NineSlice("paper", 90, PAPER, "ui/panel-paper", 24),
            *gilded("name", (52, 44, 408, 52), tr("Gallery"), 38),
            *self._rows(),
            *self._buttons(),
            *(self._thing(self.here[self.at]) if self.at is not None else self._things()),
        ]

    def overlay(self, now: float) -> list[Item]:
        """Glow, focus ring and tooltip of the widget in question."""
        return pointed_items(self.controls.pointed(), self.controls.by_key)

    def _rows(self) -> Iterator[Item]:
        for number, shelf in enumerate(self._shelves):
            here = number == self.shelf
            x, y, w, h = rect = _row(number)
            if here:
                yield Box(f"shelf{number}.here", 110, rect, (246, 220, 138, 235), radius=5)
            count = str(len(shelf.exhibits))
            ink = WALNUT if here else SAND
            yield Label(
                f"shelf{number}.words",
                112,
                (x + 14, y, w - 74, h),
                shelf.title,
                "bold" if here else "text",
                21,
                ink,
                "left",
            )
            yield Label(
                f"shelf{number}.count",
                112,
                (x + w - 60, y, 46, h),
                count,
                "number",
                17,
                WALNUT if here else GILT,
                "right",
            )

    def _buttons(self) -> list[Item]:
        words = {
            "close": tr("Back"),
            "earlier": trc("a picture", "Previous"),
            "later": trc("a picture", "Next"),
            "read": tr("Read in the rulebook"),
        }
        return plates(self.controls, words.items(), head="foot.")

    def _head(self, title: str) -> list[Item]:
        return [
            Label("title", 112, (552, 56, 1288, 52), title, "title", 38, TITLE_INK, "left"),
            Box("title.line", 111, (552, 112, 1288, 2), (150, 104, 40, 170)),
        ]

    def _cells(self) -> Iterator[tuple[Rect, Exhibit]]:
        """Where each thing of the shelf stands, with its caption."""
        columns = self._columns()
        wide, high = self._cell(columns)
        x, y, _, _ = ROOM
        for number, exhibit in enumerate(self.here):
            row, column = divmod(number, columns)
            cell = (x + column * wide, y + row * high, wide - AIR, high - AIR)
            yield cell, exhibit

    def _columns(self) -> int:
        """How many things stand beside each other, so that all are as large as can be."""
        assert self._gallery is not None
        shapes = [self._gallery.size_of(exhibit.picture) for exhibit in self.here]
        sizes: dict[int, float] = {}
        for columns in range(min(2, len(shapes)), min(WIDEST, len(shapes)) + 1):
            wide, high = self._cell(columns)
            room = wide - AIR, high - AIR - CAPTION - 6
            shares = (min(room[0] / w, room[1] / h) for w, h in shapes)
            sizes[columns] = sum(w * h * by * by for (w, h), by in zip(shapes, shares, strict=True))
        return max(sizes, key=lambda columns: sizes[columns])

    def _cell(self, columns: int) -> tuple[float, float]:
        rows = -(-len(self.here) // columns)
        return ROOM[2] / columns, ROOM[3] / rows

    def _things(self) -> Iterator[Item]:
        if not self._shelves:
            return
        yield from self._head(self._shelves[self.shelf].title)
        names: list[Item] = []
        for number, ((x, y, w, h), exhibit) in enumerate(self._cells()):
            shown = self._picture(f"thing{number}", exhibit, (x, y + 4, w, h - CAPTION - 6))
            foot = max(item.rect[1] + item.rect[3] for item in shown)
            top = min(foot + NEAR, y + h - CAPTION)
            lines = 2 if top + TWO_LINES <= y + h + AIR else 1
            high = TWO_LINES if lines > 1 else CAPTION
            size = 18 if w < ROOMY else 22
            yield from shown
            names.append(
                Label(
                    f"thing{number}.words",
                    112,
                    (x, top, w, high),
                    exhibit.title,
                    "text",
                    size,
                    INK,
                    wrap=lines > 1,
                    valign="top",
                    max_lines=lines,
                )
            )
        yield from alike(names, ".words")

    def _picture(self, key: str, exhibit: Exhibit, room: Rect) -> list[Item]:
        """A thing as large as there is room for, in the shape that it has."""
        assert self._gallery is not None
        wide, high = self._gallery.size_of(exhibit.picture)
        by = min(room[2] / wide, room[3] / high)
        w, h = wide * by, high * by
        box = (room[0] + (room[2] - w) / 2, room[1] + (room[3] - h) / 2, w, h)
        return self._gallery.items(key, exhibit.picture, box)

    def _thing(self, exhibit: Exhibit) -> Iterator[Item]:
        yield from self._head(exhibit.title)
        yield from self._picture("large", exhibit, STAND)
        x, y, _, _ = WORDS
        if exhibit.more:
            yield from self._set("more", Block("words", exhibit.more), "italic", (x, y))
            y += self._high(Block("words", exhibit.more)) + 30
            yield Box("more.line", 111, (x, y - 16, WORDS[2], 1.6), (150, 104, 40, 120))
        if exhibit.block is not None:
            told = Block("words", exhibit.block.text, parts=exhibit.block.parts)
            yield from self._set("told", told, "text", (x, y))
        said = tr("{number} of {count}", number=(self.at or 0) + 1, count=len(self.here))
        yield Label("count", 112, (762, 978, 170, 44), said, "italic", 20, SEPIA)

    def _set(self, key: str, block: Block, face: str, at: tuple[float, float]) -> Iterator[Item]:
        x, y = at
        for number, line in enumerate(self._setter().lines((block,))):
            for n, (down, tall, run) in enumerate(line.runs):
                yield from run_items(f"{key}{number}.{n}", run, x, y + down, tall)
            y += line.height

    def _high(self, block: Block) -> float:
        return sum(line.height for line in self._setter().lines((block,)))

    def _setter(self) -> Typesetter:
        return Typesetter(Ruler(self.app), WORDS[2], SCALE)


def _row(number: int) -> Rect:
    return 56.0, 120.0 + number * ROW, 400.0, ROW - 4
