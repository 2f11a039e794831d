"""Faces of Ally tiles, Edicts, Market tiles and City Bonus tiles."""

from typing import Final

from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.markets import SIDES, Lot
from stupor.games.stupor_mundi.face.components.icon_rows import ON_ICON, Token, paint_figure, tokens
from stupor.games.stupor_mundi.face.components.icons import (
    CONDITIONS,
    bonus_row,
    sprite_of,
)
from stupor.games.stupor_mundi.face.components.printed import EDICTS, MARKETS
from stupor.games.stupor_mundi.face.view import number_of
from stupor.games.stupor_mundi.ids import PALACE
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Face, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import INK

#: The icons of the Palace by the letters of the Edict tiles.
EDICT_LETTERS: Final = dict(zip("GSATWKLP", PALACE, strict=True))
#: A comparison of so many letters leaves less room for its icon.
LONG_SIGN = 4
#: With so many, two figures on each side, it is smaller still.
LONGEST_SIGN = 5


def portrait_of(ally: int) -> str:
    """The portrait sprite of an Ally tile."""
    name = ALLIES[ally].name.lower().replace("\u00e8", "e")
    return f"portrait/{name}"


def paint_ally(
    draw: DrawList,
    piece: str,
    box: Rect,
    *,
    met: int | None = None,
    sign: str = "",
    stack: int = 0,
    mark: float = 0,
    mantle: str = "",
) -> None:
    """An Ally tile: portrait, circle, condition, and whether the condition holds now.

    A Mantle lies over it.
    """
    for k in range(stack, 0, -1):
        under = (box[0] + 2.2 * k, box[1] + 2.2 * k, box[2], box[3])
        lay = draw.with_shadow if k == stack else draw.picture  # only the lowest throws a shadow
        lay(f"{piece}.under", under, "ally/back")
    ally = number_of(piece)
    x, y, w, _ = box
    if not stack:
        draw.picture(f"{piece}.shade", box, "ally/back.shadow")
    if not ally:
        draw.picture(piece, box, "ally/back")
        return
    draw.picture(f"{piece}.face", (x, y, w, w * 153 / 118), portrait_of(ally))
    draw.picture(piece, box, f"ally/frame-{ALLIES[ally].circle}")
    _paint_condition(draw, piece, ally, box, sign)
    if mantle:
        draw.picture(f"{piece}.mantle", box, "ally/mantle")
    if met is not None:
        d = mark or w * 0.3
        draw.picture(
            f"{piece}.met",
            (x + w - d * 0.96, y - d * 0.04, d, d),
            f"check/{'yes' if met else 'no'}",
        )


def _paint_condition(draw: DrawList, piece: str, ally: int, box: Rect, sign: str) -> None:
    icon, wish = CONDITIONS[ally - 1]
    x, y, w, h = box
    plaque = (x + w * 0.055, y + h * 0.725, w * 0.89, h * 0.255)
    words = sign or wish
    share = 1.24 if len(words) < LONG_SIGN else 0.9 if len(words) < LONGEST_SIGN else 0.66
    size = min(plaque[3] * share, 31)
    mid = plaque[1] + plaque[3] / 2 - 0.5
    draw.picture(f"{piece}.icon", around((plaque[0] + size * 0.47, mid), size), sprite_of(icon))
    room = (plaque[0] + size * 0.98, plaque[1] - 3, plaque[2] - size * 0.98, plaque[3] + 6)
    high = max(14.5, plaque[3] * (0.78 if len(words) < 3 else 0.68))
    if words in (">", "\u2265"):
        high *= 1.25
        line = words != ">"
        words = ">"
        if line:
            cx = room[0] + room[2] / 2
            bar = (cx - high * 0.27, mid + high * 0.34, high * 0.54, 2.4)
            draw.box(f"{piece}.bar", bar, fill=INK)
            room = (room[0], room[1] - high * 0.1, room[2], room[3])
    face: Face = "number" if len(words) < LONG_SIGN else "bold"
    draw.label(f"{piece}.sign", room, words, high, face, INK)


def paint_edict(draw: DrawList, piece: str, box: Rect, sprite: str, size: float) -> None:
    """An Edict tile with its three icons in their wells."""
    draw.with_shadow(piece, box, sprite)
    number = number_of(piece)
    if not number:
        return
    cx, cy = centre(box)
    step = box[2] * 0.313
    for k, letter in enumerate(EDICTS[number].icons):
        icon = sprite_of(ICON_OF[EDICT_LETTERS[letter]].sign)
        draw.picture(f"{piece}.icon", around((cx + (k - 1) * step, cy), size), icon)


def _side(piece: str) -> int:
    return SIDES.index(parsed(piece).last)


def market_lots(piece: str) -> tuple[Lot, Lot]:
    """What a Market tile sells and buys on the side that lies up."""
    side = MARKETS[number_of(piece)].sides[_side(piece)]
    return side.sell, side.buy


def paint_market(draw: DrawList, piece: str, box: Rect) -> None:
    """A Market strip: what you sell for how much, what you buy for how much."""
    x, y, w, h = box
    draw.with_shadow(piece, box, f"market/{SIDES[_side(piece)]}")
    sell, buy = market_lots(piece)
    mid = y + h / 2
    half = w / 2
    _paint_lot(draw, f"{piece}.sell", sell, x + half * 0.26, mid, "pay")
    draw.picture(f"{piece}.gives", around((x + half * 0.53, mid), 13, 12), "arrow/gives")
    _paint_coins(draw, f"{piece}.sell", sell.coins, x + half * 0.78, mid, "gain")
    _paint_coins(draw, f"{piece}.buy", buy.coins, x + half * 1.24, mid, "pay")
    draw.picture(f"{piece}.gives", around((x + half * 1.49, mid), 13, 12), "arrow/gives")
    _paint_lot(draw, f"{piece}.buy", buy, x + half * 1.76, mid, "gain")


def _paint_lot(draw: DrawList, name: str, lot: Lot, cx: float, cy: float, kind: str) -> None:
    goods = [("cube/grain-1", lot.grain), ("cube/stone-1", lot.stone)]
    here = [(sprite, count) for sprite, count in goods if count]
    for k, (sprite, count) in enumerate(here):
        x = cx + (k - (len(here) - 1) / 2) * 28
        if len(here) > 1:
            draw.picture(f"{name}.cube", around((x, cy), 27, 27.6), sprite)
            draw.number(f"{name}.n", (x, cy + 1), count, 17, kind, growth=ON_ICON)
        else:
            draw.picture(f"{name}.cube", around((x + 10, cy), 27, 27.6), sprite)
            draw.number(f"{name}.n", (x - 12, cy), count, 19, kind)


def _paint_coins(draw: DrawList, name: str, count: int, cx: float, cy: float, kind: str) -> None:
    draw.picture(f"{name}.coin", around((cx + 9, cy), 25), "coin/5-back")
    draw.number(f"{name}.a", (cx - 12, cy), count, 19, kind)


def paint_bonus(draw: DrawList, piece: str, box: Rect) -> None:
    """A City Bonus tile; a second thing it gives peeps out at its foot."""
    big = box[2] > 50
    draw.with_shadow(piece, box, "bonus/tile-big" if big else "bonus/tile")
    found = tokens(bonus_row(number_of(piece)))
    cx, cy = centre(box)
    size = box[2] * (0.74 if len(found) == 1 else 0.66)
    lift = 0 if len(found) == 1 else box[2] * 0.14
    first = (cx if found[0].icon == "coin" else cx - lift, cy - lift)
    _bonus_icon(draw, piece, found[0], first, size, -1 if len(found) > 1 else 1)
    if len(found) > 1 and found[1].icon == "resource":
        for k, sprite in enumerate(("cube/stone-1", "cube/grain-1", "cube/stone-2")):
            at = (cx + (k - 1) * box[2] * 0.26, cy + box[2] * 0.29)
            draw.picture(f"{piece}.cube", around(at, box[2] * 0.36), sprite)
    elif len(found) > 1:
        at = (cx + box[2] * 0.22, cy + box[2] * 0.22)
        _bonus_icon(draw, piece, found[1], at, box[2] * 0.6)


def _bonus_icon(
    draw: DrawList,
    piece: str,
    token: Token,
    at: tuple[float, float],
    size: float,
    foot: int = 1,
) -> None:
    """An icon with its figure in the middle or at its foot, on the right or (-1) on the left."""
    draw.picture(f"{piece}.icon", around(at, size), sprite_of(token.icon))
    if token.figure and token.icon in ("vp", "coin"):
        draw.number(f"{piece}.n", at, token.figure, max(14.5, size * 0.58), growth=ON_ICON)
    elif token.figure:
        paint_figure(draw, f"{piece}.n", token, (at[0] - (foot < 0) * size * 0.5, at[1]), size)


def paint_reward(draw: DrawList, row: int, box: Rect) -> None:
    """What the Edict space of a row pays: 3 coins, a cube, or a coin and 1 VP."""
    cx, cy = centre(box)
    name = f"reward.{row}"
    if row == 1:
        draw.picture(name, around((cx - 1, cy - 1), 36), "coin/5-back")
        draw.number(f"{name}.n", (cx + 9, cy + 9), 3, 20)
    elif row == 2:
        draw.picture(name, around((cx - 8, cy - 6), 27, 27.6), "cube/stone-1")
        draw.picture(f"{name}.or", around((cx + 8, cy + 7), 27, 27.6), "cube/grain-1")
    else:
        draw.picture(name, around((cx - 8, cy - 8), 26), "coin/5-back")
        draw.picture(f"{name}.vp", around((cx + 7, cy + 8), 28), "vp/laurel")
        draw.number(f"{name}.n", (cx + 7, cy + 8), 1, 16)
