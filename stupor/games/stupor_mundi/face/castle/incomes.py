"""The incomes of the own castle: what each side brings, and which of them is chosen next."""

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.components.icon_rows import paint_row
from stupor.games.stupor_mundi.face.components.icons import INCOMES
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Item, Label, Picture, Rect
from stupor.stage.palette import INK, IVORY, PAPER, SAND, SEPIA, clear

#: Questions that one of the incomes answers.
INCOMES_ASKED: Final = frozenset({"income", "order"})
#: The size of an income, as all lengths in units of the page; how dim those are that do not count
#: now, of 255.
INCOME: Final = 34.0
DIM: Final = 221
#: The ring about the income of a closed side adorns it: dark bronze, for gold means now you.
RING_INK: Final = clear((30, 16, 6), 230)
RING: Final = clear((112, 74, 36), 255)
#: An income that can be chosen: its size, the ivory ring about it and the dark disc below.
CHOSEN: Final = 44.0
IVORY_RING: Final = 28.0
IVORY_LINE: Final = 5.0
#: The frame of the halo to the ring in it.
HALO: Final = 96 / 72
DISC: Final = clear((24, 13, 6), 236)
#: One that has come already in this choice: how much is left of it, and its check.
PAID: Final = 110
CHECK: Final = 19.0
#: The key of one that can be chosen: its size, and how far from the middle it lies.
KEY: Final = 22.0
CORNER: Final = (-27.0, -25.0)
#: The court is so much darker while an income is chosen, softly towards its walls.
COURT: Final = clear((12, 6, 2), 46)
SHADES: Final = ((236.0, 172.0), (206.0, 146.0), (176.0, 120.0))


def paint_income(view: TableView, draw: DrawList, side: int, closed: bool) -> None:
    """What a side brings: dim until it is closed; large in an ivory ring where it can be chosen."""
    at, name, first = centre(income_box(view, side)), f"income{side}", len(draw.items)
    if side in choosable(view):
        _paint_choosable(draw, side, at)
        return
    rests = bool(choosable(view))
    draw.fade(PAID if rests else 255 if closed else DIM)
    paint_row(draw, name, INCOMES[side - 1], at, INCOME if closed else INCOME - 3)
    draw.fade()
    if not closed or rests:
        draw.items[first:] = [dimmed(item) for item in draw.items[first:]]
    if not closed:
        return
    if rests:
        corner = around((at[0] + 14, at[1] - 14), CHECK)
        draw.picture(f"{name}.paid", corner, "check/yes")
    else:
        draw.box(f"{name}.ring", around(at, 37), border=RING_INK, width=3.2, radius=18.5)
        draw.box(f"{name}.bronze", around(at, 37), border=RING, width=1.6, radius=18.5)


def _paint_choosable(draw: DrawList, side: int, at: Point) -> None:
    disc, name = around(at, 2 * IVORY_RING), f"income{side}"
    draw.box(f"{name}.disc", disc, fill=DISC, border=IVORY, width=IVORY_LINE, radius=IVORY_RING)
    paint_row(draw, name, INCOMES[side - 1], at, CHOSEN)


def paint_keys(view: TableView, draw: DrawList) -> None:
    """The figure that takes each income that can be chosen."""
    for figure, side in enumerate(in_order(view), 1):
        at = centre(income_box(view, side))
        box = around((at[0] + CORNER[0], at[1] + CORNER[1]), KEY)
        draw.box(f"income{side}.key", box, fill=PAPER, border=SEPIA, width=1.4, radius=5)
        draw.label(f"income{side}.figure", box, str(figure), 18, "bold", INK)


def darken_court(view: TableView, draw: DrawList) -> None:
    """Less light on the court while an income is chosen."""
    if not choosable(view):
        return
    middles = [centre(income_box(view, side)) for side in range(1, 6)]
    middle = sum(x for x, _ in middles) / 5, sum(y for _, y in middles) / 5
    for number, size in enumerate(SHADES):
        draw.box(f"court{number}", around(middle, *size), fill=COURT, radius=size[1] / 2)


def income_box(view: TableView, side: int) -> Rect:
    """Where the income of a side of the own castle is shown."""
    return view.anchors[f"castle.income{side}"]


def income_at(view: TableView, box: Rect) -> int:
    """The side whose income is this box and can be chosen now, or 0."""
    return next((side for side in choosable(view) if box == income_box(view, side)), 0)


def income_light(view: TableView, key: str, z: int, side: int, wider: float = 0.0) -> list[Item]:
    """The ivory ring about an income that can be chosen, in its halo."""
    draw, at = DrawList(key, z), centre(income_box(view, side))
    radius = IVORY_RING + wider
    draw.picture("halo", around(at, 2 * radius * HALO), "glow/round")
    draw.box("ring", around(at, 2 * radius), border=IVORY, width=IVORY_LINE, radius=radius)
    return draw.items


def choosable(view: TableView) -> frozenset[int]:
    """The sides one of whose incomes is asked for now."""
    asked = view.mine(*INCOMES_ASKED)
    if asked is None:
        return frozenset()
    return frozenset(int(option[1]) for option in asked.options if option[0] == "income")


def in_order(view: TableView) -> list[int]:
    """The same sides in the order of their keys: the first in reading has key 1."""
    return sorted(choosable(view), key=lambda side: income_box(view, side)[1::-1])


def dimmed(item: Item) -> Item:
    """The same without its colours: what does not count yet."""
    if isinstance(item, Picture):
        return replace(item, shade=True)
    return replace(item, colour=SAND) if isinstance(item, Label) else item
