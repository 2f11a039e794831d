"""The VP rail: numerals, and every House's disc where its score stands."""

from typing import Final

from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import tr
from stupor.stage.discs import LAP, disc_places, paint_laps
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Item, Rect
from stupor.stage.palette import INK, PAPER, PIECE, SEAT_RGB, TILE, TITLE, clear

#: The rail ends here; beyond it nothing is previewed.
MOST: Final = 100
#: How far below its upper edge discs lie: one alone, and both rows of several, in logical units.
LEVEL: Final = 10.0
ROWS: Final = (9.0, 29.0)
#: Lines to where a House would stand lie between the strokes and the numerals, one below the other.
WAYS: Final = 8.0
APART: Final = 3.1
RING: Final = 9.0


def place_of_score(view: TableView, points: int) -> tuple[float, float]:
    """Where a score stands on the rail; above 100 it starts again."""
    x, y, w, _ = view.anchors["rail.track"]
    lap = (points - 1) % 100 + 1 if points > 100 else max(points, 0)
    return x + w * lap / 100, y + LEVEL


def paint_rail(view: TableView) -> list[Item]:
    """Numerals and discs."""
    draw = DrawList("rail", TILE)
    draw.label("title", view.anchors["rail.label"], tr("VP"), 20, "number", TITLE)
    for tens, place in _numerals(view).items():
        draw.label(f"n{tens}", place, str(tens), 16.5, "number", INK)
    _paint_prospects(view, draw)
    _paint_discs(view, draw)
    return draw.items


def _numerals(view: TableView) -> dict[int, Rect]:
    """Where every ten stands."""
    x, y, w, h = view.anchors["rail.numbers"]
    tens = range(0, LAP + 1, 10)
    return {n: around((x + w * n / LAP, y + h / 2 - 1), 44, 20) for n in tens}


def if_ended(view: TableView, seat: int) -> int:
    """The VP of a seat if the game ended now; what it has where nobody knows more."""
    then = sum(view.numbers(f"final.{seat}")) + view.fact(f"final.expansions.{seat}")
    return view.count(f"vp.{seat}") + then


def _paint_prospects(view: TableView, draw: DrawList) -> None:
    """A line from every disc to a ring where it would stand if the game ended now."""
    for seat in range(view.seats):
        have, then = view.count(f"vp.{seat}"), if_ended(view, seat)
        if not view.drafted(seat) or then <= have or then > MOST or not view.hints:
            continue
        x0, _ = place_of_score(view, have)
        x1, _ = place_of_score(view, then)
        level = view.anchors["rail.track"][1] + WAYS + APART * seat
        colour = SEAT_RGB[view.colour(seat)]
        draw.box(f"way{seat}", (x0, level, x1 - x0, 2), fill=clear(colour, 120))
        ring = around((x1, level + 1), RING)
        draw.box(
            f"then{seat}",
            ring,
            PIECE + 1,
            fill=clear(PAPER, 230),
            border=colour,
            width=2.4,
            radius=RING / 2,
        )


def disc_box(view: TableView, seat: int, points: int | None = None) -> Rect:
    """Where the disc of a seat lies; with points, where it would lie if it had so many."""
    scores = {s: view.count(f"vp.{s}") for s in range(view.seats) if view.drafted(s) or s == seat}
    if points is not None:
        scores[seat] = points
    return _boxes(view, scores)[seat]


def disc_boxes(view: TableView) -> dict[int, Rect]:
    """Where all discs lie, none of them over another; the own one comes last."""
    return _boxes(view, {s: view.count(f"vp.{s}") for s in range(view.seats) if view.drafted(s)})


def _boxes(view: TableView, scores: dict[int, int]) -> dict[int, Rect]:
    order = sorted(scores, key=lambda s: (place_of_score(view, scores[s]), s == view.viewer))
    marks = [(seat, place_of_score(view, scores[seat])[0]) for seat in order]
    top = view.anchors["rail.track"][1]
    return disc_places(marks, top + LEVEL, (top + ROWS[0], top + ROWS[1]))


def _paint_discs(view: TableView, draw: DrawList) -> None:
    draw.z = PIECE
    boxes = disc_boxes(view)
    seen = {seat: view.count(f"vp.{seat}") for seat in boxes if f"disc.{seat}" not in view.hidden}
    paint_laps(draw, boxes, seen, _numerals(view).values(), view.anchors["rail.vp"])
    for seat in seen:
        draw.with_shadow(f"disc.{seat}", boxes[seat], f"disc/{view.colour(seat)}")
