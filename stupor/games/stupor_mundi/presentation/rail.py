"""The VP rail: numerals, and every House's disc where its score stands."""

from stupor.games.stupor_mundi.presentation.boxes import around
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import INK, PAPER, PIECE, TILE, TITLE
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.language import tr
from stupor.render.items import Item

DISC = 30.0
#: Equal scores: smaller discs, so far apart.
SMALL = 25.0
STEP = 19.0


def place_of_score(view: TableView, points: int) -> tuple[float, float]:
    """Where a score stands on the rail; above 100 it starts again."""
    x, y, w, _ = view.anchors["rail.track"]
    lap = (points - 1) % 100 + 1 if points > 100 else max(points, 0)
    return x + w * lap / 100, y + 10


def paint_rail(view: TableView) -> list[Item]:
    """Numerals and discs."""
    easel = Easel("rail", TILE)
    easel.label("title", view.anchors["rail.label"], tr("VP"), 20, face="number", colour=TITLE)
    x, y, w, h = view.anchors["rail.numbers"]
    for tens in range(0, 101, 10):
        at = (x + w * tens / 100, y + h / 2 - 1)
        easel.label(f"n{tens}", around(at, 44, 20), str(tens), 16.5, face="number", colour=INK)
    _paint_discs(view, easel)
    return easel.items


def _paint_discs(view: TableView, easel: Easel) -> None:
    easel.z = PIECE
    here = [s for s in range(view.seats) if view.drafted(s) and f"disc.{s}" not in view.hidden]
    order = sorted(here, key=lambda s: (s == view.viewer, view.count(f"vp.{s}")))
    equal: dict[int, list[int]] = {}
    for seat in order:
        equal.setdefault(view.count(f"vp.{seat}"), []).append(seat)
    for points, seats in equal.items():
        for seat, (cx, cy) in zip(seats, _abreast(view, points, len(seats)), strict=True):
            _paint_disc(view, easel, seat, points, (cx, cy), DISC if len(seats) == 1 else SMALL)


def _abreast(view: TableView, points: int, many: int) -> list[tuple[float, float]]:
    """Where equal scores stand: side by side about their number, never left of the rail."""
    cx, cy = place_of_score(view, points)
    if many == 1:
        return [(cx, cy)]
    left = max(cx - STEP * (many - 1) / 2, view.anchors["rail.track"][0])
    return [(left + STEP * k, cy) for k in range(many)]


def _paint_disc(
    view: TableView, easel: Easel, seat: int, points: int, at: tuple[float, float], size: float
) -> None:
    cx, cy = at
    easel.solid(f"disc.{seat}", around(at, size), f"disc/{view.colour(seat)}")
    if points > 100:
        pennon = (cx + 9, cy - 9, 40, 18)
        easel.box(f"disc.{seat}.lap", pennon, fill=PAPER, border=INK, radius=3)
        easel.label(f"disc.{seat}.100", pennon, "100", 14, face="number")
