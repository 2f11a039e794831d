"""The page of figures: sections and the player's file on the left, the list on the right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import Final

from stupor.archive.components import figures_of
from stupor.archive.corrections import CorrectionFile, write_template
from stupor.archive.disk_errors import in_words
from stupor.engine.figures import Figure, Figures
from stupor.games.registry import get
from stupor.language import mark, tr, trn
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.drawing import gilded, paragraph, plates, switch_on_dark
from stupor.scenes.figures.chosen import read_corrections
from stupor.scenes.figures.rows import (
    AREA,
    ShownRow,
    found,
    head_items,
    laid,
    problem_items,
    row_items,
    row_rect,
    tip_of,
)
from stupor.scenes.host import growth
from stupor.scenes.looks import CREAM, GILT, SAND, SEPIA, TITLE_INK, WALNUT
from stupor.scenes.notice import NoticeScene
from stupor.scenes.page import PageScene
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, field_items
from stupor.scenes.widgets import Widget, turned
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.pointer import Input, Key

LEATHER: Final[Rect] = (28.0, 28.0, 456.0, 1024.0)
PAPER: Final[Rect] = (504.0, 28.0, 1388.0, 1024.0)
FIELD: Final[Rect] = (52.0, 104.0, 408.0, 46.0)
FILE_FOOT: Final = 976.0
#: How high what is said of the file is with its buttons, where the list of sections has room.
FILE_HIGH: Final = 420.0
LIST_TOP: Final = 164.0
ROW: Final = 30.0
LONGEST: Final = 40
PROBLEMS: Final = "problems"
_LINE: Final = mark(
    "No rulebook states these values; they were reconstructed. If you own the printed game, "
    "you can correct them."
)
_AMISS: Final = mark("The file is used only when it has no errors.")
_NO_DESKTOP: Final = mark("Folders cannot be opened on this system.")
_NOTHING: Final = mark("There are no corrections to use yet.")


class FiguresScene(PageScene):
    """Lists every reconstructed figure; Esc closes it."""

    def __init__(self, query: str = "") -> None:
        """Begin with the whole list, or with what a search finds."""
        super().__init__()
        self.query, self.field = query, TextField(LONGEST)
        self.turned = 0
        self.shows_problems = False
        self.figures: list[Figure] = []
        self.file: CorrectionFile
        self._rows: list[ShownRow] = []

    def enter(self) -> None:
        """Read the player's file and lay out the page."""
        self.look()

    def look(self) -> None:
        """Read the player's file anew."""
        self.file = read_corrections(self.app)
        self.shows_problems = bool(self.file.problems)
        self.refresh()

    def refresh(self) -> None:
        """Lay out the page anew."""
        self.figures = list(self._told().reconstructed())
        self._rows = laid(found(self.figures, self.query), self._growth)
        self.turned = max(0, min(self.turned, self.sheets - 1))
        super().refresh()

    @property
    def _growth(self) -> float:
        """How many times as large as usual letters are."""
        return growth(self.app)

    @property
    def sheets(self) -> int:
        """How many pages the list has."""
        return 1 if self.shows_problems else max((row.page for row in self._rows), default=0) + 1

    @property
    def shown(self) -> list[ShownRow]:
        """The rows of the present page."""
        return [row for row in self._rows if row.page == self.turned]

    def turn(self, by: int) -> None:
        """Turn to another page."""
        if 0 <= self.turned + by < self.sheets:
            self.turned += by
            self.app.audio.play("page")
            self.refresh()

    def open(self, section: str) -> None:
        """Turn to a section, or to what is wrong with the file."""
        self.query, self.shows_problems = "", section == PROBLEMS
        self._rows = laid(self.figures, self._growth)
        pages = [row.page for row in self._rows if row.section == section]
        self.turned = pages[0] if pages else 0
        self.app.audio.play("page")
        self.refresh()

    def write(self, query: str) -> None:
        """Search for other words."""
        self.query, self.turned, self.shows_problems = query[:LONGEST], 0, False
        self.refresh()

    def _told(self) -> Figures:
        return figures_of(get(self.app.game))

    def agree(self, figures: bool) -> None:
        """Play new games with the corrections, or without."""
        self.app.change(figures=figures)
        self.refresh()

    def begin_file(self) -> None:
        """Write a file to begin with, and show where it lies."""
        try:
            write_template(self.file.path)
        except OSError as why:
            words = in_words(why, self.file.path.parent)
            self.app.stack.push(NoticeScene(tr("The file could not be saved"), words))
            return
        self.look()
        show = self.show_folder if shows_folders() else None
        self.app.stack.push(
            NoticeScene(
                tr("Your first file"),
                tr(
                    "It lists every value that can be corrected. Open it in an editor; a line "
                    "counts once you remove its #."
                ),
                str(self.file.path),
                show,
            )
        )

    def show_folder(self) -> None:
        """Let the desktop show where the file lies."""
        show_in_folder(self.file.path)

    def handle(self, event: Input) -> None:
        """Type to search, turn by wheel and keys, press what is shown."""
        if by := turned(event):
            self.turn(by)
        elif not (isinstance(event, Key) and event.kind == "down" and self._key(event)):
            super().handle(event)

    def _key(self, event: Key) -> bool:
        if event.name == "escape" and self.query:
            self.write("")
        elif (query := self.field.typed(self.query, event, self.app.clipboard)) is not None:
            self.write(query)
        else:
            return False
        return True

    def widgets(self) -> list[Widget]:
        """Search, sections, the file, the pages."""
        found = [Widget("field", FIELD, lambda: self.write(""), glow=False)]
        found += [
            Widget(f"section.{section}", rect, partial(self.open, section))
            for section, rect, _ in self._sections()
        ]
        found += self._file_widgets()
        found += [
            Widget(f"row.{number}", row_rect(row), tip=tip_of(row.figure), glow=False)
            for number, row in enumerate([] if self.shows_problems else self.shown)
            if row.figure is not None
        ]
        found.append(Widget("close", (264, 996, 196, 42), self.escape))
        found.append(Widget("again", (52, 996, 196, 42), self.look, tip=tr("Reload the file")))
        if self.turned:
            found.append(Widget("earlier", (552, 994, 200, 40), partial(self.turn, -1)))
        if self.turned < self.sheets - 1:
            found.append(Widget("later", (1640, 994, 200, 40), partial(self.turn, 1)))
        return found

    def _file_widgets(self) -> Iterator[Widget]:
        x, y, w, h = self._place
        nothing = "" if self.file.figures else tr(_NOTHING)
        yield Widget("on", (x + w - 190, y + h - 118, 84, 40), partial(self.agree, True), nothing)
        yield Widget("off", (x + w - 100, y + h - 118, 84, 40), partial(self.agree, False))
        place = (x + 16, y + h - 60, w - 32, 44)
        if self.file.found:
            asleep = "" if shows_folders() else tr(_NO_DESKTOP)
            yield Widget("folder", place, self.show_folder, asleep)
        else:
            yield Widget("begin", place, self.begin_file)

    @property
    def _place(self) -> Rect:
        """Where the file is told of: what the sections leave, as far as it has a use for it."""
        top = max((y + h for _, (_, y, _, h), _ in self._sections()), default=LIST_TOP) + 16
        top = max(top, FILE_FOOT - FILE_HIGH)
        return 46.0, top, 420.0, FILE_FOOT - top

    def _sections(self) -> Iterator[tuple[str, Rect, int]]:
        """Each section with its place and the number of its figures; first what is wrong."""
        y = LIST_TOP
        if self.file.problems:
            yield PROBLEMS, (56.0, y, 400.0, ROW), len(self.file.problems)
            y += ROW
        for section, group in groupby(self.figures, lambda figure: figure.section):
            yield section, (56.0, y, 400.0, ROW), len(list(group))
            y += ROW

    def drawn(self) -> list[Item]:
        """Leather with sections and file, paper with the list."""
        return [
            NineSlice("leather", 90, LEATHER, "ui/panel-leather", 24),
            NineSlice("paper", 90, PAPER, "ui/panel-paper", 24),
            *gilded("name", (52, 44, 408, 52), tr("Reconstructed values"), 38),
            *field_items(FIELD, self.query, self.field, Ruler(self.app)),
            *self._list(),
            *self._file(),
            *self._foot(),
            *self._body(),
        ]

    def _list(self) -> Iterator[Item]:
        here = PROBLEMS if self.shows_problems else next((row.section for row in self.shown), "")
        for section, rect, count in self._sections():
            chosen = section == here and not self.query
            x, y, w, h = rect
            if chosen:
                yield Box(f"{section}.here", 110, rect, (246, 220, 138, 235), radius=5)
            name = tr("Errors in the file") if section == PROBLEMS else tr(section)
            colour = WALNUT if chosen else SAND
            yield Label(
                f"{section}.words",
                112,
                (x + 14, y, w - 80, h),
                name,
                "bold" if chosen else "text",
                19,
                colour,
                "left",
            )
            yield Label(
                f"{section}.count",
                112,
                (x + w - 64, y, 50, h),
                str(count),
                "text",
                18,
                colour,
                "right",
            )

    def _file(self) -> Iterator[Item]:
        x, y, w, h = place = self._place
        yield Box("file.box", 100, place, (0, 0, 0, 90), (246, 220, 138, 110), 1.4, radius=8)
        yield Label(
            "file.head",
            112,
            (x + 16, y + 10, w - 32, 34),
            tr("Your corrections"),
            "title",
            23,
            GILT,
            "left",
        )
        yield paragraph(
            "file.said", 112, (x + 16, y + 46, w - 32, h - 174), self._said(), "text", 18, SAND
        )
        place = (x + 16, y + h - 118, w - 216, 40)
        yield Label("file.use", 112, place, tr("In new games"), "bold", 19, CREAM, "left")
        for name, words in (("on", tr("On")), ("off", tr("Off"))):
            if widget := self.controls.get(name):
                on = self.app.settings.figures == (name == "on")
                yield from switch_on_dark(f"file.{name}", widget, words, on)
        told = ("folder", tr("Show the folder")), ("begin", tr("Create a file"))
        yield from plates(self.controls, told, head="file.")

    def _said(self) -> str:
        """How the file stands, and where it is used."""
        file = self.file
        if file.problems:
            said = trn(
                "{file}: {count} error, so nothing is corrected.",
                "{file}: {count} errors, so nothing is corrected.",
                len(file.problems),
                file=file.path.name,
            )
        elif file.found:
            said = trn(
                "{file} corrects {count} value.",
                "{file} corrects {count} values.",
                file.count,
                file=file.path.name,
            )
        else:
            said = tr("No file {file} yet.", file=file.path.name)
        return f"{said} {tr(_WHERE)}"

    def _foot(self) -> Iterator[Item]:
        told = (
            ("again", tr("Reload")),
            ("close", tr("Close")),
            ("earlier", tr("Previous page")),
            ("later", tr("Next page")),
        )
        yield from plates(self.controls, told, head="foot.")
        if self.sheets > 1:
            said = tr("{number} of {count}", number=self.turned + 1, count=self.sheets)
            yield Label("sheet", 112, (1100, 994, 192, 40), said, "italic", 21, SEPIA)

    def _body(self) -> Iterator[Item]:
        x, _, w, _ = AREA
        title = tr("Reconstructed values")
        if self.shows_problems:
            title = tr("Errors in the file")
        elif self.query:
            title = tr("Found: \u201c{words}\u201d", words=self.query)
        yield Label("title", 112, (x, 40, w, 42), title, "title", 34, TITLE_INK, "left")
        gist = tr(_AMISS if self.shows_problems else _LINE)
        yield Label("gist", 112, (x, 82, w, 29), gist, "italic", 18.5, SEPIA, "left")
        letters = tr(self._told().LETTERS)
        if letters and not self.shows_problems:
            yield Label("letters", 112, (x, 112, w, 29), letters, "text", 17.5, SEPIA, "left")
        if self.shows_problems:
            yield from problem_items(self.file.problems)
        elif self._rows:
            yield from head_items(self.shown)
            yield from row_items(self.shown, self.file.figures)
        else:
            said = tr("No value mentions “{words}”.", words=self.query)
            yield Label("none", 112, (x, AREA[1] + 20, w, 40), said, "italic", 26, SEPIA)


_WHERE: Final = mark(
    "Corrections apply to new games. The game of the day, the chapters and the lessons keep "
    "the original values. A game played with corrections says so and keeps them."
)
