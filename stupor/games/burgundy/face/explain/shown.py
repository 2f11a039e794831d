"""How an explanation is shown: beside its thing, with the tile that it is about."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.tiles import sprite_of
from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.gestures.objections import theirs
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.explanation import completed
from stupor.stage.geometry import Point
from stupor.stage.items import Rect
from stupor.stage.messages import Panel, TooltipContext
from stupor.stage.name import parsed
from stupor.stage.tooltip import TooltipPicture, TooltipSubject, paint_tooltip

#: How large things are shown beside the words.
SIZES: Final[dict[str, tuple[float, float]]] = {
    "hex": (110.0, 127.0),
    "back": (110.0, 127.0),
    "shield": (88.0, 106.0),
    "route": (132.0, 56.0),
}


def shown(
    view: TableView,
    name: str,
    at: Point,
    hint: str,
    key: str,
    context: TooltipContext,
    about: Rect | None,
) -> Panel | None:
    """The panel about a thing that lies there, with its key if it has one."""
    told = explanation(view, name)
    if told is None or (told.rule == "setup.castle" and view.mine("castle") and not hint):
        return None  # a plate beside the space says more of a first castle
    told = completed(told, key, "" if theirs(view, name) else context.why)
    near = (view.anchors["preview"], view.anchors["meta.header"])
    subject = TooltipSubject(
        told, at, context.about or about, told.piece, hint, clear=context.clear, near=near
    )
    return paint_tooltip(view, subject, _figure(told.piece))


def _figure(piece: str) -> TooltipPicture | None:
    head, number = parsed(piece)
    size = SIZES.get(head)
    if size is None:
        return None
    sprite = sprite_of(piece) if head in ("hex", "back") else f"{head}/{number}"

    def paint(draw: DrawList, box: Rect) -> None:
        draw.picture("figure", box, sprite)

    return TooltipPicture(size, paint)
