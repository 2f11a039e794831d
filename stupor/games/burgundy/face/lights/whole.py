"""A component shown whole beside the pointer: a tile, a shield, a trade route, a bonus tile."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.data.routes import REWARDS, ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.components.tiles import hex_in, sprite_of
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, beside, fitted, grown
from stupor.stage.items import Item
from stupor.stage.name import parsed
from stupor.stage.palette import TOOLTIP

SIZE: Final = (420.0, 200.0)
PICTURE: Final = 140.0


def paint_whole(view: TableView, piece: str, at: Point) -> list[Item]:
    """The component beside a point, wherever it lies on the table."""
    head, number = parsed(piece)
    if head not in ("hex", "shield", "route") or not number.isdigit():
        return []
    draw = DrawList("whole", TOOLTIP)
    box = beside(at, SIZE, view.page)
    draw.box("shade", grown((box[0] + 6, box[1] + 9, *box[2:]), 2), fill=(8, 3, 0, 130), radius=14)
    draw.nine_slice("paper", box, "ui/panel-paper", 24)
    x, y, w, h = grown(box, -20)
    picture = (x, y, PICTURE, h)
    if head == "hex":
        draw.picture("picture", hex_in(picture), sprite_of(piece))
    else:
        draw.picture(
            "picture",
            fitted(44 / 53 if head == "shield" else 132 / 56, picture),
            f"{head}/{number}",
        )
    title, text = words_of(head, int(number))
    left = x + PICTURE + 16
    room = (left, y, w - PICTURE - 16, 30)
    draw.title("title", room, title, 22)
    below = (left, y + 36, w - PICTURE - 16, h - 36)
    draw.text("text", below, text, 18, valign="top", wrap=True)
    return draw.items


def words_of(head: str, number: int) -> tuple[str, str]:
    """A component's name and its sentence."""
    if head == "hex":
        return names.name_of(number), names.text_of(number)
    if head == "shield":
        return names.shield_name(number), tr(SHIELD_LIST[number].text)
    stops = ROUTES[number].stops
    lines = (f"{stop.colour}: {tr(REWARDS[stop.reward])}" for stop in stops)
    return tr("Trade route"), "\n".join(lines)
