"""A rival's duchy large over the common board, with all that the rival has and can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.face.components.medals_and_chips import (
    ON_TILE,
    chip,
    die_sprite,
    figure,
    medal,
)
from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.components.tiles import goods_sprite, lay
from stupor.games.burgundy.face.corners.bonuses import paint_bonus
from stupor.games.burgundy.face.corners.rounds import round_order
from stupor.games.burgundy.face.duchy.land import name_of, paint_spaces, shield_box
from stupor.games.burgundy.face.duchy.posts import paint_posts_of
from stupor.games.burgundy.face.explain.elsewhere import monastery_of
from stupor.games.burgundy.face.explain.shared_words import owners
from stupor.games.burgundy.face.household.routes import paint_cards, route_boxes
from stupor.games.burgundy.face.household.storage import stacks
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.games.burgundy.ids import KIND_MONASTERY, TRADE_ROUTES
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, centre, fitted, holds
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import INK, PREVIEW, SEPIA, TITLE, clear

#: Effects that have room, and how many of them stand with their tile at full size.
EFFECTS: Final = 8
LARGE: Final = 4
#: How low the heading above the effects stands over the first of them.
HEADING: Final = 28.0
#: How large it is said how many goods of a colour there are, and were sold.
MANY: Final = 30.0
MANY_SOLD: Final = 25.0
#: How wide the line below the name is.
SAID: Final = 400.0
#: Counts from here on are of two figures, which are set smaller to keep to their well.
WIDE: Final = 10
PLATE: Final = (255, 251, 238)
#: How the sheet is put away, by what keeps it open.
LEAVING: Final = {
    "key": mark("Release Shift to close"),
    "rest": mark("Click to keep open"),
    "click": mark("Esc to close"),
}
Named = tuple[str, Rect]


def panel_under(view: TableView, point: Point) -> int:
    """The rival whose duchy lies under a point, or -1; a team has one duchy."""
    if view.team or view.solo:
        return -1
    for seat, panel in view.panels().items():
        if holds(view.anchors[f"rival.{panel}"], point):
            return seat
    return -1


def paint_closeup(view: TableView, seat: int) -> list[Item]:
    """Everything of a rival."""
    draw = DrawList("close", PREVIEW)
    at = view.anchors
    lay_board(view, draw, "close", "close", [seat])
    draw.z = PREVIEW + 2
    duchy = view.duchy(seat)
    _paint_head(view, draw, seat, duchy)
    spaces = DrawList("close.duchy", PREVIEW + 2)
    paint_spaces(view, spaces, duchy, "close.d")
    draw.extend([_raised(item) for item in spaces.items])
    posts = DrawList("close.posts", PREVIEW)
    paint_posts_of(view, posts, duchy, "close.d")
    draw.extend([_raised(item, PREVIEW + 10) for item in posts.items])
    _paint_stores(view, draw, seat, duchy)
    _paint_sold(view, draw, duchy)
    for key, sprite in (("workers", "piece/worker"), ("silver", "piece/silver")):
        x, y, _, h = at[f"close.{key}"]
        draw.with_shadow(key, (x + 4, y + 6, 44, 46), sprite)
        count = view.count(f"{key}.{duchy}")
        size = 32 if count < WIDE else 26
        figure(draw, f"{key}.count", (x + 66, y + h / 2), count, size)
    _paint_bonuses(view, draw, duchy)
    if view.has(TRADE_ROUTES):
        draw.extend(_routes(view, duchy))
    _paint_effects(view, draw, seat, duchy)
    x, y, w, h = at["close"]
    if view.closeup_by:
        words = tr(LEAVING[view.closeup_by])
        chip(view, draw, "leave", (x + w - 14, y + h - 38), [words], 26, "right")
    return draw.items


def _raised(item: Item, low: int = PREVIEW + 2) -> Item:
    """What was painted for the table lies above the sheet."""
    return replace(item, key=f"close/{item.key}", z=low + item.z // 100)


def _paint_head(view: TableView, draw: DrawList, seat: int, duchy: int) -> None:
    at = view.anchors
    draw.picture("crest", fitted(60 / 72, at["close.crest"]), view.crest(seat))
    x, y, w, h = at["close.name"]
    draw.title("name", (x, y - 2, w + 200, h + 4), view.names[seat], 33)
    kind = "ui/ai" if seat in view.computers else "ui/human"
    draw.picture("kind", (x + 4, y + h + 2, 24, 24), kind)
    draw.text(
        "duchy", (x + 36, y + h + 2, SAID, 26), _about(view, seat, duchy), 19, "italic", SEPIA
    )
    for number in DICE:
        rolled = view.count(f"die.{seat}.{number}")
        if rolled:
            shown = die_shows(view.table, seat, number)
            box = at[f"close.die{number}"]
            state = "used" if shown < 0 else ""
            sprite = die_sprite(view.colour(seat), rolled if shown else 0, state)
            draw.picture(f"die{number}", box, sprite)
    x, y, w, _ = at["close.order"]
    vp = at["close.vp"]
    above = (x - 22, y, min(w + 44, vp[0] - x + 20), 24)
    draw.label("bridge", above, tr("turn order"), 15.5, colour=SEPIA)
    figure(draw, "order", (x + w / 2, y + 42), round_order(view).index(seat) + 1, 28)
    medal(draw, "vp", centre(vp), vp[2], view.count(f"vp.{seat}"))


def _about(view: TableView, seat: int, duchy: int) -> str:
    """Which duchy it is, whom the rival plays after, and what it likes, as far as there is room."""
    said = name_of(view, duchy)
    for more in filter(None, (_turn(view, seat), view.persona_note(seat))):
        longer = "  \u00b7  ".join(filter(None, (said, more)))
        if view.measure(longer, "italic", 19) <= SAID:
            said = longer
    return said


def _turn(view: TableView, seat: int) -> str:
    """Who plays before the rival in this round."""
    order = round_order(view)
    place = order.index(seat)
    if not place:
        return tr("plays first")
    return tr("plays after {name}", name=view.names[order[place - 1]])


def _paint_stores(view: TableView, draw: DrawList, seat: int, duchy: int) -> None:
    here = list(stacks(view, duchy).values())
    for place in (1, 2, 3):
        box = view.anchors[f"close.storage{place}"]
        draw.picture(f"storage{place}", box, "depot/storage")
        tile = view.first(f"storage.{seat}.{place}")
        if tile:
            lay(draw, f"stored{place}", box, tile)
        x, y, w, h = view.anchors[f"close.goods{place}"]
        if place <= len(here):
            goods = here[place - 1]
            for depth in range(min(3, len(goods))):
                spot = (x + 6 + 3 * depth, y + 10 - 4 * depth, 58, 58)
                draw.picture(f"goods{place}", spot, goods_sprite(goods[0]))
            if len(goods) > 1:
                corner = (x + w - MANY * 0.52, y + h - MANY * 0.4)
                many = f"\u00d7{len(goods)}"
                figure(draw, f"goods{place}.count", corner, many, MANY, growth=ON_TILE)


def _paint_sold(view: TableView, draw: DrawList, duchy: int) -> None:
    x, y, w, _ = view.anchors["close.sold"]
    draw.title("sold", (x + 10, y + 4, w - 20, 26), tr("Sold"), 18)
    total = sum(view.numbers(f"sold.{duchy}"))
    draw.label(
        "sold.count", (x + 10, y + 4, w - 20, 26), str(total), 20, "number", TITLE, align="right"
    )
    kinds = [(n + 1, count) for n, count in enumerate(view.numbers(f"sold.{duchy}")) if count]
    for place, (colour, count) in enumerate(kinds):
        spot = (x + 8 + 56 * (place % 3), y + 36 + 48 * (place // 3), 44, 44)
        draw.picture(f"sold{colour}", spot, f"goods/{colour}")
        if count > 1:
            at = (spot[0] + 34, spot[1] + 34)
            many = f"\u00d7{count}"
            figure(draw, f"sold{colour}.count", at, many, MANY_SOLD, growth=ON_TILE)


def _paint_bonuses(view: TableView, draw: DrawList, duchy: int) -> None:
    x, y, w, h = view.anchors["close.bonus"]
    won = view.pieces(f"bonuses.{duchy}")
    words = tr("Bonus tiles") if won else tr("No bonus tiles yet")
    draw.title("bonuses", (x, y, 136 if won else w, h), words, 20)
    step = min(74.0, (w - 150) / max(1, len(won)))
    for place, bonus in enumerate(won):
        paint_bonus(view, draw, bonus, (x + 146 + place * step, y + 2, 60, 62))


def _routes(view: TableView, duchy: int) -> list[Item]:
    draw = DrawList("close.routes", PREVIEW + 2)
    boxes = route_boxes(view, duchy, view.anchors["close.routes"])
    paint_cards(view, draw, duchy, boxes)
    return [_raised(item) if item.z < PREVIEW else item for item in draw.items]


def monasteries(view: TableView, duchy: int) -> list[tuple[str, int]]:
    """The monasteries of a duchy as pieces, and their numbers."""
    board = view.board(duchy)
    found = []
    for space in range(1, board.size + 1 if board else 0):
        tile = view.first(f"duchy.{duchy}.{space}")
        number = parsed(tile).which
        if parsed(tile).kind == "hex" and KIND[int(number)] > KIND_MONASTERY:
            found.append((tile, KIND[int(number)] - KIND_MONASTERY))
    return found


def _paint_effects(view: TableView, draw: DrawList, seat: int, duchy: int) -> None:
    """Every monastery with its sentence: four large, or eight in lines."""
    found = monasteries(view, duchy)
    x, y, _, _ = view.anchors["close.effect1"]
    words = tr("What {name}’s monasteries do", name=view.names[seat])
    if not found:
        words = tr("{name} has no monasteries yet", name=view.names[seat])
    draw.title("effects", (x, y - HEADING, 700, 26), words, 20)
    large, who = len(found) <= LARGE, owners(view, duchy)
    for place, (tile, number) in enumerate(found[:EFFECTS]):
        bx, by, bw, bh = view.anchors[f"close.effect{place + 1}"]
        box = (bx, y + 128 * (place // 2), bw, 118) if large else (bx, by, bw, bh)
        text = monastery_of(number, who) or tr(MONASTERIES[number].text)
        _paint_effect(draw, tile, number, text, box, large)


def _paint_effect(
    draw: DrawList, tile: str, number: int, text: str, box: Rect, large: bool
) -> None:
    x, y, w, h = box
    draw.box(f"{tile}.plate", box, fill=clear(PLATE, 153), border=(122, 79, 18, 128), radius=8)
    wide = 92.0 if large else 50.0
    picture = (x + 8, y + (h - wide * 106 / 92) / 2, wide, wide * 106 / 92)
    draw.picture(tile, picture, f"hex/monastery-{number}")
    room = (x + wide + 20, y + 4, w - wide - 30, h - 8)
    draw.text(f"{tile}.text", room, text, 19 if large else 16.5, "bold", INK, wrap=True)


def close_spots(view: TableView, seat: int) -> Iterator[Named]:
    """The parts of a rival's boards that are seen close."""
    duchy = view.duchy(seat)
    panel = view.panels().get(seat, 1)
    yield from _close_spaces(view, duchy, panel)
    for place in (1, 2, 3):
        tile = view.first(f"storage.{seat}.{place}")
        yield tile or f"rival.{panel}.storage{place}", view.anchors[f"close.storage{place}"]
        yield f"rival.{panel}.goods{place}", view.anchors[f"close.goods{place}"]
    for part in ("die1", "die2", "workers", "silver", "sold", "vp", "crest"):
        yield f"rival.{panel}.{part}", view.anchors[f"close.{part}"]
    if view.has(TRADE_ROUTES):
        yield from route_boxes(view, duchy, view.anchors["close.routes"]).items()
    for place, (tile, _) in enumerate(monasteries(view, duchy)[:EFFECTS]):
        yield tile, view.anchors[f"close.effect{place + 1}"]


def _close_spaces(view: TableView, duchy: int, panel: int) -> Iterator[Named]:
    """The spaces of the duchy; shields lie above."""
    board = view.board(duchy)
    spaces = range(1, board.size + 1 if board else 0)
    for space in spaces:
        box = view.anchors[f"close.d{space}"]
        for place, shield in enumerate(view.pieces(f"shields.{duchy}.{space}")):
            yield shield, shield_box(box, place)
    for space in spaces:
        tile = view.first(f"duchy.{duchy}.{space}")
        yield tile or f"rival.{panel}.d{space}", view.anchors[f"close.d{space}"]
