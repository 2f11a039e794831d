"""Why a thing that is let go where nothing lies lit goes home again."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.stage.drag import HeldPiece
from stupor.stage.geometry import Point, centre, holds
from stupor.stage.node import NOBODY, Node, node_at
from stupor.table.input.hit_test import HitTest

NOT_THERE: Final = mark("It can’t go there. Try a lit place.")
THEIRS: Final = mark("This belongs to {who}.")


def astray(hit_test: HitTest, held: HeldPiece, point: Point, place: bool, instead: str = "") -> str:
    """Why what is held cannot lie at a point; nothing where it was only put back.

    What the face knows as a `place` for things is one, whatever lies there; it may say what it is
    for `instead`. On a ground with places for it, a thing is put back only where it lay.
    """
    if holds(held.home, point):
        return ""
    seat = hit_test.ui.board.rival_panel_at(hit_test.view, point).seat
    if seat != NOBODY:
        return tr(THEIRS, who=hit_test.view.names[seat])
    there = node_at(hit_test.nodes, point)
    back = there is None or _put_back(hit_test, held, there)
    return instead or tr(NOT_THERE) if place or not back else ""


def _put_back(hit_test: HitTest, held: HeldPiece, there: Node) -> bool:
    """Whether a ground is the one where a thing lay, and has no places for it."""
    if not (there.ground and holds(there.rect, centre(held.home))):
        return False
    goals = map(hit_test.aim, hit_test.affordances.targets(held.pick, held.mode))
    return not any(holds(there.rect, goal) for goal in goals if goal is not None)
