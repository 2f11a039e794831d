"""The House draft: four banners to choose from, in the place of the own area nobody needs yet."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.cards import house_cards
from stupor.games.stupor_mundi.face.cards.card_faces import CARD, in_one_face, paint_card
from stupor.games.stupor_mundi.face.components.icons import is_unique
from stupor.games.stupor_mundi.face.view import HOUSE_COLOURS, HOUSE_NAMES, HOUSES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import edition_of
from stupor.games.stupor_mundi.ids import DRAFT
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre, fitted, grown, holds
from stupor.stage.items import Align, Item, Rect
from stupor.stage.palette import (
    CREAM,
    DUN,
    GILT,
    GLOW,
    HAND,
    INK,
    LIGHT,
    SAND,
    SEAT_RGB,
    SEPIA,
    TOOLTIP,
    clear,
)
from stupor.stage.plaque import OwnPlaque

GROUND: Final = HAND + 40
FRONT: Final = GROUND + 10
GAP: Final = 10.0
BAR: Final = 46.0
HEAD: Final = 116.0
#: The head of a banner as high as the narrow page has it: the arms stand over the words.
TALL: Final = 300.0
FOOT: Final = 76.0
COMMON: Final = ("icon/stone", "icon/coin", "icon/grain", "icon/draw")
LIKES: Final = (
    mark("Grain from Frederick\u2019s Allies"),
    mark("Stone from Frederick\u2019s Castle"),
    mark("Coins from Frederick\u2019s Reserve"),
    mark("VP from Frederick\u2019s Specialist"),
)
COLOURS: Final = {
    "red": mark("Red"),
    "black": mark("Black"),
    "blue": mark("Blue"),
    "green": mark("Green"),
}
#: A held banner shows only its head.
HELD: Final = (330.0, HEAD)
CLOSE: Final = 300.0


def drafting(view: TableView) -> bool:
    """Whether Houses are being chosen; once cards are dealt their place is open again."""
    dealt = any(view.table.pieces(f"deck.{seat}") for seat in range(view.seats))
    return view.count("phase", DRAFT + 1) == DRAFT and not dealt


def ground_of(anchors: Mapping[str, Rect]) -> Rect:
    """The place of all banners: castle, Player Board and hand of the one who looks."""
    left, _, _, _ = anchors["castle"]
    x, y, w, h = anchors["hand"]
    return left, anchors["player"][1], x + w - left, y + h - anchors["player"][1]


def banner_rects(anchors: Mapping[str, Rect]) -> list[Rect]:
    """The place of each House's banner, in the order of the Houses."""
    x, y, w, h = ground_of(anchors)
    top = y + 22
    wide = (w - 5 * GAP) / len(HOUSES)
    high = y + h - top - GAP
    return [(x + GAP + house * (wide + GAP), top, wide, high) for house in range(len(HOUSES))]


def head_of(box: Rect) -> float:
    """How high the head of a banner is."""
    return HEAD if box[3] < 2 * TALL else TALL


def own_cards(view: TableView, house: int) -> tuple[int, ...]:
    """The two cards that only this House has, in the edition that is played."""
    return tuple(card for card in house_cards(house, edition_of(view).name) if is_unique(card))


def card_rects(cards: tuple[int, ...], box: Rect) -> list[tuple[str, Rect]]:
    """The unique cards of a House on its banner."""
    x, y, w, h = box
    head = head_of(box)
    wide = min((w - 34) / 2, (h - head - FOOT - 18) * CARD[0] / CARD[1])
    high = wide * CARD[1] / CARD[0]
    top = y + head + (h - head - FOOT - high) / 2
    left = x + (w - 2 * wide - 12) / 2
    return [
        (f"card.{card}", (left + place * (wide + 12), top, wide, high))
        for place, card in enumerate(cards)
    ]


def on_banners(view: TableView, rect: Rect) -> bool:
    """Whether a place lies where the banners of the draft hang."""
    return drafting(view) and holds(ground_of(view.anchors), centre(rect))


def covered(view: TableView, name: str, rect: Rect) -> bool:
    """Whether the banners of the draft hide a thing, or tell it as a part of themselves."""
    return on_banners(view, rect) and not name.startswith(("choice.", "draft"))


def taker_of(view: TableView, house: int) -> int:
    """The seat that plays a House; -1 while it is free."""
    seats = range(view.seats)
    return next((seat for seat in seats if view.count(f"house.{seat}", -1) == house), -1)


def unready(table: Table) -> frozenset[str]:
    """Pieces of seats that have no House yet: they have no colour to be shown in."""
    if table.counters.get("phase") != DRAFT:
        return frozenset()
    open_seats = [s for s in range(table.counters["players"]) if table.counters[f"house.{s}"] < 0]
    starts = tuple(
        f"{kind}.{seat}." for kind in ("ship", "specialist", "structure") for seat in open_seats
    )
    pieces = (piece for zone in table.zones.values() for piece in zone)
    return frozenset(piece for piece in pieces if f"{piece}.".startswith(starts))


def paint_draft(view: TableView) -> list[Item]:
    """The four banners; those that are taken lie in the shade and say who plays them."""
    draw = DrawList("draft", GROUND)
    if not drafting(view):
        return draw.items
    x, y, w, h = ground_of(view.anchors)
    draw.nine_slice("ground", (x, y, w, h), "ui/panel-wood", 24)
    _paint_bar(draw, view)
    for house, box in enumerate(banner_rects(view.anchors)):
        taker = taker_of(view, house)
        seat = taker if taker >= 0 else _chooser(view)
        paint_banner(draw, house, box, own_cards(view, house), view.count(f"coins.{seat}"))
        if taker >= 0:
            _paint_veil(draw, house, box, view.names[taker], taker in view.computers)
    return in_one_face(draw.items)


def _chooser(view: TableView) -> int:
    """Whose start a free House shows: of who looks, and has none yet, or else of who chooses."""
    asked = view.decision
    return view.viewer if asked is None or not view.drafted(view.viewer) else asked.seat


def paint_banner(draw: DrawList, house: int, box: Rect, cards: tuple[int, ...], coins: int) -> None:
    """A House: arms, colour and mark, its two own cards, and what it begins with."""
    x, y, w, h = box
    draw.z = FRONT
    draw.nine_slice(f"{house}.cloth", box, "ui/panel-paper", 24)
    paint_head(draw, house, (x, y, w, head_of(box)))
    for piece, place in card_rects(cards, box):
        paint_card(draw, piece, place)
    _paint_start(draw, house, (x + 14, y + h - FOOT - 4, w - 28, FOOT), coins)
    draw.z = GROUND


def paint_head(draw: DrawList, house: int, box: Rect) -> None:
    """The coloured head of a banner."""
    x, y, w, h = box
    head = _head(box)
    colour = HOUSE_COLOURS[house]
    red, green, blue = SEAT_RGB[colour]
    dark = (red * 2 // 3, green * 2 // 3, blue * 2 // 3)
    field = (x + 8, y + 8, w - 16, h - 12)
    draw.box(f"{house}.field", field, fill=dark, border=GILT, width=2, radius=10)
    draw.picture(f"{house}.arms", fitted(160 / 190, head.arms), f"crest/{HOUSES[house]}")
    left, top, wide, _ = head.words
    put = partial(draw.label, align=head.align)
    scale = head.scale
    name = (left, top, wide, 38 * scale)
    put(f"{house}.name", name, tr(HOUSE_NAMES[house]), 27 * scale, "title", CREAM)
    top += 37 * scale
    sign = (head.mark, top, 28 * scale, 28 * scale)
    draw.picture(f"{house}.mark", sign, f"mark/{colour}")
    beside = (head.mark + 36 * scale, top, wide - 36 * scale, 28 * scale)
    draw.text(f"{house}.colour", beside, tr(COLOURS[colour]), 19 * scale, "bold", SAND)
    likes = (left, top + 28 * scale, wide, 26 * scale)
    put(f"{house}.likes", likes, tr(LIKES[house]), 18 * scale, "italic", DUN)


class _Head(NamedTuple):
    """The places of arms and words, where the mark begins, how large all is, and how words lie."""

    arms: Rect
    words: Rect
    mark: float
    scale: float
    align: Align


def _head(box: Rect) -> _Head:
    """The words beside the arms, or below them where the head is high."""
    x, y, w, h = box
    if h > HEAD:
        words = (x + 14, y + h - 124, w - 28, 124.0)
        return _Head((x + 18, y + 18, w - 36, h - 146), words, x + w / 2 - 80, 1.2, "center")
    words = (x + 116, y + 14, w - 130, h - 14)
    return _Head((x + 18, y + 15, 86, h - 27), words, x + 116, 1.0, "left")


def paint_held_banner(house: int, box: Rect, z: int) -> list[Item]:
    """The head of a banner in the hand."""
    draw = DrawList("held.banner", z)
    draw.nine_slice("cloth", box, "ui/panel-paper", 24)
    paint_head(draw, house, box)
    return draw.items


def card_at(view: TableView, point: Point) -> tuple[str, Rect] | None:
    """The card of a banner under a point."""
    found = (
        place
        for house, box in enumerate(banner_rects(view.anchors))
        if holds(box, point)
        for place in card_rects(own_cards(view, house), box)
        if holds(place[1], point)
    )
    return next(found, None)


def paint_banner_close(view: TableView, point: Point) -> list[Item]:
    """A rim about the banner under the pointer; its card under the pointer is seen close."""
    draw = DrawList("draft.close", TOOLTIP)
    if not drafting(view):
        return draw.items
    for house, box in enumerate(banner_rects(view.anchors)):
        if holds(box, point) and taker_of(view, house) < 0:
            draw.box("rim", grown(box, 1), LIGHT + 9, border=GLOW, width=4, radius=14)
    found = card_at(view, point)
    if found is None:
        return draw.items
    piece, (x, y, w, _) = found
    high = CLOSE * CARD[1] / CARD[0]
    place = (min(max(8.0, x + w / 2 - CLOSE / 2), 1912 - CLOSE), y - high - 14, CLOSE, high)
    paint_card(draw, piece, place)
    return draw.items


def _paint_bar(draw: DrawList, view: TableView) -> None:
    """Who chooses now, beside the ribbon."""
    x, _, w, _ = view.anchors["castle"]
    box = (x, view.anchors["prompt"][1], w, BAR)
    asked = _choice(view)
    if asked is None:
        words = tr("The Houses are chosen")
    elif view.asks():
        named = tr("{name}, choose your House", name=view.names[asked.seat])
        words = named if view.seats > 1 else tr("Choose your House")
    else:
        words = tr("{name} chooses a House", name=view.names[asked.seat])
    draw.nine_slice("bar", box, "ui/panel-leather", 24)
    sign = "ui/ai" if asked is not None and asked.seat in view.computers else "ui/human"
    draw.picture("bar.sign", around((x + 30, box[1] + BAR / 2), 26), sign)
    draw.text("bar.words", (x + 54, box[1], w - 66, BAR), words, 21, "title", CREAM)


def _choice(view: TableView) -> Decision | None:
    """The choice of a House that is asked; none when all are chosen and the cards are dealt."""
    asked = view.decision
    return asked if asked is not None and asked.kind == "house" else None


def _paint_start(draw: DrawList, house: int, box: Rect, coins: int) -> None:
    """The goods at the start and the eight cards that every House has."""
    x, y, w, h = box
    row = h / 2
    name = f"{house}.start"
    draw.box(f"{name}.rule", (x + 4, y, w - 8, 1.5), fill=clear(SEPIA, 120))
    start = params.STARTING_RESOURCES
    goods = (("icon/coin", coins), ("icon/stone", start), ("icon/grain", start))
    rows = ((tr("Starts with"), goods), (tr("and the cards"), tuple((icon, 2) for icon in COMMON)))
    for line, (words, things) in enumerate(rows):
        top = y + 3 + line * (row - 1)
        draw.text(f"{name}.{line}", (x + 4, top, 124, row), words, 18, "text", INK)
        for place, (icon, count) in enumerate(things):
            left = x + 138 + place * 55
            draw.picture(f"{name}.{line}.{place}", around((left + 14, top + row / 2), 28), icon)
            draw.number(f"{name}.{line}.{place}.n", (left + 39, top + row / 2), count, 18, "plain")


def _paint_veil(draw: DrawList, house: int, box: Rect, name: str, computer: bool) -> None:
    x, y, w, _ = box
    draw.box(f"{house}.veil", grown(box, -4), FRONT + 2, fill=(14, 7, 4, 168), radius=12)
    plate = (x + 40, y + head_of(box) + 66, w - 80, 84)
    draw.nine_slice(f"{house}.taken", plate, "ui/button-dark", 16, FRONT + 3)
    sign = "ui/ai" if computer else "ui/human"
    draw.picture(f"{house}.taken.sign", (plate[0] + 20, plate[1] + 28, 28, 28), sign, FRONT + 4)
    words = (plate[0] + 58, plate[1] + 12, plate[2] - 76, 34)
    draw.label(f"{house}.taken.name", words, name, 22, "title", CREAM, z=FRONT + 4)
    below = (words[0], words[1] + 32, words[2], 28)
    told = tr("plays this House")
    draw.label(f"{house}.taken.words", below, told, 18, "italic", SAND, z=FRONT + 4)


#: The banners of the Houses, as they hang on the table and lie in the hand.
BANNERS: Final = tuple(OwnPlaque(HELD, partial(paint_held_banner, house)) for house in range(4))
