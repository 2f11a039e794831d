"""Sprites of cards, tiles, plates and covers. All texts, names and numbers are drawn by the
game."""

from collections.abc import Callable

import numpy as np
import skia

from .canvas import blit, fit, icon, linear, paint, radial, roundrect
from .niche import CIRCLES
from .ornaments import cosmati_band, star8
from .pieces import wax
from .roundels import roundel
from .sprites import CARD_SHADOW, TILE_SHADOW, Book, cut, drawn
from .sprites_icons import badge, polygon
from .style import INK, colour32, mix
from .surfaces import gold_stroke, inner_shadow, material, texfill
from .tabletop import card_back, paper

CARD_W, CARD_H = 190, 272
#: Places on a card face that the game fills, as x, y, width, height in the 190 x 272 frame.
CARD_PARTS = {
    "title": (12, 11, 166, 27),
    "field": (13, 42, 164, 96),
    "text": (14, 158, 162, 102),
}
FIELDS = {"crimson": "#8A2030", "lapis": "#1F3F77", "malachite": "#27523F", "porphyry": "#5B1E4A"}


def diaper(
    c: skia.Canvas, x: float, y: float, w: float, h: float, colour: str, step: float = 18
) -> None:
    """A coloured field with a gold lozenge grid."""
    area = skia.Rect.MakeXYWH(x, y, w, h)
    shades = [mix(colour, "ivory", 0.22), colour, mix(colour, "#080206", 0.45)]
    glow = radial(x + w / 2, y + h / 2, w * 0.66, shades, [0, 0.5, 1])
    c.drawRect(area, paint("ink", 1, shader=glow))
    c.save()
    c.clipRect(area)
    for i in range(-int(h / step) - 1, int(w / step) + 2):
        for sign in (-1, 1):
            x0 = x + i * step + (h if sign > 0 else 0)
            c.drawLine(x0, y, x0 - sign * h, y + h, paint("gold_hi", 0.26, "stroke", 0.9))
    c.restore()


def card_base(c: skia.Canvas, rim: str, seed: int = 1) -> None:
    """Card of parchment in a coloured, gilded border."""
    p = roundrect(0.4, 0.4, CARD_W - 0.8, CARD_H - 0.8, 11)
    shades = [mix(rim, "ivory", 0.25), rim, mix(rim, "#050202", 0.5)]
    c.drawPath(p, paint("ink", 1, shader=linear(0, 0, CARD_W, CARD_H, shades, [0, 0.5, 1])))
    gold_stroke(c, roundrect(3.6, 3.6, CARD_W - 7.2, CARD_H - 7.2, 8.5), 1.9)
    paper(c, roundrect(8, 8, CARD_W - 16, CARD_H - 16, 6), seed)


def title(c: skia.Canvas) -> None:
    """The bright strip for the name of a card."""
    x, y, w, h = CARD_PARTS["title"]
    shades = [colour32("#FFF8E2", 190), colour32("#FFF8E2", 60)]
    strip = skia.Rect.MakeXYWH(x, y, w, h)
    c.drawRect(strip, paint("ink", 1, shader=linear(0, y, 0, y + h, shades)))


def band(c: skia.Canvas) -> None:
    """The inlaid band below the field of a card."""
    x, y, w, h = CARD_PARTS["field"]
    cosmati_band(c, x, y + h + 4, w, 11, True, kind="star")
    gold_stroke(c, roundrect(x, y + h + 4, w, 11, 1), 0.8, False)


def card_face(border: str, crown: bool = False) -> Callable:
    """Card front: title strip, lozenge field for the icons, inlaid band, parchment for the text."""

    def draw(c: skia.Canvas) -> None:
        colour = FIELDS[border]
        card_base(c, "#4A1540" if crown else "#3A3A44", 3)
        title(c)
        x, y, w, h = CARD_PARTS["field"]
        diaper(c, x, y, w, h, colour)
        field = roundrect(x, y, w, h, 2)
        inner_shadow(c, field, 4, 0.6, 6)
        gold_stroke(c, field, 2)
        band(c)
        if crown:
            p = fit(icon("open-crown"), CARD_W / 2 - 16, 228, 32, 26)
            c.drawPath(p, paint("#5B1E4A", 0.16))

    return draw


def starry(c: skia.Canvas, w: float, h: float, colour: str, step: float = 22) -> None:
    """A ground of small gold stars over the whole sheet."""
    c.drawRect(skia.Rect.MakeWH(w, h), paint(colour))
    shades = [colour32("#FFE7B0", 70), colour32(colour, 0), colour32("#04040C", 150)]
    for j in range(int(h / step) + 2):
        for i in range(int(w / step) + 2):
            star8(c, i * step + (j % 2) * step / 2, j * step, step * 0.13, "#F3D67E", colour)
    glow = radial(w / 2, h / 2, h * 0.62, shades, [0, 0.5, 1])
    c.drawRect(skia.Rect.MakeWH(w, h), paint("ink", 1, shader=glow))


def medallion(c: skia.Canvas, cx: float, cy: float, r: float, symbol: str, ring: str) -> None:
    """A gold disc with an ink charge inside an enamel ring."""
    c.drawCircle(cx + r * 0.03, cy + r * 0.06, r, paint("#000000", 0.5, blur=r * 0.06))
    c.drawCircle(cx, cy, r, paint(ring))
    for radius, width in ((r, r * 0.06), (r * 0.8, r * 0.05)):
        p = skia.Path()
        p.addCircle(cx, cy, radius)
        gold_stroke(c, p, width)
    for i in range(24):
        c.save()
        c.translate(cx, cy)
        c.rotate(i * 15)
        c.drawCircle(0, -r * 0.9, r * 0.035, paint("gold_hi"))
        c.restore()
    shades = ["#FFF3C4", "#E6BC50", "#A8751E"]
    c.drawCircle(
        cx,
        cy,
        r * 0.76,
        paint("ink", 1, shader=radial(cx - r * 0.2, cy - r * 0.25, r, shades, [0, 0.5, 1])),
    )
    s = r * 1.14
    c.drawPath(fit(icon(symbol), cx - s / 2, cy - s / 2, s, s), paint("#1A1008"))


def emblem_back(w: float, h: float, colour: str, symbol: str, ring: str, radius: float) -> Callable:
    """Card back with a medallion on a starry ground in a leather border."""

    def draw(c: skia.Canvas) -> None:
        k = w / CARD_W
        p = roundrect(0.4, 0.4, w - 0.8, h - 0.8, 11 * max(k, 0.45))
        texfill(c, p, material("leather", 512, 512, 8), 0.4)
        c.drawPath(p, paint("#1A0808", 0.25))
        edge = max(3.2, 9 * k)
        q = roundrect(edge, edge, w - 2 * edge, h - 2 * edge, max(2, 6 * k))
        c.save()
        c.clipPath(q, True)
        starry(c, w, h, colour, max(11, 22 * k))
        c.restore()
        inner_shadow(c, q, 4 * k, 0.6, 6 * k)
        gold_stroke(c, q, max(1, 2 * k))
        if k > 0.5:
            gold_stroke(c, roundrect(3.5, 3.5, w - 7, h - 7, 8.5), 1.6)
        medallion(c, w / 2, h / 2, radius, symbol, ring)

    return draw


def planks(c: skia.Canvas, w: float, h: float, symbol: str = "padlock") -> None:
    """A wooden cover with crossed battens, nails and a sign: nothing may lie here."""
    k = w / CARD_W
    r = max(5, 9 * k)
    p = roundrect(0.4, 0.4, w - 0.8, h - 0.8, r)
    texfill(c, p, material("wood", 512, 512, 7, planks=3), 0.42)
    inner_shadow(c, p, 4, 0.6, 6)
    frame = roundrect(5, 5, w - 10, h - 10, max(3, r - 4))
    gold_stroke(c, frame, 1.3)
    c.save()
    c.clipPath(frame, True)
    length = float(np.hypot(w, h))
    batten = roundrect(-length / 2, -8 * max(k, 0.5), length, 16 * max(k, 0.5), 2)
    for sign in (-1, 1):
        c.save()
        c.translate(w / 2, h / 2)
        c.rotate(sign * float(np.degrees(np.arctan2(h, w))))
        c.drawPath(batten, paint("#000000", 0.5, blur=3))
        texfill(c, batten, material("wood", 512, 512, 5, planks=1), 0.3)
        c.drawPath(batten, paint(INK, 1, "stroke", 1.4))
        c.restore()
    c.restore()
    d = 54 if w > 100 else 34
    blit(c, roundel(symbol, "#39414F", d), w / 2 - d / 2, h / 2 - d / 2)


def mini_face(c: skia.Canvas) -> None:
    """Small card front: parchment in a dark gilded border."""
    p = roundrect(0.3, 0.3, 57.4, 77.4, 5)
    c.drawPath(
        p,
        paint(
            "ink", 1, shader=linear(0, 0, 58, 78, ["#55555E", "#38383F", "#1E1E24"], [0, 0.5, 1])
        ),
    )
    gold_stroke(c, roundrect(1.9, 1.9, 54.2, 74.2, 4), 1.1)
    q = roundrect(4.4, 4.4, 49.2, 69.2, 2.6)
    texfill(c, q, material("parchment", 512, 512, 21), 0.5)
    inner_shadow(c, q, 2.5, 0.35, 4)


def slot_lock(c: skia.Canvas) -> None:
    """Stone plate with a padlock over the sixth card slot."""
    p = roundrect(0.5, 0.5, 83, 117, 6)
    texfill(c, p, material("stone", 512, 512, 5), 0.45)
    c.drawPath(p, paint("#2A1A10", 0.42))
    inner_shadow(c, p, 4, 0.6, 6)
    gold_stroke(c, roundrect(2, 2, 80, 114, 5), 1.3)
    blit(c, roundel("padlock", "#39414F", 50), 17, 34)


def ally_frame(circle: str) -> Callable:
    """Frame of an Ally tile over the portrait: emblem upper left, empty plaque below."""
    tint = CIRCLES[circle]["spandrel"]

    def draw(c: skia.Canvas) -> None:
        ring = skia.Path()
        ring.addPath(roundrect(0.3, 0.3, 117.4, 159.4, 8))
        ring.addPath(roundrect(7, 7, 104, 106, 4))
        ring.setFillType(skia.PathFillType.kEvenOdd)
        bright = mix(tint, "#FFFFFF", 0.12)
        shades = [mix(bright, "ivory", 0.3), bright, mix(tint, "#100404", 0.2)]
        c.drawPath(ring, paint("ink", 1, shader=linear(0, 0, 60, 160, shades, [0, 0.4, 1])))
        c.drawPath(roundrect(0.6, 0.6, 116.8, 158.8, 8), paint("#1A0E06", 0.9, "stroke", 1.2))
        gold_stroke(c, roundrect(7, 7, 104, 106, 4), 1.3)
        plaque = roundrect(7, 116, 104, 37.6, 4)
        c.drawPath(plaque, paint("ink", 1, shader=linear(0, 116, 0, 155, ["#FFFBEC", "#F4E8CC"])))
        inner_shadow(c, plaque, 2, 0.3, 3)
        gold_stroke(c, plaque, 1.2)
        circle_emblem(c, circle, 19, 19, 14)

    return draw


def circle_emblem(c: skia.Canvas, circle: str, cx: float, cy: float, r: float) -> None:
    """Teal diamond with a hand for Independents, orange disc with a crown for Loyalists, eagle
    for the court."""
    tint = CIRCLES[circle]["spandrel"]
    c.save()
    c.translate(cx, cy)
    c.drawCircle(0.8, 1.4, r, paint("#120904", 0.5, blur=1.2))
    s = r * 1.24
    if circle == "independent":
        shape = polygon((0, -s), (s, 0), (0, s), (-s, 0))
    else:
        shape = skia.Path()
        shape.addCircle(0, 0, r)
    dark = mix(tint, "#0A0404", 0.35)
    c.drawPath(
        shape,
        paint(
            "ink",
            1,
            shader=radial(
                -r * 0.3, -r * 0.4, r * 1.5, [mix(tint, "ivory", 0.35), tint, dark], [0, 0.5, 1]
            ),
        ),
    )
    gold_stroke(c, shape, 1.6)
    k = r * (0.62 if circle == "independent" else 0.64)
    p = fit(icon(CIRCLES[circle]["emblem"]), -k, -k, 2 * k, 2 * k)
    c.drawPath(p, paint(INK, 0.9, "stroke", 1.6))
    c.drawPath(p, paint("#FFF3C4"))
    c.restore()


def ally_back(c: skia.Canvas) -> None:
    """Face-down Ally tile: an empty niche on a starry ground."""
    p = roundrect(0.4, 0.4, 117.2, 159.2, 8)
    texfill(c, p, material("wood", 512, 512, 5, planks=1), 0.3)
    c.drawPath(p, paint("#2A1408", 0.35))
    q = roundrect(5, 5, 108, 150, 4)
    c.save()
    c.clipPath(q, True)
    starry(c, 118, 160, "#3A2416", 17)
    c.restore()
    inner_shadow(c, q, 4, 0.7, 6)
    gold_stroke(c, q, 1.6)
    blit(c, roundel("ally", "purple", 74), 22, 43)


def wells(c: skia.Canvas, places: list[tuple[float, float]], r: float) -> None:
    """Round sunk places for icons."""
    for x, y in places:
        p = skia.Path()
        p.addCircle(x, y, r)
        c.drawPath(p, paint("#8A6A34", 0.24))
        inner_shadow(c, p, 1.6, 0.45, 2.6)
        c.drawPath(p, paint("gold_dk", 0.8, "stroke", 1))


def edict_tile(w: float, h: float, d: float, seed: int) -> Callable:
    """Long Edict plaque of parchment with three round wells."""

    def draw(c: skia.Canvas) -> None:
        for i in range(3, 0, -1):
            c.drawPath(roundrect(0.4, 0.4 + i * 0.8, w - 0.8, h - 3.2, 5), paint("#8A7248"))
        p = roundrect(0.4, 0.4, w - 0.8, h - 3.2, 5)
        paper(c, p, seed, 0.45)
        c.drawPath(roundrect(3.4, 3.4, w - 6.8, h - 9.2, 3), paint("crimson", 0.85, "stroke", 1.4))
        wells(c, [(w / 2 + i * (d + 1.5), h / 2 - 1.2) for i in (-1, 0, 1)], d / 2 - 0.6)

    return draw


def edict_back(c: skia.Canvas) -> None:
    """Face-down Edict: a folded charter with a seal."""
    p = roundrect(0.4, 0.4, 85.2, 55.2, 5)
    texfill(c, p, material("leather", 512, 512, 8), 0.4)
    gold_stroke(c, roundrect(2.6, 2.6, 80.8, 50.8, 3.6), 1.3)
    paper(c, roundrect(6, 6, 74, 44, 2), 4, 0.45)
    for x in (6, 80):
        c.drawLine(x, 6, 43, 30, paint("sepia", 0.5, "stroke", 1))
    blit(c, wax(40, "eagle-emblem"), 23, 9)


def market_strip(colour: str) -> Callable:
    """Market tile: two lots side by side on one enamel strip."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(0.5, 0.5, 239, 31, 4)
        shades = [mix(colour, "ivory", 0.16), colour, mix(colour, "#06040A", 0.5)]
        c.drawPath(p, paint("ink", 1, shader=linear(0, 0, 0, 32, shades, [0, 0.4, 1])))
        gold_stroke(c, roundrect(1.4, 1.4, 237.2, 29.2, 3.4), 1.3)
        c.drawLine(120, 6, 120, 26, paint("#0A0608", 0.7, "stroke", 2.6))
        c.drawLine(120, 6, 120, 26, paint("gold_hi", 0.95, "stroke", 1.2))
        for y in (4.6, 27.4):
            c.drawPath(
                polygon((120, y - 2.4), (122.4, y), (120, y + 2.4), (117.6, y)), paint("gold_hi")
            )

    return draw


def bonus_tile(w: float, h: float) -> Callable:
    """City Bonus tile: ivory with a green rim."""

    def draw(c: skia.Canvas) -> None:
        k = w / 37
        c.drawPath(roundrect(0.4, 1.2 * k, w - 0.8, h - 1.4 * k, 4 * k), paint("#143021"))
        p = roundrect(0.4, 0.4, w - 0.8, h - 2 * k, 4 * k)
        c.drawPath(p, paint("ink", 1, shader=linear(0, 0, 0, h, ["#43815F", "#27523F"])))
        q = roundrect(2.6 * k, 2.6 * k, w - 5.2 * k, h - 6.4 * k, 2.4 * k)
        texfill(c, q, material("parchment", 512, 512, 21), 0.4, 40, 10)
        c.drawPath(q, paint("#F4F6E4", 0.6))
        inner_shadow(c, q, 1.4 * k, 0.35, 2 * k)
        gold_stroke(c, q, 0.7 * k, False)

    return draw


def workplace_plate(colour: str) -> Callable:
    """A space of the Workplace: parchment plate with a coloured rim."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(2, 2, 119, 74, 7)
        texfill(c, p, material("parchment", 1024, 1024, 3), 0.7, 30, 60)
        c.drawPath(p, paint("#FFF8E4", 0.42))
        inner_shadow(c, p, 3, 0.35, 5)
        c.drawPath(p, paint("#1A0E06", 0.55, "stroke", 4))
        shades = [mix(colour, "ivory", 0.3), colour, mix(colour, "#100806", 0.3)]
        c.drawPath(
            p, paint("ink", 1, "stroke", 2.6, shader=linear(0, 0, 0, 78, shades, [0, 0.5, 1]))
        )
        c.drawPath(roundrect(4.4, 4.4, 114.2, 69.2, 5), paint("#FFFFFF", 0.35, "stroke", 0.8))

    return draw


def reward_plate(pips: int) -> Callable:
    """Wine-red plate behind the reward of an Edict row; studs count the row."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(0.6, 0.6, 44.8, 46.8, 5)
        c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=linear(0, 0, 0, 48, ["#97303A", "#6E1420", "#470A14"], [0, 0.45, 1]),
            ),
        )
        gold_stroke(c, roundrect(1.6, 1.6, 42.8, 44.8, 4), 1.3)
        for i in range(pips):
            x = 23 + (i - (pips - 1) / 2) * 6
            c.drawCircle(x, 43.2, 1.7, paint("#2A0A08"))
            c.drawCircle(x, 43, 1.25, paint("gold_hi"))

    return draw


def keep_cover(symbol: str) -> Callable:
    """Blue cover that replaces a built Keep piece; its right part is left for the text."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(0.6, 0.6, 232.8, 62.8, 6)
        c.drawPath(
            p,
            paint(
                "ink", 1, shader=linear(0, 0, 0, 64, ["#3560A8", "#1F4486", "#132C5C"], [0, 0.4, 1])
            ),
        )
        c.save()
        c.clipPath(p, True)
        for i in range(-4, 16):
            for sign in (-1, 1):
                c.drawLine(i * 20, 0, i * 20 + sign * 64, 64, paint("gold_hi", 0.07, "stroke", 0.8))
        c.restore()
        gold_stroke(c, roundrect(1.8, 1.8, 230.4, 60.4, 5), 1.4)
        badge(c, symbol, 10, 10, 44)

    return draw


def ally_tiles(book: Book) -> None:
    """Frames, back and dummy of the Ally tiles."""
    for name, circle in (
        ("independent", "independent"),
        ("loyalist", "loyalist"),
        ("court", "court"),
    ):
        book.still(f"ally/frame-{name}", drawn(118, 160, ally_frame(circle)), 118, 160)
        whole = drawn(
            118, 160, lambda c: c.drawPath(roundrect(0.3, 0.3, 117.4, 159.4, 8), paint("ink"))
        )
        book.shadow(f"ally/frame-{name}", whole, 118, 160, TILE_SHADOW)
    book.moving("ally/back", lambda: drawn(118, 160, ally_back), 118, 160, TILE_SHADOW)
    book.moving(
        "ally/dummy", lambda: drawn(118, 160, lambda c: planks(c, 118, 160)), 118, 160, TILE_SHADOW
    )


def cards(book: Book) -> None:
    """Faces and backs of all cards."""

    def card(
        name: str, draw: Callable, w: float = CARD_W, h: float = CARD_H, shadow=CARD_SHADOW
    ) -> None:
        book.moving(f"card/{name}", lambda: drawn(w, h, draw), w, h, shadow)

    for border in FIELDS:
        card(f"face-{border}", card_face(border))
    book.moving(
        "card/back", lambda: cut(card_back(), 10, 8, CARD_W, CARD_H), CARD_W, CARD_H, CARD_SHADOW
    )
    card("back-advanced", emblem_back(CARD_W, CARD_H, "#1F3F77", "eagle-emblem", "#8A2030", 58))
    card("solo-back", emblem_back(CARD_W, CARD_H, "#4A1540", "open-crown", "#2A0A26", 54))
    card("solo-face", card_face("porphyry", True))
    card("dummy", lambda c: planks(c, CARD_W, CARD_H))
    small = (1.6, 3, 2.6, 0.5)
    card("mini-face", mini_face, 58, 78, small)
    card("mini-back", emblem_back(58, 78, "#1F3F77", "eagle-emblem", "#8A2030", 19), 58, 78, small)
    book.still("card/slot-lock", drawn(84, 118, slot_lock), 84, 118)


def tiles(book: Book) -> None:
    """Edict, market, bonus, Workplace and reward plates, and the Keep covers."""
    small = (1.6, 3, 2.6, 0.5)
    book.moving("edict/tile", lambda: drawn(108, 56, edict_tile(108, 56, 31, 1)), 108, 56, small)
    book.moving("edict/tile-small", lambda: drawn(86, 42, edict_tile(86, 42, 24, 2)), 86, 42, small)
    book.moving("edict/back", lambda: drawn(86, 56, edict_back), 86, 56, small)
    for side, colour in (("blue", "#234A90"), ("red", "#8E2029")):
        book.moving(
            f"market/{side}", lambda col=colour: drawn(240, 32, market_strip(col)), 240, 32, small
        )
    book.moving("bonus/tile", lambda: drawn(37, 36, bonus_tile(37, 36)), 37, 36, (1.2, 2, 1.8, 0.5))
    book.moving("bonus/tile-big", lambda: drawn(74, 72, bonus_tile(74, 72)), 74, 72, small)
    for name, colour in (
        ("tile-countryside", "#2C5FA8"),
        ("tile-village", "#8A6436"),
        ("city", "#2F7A4C"),
    ):
        plate = drawn(123, 78, workplace_plate(colour))
        book.still(f"workplace/{name}", plate, 123, 78)
        book.shadow(f"workplace/{name}", plate, 123, 78, small)
    for i in (1, 2, 3):
        book.still(f"reward/{i}", drawn(46, 48, reward_plate(i)), 46, 48)
    for name, symbol in (
        ("hand", "hand-size"),
        ("spears", "both-spears"),
        ("slot", "padlock-open"),
    ):
        book.moving(f"cover/{name}", lambda s=symbol: drawn(234, 64, keep_cover(s)), 234, 64, small)


def paint_cards(book: Book) -> None:
    """The group of cards and tiles."""
    ally_tiles(book)
    cards(book)
    tiles(book)
