"""The pictures in the rulebook: cards, tiles and icons by a word such as "card:101"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import paint_small_card
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row, paint_token, tokens
from stupor.games.stupor_mundi.face.components.icons import ABILITIES, ASPECTS, card_row, sprite_of
from stupor.games.stupor_mundi.face.components.printed import show
from stupor.games.stupor_mundi.face.components.tiles import (
    paint_ally,
    paint_bonus,
    paint_edict,
    paint_market,
)
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect

Painter = Callable[[DrawList, str, Rect], None]
Size = tuple[float, float]

SIZES: Final[dict[str, Size]] = {
    "card": (70, 94),
    "ally": (66, 89),
    "edict": (122, 63),
    "work": (136, 66),
    "market": (240, 32),
    "bonus": (60, 58),
    "crest": (48, 57),
    "cover": (50, 50),
    "icon": (44, 44),
    "site": (44, 44),
    "great": (44, 44),
}
#: Layer of the pictures on a page.
LAYER: Final = 112


def size_of(picture: str) -> Size:
    """How much room a picture takes."""
    return SIZES[picture.partition(":")[0]]


def inline_width(icon: str, height: float) -> float:
    """How wide an icon in a line is."""
    return tokens(icon)[0].width(height)


def inline_items(key: str, icon: str, box: Rect) -> list[Item]:
    """An icon in a line of words."""
    draw = DrawList(key, LAYER)
    token = tokens(icon)[0]
    high = box[3]
    paint_token(draw, token.icon, token, centre(box), high)
    return draw.items


def picture_items(key: str, picture: str, box: Rect) -> list[Item]:
    """The picture of an entry."""
    draw = DrawList(key, LAYER)
    show(None)  # the rulebook tells of the box, not of the game that is played
    kind, _, name = picture.partition(":")
    _PAINTERS[kind](draw, name, box)
    return draw.items


def _icon(draw: DrawList, name: str, box: Rect) -> None:
    high = box[3] * 0.94
    draw.picture(name, around(centre(box), high * ASPECTS.get(name, 1.0), high), sprite_of(name))


def _card(draw: DrawList, name: str, box: Rect) -> None:
    if int(name) >= 100:
        paint_small_card(draw, f"card.{name}", box)
        return
    draw.with_shadow(name, box, "card/mini-face")
    row = card_row(int(name))
    x, y, w, h = box
    cut = row.find(" >") if " >" in row else row.find(" +")
    if cut < 0:
        paint_row(draw, "row", row, centre(box), w * 0.66)
        return
    paint_row(draw, "row", row[:cut], (x + w / 2, y + h * 0.31), w * 0.5, 1, w - 10)
    paint_row(draw, "row", row[cut + 1 :], (x + w / 2, y + h * 0.68), w * 0.5, 1, w - 10)


def _ally(draw: DrawList, name: str, box: Rect) -> None:
    paint_ally(draw, f"ally.{name}", box)


def _edict(draw: DrawList, name: str, box: Rect) -> None:
    paint_edict(draw, f"edict.{name}", box, "edict/tile", 36)


def _work(draw: DrawList, name: str, box: Rect) -> None:
    kind = "countryside" if name.startswith("country") else "village"
    draw.box("ground", box, fill=(255, 246, 220, 150), border=_RIMS[kind], width=2, radius=7)
    paint_row(draw, "row", ABILITIES[name], centre(box), 46, room=box[2] - 14)


_RIMS: Final = {"countryside": (39, 85, 156), "village": (150, 110, 50)}


def _bonus(draw: DrawList, name: str, box: Rect) -> None:
    paint_bonus(draw, f"bonus.{name}", box)


def _market(draw: DrawList, name: str, box: Rect) -> None:
    paint_market(draw, f"market.{name}", box)


def _crest(draw: DrawList, name: str, box: Rect) -> None:
    draw.picture(name, box, f"crest/{name}")


def _cover(draw: DrawList, name: str, box: Rect) -> None:
    _icon(draw, _COVERS[name], box)


#: What the cover of a Keep shows.
_COVERS: Final = {"hand": "hand-size", "spears": "both-actions", "slot": "slot"}


def _site(draw: DrawList, name: str, box: Rect) -> None:
    _icon(draw, "tower" if name.startswith("t") else "wall", box)


def _great(draw: DrawList, name: str, box: Rect) -> None:
    _icon(draw, f"great-{name}", box)


_PAINTERS: Final[dict[str, Painter]] = {
    "card": _card,
    "ally": _ally,
    "edict": _edict,
    "work": _work,
    "market": _market,
    "bonus": _bonus,
    "crest": _crest,
    "cover": _cover,
    "icon": _icon,
    "site": _site,
    "great": _great,
}
