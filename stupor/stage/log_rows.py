"""Lines of the log set in rows: words, and what a line names in its place among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from stupor.engine.record import record
from stupor.language import tr
from stupor.stage.geometry import Point, grown, holds
from stupor.stage.items import Rect
from stupor.stage.measure import ASIDE, LINE
from stupor.stage.messages import LogHit
from stupor.stage.view import LogLine, View

#: The end of a line that is cut, and the room for it.
CUT: Final = "\u2026"
CUT_WIDE: Final = 10.0
#: So many lines are shown even where the last of them must be cut.
FEW: Final = 2
#: Room for a heading.
HEADING: Final = 26.0
#: How far rows may hang over the foot of a column, and a pointer lie beside a line.
OVER: Final = 6.0
NEAR: Final = 4.0

#: A piece of a sentence: words, and what they name; nothing for plain words.
Part = tuple[str, str]


def _nowhere(piece: str) -> bool:
    """Nothing stands at the edge."""
    return False


def _nameless() -> str:
    """Nobody but the seats does anything."""
    return ""


@record
class LogStyle:
    """How the log of a game is set: its letters, and what its lines are made of."""

    size: float
    #: Room for the arms at the left.
    indent: float
    #: A line cut at what it names.
    parts: Callable[[LogLine], Iterable[Part]]
    #: How wide something is that a line names, with its words.
    room: Callable[[View, str, str], float]
    #: Whether something named lies on the table and can be explained.
    lies: Callable[[str], bool]
    #: By how much letters grow in a small window: real ones shrink less than the page.
    growth: float = 1.0
    #: A row is at least so high.
    least: float = 0.0
    #: Whether something stands at the right edge, where it ends a line.
    edge: Callable[[str], bool] = _nowhere
    #: What a line says that the cut of its words must not take away.
    kept: Callable[[str], bool] = _nowhere
    #: How lines begin about somebody who acts without a seat.
    unseated: Callable[[], str] = _nameless


class RowSpacing(NamedTuple):
    """How high a line is at least, and what is left free below it."""

    least: float
    gap: float


class Run(NamedTuple):
    """Words of one row from some way in; with a piece they are its chip."""

    x: float
    row: int
    width: float
    text: str
    piece: str = ""


class Entry(NamedTuple):
    """A line with its place on the page."""

    line: LogLine
    box: Rect
    pitch: float
    indent: float
    runs: tuple[Run, ...]
    #: What stands above it, as on the first line that is older than the last turn.
    heading: str = ""

    def run_box(self, run: Run) -> Rect:
        """Where some words of the line stand."""
        x, y, _, _ = self.box
        return x + self.indent + run.x, y + run.row * self.pitch, run.width, self.pitch


def pitch_of(view: View, style: LogStyle) -> float:
    """How high a row comes out, in units of the page."""
    return max(style.least, letters_of(view, style) * LINE)


def letters_of(view: View, style: LogStyle) -> float:
    """How large the letters come out, in units of the page."""
    return style.size * (max(style.growth, view.text) if view.compact else view.text)


def entries(
    view: View,
    style: LogStyle,
    columns: Sequence[Rect],
    spacing: RowSpacing,
    large: bool = False,
) -> list[Entry]:
    """The lines that have room in some columns, the newest on top of the first.

    One of the first two is cut to the rows that are left, all others are whole or not there. A
    large log names the seats and says what is new since the last turn; else the arms alone stand
    for the name.
    """
    pitch = pitch_of(view, style)
    found: list[Entry] = []
    left = iter(columns)
    box = next(left)
    top = box[1]
    headings = _headings(view.log[::-1]) if large else {}
    unseated = style.unseated()
    for place, line in enumerate(reversed(view.log)):
        heading = headings.get(place, "")
        top += HEADING * bool(heading)
        said = line if large else unnamed(view, line, unseated)
        runs = _flushed(style, _broken(view, style, said, box[2] - style.indent), box[2])
        if _rows_left(box, top, pitch) < _rows(runs):
            following = next(left, box)
            top = following[1] if following is not box else top
            box = following
        rows = _rows_left(box, top, pitch)
        if box[3] <= 0 or rows < (_rows(runs) if len(found) >= FEW else len(found[:1])):
            break
        if _rows(runs) > max(1, rows):
            cut = _cut(view, style, runs, max(1, rows), box[2] - style.indent)
            runs = _flushed(style, cut, box[2])
        high = max(pitch * _rows(runs), spacing.least)
        entry = (line, (box[0], top, box[2], high), pitch, style.indent, tuple(runs), heading)
        found.append(Entry(*entry))
        top += high + spacing.gap
    return found


def _broken(view: View, style: LogStyle, line: LogLine, width: float) -> list[Run]:
    """A line in rows; what it says in brackets at its end is left out where it takes one more."""
    whole, short = runs_of(view, style, line, width), ASIDE.sub("", line.text)
    if short == line.text or _rows(whole) == 1:
        return whole
    brief = runs_of(view, style, line._replace(text=short), width)
    return brief if _rows(brief) < _rows(whole) else whole


def _flushed(style: LogStyle, runs: list[Run], width: float) -> list[Run]:
    """A line with what ends it at the right edge."""
    first = len(runs)
    while first and style.edge(runs[first - 1].piece) and runs[first - 1].row == runs[-1].row:
        first -= 1
    free = width - style.indent - (runs[-1].x + runs[-1].width) if runs else 0.0
    return [*runs[:first], *(run._replace(x=run.x + max(0.0, free)) for run in runs[first:])]


def _rows_left(box: Rect, top: float, pitch: float) -> int:
    """For how many rows a column has room below some height."""
    return int((box[1] + box[3] + OVER - top) // pitch)


def _rows(runs: Sequence[Run]) -> int:
    return runs[-1].row + 1 if runs else 1


def _headings(lines: Sequence[LogLine]) -> dict[int, str]:
    """What stands above which lines, the newest first; the own ones among the new count as such."""
    new = [place for place, line in enumerate(lines) if line.fresh]
    if not new:
        return {}
    return {new[0]: tr("Since your last turn"), new[-1] + 1: tr("Earlier")}


def _cut(view: View, style: LogStyle, runs: list[Run], rows: int, width: float) -> list[Run]:
    """A broken line without the words that have no room; what it brought stays behind them."""
    space = view.measure(" ", "text", style.size)
    room = width - CUT_WIDE - 1
    said, kept = _brought(style, runs, space, room)
    room -= sum(run.width + space for run in kept)
    found = _within(view, style, [run for run in said if run.row < rows], rows - 1, room)
    if kept and _bare(found):
        return _cut(view, style, said, rows, width)  # a verb alone says nothing
    begun = bool(found) and found[-1].row == rows - 1
    x = found[-1].x + found[-1].width + 1 if begun else 0.0
    found.append(Run(x, rows - 1, CUT_WIDE, CUT))
    for run in kept:
        x = found[-1].x + found[-1].width + space
        found.append(run._replace(x=x, row=rows - 1))
    return found


def _bare(runs: list[Run]) -> bool:
    return not any(run.piece or " " in run.text for run in runs)


def _brought(
    style: LogStyle, runs: list[Run], space: float, room: float
) -> tuple[list[Run], list[Run]]:
    """What a line says, and of what it brought, as much as one row has room for."""
    first = len(runs)
    while first and style.kept(runs[first - 1].piece):
        first -= 1
    kept = runs[first:]
    while kept and sum(run.width + space for run in kept) > room:
        kept.pop()
    return runs[:first], kept


def _within(view: View, style: LogStyle, runs: list[Run], last: int, room: float) -> list[Run]:
    """A line whose last row is no longer than that."""
    while runs and runs[-1].row == last and runs[-1].x + runs[-1].width > room:
        runs[-1:] = _shorter(view, style, runs[-1])
    return runs


def _shorter(view: View, style: LogStyle, run: Run) -> list[Run]:
    """Words without the last of them; nothing is left of a chip."""
    text = "" if run.piece else run.text.rpartition(" ")[0].rstrip(".,;:")
    wide = view.measure(text, "text", style.size)
    return [run._replace(text=text, width=wide)] if text else []


def unnamed(view: View, line: LogLine, unseated: str = "") -> LogLine:
    """A line without the name of the seat whose arms stand in front, or of whoever has none."""
    seated = 0 <= line.seat < len(view.names)
    name = f"{view.names[line.seat]} " if seated else unseated
    if not name or not line.text.startswith(name):
        return line
    deed = line.text.removeprefix(name)
    return line._replace(text=deed[:1].upper() + deed[1:])


def runs_of(view: View, style: LogStyle, line: LogLine, width: float) -> list[Run]:
    """A line broken into rows; what it names is never broken."""
    size = style.size
    space = view.measure(" ", "text", size)
    runs: list[Run] = []
    x, row = 0.0, 0
    for words, piece in style.parts(line):
        tight = not piece and not words[:1].isspace()  # a dot alone would take a row
        for word in [words.strip()] if piece else filter(None, words.split(" ")):
            plain = not piece
            wide = view.measure(word, "text", size) if plain else style.room(view, word, piece)
            gap = space * bool(x and not tight)
            if x and x + gap + wide > width and not tight:
                x, row, gap = 0.0, row + 1, 0.0
            runs = _joined(view, size, runs, Run(x + gap, row, wide, word, piece), tight)
            x = runs[-1].x + runs[-1].width
            tight = False
    return _together(style, runs, space, width)


def _together(style: LogStyle, runs: list[Run], space: float, width: float) -> list[Run]:
    """A line of which one row has all that it cost and brought, where there is room for that."""
    first = len(runs)
    while first and (style.kept(runs[first - 1].piece) or style.edge(runs[first - 1].piece)):
        first -= 1
    brought, x = runs[first:], 0.0
    if sum(run.width + space for run in brought) - space > width:
        return runs
    for place, run in enumerate(brought):
        if brought[0].row < runs[-1].row:
            runs[first + place] = run._replace(x=x, row=runs[-1].row)
            x += run.width + space
    return runs


def _joined(view: View, size: float, runs: list[Run], new: Run, glued: bool) -> list[Run]:
    """Plain words of one row become one run, as wide as they are when drawn together."""
    last = runs[-1] if runs else None
    if last is None or last.piece or new.piece or last.row != new.row:
        return [*runs, new]
    between = "" if glued else " "
    text = f"{last.text}{between}{new.text}"
    return [*runs[:-1], Run(last.x, last.row, view.measure(text, "text", size), text)]


def hit(shown: Iterable[Entry], style: LogStyle, point: Point) -> LogHit | None:
    """The line or what it names under a point."""
    for entry in shown:
        if holds(grown(entry.box, NEAR), point):
            named = (run for run in entry.runs if run.piece and style.lies(run.piece))
            under = next((run for run in named if holds(entry.run_box(run), point)), None)
            return LogHit(entry.line, entry.box, under.piece if under else "")
    return None
