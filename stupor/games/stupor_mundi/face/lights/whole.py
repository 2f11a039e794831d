"""A component shown whole beside the pointer: a card, an Ally, an Edict, a City Bonus tile."""

from typing import Final

from stupor.games.stupor_mundi.data import ALLIES, BONUSES
from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.face.components.texts import CIRCLES
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, paint_bonus, paint_edict
from stupor.games.stupor_mundi.face.view import TableView, known, number_of
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, beside, grown
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import SEPIA, TOOLTIP

#: Width of a card shown whole.
WIDE: Final = 236.0
SIZES: Final[dict[str, tuple[float, float]]] = {
    "card": (WIDE, WIDE * CARD[1] / CARD[0]),
    "ally": (372.0, 200.0),
    "edict": (250.0, 142.0),
    "bonus": (372.0, 128.0),
}


def paint_whole(view: TableView, piece: str, at: Point) -> list[Item]:
    """The component beside a point, wherever it lies on the table."""
    kind = parsed(piece).kind
    if kind not in SIZES or not known(piece):
        return []
    draw = DrawList("whole", TOOLTIP)
    box = beside(at, SIZES[kind], view.page)
    draw.box("shade", grown((box[0] + 6, box[1] + 9, *box[2:]), 2), fill=(8, 3, 0, 130), radius=14)
    if kind == "card":
        paint_card(draw, piece, box)
    else:
        draw.nine_slice("paper", box, "ui/panel-paper", 24)
        _PAINTERS[kind](draw, piece, grown(box, -20))
    return draw.items


def _ally(draw: DrawList, piece: str, box: Rect) -> None:
    who = ALLIES[number_of(piece)]
    x, y, w, h = box
    paint_ally(draw, piece, (x, y, 118, 160))
    room = (x + 132, y, w - 132, 30)
    draw.title("name", room, tr(who.name), 22)
    kind = f"{tr(who.profession)}, {tr(CIRCLES[who.circle])}"
    below = (x + 132, y + 30, w - 132, 24)
    draw.text("kind", below, kind, 17, "italic", SEPIA)
    _sentence(
        draw,
        (x + 132, y + 60, w - 132, h - 60),
        tr("1 VP each round; {condition}", condition=tr(who.text)),
    )


def _edict(draw: DrawList, piece: str, box: Rect) -> None:
    paint_edict(draw, piece, box, "edict/tile", box[2] * 0.3)


def _bonus(draw: DrawList, piece: str, box: Rect) -> None:
    x, y, w, h = box
    bonus = BONUSES[number_of(piece)]
    paint_bonus(draw, piece, (x, y + 4, 82, 80))
    room = (x + 98, y, w - 98, 28)
    title = tr("City Bonus {letter}", letter=bonus.letter.upper())
    draw.title("name", room, title, 20)
    _sentence(draw, (x + 98, y + 32, w - 98, h - 32), tr(bonus.text))


def _sentence(draw: DrawList, box: Rect, words: str) -> None:
    draw.text("text", box, words, 18, valign="top", wrap=True)


_PAINTERS: Final = {"ally": _ally, "edict": _edict, "bonus": _bonus}
