"""Border posts about a duchy, and the lanes between them as clasps over shared sides."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BORDER_POSTS
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.palette import PIECE

#: A clasp for a hex of 92, by its sprite.
CLASP: Final = (56.0, 40.0)
WHOLE_HEX: Final = 92.0
#: How long the clasp to a post is against one between spaces.
SHORT: Final = 0.75
#: How far from the middle of a hex its rim begins.
RIM: Final = 40.0
#: The space in the middle of every duchy.
MIDDLE: Final = "d19"


def paint_posts(view: TableView) -> list[Item]:
    """The three posts and the three lanes of the own duchy."""
    draw = DrawList("posts", PIECE)
    paint_posts_of(view, draw, view.duchy(view.viewer), "own.d")
    return draw.items


def paint_posts_of(view: TableView, draw: DrawList, duchy: int, spaces: str) -> None:
    """Posts and lanes of a duchy whose spaces have names that begin so; joined ones are golden."""
    board = view.board(duchy)
    if board is None or not board.lanes or not view.has(BORDER_POSTS):
        return
    draw.z = PIECE
    joined: set[str] = set()
    for one, other, lane in board.lanes:
        ends = (one.lower(), other.lower())
        row = [space + 1 for space in members(lane)]
        covered = [bool(view.table.pieces(f"duchy.{duchy}.{space}")) for space in row]
        joined.update(ends if all(covered) else ())
        _paint_lane(view, draw, spaces, ends, row, covered)
    draw.z = PIECE + 1
    for post in ("nw", "ne", "s"):
        box = _beside(view, view.anchors[f"post.{post}"], spaces)
        sprite = "post/joined" if post in joined else "post/plain"
        draw.picture(f"{post}.shade", box, "post/plain.shadow")
        draw.picture(post, box, sprite)


def _paint_lane(
    view: TableView,
    draw: DrawList,
    spaces: str,
    posts: tuple[str, str],
    row: list[int],
    covered: list[bool],
) -> None:
    """The clasps from one post to the other."""
    k, whole = _scale(view, spaces), all(covered)
    for (a, b), state in _states(row, covered):
        ends = centre(view.anchors[f"{spaces}{a}"]), centre(view.anchors[f"{spaces}{b}"])
        _paint_clasp(draw, f"{a}-{b}", ends, k, state)
    for post, at in zip(posts, (0, -1), strict=True):
        state = "whole" if whole else "joined" if covered[at] else "open"
        _paint_end(view, draw, spaces, post, row[at], state)


def _beside(view: TableView, box: Rect, spaces: str) -> Rect:
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


def _scale(view: TableView, spaces: str) -> float:
    return view.anchors[f"{spaces[:-1]}{MIDDLE}"][2] / WHOLE_HEX


def _paint_end(
    view: TableView, draw: DrawList, spaces: str, post: str, space: int, state: str
) -> None:
    """The clasp between a post and the first space of a lane, over the rim of that space."""
    stands = centre(_beside(view, view.anchors[f"post.{post}"], spaces))
    k, begins = _scale(view, spaces), centre(view.anchors[f"{spaces}{space}"])
    far = math.dist(stands, begins)
    share = RIM * k / far
    rim = tuple(b + (s - b) * 2 * share for s, b in zip(stands, begins, strict=True))
    _paint_clasp(draw, f"{post}-{space}", (begins, (rim[0], rim[1])), k * SHORT, state)


def _paint_clasp(
    draw: DrawList, name: str, ends: tuple[Point, Point], k: float, state: str
) -> None:
    """A clasp half way between two points."""
    (ax, ay), (bx, by) = ends
    box = around(((ax + bx) / 2, (ay + by) / 2), CLASP[0] * k, CLASP[1] * k)
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    draw.picture(name, box, f"lane/{state}", angle=angle)
