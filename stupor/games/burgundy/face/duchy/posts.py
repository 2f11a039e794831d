"""Border posts about the own duchy, and the lanes between them as clasps over shared sides."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BORDER_POSTS
from stupor.stage.boxes import around, centre
from stupor.stage.easel import Easel
from stupor.stage.items import Item
from stupor.stage.palette import PIECE, TILE

#: A clasp for a hex of 92, by its sprite.
CLASP: Final = (56.0, 40.0)
WHOLE_HEX: Final = 92.0


def paint_posts(view: TableView) -> list[Item]:
    """The three posts and the three lanes; joined ones are golden."""
    easel = Easel("posts", PIECE)
    board = view.board(view.duchy(view.viewer))
    if board is None or not board.lanes or not view.has(BORDER_POSTS):
        return easel.items
    joined: set[str] = set()
    for one, other, lane in board.lanes:
        spaces = [space + 1 for space in members(lane)]
        covered = [bool(view.table.pieces(_zone(view, space))) for space in spaces]
        if all(covered):
            joined |= {one.lower(), other.lower()}
        for (a, b), state in _states(spaces, covered):
            _paint_clasp(view, easel, a, b, state)
    easel.z = TILE + 20
    for post in ("nw", "ne", "s"):
        box = view.anchors[f"post.{post}"]
        sprite = "post/joined" if post in joined else "post/plain"
        easel.picture(f"{post}.shade", box, "post/plain.shadow")
        easel.picture(post, box, sprite)
    return easel.items


def _zone(view: TableView, space: int) -> str:
    return f"duchy.{view.duchy(view.viewer)}.{space}"


def _states(spaces: list[int], covered: list[bool]) -> Iterator[tuple[tuple[int, int], str]]:
    whole = all(covered)
    for place in range(len(spaces) - 1):
        both = covered[place] and covered[place + 1]
        state = "whole" if whole else "joined" if both else "open"
        yield (spaces[place], spaces[place + 1]), state


def _paint_clasp(view: TableView, easel: Easel, a: int, b: int, state: str) -> None:
    one, other = view.anchors[f"own.d{a}"], view.anchors[f"own.d{b}"]
    (ax, ay), (bx, by) = centre(one), centre(other)
    k = one[2] / WHOLE_HEX
    box = around(((ax + bx) / 2, (ay + by) / 2), CLASP[0] * k, CLASP[1] * k)
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    easel.picture(f"{a}-{b}", box, f"lane/{state}", angle=angle)
