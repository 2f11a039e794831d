"""The VP rail: numerals, and every House's disc where its score stands."""

from stupor.games.stupor_mundi.presentation.boxes import around
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import INK, PAPER, PIECE, TILE, TITLE
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Item

DISC = 30.0


def place_of_score(view: TableView, points: int) -> tuple[float, float]:
    """Where a score stands on the rail; above 100 it starts again."""
    x, y, w, _ = view.anchors["rail.track"]
    lap = (points - 1) % 100 + 1 if points > 100 else max(points, 0)
    return x + w * lap / 100, y + 10


def paint_rail(view: TableView) -> list[Item]:
    """Numerals and discs."""
    easel = Easel("rail", TILE)
    easel.label("title", view.anchors["rail.label"], "VP", 20, face="number", colour=TITLE)
    x, y, w, h = view.anchors["rail.numbers"]
    for tens in range(0, 101, 10):
        at = (x + w * tens / 100, y + h / 2 - 1)
        easel.label(f"n{tens}", around(at, 44, 20), str(tens), 16.5, face="number", colour=INK)
    _paint_discs(view, easel)
    return easel.items


def _paint_discs(view: TableView, easel: Easel) -> None:
    easel.z = PIECE
    seen: dict[int, int] = {}
    order = sorted(range(view.seats), key=lambda s: (s == view.viewer, view.count(f"vp.{s}")))
    for seat in order:
        points = view.count(f"vp.{seat}")
        cx, cy = place_of_score(view, points)
        beside = seen.get(points, 0)
        seen[points] = beside + 1
        cx += 12 * beside
        disc = around((cx, cy), DISC)
        easel.solid(f"disc.{seat}", disc, f"disc/{view.colour(seat)}")
        if points > 100:
            pennon = (cx + 10, cy - 9, 34, 18)
            easel.box(f"disc.{seat}.lap", pennon, fill=PAPER, border=INK, radius=3)
            easel.label(f"disc.{seat}.100", pennon, "100", 14, face="number")
