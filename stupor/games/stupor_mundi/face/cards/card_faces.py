"""Faces of Action cards: whole in the hand, small in slots and cities."""

import re
from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.crusade.data import FIRST_KNIGHT, LONELY
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row, row_width, tokens
from stupor.games.stupor_mundi.face.components.icons import card_row, sprite_of
from stupor.games.stupor_mundi.face.components.texts import card_price, card_text
from stupor.games.stupor_mundi.face.view import number_of
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Face, Item, Label, Rect
from stupor.stage.measure import (
    BOLD,
    CAPITALS,
    SMALLEST,
    SQUEEZED,
    width_of,
)
from stupor.stage.palette import HAND, INK, TITLE

CARD: Final = (190.0, 272.0)
#: A name that is too long for one line of a slot.
BROKEN: Final = {"Watchtower": "Watch-\ntower", "Monument": "Monu-\nment"}
_TITLE: Final = re.compile(r"card\.\w+\.title$")
#: The letters of names from the narrowest on.
_NARROWER: Final[tuple[Face, ...]] = ("text", "bold")
FIELDS: Final = {
    "grain": "crimson",
    "stone": "lapis",
    "coin": "malachite",
    "promote": "malachite",
    "vp": "malachite",
}


def field_of(card: int) -> str:
    """The colour of a card's field, by what the card brings; Knights bear their own cloth."""
    if card >= FIRST_KNIGHT:
        return "knight" if card < FIRST_KNIGHT + LONELY else "lonely"
    given = card_row(card).rpartition("> ")[2]
    first = tokens(given)[0].icon
    return FIELDS.get(first, "porphyry" if first in ("draw", "summon", "build") else "lapis")


def card_back(card: str) -> str:
    """The back of a card: the Advanced cards have their own."""
    return "card/back-advanced" if number_of(card) >= 100 else "card/back"


def paint_card(
    draw: DrawList,
    piece: str,
    box: Rect,
    *,
    angle: float = 0.0,
    seen: float = 0.0,
    words: bool = True,
    max_lines: int = 0,
) -> None:
    """A whole card; `seen` is the width that no other card covers, counted from the left."""
    card = number_of(piece)
    x, y, w, _ = box
    draw.rotate(centre(box), angle)
    if "." not in piece:
        draw.with_shadow(piece, box, "card/back")
        draw.rotate(None)
        return
    draw.with_shadow(piece, box, f"card/face-{field_of(card)}")
    k = w / CARD[0]
    open_width = min(seen or w, w)
    title, sentence = card_text(card)
    priced = card >= 100 and open_width > w * 0.8
    middle = x + open_width / 2 + (1 if open_width < w else 0)
    _paint_field(draw, piece, card, (middle, y + 91 * k), 56 * k, open_width - 26 * k)
    _paint_title(draw, piece, title, (x, y, open_width), k, priced)
    if words and open_width > 96:
        room = (x + 14 * k, y + 161 * k, open_width - 27 * k, 101 * k)
        draw.label(
            f"{piece}.text",
            room,
            sentence,
            max(15, 21 * k),
            colour=INK,
            wrap=True,
            max_lines=max_lines,
        )
    draw.rotate(None)


def in_one_face(items: list[Item]) -> list[Item]:
    """The names of whole cards beside each other, all in the narrowest letters that one needs."""
    titles = [i for i in items if isinstance(i, Label) and _TITLE.search(i.key) and i.z >= HAND]
    needed = {title.face for title in titles}
    face: Face = next((face for face in _NARROWER if face in needed), "title")
    return [replace(i, face=face) if i in titles else i for i in items]


def _paint_title(
    draw: DrawList,
    piece: str,
    title: str,
    strip: tuple[float, float, float],
    k: float,
    priced: bool,
) -> None:
    """The name of a card beside its price; a long one gets narrower letters and a smaller coin."""
    x, y, w = strip
    left, right, coin, low = 14 * k, w - (50 * k if priced else 12 * k), 40 * k, 26 * k
    long = width_of(title, SQUEEZED) * CAPITALS > right - left
    face: Face = "title"
    if long:
        left, right, coin = 9 * k, w - (36 * k if priced else 9 * k), 34 * k
        face = "bold" if width_of(title, SQUEEZED) * BOLD <= right - left else "text"
        if width_of(title, SQUEEZED) > right - left:
            right, low = w - 6 * k, 56 * k
    draw.label(
        f"{piece}.title",
        (x + left, y + 10 * k, right - left, 28 * k),
        title,
        max(15.5, 20 * k),
        face,
        TITLE,
    )
    if priced:
        edge = 7 * k if coin > 36 * k or low > 40 * k else 2 * k
        at = (x + w - edge - coin / 2, y + low)
        paint_price(draw, f"{piece}.price", card_price(number_of(piece)), at, coin)


def _paint_field(
    draw: DrawList, piece: str, card: int, middle: Point, size: float, room: float
) -> None:
    row = card_row(card)
    size *= {1: 1.3, 3: 1.1}.get(len(row.split()), 1.0)
    if row_width(row, size) <= room * 1.45 or len(row.split()) < 4:
        paint_row(draw, f"{piece}.row", row, middle, size, room=room)
        return
    cut = row.index(" >") if " >" in row else row.index(" +")
    high = size * 0.72
    for part, shift in ((row[:cut], -0.52), (row[cut + 1 :], 0.52)):
        at = (middle[0], middle[1] + shift * high)
        paint_row(draw, f"{piece}.row", part, at, high, room=room)


def paint_price(draw: DrawList, name: str, price: tuple[str, int], at: Point, size: float) -> None:
    """What an Advanced card costs: coins, Grain, or one card."""
    paid, count = price
    if paid == "card":
        draw.picture(name, around(at, size * 0.74, size * 0.995), "card/mini-back")
    else:
        draw.picture(name, around(at, size), sprite_of(paid))
    draw.number(f"{name}.n", at, count, max(size * 0.6, 16), "pay")


def paint_small_card(draw: DrawList, piece: str, box: Rect) -> None:
    """A card that waits in a city: its icons, the upper over the lower ones, and its price."""
    card = number_of(piece)
    x, y, w, h = box
    if "." not in piece:
        draw.with_shadow(piece, box, "card/mini-back")
        return
    draw.with_shadow(piece, box, "card/mini-face")
    row = card_row(card)
    icons = [t for t in tokens(row) if not t.sign]
    if len(icons) == 1:
        paint_row(draw, f"{piece}.row", row, (x + w / 2, y + h * 0.66), w * 0.6)
    elif len(icons) == 2 and ("+" in row or len(row.split()) == 2):
        parts = row.replace(" +", "").split()
        paint_row(draw, f"{piece}.row", parts[1], (x + w * 0.64, y + h * 0.77), w * 0.48)
        paint_row(draw, f"{piece}.row", parts[0], (x + w * 0.32, y + h * 0.5), w * 0.48)
    else:
        _paint_two_lines(draw, piece, row, box)
    paint_price(draw, f"{piece}.price", card_price(card), (x + w - 13, y + 14), 27)


def _paint_two_lines(draw: DrawList, piece: str, row: str, box: Rect) -> None:
    x, y, w, h = box
    cut = row.index(" >") if " >" in row else row.index(" +")
    size = w * 0.42
    top = row[:cut]
    shift = 4 if len(top.split()) > 1 else w * 0.16
    paint_row(draw, f"{piece}.row", row[cut + 1 :], (x + w / 2, y + h * 0.79), size, 1, w - 8)
    paint_row(draw, f"{piece}.row", top, (x + w / 2 - shift, y + h * 0.5), size, 1, w - 10 - shift)


def paint_slot_card(draw: DrawList, piece: str, box: Rect, compact: bool = False) -> None:
    """A card played face up in a slot: icons and name."""
    card = number_of(piece)
    x, y, w, h = box
    draw.with_shadow(piece, box, f"card/face-{field_of(card)}")
    title, _ = card_text(card)
    if w > 70:
        least = SMALLEST if compact else SQUEEZED
        if width_of(title, least) > w - 2:
            title = BROKEN.get(title, title)
        longest = max(width_of(word, least) for word in title.split())
        draw.label(
            f"{piece}.title",
            (x, y + h * 0.57, w, h * 0.41),
            title,
            15.5,
            "bold" if longest * BOLD <= w - 2 else "text",
            TITLE,
            wrap=len(title.split()) > 1,
            max_lines=2,
        )
    _paint_field(draw, piece, card, (x + w / 2, y + h * 0.335), w * 0.46, w - 12)
