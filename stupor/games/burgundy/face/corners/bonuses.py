"""The bonus tiles for whoever covers a colour first or second; alone, what is left of each."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import HALO, figure
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import COLOURS
from stupor.games.burgundy.params import LARGE_BONUS, SMALL_BONUS
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GAIN, TILE

SIZES: Final = ("large", "small")
#: The middle of the medal of a bonus tile, by its width.
FOOT: Final = 0.79
#: How wide a count may be before it reaches the next sign.
ROOM: Final = 48.0


def worth(view: TableView, size: str) -> int:
    """What a bonus tile of a size is worth at this table."""
    table = LARGE_BONUS if size == "large" else SMALL_BONUS
    return table[max(2, view.seats)]


def owner_of(view: TableView, bonus: str) -> int:
    """The duchy that has won a bonus tile; -1 while it waits."""
    duchies = range(view.duchies)
    return next((n for n in duchies if bonus in view.table.pieces(f"bonuses.{n}")), -1)


def paint_bonuses(view: TableView) -> list[Item]:
    """Twelve tiles, or six counts for one who plays alone."""
    draw = DrawList("bonuses", TILE)
    for number, kind in enumerate(COLOURS):
        if view.solo:
            _paint_left(view, draw, number, kind)
            continue
        for size in SIZES:
            _paint_tile(view, draw, f"bonus.{kind}.{size}", size)
    return draw.items


def paint_bonus(view: TableView, draw: DrawList, bonus: str, box: Rect, alpha: int = 255) -> None:
    """A bonus tile with its worth."""
    kind, size = parsed(bonus).parts
    draw.picture(bonus, box, f"bonus/{kind}-{size}", alpha=alpha)
    if alpha == 255:
        at = (box[0] + box[2] / 2, box[1] + box[2] * FOOT)
        figure(draw, f"{bonus}.vp", at, worth(view, size), box[2] * 0.28)


def _paint_tile(view: TableView, draw: DrawList, bonus: str, size: str) -> None:
    box = view.anchors[bonus]
    owner = owner_of(view, bonus)
    paint_bonus(view, draw, bonus, box, 255 if owner < 0 else 64)
    if owner >= 0:
        for place, seat in enumerate(view.owners(owner)):
            middle = (box[0] + box[2] / 2 + 12 * place, box[1] + box[3] / 2)
            draw.picture(f"{bonus}.{seat}", around(middle, 24, 29), view.crest(seat))


def _paint_left(view: TableView, draw: DrawList, number: int, kind: str) -> None:
    board = view.board(0)
    left = view.numbers("left.0")
    if board is None or not left:
        return
    of = board.coloured[number].bit_count()
    x, y, _, _ = view.anchors[f"bonus.{kind}.large"]
    draw.picture(kind, (x + 2, y + 6, 42, 47), f"kind/{kind}")
    draw.text(
        f"{kind}.done",
        (x + 46, y + 14, ROOM, 32),
        f"{of - left[number]}/{of}",
        21,
        "number",
        GAIN,
        outline=HALO,
    )
