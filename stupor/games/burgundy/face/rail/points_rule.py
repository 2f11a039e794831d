"""The rule of points above the boards: numerals, a disc for every seat, the target of one alone."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import chip, chip_width
from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.discs import LAP, disc_places, paint_laps
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, overlap
from stupor.stage.items import Item, Rect
from stupor.stage.palette import DARK_RIM, PIECE, TILE, TITLE, Rgb

#: Where 0 stands from the left end of the rule, and how much of its length is no scale.
ZERO: Final = 66.0
MARGINS: Final = 88.0
#: What a numeral takes between two tens.
NUMBERED: Final = 34.0
#: How far below its upper edge discs lie: one alone, and both rows of several, in logical units.
LEVEL: Final = 15.0
ROWS: Final = (13.0, 29.0)
#: Darker than ink: the numerals stand among the strokes of the scale.
NUMERAL: Final[Rgb] = (24, 14, 8)
VERMILION: Final[Rgb] = (200, 64, 47)


def place_of_score(view: TableView, points: int) -> Point:
    """Where a score stands on the rule; above 100 it starts again."""
    x, y, w, _ = view.anchors["rail.vp"]
    lap = (points - 1) % LAP + 1 if points > LAP else max(points, 0)
    return x + ZERO + (w - MARGINS) / LAP * lap, y + LEVEL


def disc_boxes(view: TableView) -> dict[int, Rect]:
    """Where all discs lie, none of them over another; the own one comes last."""
    return boxes_of(view, {seat: _points(view, seat) for seat in range(view.seats)})


def disc_box(view: TableView, seat: int, points: int | None = None) -> Rect:
    """Where the disc of a seat lies; with points, where it would lie if it had so many."""
    scores = {other: _points(view, other) for other in range(view.seats)}
    if points is not None:
        scores[seat] = points
    return boxes_of(view, scores)[seat]


def _points(view: TableView, seat: int) -> int:
    """The points on the rule: alone those of the race."""
    return view.count("counter") if view.solo else view.count(f"vp.{seat}")


def boxes_of(view: TableView, scores: dict[int, int]) -> dict[int, Rect]:
    """Where discs with these scores lie."""
    order = sorted(scores, key=lambda s: (place_of_score(view, scores[s])[0], s == view.viewer))
    marks = [(seat, place_of_score(view, scores[seat])[0]) for seat in order]
    top = view.anchors["rail.vp"][1]
    return disc_places(marks, top + LEVEL, (top + ROWS[0], top + ROWS[1]))


def paint_rule(view: TableView) -> list[Item]:
    """The painted rule with its numerals."""
    draw = DrawList("rule", 2)
    lay_board(view, draw, "rail.vp", "rule")
    draw.z = TILE
    x, y, _, h = view.anchors["rail.vp"]
    draw.label("title", (x + 8, y, 44, h), tr("VP"), 20, "number", TITLE)
    for tens, place in _numerals(view).items():
        draw.label(f"n{tens}", place, str(tens), 16.5, "number", NUMERAL)
    return draw.items


def _numerals(view: TableView) -> dict[int, Rect]:
    """Where every ten stands."""
    _, y, _, h = view.anchors["rail.vp"]
    tens = range(0, LAP + 1, 10)
    return {n: around((place_of_score(view, n)[0], y + h - 13.5), 44, 20) for n in tens}


def paint_discs(view: TableView) -> list[Item]:
    """Every seat's disc where its score stands; alone, the target, too."""
    draw = DrawList("discs", PIECE)
    if view.solo:
        _paint_target(view, draw)
    boxes = disc_boxes(view)
    seen = {seat: _points(view, seat) for seat in boxes if f"vp.{seat}" not in view.hidden}
    paint_laps(draw, boxes, seen, _numerals(view).values(), view.anchors["rail.vp"])
    for seat in seen:
        draw.with_shadow(f"vp.{seat}", boxes[seat], f"disc/{view.colour(seat)}")
    return draw.items


def _paint_target(view: TableView, draw: DrawList) -> None:
    target = view.count("target")
    if not target:
        return
    x, _ = place_of_score(view, target)
    _, y, _, h = view.anchors["rail.vp"]
    draw.box("target", (x - 2.5, y + 2, 5, h - 4), TILE - 1, fill=VERMILION, border=DARK_RIM)
    words = tr("target {count}", count=target)
    between, _ = place_of_score(view, target // 10 * 10 + 5)
    tens = 5 * (place_of_score(view, 2)[0] - place_of_score(view, 0)[0])
    room = tens - NUMBERED
    if overlap(disc_box(view, view.viewer), (between - room / 2, y, room, h)):
        between += tens  # the own disc would lie over the words
    high = min(24.0, 24 * room / chip_width(view, [words], 24))
    at = (between, y + LEVEL - high / 2)
    plate = chip(view, draw, "target.words", at, [words], high, "center")
    if plate[0] > x:
        line = (x, y + LEVEL - 1.5, plate[0] - x, 3)
        draw.box("target.line", line, TILE - 1, fill=VERMILION)
