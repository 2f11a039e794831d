"""The hand as a fan, the draw pile and the discard."""

from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import in_one_face, paint_card, paint_slot_card
from stupor.games.stupor_mundi.face.view import TableView, known, number_of
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, turned
from stupor.stage.highlight_roles import HOT, outline
from stupor.stage.items import Item, Rect
from stupor.stage.palette import HAND, INK, LIGHT, PAPER, TILE

#: Cards that do not overlap lie so far apart.
APART: Final = 8.0
#: How far a card leans for its distance from the middle of the fan, in whole degrees, and sinks;
#: the outermost ones no further than this.
LEAN: Final = 1.2
MOST_LEAN: Final = 5.0
DROP: Final = 0.75
MOST_DROP: Final = 8.0
#: How much a card of the hand grows under the pointer, and how far below its own foot it reaches.
ZOOM: Final = 1.3
FOOT: Final = 8.0


def card_size(view: TableView) -> tuple[float, float]:
    """Width and height of a card of the hand."""
    _, _, w, h = view.anchors["hand.card"]
    return w, h


def fan_step(view: TableView, count: int) -> float:
    """Distance from card to card."""
    wide = card_size(view)[0]
    return min(wide + APART, (view.anchors["hand.fan"][2] - wide) / max(1, count - 1))


def fan_box(view: TableView, index: int, count: int) -> tuple[Rect, float]:
    """The rectangle and the lean of a card of the fan."""
    x, y, w, h = view.anchors["hand.fan"]
    step = fan_step(view, count)
    wide, high = card_size(view)
    left = x + w / 2 - ((count - 1) * step + wide) / 2
    off, last = index - (count - 1) / 2, max(1.0, (count - 1) / 2)
    top = y + max(4.0, (h - high) / 2 - APART)
    sunk = off * off * min(DROP, MOST_DROP / last**2)
    lean = float(round(off * min(LEAN, MOST_LEAN / last)))
    return (left + index * step, top + sunk, wide, high), lean


def seen_box(view: TableView, card: str) -> Rect:
    """The part of a card of the hand that the next one leaves free."""
    (x, y, w, h), _ = card_box(view, card)
    cards = view.table.pieces(f"hand.{view.viewer}")
    last = not cards or card == cards[-1]
    return x, y, w if last else min(w, fan_step(view, len(cards)) - 2), h


def seen_place(view: TableView, card: str) -> tuple[Rect, float]:
    """The same part where it lies when it leans with its card, about its own middle."""
    box, lean = card_box(view, card)
    seen = seen_box(view, card)
    return around(turned(centre(seen), centre(box), lean), seen[2], seen[3]), lean


def card_box(view: TableView, card: str) -> tuple[Rect, float]:
    """The rectangle and the lean of a card of the hand."""
    cards = view.table.pieces(f"hand.{view.viewer}")
    index = cards.index(card) if card in cards else len(cards)
    return fan_box(view, index, max(len(cards), index + 1))


def paint_hand(view: TableView) -> list[Item]:
    """Hand, draw pile and discard of the one who looks."""
    draw = DrawList("hand", TILE)
    _paint_piles(view, draw)
    cards = view.table.pieces(f"hand.{view.viewer}")
    step, wide = fan_step(view, len(cards)), card_size(view)[0]
    for index, card in enumerate(cards):
        if card in view.hidden:
            continue
        box, lean = fan_box(view, index, len(cards))
        seen = wide if index == len(cards) - 1 else min(step, wide)
        draw.z = HAND + index
        lines = 3 if view.compact else 5
        paint_card(
            draw, card if card != "?" else f"?{index}", box, angle=lean, seen=seen, max_lines=lines
        )
    return in_one_face(draw.items)


def paint_raised(view: TableView, card: str) -> list[Item]:
    """A card of the hand under the pointer: larger and whole, over the one that it grows from.

    One that may be taken has its halo here.
    """
    draw, box = DrawList("raised", LIGHT + 40), raised_box(view, card)
    asked, number = view.mine(), number_of(card) if known(card) else -1
    if asked is not None and any(number in option[1:2] for option in asked.options):
        draw.extend([outline(f"{HOT}.raised", LIGHT + 39, box, "next")])
    paint_card(draw, card, box)
    return draw.items


def hand_of(view: TableView) -> list[str]:
    """The cards of the one who looks, from left to right."""
    return view.table.pieces(f"hand.{view.viewer}")


def raised_box(view: TableView, card: str) -> Rect:
    """Where a card of the hand lies under the pointer."""
    (x, y, w, h), _ = card_box(view, card)
    page = view.anchors["hand"]
    wide, high = w * ZOOM, h * ZOOM
    left = min(max(x + (w - wide) / 2, page[0]), page[0] + page[2] - wide)
    return (left, y + h + FOOT - high, wide, high)


def _paint_piles(view: TableView, draw: DrawList) -> None:
    seat = view.viewer
    deck = len(view.table.pieces(f"deck.{seat}"))
    thrown = view.table.pieces(f"discard.{seat}")
    box = view.anchors["hand.deck"]
    for k in range(min(3, deck // 2), -1, -1):
        if deck:
            pile = (box[0] + k * 1.2, box[1] - 1 + k * 1.6, box[2], box[3])
            draw.with_shadow("deck", fitted(190 / 272, pile), "card/back")
    _paint_pile_words(view, draw, "deck", tr("draw pile"), deck)
    last = thrown[-1] if thrown else ""
    if last and last not in view.hidden:
        pile = fitted(190 / 272, view.anchors["hand.discard"])
        paint_slot_card(draw, last, pile, view.compact)
    _paint_pile_words(view, draw, "discard", tr("discard"), len(thrown))


def _paint_pile_words(view: TableView, draw: DrawList, name: str, words: str, count: int) -> None:
    x, y, w, h = view.anchors[f"hand.{name}"]
    title = view.anchors[f"hand.{name}.title"]
    draw.text(f"{name}.title", title, words, 16, "bold", (232, 210, 160))
    chip = around((x + w + 1, y + h - 10), 30, 28)
    draw.box(f"{name}.chip", chip, HAND, fill=PAPER, border=INK, width=1.5, radius=14)
    draw.label(f"{name}.count", chip, str(count), 18.5, "bold", z=HAND)
