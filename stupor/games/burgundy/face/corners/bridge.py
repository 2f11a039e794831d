"""The bridge: who has gone how far, and so who plays first in the next round."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import moved, overlap
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import PAPER, PIECE, TILE, Rgb

SPACES: Final = 7
#: Where the heading may begin, and the letters that it is set in.
STARTS: Final = (8.0, 66.0, 106.0, 146.0, 168.0)
HEADING: Final = 18.0
#: A heading may be so much shorter before a piece.
SHORTEST: Final = 0.7
#: The sky behind the heading is pale at its foot.
NIGHT: Final[Rgb] = (18, 32, 66)
#: How large a piece is; of four on a space, each is smaller.
PAWN: Final = (38.0, 49.0)
CROWDED: Final = 4
SMALLER: Final = 0.84
#: How far a piece stands above the one that it stands on, if there is the room below the rim.
RISE: Final = 24.0
RIM: Final = 4.0


def pawn_boxes(view: TableView) -> dict[str, Rect]:
    """Where the pieces stand, the lowest of a stack first: who plays last of those on a space."""
    found: dict[str, Rect] = {}
    for space in range(1, SPACES + 1):
        x, y, w, _ = view.anchors[f"bridge.{space}"]
        pawns = view.pieces(f"bridge.{space}")
        pawns = sorted(pawns, key=lambda pawn: -view.count(f"order.{parsed(pawn).last}"))
        k = SMALLER if len(pawns) >= CROWDED else 1.0
        wide, high = PAWN[0] * k, PAWN[1] * k
        foot = (x + (w - wide) / 2, y + 1 + PAWN[1] - high, wide, high)
        room = foot[1] - view.anchors["bridge"][1] - RIM
        rise = min(RISE, room / max(1, len(pawns) - 1))
        found |= {pawn: moved(foot, 0, -rise * place) for place, pawn in enumerate(pawns)}
    return found


def heading_box(view: TableView, title: str) -> Rect:
    """Where the heading stands: as far left as no stack of pieces covers it.

    Where it is too long for that, or ends behind a piece, its letters get smaller.
    """
    x, y, w, _ = view.anchors["bridge"]
    wide = min(view.measure(title, "title", HEADING) + 2, w - STARTS[0] - 12)
    boxes = [(x + start, y + 6, min(wide, w - 8 - start), 26.0) for start in STARTS]
    pawns = () if view.solo else tuple(pawn_boxes(view).values())
    ends = [(box, pawn[0] - box[0] - 2) for box in boxes for pawn in pawns]
    boxes += [(*box[:2], end, box[3]) for box, end in ends if wide * SHORTEST < end < box[2]]
    return min(
        boxes, key=lambda box: (max((_covered(box, pawn) for pawn in pawns), default=0.0), -box[2])
    )


def _covered(box: Rect, pawn: Rect) -> float:
    """How many units of a heading a piece stands before."""
    if not overlap(box, pawn):
        return 0.0
    return min(box[0] + box[2], pawn[0] + pawn[2]) - max(box[0], pawn[0])


def paint_bridge(view: TableView) -> list[Item]:
    """The pieces on their spaces."""
    draw = DrawList("bridge", TILE)
    title = tr("No rivals on the bridge") if view.solo else tr("Turn order")
    box = heading_box(view, title)
    draw.text("title", box, title, HEADING, "title", PAPER, outline=NIGHT)
    if not view.solo:
        for pawn, spot in pawn_boxes(view).items():
            seat = parsed(pawn).last
            draw.z = PIECE
            draw.with_shadow(pawn, spot, f"pawn/{view.colour(int(seat))}")
    return draw.items
