"""The chronicle on its leaf, and opened over the ring."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.chronicle.log_lines import SIZE, Entry, Run, entries
from stupor.games.burgundy.face.components.tiles import sprite_of
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.boxes import Point, fitted, grown, holds
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import PREVIEW, SEPIA, TILE, TITLE, clear
from stupor.stage.told import LogHit

#: The layer of the leaf, below all that lies on the table.
GROUND: Final = 2
EDGE: Final = 16.0
BETWEEN: Final = 22.0
#: A column is at least so wide.
COLUMN: Final = 400.0
HEAD: Final = 52.0
FRESH: Final = (190, 138, 30)
#: The share of the page's height that the opened chronicle takes.
OPENED: Final = 0.72
ASPECTS: Final = {"hex": 92 / 106, "shield": 44 / 53, "sign": 1.0}


def log_box(view: TableView) -> Area:
    """Where the chronicle lies."""
    return view.anchors["log"]


def sheet_box(view: TableView) -> Area:
    """Where the opened chronicle lies."""
    x, y, w, h = log_box(view)
    high = view.page[3] * OPENED
    return x, y + h - high, max(w, 2 * COLUMN), high


def paint_log(view: TableView) -> list[Item]:
    """The last lines, the newest first."""
    easel = Easel("log", TILE)
    easel.slice("paper", log_box(view), "ui/panel-paper", 24, GROUND)
    _paint(view, easel, entries(view, _columns(grown(log_box(view), -EDGE))))
    return easel.items


def paint_sheet(view: TableView) -> list[Item]:
    """The opened chronicle."""
    easel = Easel("chronicle", PREVIEW + 2)
    box = x, y, w, h = sheet_box(view)
    easel.box("shade", grown((x - 3, y + 5, w, h), 5), PREVIEW, fill=(8, 3, 0, 150), radius=14)
    easel.slice("paper", box, "ui/panel-paper", 24, PREVIEW + 1)
    title = (x + 30, y + 14, w / 2, 34)
    easel.label("title", title, tr("Game log"), 24, face="title", colour=TITLE, align="left")
    keys = tr("click or Enter: see it  \u00b7  wheel: older  \u00b7  Esc: close")
    easel.label("keys", (x + w / 2 - 40, y + 18, w / 2 + 10, 26), keys, 16, face="italic",
                colour=SEPIA, align="right")  # fmt: skip
    _paint(view, easel, entries(view, _sheet_columns(view), named=True))
    return easel.items


def log_hit(view: TableView, point: Point, opened: bool = False) -> LogHit | None:
    """The line or the thing under a point."""
    columns = _sheet_columns(view) if opened else _columns(grown(log_box(view), -EDGE))
    for entry in entries(view, columns, named=opened):
        if holds(grown(entry.box, 3), point):
            pieces = (run for run in entry.runs if run.piece and "/" not in run.piece)
            hit = next((run for run in pieces if holds(entry.run_box(run), point)), None)
            return LogHit(entry.line, entry.box, hit.piece if hit else "")
    return None


def _columns(box: Area) -> list[Area]:
    """Two columns where there is room for them."""
    x, y, w, h = box
    if w < 2 * COLUMN:
        return [box]
    half = (w - BETWEEN) / 2
    return [(x, y, half, h), (x + half + BETWEEN, y, half, h)]


def _sheet_columns(view: TableView) -> list[Area]:
    x, y, w, h = sheet_box(view)
    return [(x + 30, y + HEAD, w - 60, h - HEAD - 22)]


def _paint(view: TableView, easel: Easel, shown: list[Entry]) -> None:
    for number, entry in enumerate(shown):
        x, y, _, h = entry.box
        if entry.line.fresh:
            easel.box(f"fresh{number}", (x - 8, y + 2, 3, h - 4), fill=FRESH, radius=1.5)
        if entry.line.seat >= 0:
            arms = fitted(60 / 72, (x - 2, y, 24, entry.pitch))
            easel.picture(f"crest{number}", arms, view.crest(entry.line.seat))
        else:
            easel.picture(f"crest{number}", fitted(1, (x - 2, y + 2, 22, entry.pitch - 4)),
                          "sign/hourglass")  # fmt: skip
        for run in entry.runs:
            _paint_run(easel, f"line{number}", entry, run)
        easel.box(f"rule{number}", (x, y + h + 2, entry.box[2], 1), fill=clear(SEPIA, 50))


def _paint_run(easel: Easel, name: str, entry: Entry, run: Run) -> None:
    x, y, w, h = entry.run_box(run)
    if not run.piece:
        easel.label(name, (x, y, w + 6, h), run.text, SIZE, align="left")
        return
    easel.picture(f"{name}.piece", fitted(_aspect(run.piece), (x, y, w, h)), _sprite(run.piece))


def _aspect(piece: str) -> float:
    return ASPECTS.get(piece.replace("/", ".").partition(".")[0], 1.0)


def _sprite(piece: str) -> str:
    if "/" in piece:
        return piece
    return sprite_of(piece, 32) if piece.startswith("hex.") else piece.replace(".", "/")
