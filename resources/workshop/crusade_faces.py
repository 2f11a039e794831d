"""The faces of the Crusade boards: a place with what lies there, and, excommunicated, the same
place in ashes beside a candle that has gone out."""

import numpy as np
import skia

from . import shadows
from .canvas import (
    arr2img,
    blit,
    blob,
    brush,
    fit,
    icon,
    img2arr,
    linear,
    paint,
    path,
    radial,
    roundrect,
    surf,
)
from .castle_powers import power_front
from .crusade_pieces import CRIMSON, book, mantle, poly, supply
from .ornaments import star8
from .portraits import Bust
from .style import INK, SCALE, colour32, mix
from .surfaces import gold_stroke, inner_shadow, material, texfill

WIDTH, HEIGHT = 116, 124
#: The picture and the plate left free for numbers, as x, y, width, height.
PICTURE = (6, 6, 104, 78)
PLATE = (6, 88, 104, 30)
ENAMEL = {
    "library": "#27523F",
    "harbour": "#1C5470",
    "structures": "#7A4A1E",
    "allies": "#5B1E4A",
    "knights": "#39414F",
}


def put(c, picture, x, y, scale):
    """A piece on the ground of a picture."""
    blit(c, picture, x, y, scale)


def library(c):
    """Shelves full of books."""
    texfill(c, roundrect(0, 0, 104, 78, 0), material("wood", 512, 512, 7, planks=3), 0.3)
    c.drawRect(skia.Rect.MakeWH(104, 78), paint("#140802", 0.5))
    r = np.random.default_rng(5)
    colours = ["#8E2A2E", "#2C5A44", "#2F4F86", "#B08A3A", "#6E3A5A", "#A8622E", "#D8C49A"]
    for bottom in (34, 73):
        x = 2.0
        while x < 102:
            w, h = float(r.uniform(5.5, 8.5)), float(r.uniform(23, 30))
            colour = colours[int(r.integers(len(colours)))]
            spine = skia.Path()
            spine.addRect(skia.Rect.MakeLTRB(x, bottom - h, x + w, bottom))
            shades = [mix(colour, "ivory", 0.3), colour, mix(colour, "#080404", 0.55)]
            c.drawPath(spine, paint("ink", 1, shader=linear(x, 0, x + w, 0, shades, [0, 0.4, 1])))
            for y in (bottom - h + 4, bottom - 6):
                c.drawLine(x, y, x + w, y, paint("gold_hi", 0.8, "stroke", 1.1))
            c.drawPath(spine, paint(INK, 1, "stroke", 1))
            x += w
        shelf = skia.Rect.MakeLTRB(0, bottom, 104, bottom + 5)
        c.drawRect(
            shelf, paint("ink", 1, shader=linear(0, bottom, 0, bottom + 5, ["#B9803F", "#5A3418"]))
        )
        c.drawRect(shelf, paint(INK, 1, "stroke", 1))


def sky(c, colours, height=78):
    """Air from the top down to the horizon."""
    c.drawRect(
        skia.Rect.MakeWH(104, height), paint("ink", 1, shader=linear(0, 0, 0, height, colours))
    )


def harbour(c):
    """A quay with a lighthouse before an evening sea."""
    sky(c, ["#4E87A8", "#BFD3BC", "#F6DFA8"], 50)
    c.drawRect(
        skia.Rect.MakeLTRB(0, 48, 104, 78),
        paint("ink", 1, shader=linear(0, 48, 0, 78, ["#6FA3A6", "#1E5570"])),
    )
    for j in range(5):
        for i in range(9):
            x, y = i * 14 - 6 + (j % 2) * 7, 52.5 + j * 5.6
            c.drawArc(
                skia.Rect.MakeXYWH(x, y, 11, 5),
                200,
                140,
                False,
                paint("#F4F0DA", 0.55, "stroke", 1.1),
            )
    for x, w, h in ((6, 11, 38), (98, 10, 30)):
        tower = skia.Path()
        tower.addRect(skia.Rect.MakeLTRB(x - w / 2, 52 - h, x + w / 2, 54))
        c.drawPath(
            tower,
            paint("ink", 1, shader=linear(x - w / 2, 0, x + w / 2, 0, ["#F1E3C0", "#9A8056"])),
        )
        c.drawPath(tower, paint(INK, 1, "stroke", 1.3))
        cap = poly((x - w / 2 - 2, 52 - h), (x, 41 - h), (x + w / 2 + 2, 52 - h))
        c.drawPath(cap, paint("terracotta"))
        c.drawPath(cap, paint(INK, 1, "stroke", 1.3))


def hills(c):
    """Green hills under a bright sky."""
    sky(c, ["#3E78AC", "#A9CBD6", "#F4E3B8"])
    far = path("M0 50 C18 38 34 44 52 48 C70 52 86 36 104 44 L104 78 L0 78 Z")
    near = path("M0 62 C24 54 52 60 104 56 L104 78 L0 78 Z")
    for shape, light, dark in ((far, "#8FAE6A", "#557A48"), (near, "#6E9450", "#33572F")):
        c.drawPath(shape, paint("ink", 1, shader=linear(0, 40, 0, 78, [light, dark])))
        c.drawPath(shape, paint(INK, 0.7, "stroke", 1.1))


def apse(c):
    """A golden apse with stars under an arch."""
    c.drawRect(skia.Rect.MakeWH(104, 78), paint("#5B1E4A"))
    for i in range(7):
        for j in range(5):
            star8(c, 6 + i * 16 + (j % 2) * 8, 5 + j * 9, 2, "#E6C45E", "#5B1E4A")
    niche = path("M16 78 L16 46 A36 38 0 0 1 88 46 L88 78 Z")
    texfill(c, niche, material("goldleaf", 512, 512, 9), 0.3)
    glow = [colour32("#FFF3C8", 160), colour32("#E6B84A", 30), colour32("#4A2A06", 170)]
    c.drawPath(niche, paint("ink", 1, shader=radial(48, 36, 52, glow, [0, 0.5, 1])))
    for i in range(13):
        piece = skia.Path()
        piece.arcTo(skia.Rect.MakeLTRB(11, 3, 93, 89), 180 + i * 180 / 13, 180 / 13, True)
        piece.arcTo(skia.Rect.MakeLTRB(17, 9, 87, 83), 180 + (i + 1) * 180 / 13, -180 / 13, False)
        piece.close()
        c.drawPath(piece, paint("ivory" if i % 2 else "#A3262E"))
        c.drawPath(piece, paint(INK, 0.8, "stroke", 0.8))
    for x in (14, 90):
        column = skia.Path()
        column.addRect(skia.Rect.MakeLTRB(x - 3.4, 46, x + 3.4, 78))
        c.drawPath(
            column,
            paint("ink", 1, shader=linear(x - 4, 0, x + 4, 0, ["#FFFBEC", "#CDBE9C", "#7A6A4A"])),
        )
        c.drawPath(column, paint(INK, 1, "stroke", 1.1))


def tents(c):
    """A camp of tents on a plain at dusk."""
    sky(c, ["#27406E", "#7E8FA8", "#F0C98A"], 60)
    ground = path("M0 56 C30 50 70 52 104 56 L104 78 L0 78 Z")
    c.drawPath(ground, paint("ink", 1, shader=linear(0, 50, 0, 78, ["#C9A86A", "#7A5A30"])))
    c.drawPath(ground, paint(INK, 0.7, "stroke", 1))
    for x, w, h, colour in (
        (12, 30, 34, "#A3262E"),
        (92, 32, 36, "#2F5F93"),
        (52, 26, 28, "#B9862A"),
    ):
        left = poly((x, 62 - h), (x - w / 2, 62), (x, 62))
        right = poly((x, 62 - h), (x, 62), (x + w / 2, 62))
        for shape, shade in ((left, "#F7F0DE"), (right, mix("#CDBE9C", colour, 0.25))):
            c.drawPath(shape, paint(shade))
        stripe = poly((x, 62 - h), (x - w / 4, 62), (x - w / 10, 62))
        c.drawPath(stripe, paint(colour))
        c.drawPath(poly((x, 62 - h), (x + w / 4, 62), (x + w / 2.6, 62)), paint(colour))
        c.drawPath(
            poly((x, 62 - h), (x - w / 2, 62), (x + w / 2, 62)), paint(INK, 1, "stroke", 1.3)
        )
        c.drawLine(x, 62 - h, x, 54 - h, paint(INK, 1, "stroke", 1.4))
        c.drawPath(poly((x, 54 - h), (x + 9, 56.5 - h), (x, 59 - h)), paint(colour))


PLACES = {
    "library": library,
    "harbour": harbour,
    "structures": hills,
    "allies": apse,
    "knights": tents,
}


def crusader(c, x, turn, seed, k=0.172):
    """A knight in mail and a white surcoat with a red cross, his helmet on."""
    c.save()
    c.translate(x - 200 * k, 85 - 466 * k)
    c.scale(k, k)
    look = dict(
        hair="brown", skin="fair", hat="helm", beard="moustache" if seed % 2 else None,
        cloth="mail", c1="#F4EEDC", turn=turn, seed=seed,
    )  # fmt: skip
    Bust(c, look).paint()
    c.restore()
    sign = fit(icon("cross-patty"), x - 7, 62, 14, 14)
    c.drawPath(sign, paint("#FFFBEE", 1, "stroke", 3))
    c.drawPath(sign, paint(CRIMSON))
    c.drawPath(sign, paint(CRIMSON, 1, "stroke", 1.2))


def lance(c, x, lean, top=4):
    """A lance with a white pennon and a red cross."""
    for width, colour in ((3.6, INK), (1.8, "#B98248")):
        c.drawLine(x, 80, x + lean, top, paint(colour, 1, "stroke", width))
    tip = blob(
        [(x + lean, top - 7), (x + lean + 2.4, top), (x + lean, top + 2), (x + lean - 2.4, top)], 6
    )
    c.drawPath(tip, paint("#E8ECEE"))
    c.drawPath(tip, paint(INK, 1, "stroke", 1.2))
    side = 1 if lean < 0 else -1
    x0 = x + lean * 0.94
    flag = poly(
        (x0, top + 4),
        (x0 + side * 19, top + 6),
        (x0 + side * 13, top + 10.5),
        (x0 + side * 19, top + 15),
        (x0, top + 17),
    )
    c.drawPath(flag, paint("#FFFBEE"))
    c.save()
    c.clipPath(flag, True)
    c.drawLine(x0 + side * 7, top, x0 + side * 7, top + 20, paint(CRIMSON, 1, "stroke", 3.4))
    c.drawLine(x0, top + 10.5, x0 + side * 20, top + 10.5, paint(CRIMSON, 1, "stroke", 3.4))
    c.restore()
    c.drawPath(flag, paint(INK, 1, "stroke", 1.4))


def things(c, name):
    """What lies on a board."""
    if name == "library":
        put(c, book(), 13, 0.5, 1.14)
    elif name == "harbour":
        put(c, supply(), 6, -2, 0.94)
    elif name == "structures":
        put(c, power_front("wall", "papal"), 1, 20, 0.68)
        put(c, power_front("keep", "papal"), 32, -3, 0.4)
        put(c, power_front("tower", "papal"), -2, -2, 0.42)
    elif name == "allies":
        put(c, mantle(), 13, 0, 1.08)
    else:
        for x, lean in ((14, -3), (90, 3)):
            lance(c, x, lean, 10)
        for x, turn, seed in ((35, -0.5, 13), (69, 0.5, 14)):
            crusader(c, x, turn, seed)


def picture(name, peopled=True):
    """The picture of a board, 104 x 78."""
    x, y, w, h = PICTURE
    s = surf(w * SCALE, h * SCALE)
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    PLACES[name](c)
    if peopled:
        shade = [colour32("#1A0A04", 0), colour32("#1A0A04", 0), colour32("#1A0A04", 120)]
        c.drawRect(
            skia.Rect.MakeWH(w, h),
            paint("ink", 1, shader=radial(w / 2, h / 2, 64, shade, [0, 0.55, 1])),
        )
        things(c, name)
    return img2arr(s).astype(np.float32) / 255


def ashen(name):
    """The picture of a board gone grey and dark; of what lay there a shade is left."""
    empty, full = picture(name, False), picture(name)
    a = empty * 0.25 + full * 0.75
    grey = (a[..., :3] @ np.array([0.3, 0.59, 0.11]))[..., None]
    cold = grey * np.array([0.86, 0.88, 0.96])
    mixed = a[..., :3] * 0.1 + cold * 0.9
    return np.dstack([np.clip(mixed - 0.02, 0, 1), a[..., 3:]])


def candle(c, x, y, k=1.0):
    """A candle that has just been put out; its smoke rises."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    smoke = [(0, -2), (-6, -11), (4, -19), (-5, -28), (3, -38)]
    brush(c, smoke, 2, 3, 8, "#0E0A0A", 0.6, 1.6)
    brush(c, smoke, 1.6, 1.2, 5.6, "#F2EEE6", 0.95, 0.5)
    c.drawLine(0, 6, 1, -1, paint(INK, 1, "stroke", 2.6))
    c.drawCircle(1, -1, 1.7, paint("#E8602A"))
    wax = path("M-8 6 C-6 2 6 2 8 6 L8 38 L-8 38 Z")
    shades = ["#FFF9E4", "#E9D7AC", "#9A7F4E"]
    c.drawPath(wax, paint(INK, 1, "stroke", 3))
    c.drawPath(wax, paint("ink", 1, shader=linear(-8, 0, 8, 0, shades, [0, 0.5, 1])))
    drip = path(
        "M-8 6 C-6 2 6 2 8 6 L8 14 C6 18 4 12 2 15 C1 22 -2 20 -2.6 13 C-5 11 -6 16 -8 13 Z"
    )
    c.drawPath(drip, paint("#FFFDF2"))
    stick = path("M-15 37 L15 37 L12 43 L5 44 L6 50 L-6 50 L-5 44 L-12 43 Z")
    c.drawPath(stick, paint(INK, 1, "stroke", 3))
    c.drawPath(
        stick, paint("ink", 1, shader=linear(-15, 36, 15, 50, ["#F6DE8E", "#A87420", "#5E3A0A"]))
    )
    c.restore()


def plate(c, ban):
    """The calm strip below the picture."""
    p = roundrect(*PLATE, 3)
    texfill(c, p, material("parchment", 512, 512, 21), 0.4, 30, 10)
    c.drawPath(p, paint("#A9A49C" if ban else "#FFF8E6", 0.62 if ban else 0.5))
    inner_shadow(c, p, 2, 0.4, 4)
    rim(c, p, 1.2, ban)


def rim(c, p, width, ban):
    """A fillet of gold, or of dull iron."""
    if not ban:
        gold_stroke(c, p, width)
        return
    c.drawPath(p, paint("#120A08", 0.9, "stroke", width + 2))
    c.drawPath(p, paint("#8A8680", 1, "stroke", width))


def face(name, ban=False):
    """A painter of one side of a Crusade board."""
    x, y, w, h = PICTURE

    def draw(c):
        enamel = mix(ENAMEL[name], "#2A2624", 0.8) if ban else ENAMEL[name]
        body = roundrect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 7)
        shades = [mix(enamel, "ivory", 0.28), enamel, mix(enamel, "#080404", 0.5)]
        c.drawPath(body, paint("ink", 1, shader=linear(0, 0, WIDTH, HEIGHT, shades, [0, 0.45, 1])))
        c.drawPath(body, paint("#120A06", 0.9, "stroke", 1.2))
        rim(c, roundrect(2.6, 2.6, WIDTH - 5.2, HEIGHT - 5.2, 5.4), 1.4, ban)
        window = roundrect(x, y, w, h, 3)
        with shadows.bare():
            painted = ashen(name) if ban else picture(name)
        c.save()
        c.clipPath(window, True)
        c.drawImageRect(
            arr2img(painted),
            skia.Rect.MakeXYWH(x, y, w, h),
            skia.SamplingOptions(skia.FilterMode.kLinear),
            skia.Paint(AntiAlias=True),
        )
        if ban:
            dusk = [colour32("#14101A", 40), colour32("#0A0608", 190)]
            area = skia.Rect.MakeXYWH(x, y, w, h)
            c.drawRect(area, paint("ink", 1, shader=linear(x, 0, x + w, 0, dusk, [0.4, 0.86])))
            candle(c, 91, 35, 0.94)
        c.restore()
        inner_shadow(c, window, 3, 0.6, 5)
        rim(c, window, 1.5, ban)
        plate(c, ban)

    return draw
