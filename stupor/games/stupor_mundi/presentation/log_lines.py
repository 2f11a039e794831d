"""Lines of the chronicle set in rows: words, and chips for the components that they name."""

from typing import Final, NamedTuple

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.presentation.measure import LINE
from stupor.games.stupor_mundi.presentation.view import LogLine, TableView, roman
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.language import tr
from stupor.render.items import Area

SIZE: Final = 16.0
#: Real letters do not shrink as far as the page in a small window.
COMPACT_GROWTH: Final = 1.2
#: Room for the arms at the left, and for the rim of a chip on each side of its words.
INDENT: Final = 26.0
RIM: Final = 5.0
#: Which argument of an event is the card that a line names.
_CARDS: Final = {"played": 0, "purchased": 0, "gave": 0, "discarded": 0}


class Spread(NamedTuple):
    """How high a line is at least, and what is left free below it."""

    least: float
    gap: float


WIDE: Final = Spread(26.0, 7.0)
#: Above a dock the lines stand closer.
CLOSE: Final = Spread(21.0, 4.0)


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

    def run_box(self, run: Run) -> Area:
        """Where some words of the line stand."""
        x, y, _, _ = self.box
        return x + INDENT + run.x, y + run.row * self.pitch, run.width, self.pitch


def size_of(view: TableView) -> float:
    """How large the letters of the chronicle come out, in units of the page."""
    return SIZE * (COMPACT_GROWTH if view.compact else 1.0) * view.text


def entries(view: TableView, box: Area, spread: Spread = WIDE) -> list[Entry]:
    """The lines of the chronicle that have room in a box, the newest on top.

    The newest is there in any case, if only with its first row.
    """
    x, y, w, h = box
    pitch = size_of(view) * LINE
    found: list[Entry] = []
    top = y
    for line in reversed(view.log):
        runs = runs_of(view, line, w - INDENT)
        high = max(pitch * (runs[-1].row + 1 if runs else 1), spread.least)
        if top + high > y + h + 6:
            if not found:
                first = tuple(run for run in runs if not run.row)
                found.append(Entry(line, (x, top, w, pitch), pitch, first))
            break
        found.append(Entry(line, (x, top, w, high), pitch, tuple(runs)))
        top += high + spread.gap
    return found


def runs_of(view: TableView, line: LogLine, width: float) -> list[Run]:
    """A line broken into rows; a chip is never broken."""
    space = view.measure(" ", "text", SIZE)
    runs: list[Run] = []
    x, row = 0.0, 0
    for words, piece in parts_of(line):
        glued = not words[:1].isspace()
        for word in [words.strip()] if piece else words.split():
            wide = view.measure(word, "bold" if piece else "text", SIZE) + 2 * RIM * bool(piece)
            gap = 0.0 if not x or (glued and not piece) else space
            if x and x + gap + wide > width:
                x, row, gap = 0.0, row + 1, 0.0
            runs = _joined(runs, Run(x + gap, row, wide, word, piece), gap, glued)
            x += gap + wide
            glued = False
    return runs


def _joined(runs: list[Run], new: Run, gap: float, glued: bool) -> list[Run]:
    """Plain words of one row become one run."""
    last = runs[-1] if runs else None
    if last is None or last.piece or new.piece or last.row != new.row:
        return [*runs, new]
    between = "" if glued else " "
    text = f"{last.text}{between}{new.text}"
    return [*runs[:-1], Run(last.x, last.row, last.width + gap + new.width, text)]


def parts_of(line: LogLine) -> list[tuple[str, str]]:
    """The sentence cut at the component that it names: words, and the piece or nothing."""
    name, piece = _named(line)
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    if not found:
        return [(line.text, "")]
    parts = [(before, ""), (name, piece), (after, "")]
    return [part for part in parts if part[0]]


def _named(line: LogLine) -> tuple[str, str]:
    """The component of an event as the line calls it, and its piece."""
    event = line.event
    if event is None or not event.args:
        return "", ""
    kind, args = event.kind, event.args
    if kind == "removed":
        kind, args = ("purchased" if args[0] == "card" else "summoned"), args[1:]
    number = int(args[0]) if str(args[0]).isdigit() else 0
    if not number:
        return "", ""
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
