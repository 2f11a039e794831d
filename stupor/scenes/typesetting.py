"""Sets words with pictures in them into columns: lines first, then pages of columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from stupor.engine.record import record
from stupor.scenes.looks import INK, TITLE_INK
from stupor.stage.book import Block, Paint
from stupor.stage.items import Colour, Face

if TYPE_CHECKING:
    from stupor.scenes.ruler import Ruler

#: Size of the words on a page and of a heading; the height of an icon as a share of its line's.
TEXT: Final = 21.0
HEAD: Final = 24.0
ICON: Final = 1.06
INDENT: Final = 24.0
NOTE_PAD: Final = 16.0
#: How even the columns of a page are made.
_EVEN: Final = 6.0
GAPS: Final = {"words": 12.0, "head": 26.0, "item": 7.0, "note": 16.0, "entry": 12.0}


@record
class Run:
    """Words of one look in a line, or an icon; x counts from the left of the column."""

    x: float
    width: float
    text: str
    face: Face = "text"
    size: float = TEXT
    colour: Colour = INK
    icon: bool = False
    link: str = ""
    paint: Paint | None = None


@record
class Line:
    """What is never torn apart: its height, the gap above it, its runs.

    A run comes with its distance from the top of the line and the height of its row.

    `block` is the block it belongs to; `keep` binds it to the next line; `note` says that it lies
    in a boxed note.
    """

    height: float
    gap: float
    runs: tuple[tuple[float, float, Run], ...]
    block: int
    keep: bool = False
    note: bool = False
    bullet: float = 0.0
    picture: str = ""
    picture_at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    paint: Paint | None = None


@record
class Placed:
    """A line in its column; y counts from the top of the column."""

    column: int
    y: float
    line: Line


class Typesetter:
    """Sets the blocks of a page for columns of one width."""

    def __init__(self, ruler: Ruler, width: float, scale: float = 1.0) -> None:
        """Measure with a ruler; everything is so many times as large as usual."""
        self._ruler = ruler
        self._width = width
        self._scale = scale
        self._text, self._title = TEXT * scale, HEAD * scale

    def lines(self, blocks: Sequence[Block]) -> list[Line]:
        """All lines of a page, from top to bottom."""
        found: list[Line] = []
        for number, block in enumerate(blocks):
            found += self._block(number, block)
        return found

    def _block(self, number: int, block: Block) -> list[Line]:
        if block.kind == "entry":
            return [self._entry(number, block)]
        if block.kind == "head":
            return self._head(number, block)
        return self._paragraph(number, block)

    def _paragraph(self, number: int, block: Block) -> list[Line]:
        """Plain text, an item of a list or a note."""
        note = block.kind == "note"
        indent = {"item": INDENT, "note": NOTE_PAD}.get(block.kind, 0.0)
        rows = self.rows(block.text, self._width - indent - (NOTE_PAD if note else 0.0), indent)
        high = self._ruler.leading("text", self._text)
        last = len(rows) - 1
        return [
            Line(
                high,
                GAPS[block.kind] if not n else 0.0,
                tuple((0.0, high, run) for run in row),
                number,
                keep=n < last and (note or n in (0, last - 1)),
                note=note,
                bullet=high if block.kind == "item" and not n else 0.0,
            )
            for n, row in enumerate(rows)
        ]

    def _head(self, number: int, block: Block) -> list[Line]:
        high = self._ruler.leading("title", self._title)
        rows = self.rows(block.text, self._width, 0.0, "title", self._title, TITLE_INK)
        return [
            Line(
                high,
                0.0 if n else GAPS["head"],
                tuple((0.0, high, run) for run in row),
                number,
                keep=True,
            )
            for n, row in enumerate(rows)
        ]

    def _entry(self, number: int, block: Block) -> Line:
        wide, high = (side * self._scale for side in self._ruler.pictures.size_of(block.picture))
        left = wide + 16
        title_high = self._ruler.leading("bold", self._text)
        rows = self.rows(block.title, self._width - left, left, "bold", self._text, TITLE_INK)
        steps = [title_high] * len(rows)
        told = self.rows(block.text, self._width - left, left) if block.text.strip() else []
        steps += [self._ruler.leading("text", self._text)] * len(told)
        total = sum(steps)
        height = max(high, total)
        y = (height - total) / 2
        runs: list[tuple[float, float, Run]] = []
        for row, step in zip([*rows, *told], steps, strict=True):
            runs += [(y, step, run) for run in row]
            y += step
        spot = (0.0, (height - high) / 2, wide, high)
        return Line(
            height,
            GAPS["entry"],
            tuple(runs),
            number,
            picture=block.picture,
            picture_at=spot,
            paint=self._ruler.pictures.picture_items,
        )

    def rows(
        self,
        text: str,
        width: float,
        left: float,
        face: Face = "text",
        size: float | None = None,
        colour: Colour = INK,
    ) -> list[list[Run]]:
        """Words broken into rows of runs."""
        size = self._text if size is None else size
        rows: list[list[Run]] = [[]]
        for word in _words(text, face, size, colour):
            longer = self._extended(rows[-1], word, left)
            if rows[-1] and longer[-1].x + longer[-1].width > left + width:
                rows.append(self._extended([], word, left))
            else:
                rows[-1] = longer
        return rows

    def _extended(self, row: Sequence[Run], word: Sequence[Run], left: float) -> list[Run]:
        """A row with one more word; what looks alike is measured as it will be drawn, in one."""
        found = list(row)
        for number, part in enumerate(word):
            last = found[-1] if found else None
            parted = bool(row) and not number
            if last is None:
                found.append(self._measured(replace(part, x=left)))
            elif _alike(last, part):
                words = f"{last.text} {part.text}" if parted else last.text + part.text
                found[-1] = self._measured(replace(last, text=words))
            else:
                space = self._space(last.face, last.size) if parted else 0.0
                found.append(self._measured(replace(part, x=last.x + last.width + space)))
        return found

    def _space(self, face: Face, size: float) -> float:
        """Width of the space between two words."""
        return self._ruler.width("a a", face, size) - self._ruler.width("aa", face, size)

    def _measured(self, run: Run) -> Run:
        if run.icon:
            pictures = self._ruler.pictures
            wide = pictures.inline_width(run.text, self._ruler.leading("text", run.size) * ICON)
            return replace(run, width=wide, paint=pictures.inline_items)
        return replace(run, width=self._ruler.width(run.text, run.face, run.size))


def _words(text: str, face: Face, size: float, colour: Colour) -> Iterator[list[Run]]:
    """The words of a marked text; a word may consist of runs of several looks."""
    word: list[Run] = []
    for look, icon, link, part in _pieces(text, face):
        shown = TITLE_INK if link else colour
        for n, bit in enumerate(part.split(" ") if not icon else [part]):
            if n and word:
                yield word
                word = []
            if bit:
                word.append(Run(0, 0, bit, look, size, shown, icon, link))
    if word:
        yield word


def _pieces(text: str, face: Face) -> Iterator[tuple[Face, bool, str, str]]:
    """Face, whether it is an icon, link and words of each marked part."""
    look, rest = face, text
    while rest:
        at = min((n for mark in "*{[" if (n := rest.find(mark)) >= 0), default=len(rest))
        if at:
            yield look, False, "", rest[:at]
        if at == len(rest):
            return
        mark, rest = rest[at], rest[at + 1 :]
        if mark == "*":
            look = "bold" if look == face else face
            continue
        inside, _, rest = rest.partition("}" if mark == "{" else "]")
        if mark == "{":
            yield look, True, "", inside
        else:
            link, _, shown = inside.partition("|")
            yield look, False, link, shown


def _alike(one: Run, other: Run) -> bool:
    """Whether two runs of words can be drawn as one."""
    looks = [(run.icon, run.face, run.size, run.colour, run.link) for run in (one, other)]
    return not one.icon and looks[0] == looks[1]


def columns(lines: Iterable[Line], height: float, count: int) -> list[list[Placed]]:
    """Pages of so many columns each; a gap at the head of a column is dropped."""
    pages: list[list[Placed]] = [[]]
    column, y = 0, 0.0
    for group in _groups(list(lines)):
        need = sum(line.gap + line.height for line in group) - (group[0].gap if not y else 0)
        if y and y + need > height:
            column, y = column + 1, 0.0
            if column == count:
                pages.append([])
                column = 0
        for line in group:
            y += line.gap if y else 0
            pages[-1].append(Placed(column, y, line))
            y += line.height
    return pages


def balanced(lines: Sequence[Line], height: float, count: int) -> list[list[Placed]]:
    """The same pages with columns as short as they can be without one more page."""
    pages = columns(lines, height, count)
    low, high = height / (2 * count), height
    while high - low > _EVEN:
        middle = (low + high) / 2
        tried = columns(lines, middle, count)
        fits = all(spot.y + spot.line.height <= middle for page in tried for spot in page)
        if fits and len(tried) == len(pages):
            pages, high = tried, middle
        else:
            low = middle
    return pages


def _groups(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Lines that stay together: a heading with what follows, the first and last two of a text."""
    group: list[Line] = []
    for line in lines:
        group.append(line)
        if not line.keep:
            yield group
            group = []
    if group:
        yield group
