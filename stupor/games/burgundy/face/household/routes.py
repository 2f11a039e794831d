"""The trade routes of a household, or what is worth points at the end so far."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import params
from stupor.games.burgundy.face.components.medals_and_chips import figure, medal
from stupor.games.burgundy.face.corners.bonuses import paint_bonus
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import TRADE_ROUTES
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Colour, Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import INK, PIECE, TILE, TITLE

#: A route as it is painted, its three spaces from its left, and the goods that lie there.
CARD: Final = (132.0, 56.0)
FIRST: Final = 23.9
APART: Final = 41.5
GOODS: Final = (40.4, 4.8)
GAP: Final = 4.0
SIDE_BY_SIDE: Final = 3
#: From here on there is a line of its own below the routes.
HIGH: Final = 100.0
#: Words below the routes, and the pictures of what comes next.
WORDS: Final = 15.5
#: A narrow page has two columns of sources; the room of their sum, and how far apart they stand.
NARROW: Final = 260.0
TOTAL: Final = 72.0
WIDEST: Final = 96.0
NEXT: Final = 25.0
#: What is different alone.
ALONE: Final = (
    mark("Cover all 37 spaces in 25 rounds."),
    mark("Monasteries score when placed."),
    mark("Whole colour covered: a black tile."),
)
#: What is counted at the end, and the sprite of each.
COUNTED: Final = {
    "unsold": "goods/back",
    "silver": "sign/silver",
    "workers": "sign/worker",
    "monasteries": "kind/monastery",
    "shields": "shield/1",
}


def route_boxes(
    view: TableView, duchy: int, room: Rect, most: int = SIDE_BY_SIDE
) -> dict[str, Rect]:
    """Where the trade routes of a duchy lie in a room, so many in a row."""
    cards = []
    place = 1
    while here := view.table.pieces(f"routes.{duchy}.{place}"):
        cards.append(here[0])
        place += 1
    x, y, w, h = room
    rows = -(-len(cards) // most)
    wide = min(CARD[0], (w - GAP * (most - 1)) / most)
    high = wide * CARD[1] / CARD[0]
    if rows and rows * high + (rows - 1) * 2 > h:
        high = (h - (rows - 1) * 2) / rows
        wide = high * CARD[0] / CARD[1]
    y += max(0.0, h - rows * (high + 2) + 2) / 2
    return {
        card: (x + (n % most) * (wide + GAP), y + (n // most) * (high + 2), wide, high)
        for n, card in enumerate(cards)
    }


def space_box(card: Rect, space: int) -> Rect:
    """Where the goods of a space from 0 lie on a route."""
    k = card[2] / CARD[0]
    side = GOODS[0] * k
    return (card[0] + (FIRST + APART * space) * k - side / 2, card[1] + GOODS[1] * k, side, side)


def paint_cards(view: TableView, draw: DrawList, duchy: int, boxes: dict[str, Rect]) -> int:
    """The routes with the goods that were laid on them; how many goods lie there."""
    laid = 0
    for number, (card, box) in enumerate(boxes.items()):
        draw.picture(f"{card}.shade", box, "route/1.shadow")
        draw.picture(card, box, f"route/{parsed(card).which}")
        for space in range(3):
            here = view.pieces(f"route.{duchy}.{number * 3 + space + 1}")
            if here:
                laid += 1
                place = space_box(box, space)
                draw.picture(f"{here[0]}.shade", place, "goods/1.shadow", PIECE)
                draw.picture(here[0], place, "goods/back", PIECE)
    return laid


def route_room(view: TableView) -> Rect:
    """Where the own routes lie: below their heading, and beside or above what is said of them."""
    x, y, w, h = view.anchors["route"]
    beside = len(_stops(view)) % (SIDE_BY_SIDE * 3) > 0
    return (x + 8, y + 32, w - 16, h - 32 - (4 if beside or h < HIGH else 27))


def _stops(view: TableView) -> list[list[object]]:
    """The spaces of the own routes: colour, reward, and whether goods lie there."""
    stops = view.facts.get(f"route.{view.duchy(view.viewer)}")
    return stops if isinstance(stops, list) else []


def _words_room(view: TableView, boxes: dict[str, Rect]) -> Rect:
    """Where is said how far the goods have come: behind the last route, or below all of them."""
    x, y, w, h = view.anchors["route"]
    below = (x + 10, y + h - 27, w - 90, 24.0)
    if not boxes or len(boxes) % SIDE_BY_SIDE == 0:
        return below
    left, top, wide, high = list(boxes.values())[-1]
    start = left + wide + 8
    return (start, top, x + w - 8 - start, high)


def paint_route(view: TableView) -> list[Item]:
    """The own trade routes, and what the next goods would bring."""
    draw = DrawList("route", TILE)
    duchy = view.duchy(view.viewer)
    if "route" not in view.anchors:
        return draw.items
    if view.solo:
        return _alone(view)
    if not view.has(TRADE_ROUTES):
        apart = view.anchors.get("forecast", view.anchors["route"]) != view.anchors["route"]
        return _won(view) if apart else paint_forecast(view, "route")
    x, y, w, _ = view.anchors["route"]
    draw.title("title", (x + 10, y + 4, w - 20, 26), tr("Trade route"), 17)
    boxes = route_boxes(view, duchy, route_room(view))
    paint_cards(view, draw, duchy, boxes)
    if _stops(view):
        _paint_next(view, draw, _words_room(view, boxes))
    return draw.items


def _paint_next(view: TableView, draw: DrawList, room: Rect) -> None:
    """How far the goods have come, and what the next ones must be and bring."""
    x, y, w, h = room
    stops = _stops(view)
    done = sum(bool(stop[2]) for stop in stops)
    words = tr("{count} of {all}", count=done, all=len(stops))
    coming = next((stop for stop in stops if not stop[2]), None)
    line = view.measure(words, "text", WORDS)
    lead = "  \u00b7  " + tr("next:") if coming else ""
    if line + view.measure(lead, "text", WORDS) + 2 * NEXT + 12 <= w:
        words += lead
    elif coming and line + 2 * NEXT + 9 > w:
        words = f"{done}/{len(stops)}"  # the pictures are the news
    line = view.measure(words, "text", WORDS)
    side = min(NEXT, (w - line - 9) / 2)
    draw.text("words", (x, y, line + 4, h), words, WORDS, colour=INK)
    if coming is not None:
        left, top = x + line + 6, y + (h - side) / 2
        draw.picture("next.goods", (left, top, side, side), f"goods/{coming[0]}-small")
        draw.picture("next.gain", (left + side + 3, top, side, side), f"effect/{coming[1]}")


def _alone(view: TableView) -> list[Item]:
    """What is different for one who plays alone."""
    draw = DrawList("route", TILE)
    x, y, w, h = view.anchors["route"]
    draw.title("title", (x + 12, y + 4, w - 24, 28), tr("Solo"), 18)
    for row, words in enumerate(ALONE):
        room = (x + 12, y + 32 + row * (h - 38) / len(ALONE), w - 20, 22)
        draw.text(f"alone{row}", room, tr(words), 16, colour=INK)
    return draw.items


def _won(view: TableView) -> list[Item]:
    """The bonus tiles of a household, where there is room for nothing better."""
    draw = DrawList("route", TILE)
    x, y, w, _ = view.anchors["route"]
    won = view.pieces(f"bonuses.{view.duchy(view.viewer)}")
    title = tr("Bonus tiles") if won else tr("No bonus tiles yet")
    draw.title("title", (x + 10, y + 4, w - 20, 26), title, 17)
    step = min(62.0, (w - 76) / max(1, len(won) - 1))
    for place, bonus in enumerate(won):
        paint_bonus(view, draw, bonus, (x + 12 + place * step, y + 34, 56, 58))
    return draw.items


def paint_forecast(view: TableView, name: str) -> list[Item]:
    """What the end would add as things stand, or what it has added."""
    draw = DrawList("forecast", TILE)
    paint_prospect(view, draw, view.duchy(view.viewer), view.anchors[name])
    return draw.items


def prospect(view: TableView, duchy: int) -> dict[str, int]:
    """By source what the end would bring a duchy: no silver or workers that still fly to it."""
    final = view.facts.get(f"final.{duchy}")
    workers = view.count(f"workers.{duchy}") // params.WORKERS_PER_VP
    shown = {"silver": view.count(f"silver.{duchy}"), "workers": workers}
    known = {**final, **shown} if isinstance(final, dict) else shown
    return {key: vp for key, vp in known.items() if key != "shields" or vp}


def _paint_heading(view: TableView, draw: DrawList, room: Rect, low: bool, colour: Colour) -> None:
    title = tr("Counted at the end") if view.count("over") else tr("At the end")
    size = 15 if low else 17
    draw.text("title", room, title, size, "title", colour)


def paint_prospect(
    view: TableView, draw: DrawList, duchy: int, room: Rect, colour: Colour = TITLE
) -> None:
    """What the end brings one duchy, by source and in all."""
    x, y, w, h = room
    rows = [*prospect(view, duchy).items()]
    low, tall = h < HIGH, h > 200
    _paint_heading(view, draw, (x + 10, y + (0 if low else 4), w - 20, 26), low, colour)
    columns = 2 if w < NARROW or len(rows) <= 4 else 3
    apart = min(WIDEST, (w - TOTAL) / columns)
    top, step, side = (26, 26.0, 22.0) if low else (36, 34.0, 26.0)
    step = min(step, (h - top - 2) / -(-len(rows) // columns))
    side = min(side, step - 1)
    for place, (key, vp) in enumerate(rows):
        if tall:
            spot, side = (x + 20, y + 44 + 50 * place), 30
        else:
            spot = (x + 12 + apart * (place % columns), y + top + step * (place // columns))
        draw.picture(
            key, (*spot, side, side * (1.1 if "kind" in COUNTED[key] else 1.0)), COUNTED[key]
        )
        figure(draw, f"{key}.vp", (spot[0] + side + 4, spot[1] + side / 2), f"+{vp}", 19, "left")
    middle = (x + w / 2, y + h - 36) if tall else (x + w - 34, y + h / 2 + 6)
    medal(draw, "total", middle, 52, sum(dict(rows).values()))


def paint_end(view: TableView) -> list[Item]:
    """What the end would add, on pages with room for routes and that."""
    at = view.anchors
    if "forecast" not in at or at["forecast"] == at.get("route") or view.solo:
        return []
    return paint_forecast(view, "forecast")
