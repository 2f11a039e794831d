"""Lines of the chronicle set in rows: words, and chips for the components that they name."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.face.view import LogLine, TableView
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.language import roman, tr
from stupor.stage.items import Area
from stupor.stage.measure import LINE

SIZE: Final = 16.0
#: Real letters do not shrink as far as the page in a small window.
COMPACT_GROWTH: Final = 1.2
#: Room for the arms at the left, and for the rim of a chip on each side of its words.
INDENT: Final = 26.0
RIM: Final = 5.0
#: A piece that is one of the goods: a figure and the sign of what it counts.
GOOD: Final = "good."
#: Room for that sign, and between two outcomes.
SIGN: Final = 19.0
#: The end of a line that is cut.
CUT: Final = "\u2026"
#: Which argument of an event is the card that a line names.
_CARDS: Final = {"played": 0, "purchased": 0, "gave": 0, "discarded": 0}


class Spread(NamedTuple):
    """How high a line is at least, and what is left free below it."""

    least: float
    gap: float


WIDE: Final = Spread(26.0, 7.0)
#: In a low place the lines stand closer.
CLOSE: Final = Spread(21.0, 4.0)
#: Room for a heading.
HEADING: Final = 26.0


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
    box: Area
    pitch: float
    runs: tuple[Run, ...]
    #: What stands above it, as on the first line that is older than the last turn.
    heading: str = ""

    def run_box(self, run: Run) -> Area:
        """Where some words of the line stand."""
        x, y, _, _ = self.box
        return x + INDENT + run.x, y + run.row * self.pitch, run.width, self.pitch


def size_of(view: TableView) -> float:
    """How large the letters of the chronicle come out, in units of the page."""
    return SIZE * (COMPACT_GROWTH if view.compact else 1.0) * view.text


def entries(view: TableView, box: Area, spread: Spread = WIDE, large: bool = False) -> list[Entry]:
    """The lines of the chronicle that have room in a box, the newest on top.

    The last one is cut to the rows that are left. A large chronicle names the Houses and says
    what is new since the last turn; else the arms alone stand for the name.
    """
    x, y, w, h = box
    pitch = size_of(view) * LINE
    found: list[Entry] = []
    top, foot = y, y + h + 6
    headings = _headings(view.log[::-1]) if large else {}
    for place, line in enumerate(reversed(view.log)):
        heading = headings.get(place, "")
        top += HEADING * bool(heading)
        rows = int((foot - top) // pitch)
        if found and rows < 1:
            break
        runs = _cut(runs_of(view, line if large else unnamed(view, line), w - INDENT), max(1, rows))
        high = max(pitch * (runs[-1].row + 1 if runs else 1), spread.least)
        found.append(Entry(line, (x, top, w, high), pitch, tuple(runs), heading))
        top += high + spread.gap
    return found


def _headings(lines: Sequence[LogLine]) -> dict[int, str]:
    """What stands above which lines, the newest first; the own ones among the new count as such."""
    new = [place for place, line in enumerate(lines) if line.fresh]
    if not new:
        return {}
    return {new[0]: tr("Since your last turn"), new[-1] + 1: tr("Before that")}


def _cut(runs: list[Run], rows: int) -> list[Run]:
    """A broken line without the rows that have no room."""
    kept = [run for run in runs if run.row < rows]
    if len(kept) < len(runs):
        last = kept.pop()
        if not last.piece:
            last = last._replace(text=last.text.rstrip(".,;"))
        kept.append(last)
        kept.append(Run(last.x + last.width + 1, last.row, RIM * 2, CUT))
    return kept


def unnamed(view: TableView, line: LogLine) -> LogLine:
    """A line without the name of the House whose arms stand in front."""
    name = f"{view.names[line.seat]} " if 0 <= line.seat < len(view.names) else ""
    if not name or not line.text.startswith(name):
        return line
    deed = line.text.removeprefix(name)
    return line._replace(text=deed[:1].upper() + deed[1:])


def runs_of(view: TableView, line: LogLine, width: float) -> list[Run]:
    """A line broken into rows; a chip is never broken."""
    space = view.measure(" ", "text", SIZE)
    runs: list[Run] = []
    x, row = 0.0, 0
    for words, piece in parts_of(line):
        glued = not words[:1].isspace()
        for word in [words.strip()] if piece else words.split():
            wide = view.measure(word, "bold" if piece else "text", SIZE) + _rim_of(piece)
            gap = 0.0 if not x or (glued and not piece) else space
            if x and x + gap + wide > width:
                x, row, gap = 0.0, row + 1, 0.0
            runs = _joined(runs, Run(x + gap, row, wide, word, piece), gap, glued)
            x += gap + wide
            glued = False
    return runs


def _rim_of(piece: str) -> float:
    """Room beside the words of a piece."""
    if not piece:
        return 0.0
    return SIGN if piece.startswith(GOOD) else 2 * RIM


def _joined(runs: list[Run], new: Run, gap: float, glued: bool) -> list[Run]:
    """Plain words of one row become one run."""
    last = runs[-1] if runs else None
    if last is None or last.piece or new.piece or last.row != new.row:
        return [*runs, new]
    between = "" if glued else " "
    text = f"{last.text}{between}{new.text}"
    return [*runs[:-1], Run(last.x, last.row, last.width + gap + new.width, text)]


def parts_of(line: LogLine) -> list[tuple[str, str]]:
    """The sentence cut at the component that it names: words, and the piece or nothing.

    Behind it stands what it cost and brought.
    """
    name, piece = _named(line)
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    parts = [(before, ""), (name, piece), (after, "")] if found else [(line.text, "")]
    parts += [(f"{by:+d}".replace("-", "\u2212"), GOOD + good) for good, by in line.outcome]
    return [part for part in parts if part[0]]


def _named(line: LogLine) -> tuple[str, str]:
    """The component of an event as the line calls it, and its piece."""
    event = line.event
    if event is None or not event.args:
        return "", ""
    kind, args = event.kind, event.args
    if kind == "removed":
        kind, args = ("purchased" if args[0] == "card" else "summoned"), args[1:]
    if not str(args[0]).isdigit():
        return "", ""
    number = int(args[0])
    if kind in _CARDS:
        return tr(CARDS[number].name), f"card.{number}"
    if kind == "summoned":
        return tr(ALLIES[number].name), f"ally.{number}"
    if kind == "issued":
        return tr("Edict {row}", row=roman(int(args[1]))), f"edict.{number}"
    if kind in ("acquired", "completed", "project_scored"):
        return tr(PROJECTS[number].name), f"project.{number}"
    if kind == "bonus":
        return tr("City Bonus {letter}", letter=BONUSES[number].letter.upper()), f"bonus.{number}"
    return "", ""
