"""Lines of the chronicle set in rows of words, with the tiles that they name in their place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from stupor.engine.events import Event
from stupor.games.burgundy import names
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN
from stupor.stage.items import Area
from stupor.stage.measure import LINE
from stupor.stage.view import LogLine

SIZE: Final = 17.0
COMPACT_GROWTH: Final = 1.12
INDENT: Final = 28.0
#: Width of a tile among words, for letters of size one.
TILE: Final = 1.35
CUT: Final = "\u2026"
#: Which argument of an event is the tile that a line names.
_TILES: Final = {"took": 0, "placed": 0, "bought": 0, "discarded": 0, "fetched": 0, "removed": 0}
_SHIELDS: Final = ("shield", "lost")


class Run(NamedTuple):
    """Words of one row from some way in; with a piece they are its picture."""

    x: float
    row: int
    width: float
    text: str
    piece: str = ""


class Entry(NamedTuple):
    """A line with its place on the page."""

    line: LogLine
    box: Area
    pitch: float
    runs: tuple[Run, ...]

    def run_box(self, run: Run) -> Area:
        """Where some words of the line stand."""
        return (self.box[0] + INDENT + run.x, self.box[1] + run.row * self.pitch, run.width,
                self.pitch)  # fmt: skip


def size_of(view: TableView) -> float:
    """How large the letters come out, in units of the page."""
    return SIZE * (COMPACT_GROWTH if view.compact else 1.0) * view.text


def entries(view: TableView, columns: list[Area], named: bool = False) -> list[Entry]:
    """The lines that have room in some columns, the newest on top of the first."""
    pitch = max(size_of(view) * LINE, 24.0)
    found: list[Entry] = []
    left = iter(columns)
    box = next(left)
    top = box[1]
    for line in reversed(view.log):
        runs = runs_of(view, line if named else unnamed(view, line), box[2] - INDENT)
        high = pitch * (runs[-1].row + 1 if runs else 1)
        if top + high > box[1] + box[3] + 4:
            following = next(left, None)
            if following is None:
                break
            box, top = following, following[1]
        found.append(Entry(line, (box[0], top, box[2], high), pitch, tuple(runs)))
        top += high + 5
    return found


def unnamed(view: TableView, line: LogLine) -> LogLine:
    """A line without the name of the seat whose arms stand in front."""
    name = f"{view.names[line.seat]} " if 0 <= line.seat < len(view.names) else ""
    if not name or not line.text.startswith(name):
        return line
    deed = line.text.removeprefix(name)
    return line._replace(text=deed[:1].upper() + deed[1:])


def runs_of(view: TableView, line: LogLine, width: float) -> list[Run]:
    """A line broken into rows; a picture is never broken."""
    space = view.measure(" ", "text", SIZE)
    runs: list[Run] = []
    x, row = 0.0, 0
    for words, piece in parts_of(line):
        for word in [words] if piece else words.split():
            wide = TILE * size_of(view) if piece else view.measure(word, "text", SIZE)
            tight = not piece and word[:1] in ".,;:)"
            gap = 0.0 if not x or tight else space
            if x and x + gap + wide > width:
                x, row, gap = 0.0, row + 1, 0.0
            runs = _joined(view, runs, Run(x + gap, row, wide, word, piece), tight)
            x = runs[-1].x + runs[-1].width
    return runs


def _joined(view: TableView, runs: list[Run], new: Run, tight: bool) -> list[Run]:
    """Plain words of one row become one run, as wide as they are together."""
    last = runs[-1] if runs else None
    if last is None or last.piece or new.piece or last.row != new.row:
        return [*runs, new]
    text = f"{last.text}{'' if tight else ' '}{new.text}"
    return [*runs[:-1], Run(last.x, last.row, view.measure(text, "text", SIZE), text)]


def parts_of(line: LogLine) -> Iterator[tuple[str, str]]:
    """The sentence cut at the thing that it names: words, and the piece or nothing."""
    name, piece = named_in(line.event) if line.event is not None else ("", "")
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    spent = [f"(\u2212{-by})" for good, by in line.outcome if good == "workers" and by < 0]
    yield from ((part, "") for part in (before,) if part)
    if found:
        yield found, piece
    yield from ((part, "") for part in (after,) if part)
    for words in spent:
        yield words, ""
        yield "workers", "sign/worker"


def named_in(event: Event) -> tuple[str, str]:
    """The thing that a line names, in its words, and its piece."""
    if event.kind in _SHIELDS and str(event.args[0]).isdigit():
        shield = int(event.args[0])
        return names.shield_name(shield), f"shield.{shield}"
    place = _TILES.get(event.kind)
    if place is None or not str(event.args[place]).isdigit():
        return "", ""
    tile = int(event.args[place])
    if tile > FACE_DOWN or COLOUR[tile] == EMPTY:
        return "", ""
    return names.one(tile), f"hex.{tile}"
