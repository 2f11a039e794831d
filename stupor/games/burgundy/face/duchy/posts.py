"""Border posts about a duchy, and the lanes between them as clasps over shared sides."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BORDER_POSTS
from stupor.stage.boxes import around, centre
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import PIECE, TILE

#: A clasp for a hex of 92, by its sprite.
CLASP: Final = (56.0, 40.0)
WHOLE_HEX: Final = 92.0
#: The space in the middle of every duchy.
MIDDLE: Final = "d19"


def paint_posts(view: TableView) -> list[Item]:
    """The three posts and the three lanes of the own duchy."""
    easel = Easel("posts", PIECE)
    paint_posts_of(view, easel, view.duchy(view.viewer), "own.d")
    return easel.items


def paint_posts_of(view: TableView, easel: Easel, duchy: int, spaces: str) -> None:
    """Posts and lanes of a duchy whose spaces have names that begin so; joined ones are golden."""
    board = view.board(duchy)
    if board is None or not board.lanes or not view.has(BORDER_POSTS):
        return
    easel.z = PIECE
    joined: set[str] = set()
    for one, other, lane in board.lanes:
        row = [space + 1 for space in members(lane)]
        covered = [bool(view.table.pieces(f"duchy.{duchy}.{space}")) for space in row]
        if all(covered):
            joined |= {one.lower(), other.lower()}
        for (a, b), state in _states(row, covered):
            _paint_clasp(view, easel, f"{spaces}{a}", f"{spaces}{b}", f"{a}-{b}", state)
    easel.z = TILE + 20
    for post in ("nw", "ne", "s"):
        box = _beside(view, view.anchors[f"post.{post}"], spaces)
        sprite = "post/joined" if post in joined else "post/plain"
        easel.picture(f"{post}.shade", box, "post/plain.shadow")
        easel.picture(post, box, sprite)


def _beside(view: TableView, box: Area, spaces: str) -> Area:
    """The place of a post beside another duchy than the own one, in its measure."""
    own, other = view.anchors[f"own.{MIDDLE}"], view.anchors[f"{spaces[:-1]}{MIDDLE}"]
    k = other[2] / own[2]
    (x, y), (ox, oy), (mx, my) = centre(box), centre(own), centre(other)
    return around((mx + (x - ox) * k, my + (y - oy) * k), box[2] * k, box[3] * k)


def _states(spaces: list[int], covered: list[bool]) -> Iterator[tuple[tuple[int, int], str]]:
    whole = all(covered)
    for place in range(len(spaces) - 1):
        both = covered[place] and covered[place + 1]
        state = "whole" if whole else "joined" if both else "open"
        yield (spaces[place], spaces[place + 1]), state


def _paint_clasp(view: TableView, easel: Easel, a: str, b: str, name: str, state: str) -> None:
    one, other = view.anchors[a], view.anchors[b]
    (ax, ay), (bx, by) = centre(one), centre(other)
    k = one[2] / WHOLE_HEX
    box = around(((ax + bx) / 2, (ay + by) / 2), CLASP[0] * k, CLASP[1] * k)
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    easel.picture(name, box, f"lane/{state}", angle=angle)
