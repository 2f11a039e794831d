"""The panel of a preview over the Game log: the thing, one title, chips with what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.face.components.tiles import sprite_of
from stupor.games.burgundy.face.preview.consequences import Chip
from stupor.games.burgundy.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import fitted, grown, overlap
from stupor.stage.items import Colour, Group, Item, Parts, Rect
from stupor.stage.palette import BLUSH, INK, NO, PAPER, PAY, PREVIEW, SEPIA, TITLE, clear

EDGE: Final = 18.0
PICTURE: Final = 96.0
TITLE_SIZE: Final = 22.0
#: How high a title is of one line, and of two, in logical units.
TITLE_HIGH: Final = 36.0
TITLE_LONG: Final = 64.0
CHIP: Final = 32.0
#: By how much chips grow with the letters of the player.
GROWN: Final = 1.3
#: So high they are where there is no room for all: three rows for two.
SMALL_CHIP: Final = 26.0
GAP: Final = 6.0
LETTERS: Final = 0.56
ICON: Final = 0.86
#: Width to height of sprites that are not square.
ASPECTS: Final = {
    "kind": 32 / 36,
    "beast": 44 / 34,
    "hex": 92 / 106,
    "pawn": 40 / 52,
    "post": 36 / 52,
    "shield": 44 / 53,
    "mini": 41 / 47,
}
RIM: Final = (128, 92, 40)


def paint(
    view: TableView, title: str, chips: Sequence[Chip], piece: str = "", possible: bool = True
) -> list[Item]:
    """The whole panel; what the rules refuse has a red title."""
    draw, box = DrawList("preview", PREVIEW), view.anchors["preview"]
    draw.extend([_paper(box)])
    paint_words(view, draw, box, title, chips, piece, TITLE if possible else NO)
    return draw.items


def _paper(box: Rect) -> Group:
    """The paper with its shade, one sprite for whatever stands on it."""
    lying = DrawList("preview", PREVIEW)
    lying.box("shade", grown((3, 5, *box[2:]), 3), fill=(8, 3, 0, 120), radius=12)
    lying.nine_slice("paper", (0, 0, *box[2:]), "ui/panel-paper", 24)
    return Group("preview/ground", PREVIEW, box, Parts(lying.items), box[2:])


def paint_words(
    view: TableView,
    draw: DrawList,
    box: Rect,
    title: str,
    chips: Sequence[Chip],
    piece: str = "",
    colour: Colour = TITLE,
) -> None:
    """What stands on the paper: the thing, its title, the chips below."""
    x, y, w, h = grown(box, -EDGE)
    left = x
    if piece:
        draw.picture("piece", fitted(92 / 106, (x, y - 6, PICTURE, h + 12)), sprite_of(piece))
        left += PICTURE + EDGE
    wide = x + w - left
    long = view.measure(title, "bold", TITLE_SIZE) > wide
    rooms = [(left, y + high - 2, wide, h - high + 8) for high in (TITLE_HIGH, TITLE_LONG)]
    two = long and len(_laid(view, chips, rooms[1], SMALL_CHIP)) == len(chips)
    place = (left, y - 6, wide, TITLE_LONG if two else TITLE_HIGH)
    draw.text("title", place, title, TITLE_SIZE, "bold", colour, wrap=two, max_lines=1 + two)
    _flow(view, draw, chips, rooms[two])


def _flow(view: TableView, draw: DrawList, chips: Sequence[Chip], room: Rect) -> None:
    """Chips in rows, as large as lets all of them in; else as many as have room."""
    best: list[tuple[Chip, Rect]] = []
    for high in (CHIP * min(max(view.text, 1.0), GROWN), CHIP, SMALL_CHIP):
        laid = _laid(view, chips, room, high)
        best = laid if len(laid) > len(best) else best
    for number, (chip, box) in enumerate(best):
        paint_chip(view, draw, f"chip{number}", chip, box)


def _laid(
    view: TableView, chips: Sequence[Chip], room: Rect, high: float
) -> list[tuple[Chip, Rect]]:
    """The chips of that height that have room, and where."""
    x, y, w, h = room
    left, top = x, y
    found: list[tuple[Chip, Rect]] = []
    for chip in chips:
        wide = chip_width(view, chip, high)
        if left > x and left + wide > x + w:
            left, top = x, top + high + GAP
        if top + high > y + h + GAP:
            break
        found.append((chip, (left, top, min(wide, w), high)))
        left += wide + GAP
    return found


def chip_width(view: TableView, chip: Chip, high: float) -> float:
    """The room that a chip takes."""
    words = view.measure(chip.words, "bold", _letters(view, high)) if chip.words else 0.0
    return words + 22 + (icon_width(chip, high) + 4 if chip.icon else 0.0)


def _letters(view: TableView, high: float) -> float:
    """Words on a chip grow with it, not once more with the letters of the player."""
    return high * LETTERS / max(view.text, 1.0)


def icon_width(chip: Chip, high: float) -> float:
    """How wide the sprite of a chip is."""
    return high * ICON * ASPECTS.get(chip.icon.partition("/")[0], 1.0)


def paint_chip(view: TableView, draw: DrawList, name: str, chip: Chip, box: Rect) -> None:
    """One chip, on the panel or on the table."""
    x, y, w, h = box
    fill, ink = (BLUSH, PAY) if chip.loss else (PAPER, INK)
    draw.box(f"{name}.shade", (x + 1, y + 2, w, h), fill=(20, 8, 2, 90), radius=h / 2)
    draw.box(name, box, fill=fill, border=clear(SEPIA, 150), width=1.4, radius=h / 2)
    icon = icon_width(chip, h) if chip.icon else 0.0
    room = (x + 10, y, w - 18 - icon, h)
    draw.text(f"{name}.words", room, chip.words, _letters(view, h), "bold", ink)
    if chip.icon:
        place = (x + w - icon - 9, y + h * (1 - ICON) / 2, icon, h * ICON)
        draw.picture(f"{name}.icon", place, chip.icon)


#: What a turn is made of: a picture and a few words for each action.
ACTIONS: Final = (
    ("act/take", mark("take a tile from that depot")),
    ("act/place", mark("place a stored tile on that number")),
    ("act/sell", mark("sell goods with that number")),
    ("act/workers", mark("take 2 workers")),
    ("act/adjust", mark("a worker changes a die by 1")),
    ("act/buy", mark("Pay 2 silver for a black tile, once per turn")),
)


def paint_at_rest(view: TableView) -> list[Item]:
    """What a die can do, in pictures; nothing where the Game log needs the paper."""
    draw = DrawList("rest", 4)
    paper = view.anchors["preview"]
    if overlap(view.anchors["log"], paper):
        return draw.items
    draw.nine_slice("paper", paper, "ui/panel-paper", 24, z=2)
    chips = [Chip(tr(words), picture) for picture, words in ACTIONS]
    paint_words(view, draw, paper, tr("What a die can do"), chips)
    return draw.items
