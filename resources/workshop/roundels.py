"""Enamel roundels: one picture for every concept of the game, drawn from one table."""

import math
from typing import NamedTuple

import cv2
import numpy as np
import skia

from . import shadows
from .canvas import fit, font, icon, img2arr, mask, paint, path, radial, roundrect, surf, text
from .heraldry import SHIELD
from .noise import bevel_height, drop_shadow, light, over, ramp, rgba, sdf_in, spectral
from .pieces import GRAIN_CUBE, STONE_CUBE, coin, cube, finish
from .silhouettes import OWN_SILHOUETTES
from .style import NUMERAL_FONT, SCALE, SHADOW_ROUNDEL, mix, rgb

STONE, GRAIN, COIN, MASON, SEA, INKY, STUDY, COURT = (
    "#39414F",
    "grain_enamel",
    "coin_enamel",
    "porphyry",
    "lapis",
    "#5A3418",
    "malachite",
    "purple",
)
IMPERIAL, PAPAL = "#4A1540", "#74141E"
WINE = "#7E1620"


class Concept(NamedTuple):
    """How a concept of the game looks: silhouette, enamel, rim, small mark and outline of the
    plaque."""

    symbol: str
    enamel: str
    rim: str = "gold"
    mark: str | None = None
    outline: str = "circle"


#: One look for every concept. Octagons are main actions, lapis squares are cards, wine-red rounds
#: are structures.
CONCEPTS = {
    "grain": Concept("wheat", GRAIN),
    "stone": Concept("stone-block", STONE, outline="square"),
    "augustalis": Concept("augustalis", COIN),
    "resource": Concept("resource", "#3E3A2C"),
    "vp": Concept("laurels", STUDY),
    "tower": Concept("white-tower", MASON),
    "wall": Concept("defensive-wall", MASON),
    "keep": Concept("keep", MASON),
    "structure": Concept("structure", MASON),
    "castle-side": Concept("castle-side", MASON),
    "great-tower": Concept("white-tower", MASON, "great", "banner"),
    "great-wall": Concept("defensive-wall", MASON, "great", "banner"),
    "great-keep": Concept("keep", MASON, "great", "banner"),
    "frederick-tower": Concept("white-tower", MASON, "yellow"),
    "frederick-wall": Concept("defensive-wall", MASON, "yellow"),
    "frederick-keep": Concept("keep", MASON, "yellow"),
    "frederick-grain": Concept("wheat", GRAIN, "yellow"),
    "frederick-stone": Concept("stone-block", STONE, "yellow"),
    "frederick-treasury": Concept("coins", COIN, "yellow"),
    "frederick-ally": Concept("ally", COURT, "yellow"),
    "frederick-specialist": Concept("specialist", STUDY, "yellow"),
    "frederick-ship": Concept("caravel", SEA, "yellow"),
    "frederick": Concept("eagle-emblem", "#1A1410", "yellow"),
    "specialist": Concept("specialist", STUDY),
    "promote": Concept("specialist", WINE, mark="arrow-up", outline="octo"),
    "market": Concept("scales", WINE, outline="octo"),
    "build": Concept("trowel", WINE, outline="octo"),
    "summon": Concept("ally", WINE, mark="plus", outline="octo"),
    "purchase": Concept("card", WINE, mark="coin", outline="octo"),
    "edict": Concept("scroll-unfurled", INKY),
    "issue-edict": Concept("scroll-unfurled", INKY, mark="quill"),
    "next-edict": Concept("scroll-unfurled", INKY, mark="arrow-right"),
    "refresh-edicts": Concept("refresh", INKY, mark="scroll-unfurled"),
    "ally": Concept("ally", COURT),
    "independent": Concept("open-hand", "teal"),
    "loyalist": Concept("open-crown", "#9A4310"),
    "card": Concept("card", SEA, outline="square"),
    "draw": Concept("card-draw", SEA, outline="square"),
    "hand-size": Concept("hand-size", SEA, outline="square"),
    "slot": Concept("padlock-open", SEA, outline="square"),
    "lock": Concept("padlock", STONE),
    "card-slot-lock": Concept("padlock", SEA, outline="square"),
    "spears": Concept("both-spears", SEA, outline="square"),
    "ship": Concept("caravel", SEA),
    "ship-any": Concept("caravel", SEA, mark="compass"),
    "move": Concept("compass", SEA),
    "city": Concept("castle", SEA),
    "remove": Concept("remove", "#8A1A1A"),
    "income": Concept("receive-money", STUDY),
    "reward": Concept("coins", STUDY),
    "hourglass": Concept("hourglass", "#2A1A12"),
    "city-bonus": Concept("village", "#7A3A18"),
    "workplace": Concept("stone-crafting", INKY),
    "crown": Concept("crown", COURT),
    "first-player": Concept("queen-crown", COURT),
    "both-actions": Concept("both-spears", WINE),
    "warehouse": Concept("granary", GRAIN),
    "closed-side": Concept("medieval-gate", MASON),
    "papal-book": Concept("open-book", PAPAL, mark="cross-patty"),
    "supply-ship": Concept("galley", SEA, mark="cross-patty"),
    "papal-mantle": Concept("cape", PAPAL, mark="cross-patty"),
    "knight": Concept("mounted-knight", STONE, mark="cross-patty"),
    "lonely-knight": Concept("black-knight-helm", STONE),
    "papal-tower": Concept("white-tower", PAPAL, mark="cross-patty"),
    "papal-wall": Concept("defensive-wall", PAPAL, mark="cross-patty"),
    "papal-keep": Concept("keep", PAPAL, mark="cross-patty"),
    "imperial-tower": Concept("white-tower", IMPERIAL, "yellow", "open-crown"),
    "imperial-wall": Concept("defensive-wall", IMPERIAL, "yellow", "open-crown"),
    "imperial-keep": Concept("keep", IMPERIAL, "yellow", "open-crown"),
}
#: Second names of a concept; the packer stores the picture once.
ALIASES = {
    "coin": "augustalis",
    "ally-frederick": "frederick-ally",
    "specialist-frederick": "frederick-specialist",
    "end-of-game": "hourglass",
}


#: Concepts of every game: their sprites lie with those of the interface.
COMMON = (
    "card",
    "crown",
    "draw",
    "end-of-game",
    "first-player",
    "hand-size",
    "hourglass",
    "lock",
    "remove",
    "vp",
)

#: Silhouettes put together from others: (part, x, y, width, height) on the 512 square.
JOINED = {
    "structure": (("white-tower", 20, 20, 190, 470), ("defensive-wall", 196, 250, 296, 240)),
    "castle-side": (
        ("white-tower", 0, 60, 170, 400),
        ("defensive-wall", 166, 236, 180, 224),
        ("white-tower", 342, 60, 170, 400),
    ),
}


def joined(parts):
    """One path from several silhouettes."""
    p = skia.Path()
    for name, *box in parts:
        p.addPath(fit(icon(name), *box))
    return p


def shape_of(name):
    """Silhouette of a concept; a few are put together from others."""
    if name == "augustalis":
        p = skia.Path(path(OWN_SILHOUETTES["coin-ring"]))
        p.addPath(fit(icon("eagle-emblem"), 96, 90, 320, 332))
        p.setFillType(skia.PathFillType.kEvenOdd)
        return p
    if name == "both-spears":
        a = path(OWN_SILHOUETTES["up-left-spear"])
        b = skia.Path(a)
        m = skia.Matrix()
        m.setScale(-1, 1, 256, 256)
        b.transform(m)
        p = skia.Op(a, b, skia.PathOp.kUnion_PathOp)
        return p
    if name in JOINED:
        return joined(JOINED[name])
    return icon(name)


#: How much of the roundel a silhouette fills; thin shapes are drawn larger. The default is SIZE.
SIZE = 0.64
SIZES = {
    "wheat": 0.78,
    "white-tower": 0.70,
    "keep": 0.66,
    "castle-side": 0.80,
    "structure": 0.70,
    "caravel": 0.74,
    "castle": 0.76,
    "coins": 0.70,
    "laurels": 0.74,
    "card-draw": 0.72,
    "card": 0.68,
    "hand-size": 0.70,
    "scales": 0.74,
    "compass": 0.76,
    "receive-money": 0.70,
    "village": 0.70,
    "medieval-gate": 0.70,
    "both-spears": 0.66,
    "mounted-knight": 0.76,
    "galley": 0.74,
    "trowel": 0.70,
    "eagle-emblem": 0.74,
    "ally": 0.62,
    "remove": 0.52,
    "refresh": 0.74,
    "scroll-unfurled": 0.68,
}


def concept(name, d=56):
    """The roundel of one concept of the table; coins and goods are shown as the objects they
    are."""
    name = ALIASES.get(name, name)
    look = CONCEPTS[name]
    if look.symbol in OBJECTS:
        return OBJECTS[look.symbol](d)
    size = SIZES.get(look.symbol, SIZE)
    if look.rim == "yellow":
        size *= 0.84
    if look.outline == "square":
        size += 0.04
    a = roundel(shape_of(look.symbol), look.enamel, d, rim=look.rim, scale=size, shape=look.outline)
    if look.mark:
        _mark(a, look.mark, d)
    return a


def _golden_coin(d):
    """A gold Augustalis with a dark rim and a darkened eagle, so that it reads on parchment."""
    with shadows.bare():
        struck = _shown(coin(60, None, "eagle-emblem", "gold"), 50, d - 5, 2)
    w = round(d * SCALE)
    middle, inset = w / 2, (w - struck.shape[0]) // 2
    disc = mask(
        lambda c: c.drawCircle(middle, middle - SCALE, (d / 2 - 3.6) * SCALE, paint("ink")), w, w
    )
    a = np.zeros((w, w, 4))
    a[..., 3] = drop_shadow(disc, *[v * SCALE for v in SHADOW_ROUNDEL[:3]], SHADOW_ROUNDEL[3])
    over(a, rgba(np.ones((w, w, 3)) * rgb("#2E1A06"), disc))
    over(a, struck, inset, inset)
    size = (d - 5) * 0.47 * SCALE
    where = (middle - size / 2, middle - size / 2 - SCALE, size, size)
    eagle = mask(lambda c: c.drawPath(fit(icon("eagle-emblem"), *where), paint("ink")), w, w)
    over(a, rgba(np.ones((w, w, 3)) * rgb("#4A2A0A"), eagle * 0.62))
    return a


def _goods(d):
    """A Stone cube and a Grain cube on one dark roundel: one of either kind."""
    a = roundel(None, "#2E3A30", d)
    for kind, x, y in ((STONE_CUBE, 0.06, 0.10), (GRAIN_CUBE, 0.42, 0.37)):
        with shadows.bare():
            small = _shown(cube(40, **kind), 72, d * 0.56)
        over(a, small, round(x * d * SCALE), round(y * d * SCALE))
    return a


def _shown(picture, window, size, rise=0):
    """The middle of a piece, window units wide and high, resampled; rise moves it up."""
    side = round(window * SCALE)
    grown = np.pad(picture, ((side, side), (side, side), (0, 0))).astype(np.float32)
    y0, x0 = (grown.shape[0] - side) // 2, (grown.shape[1] - side) // 2
    y0 -= round(rise * SCALE)
    part = grown[y0 : y0 + side, x0 : x0 + side]
    n = round(size * SCALE)
    premultiplied = np.dstack([part[..., :3] * part[..., 3:], part[..., 3]])
    small = cv2.resize(premultiplied, (n, n), interpolation=cv2.INTER_AREA)
    straight = small[..., :3] / np.maximum(small[..., 3:], 1e-4)
    return np.dstack([straight, small[..., 3]]).astype(float)


OBJECTS = {"augustalis": _golden_coin, "resource": _goods}


def _special_rim(kind, W, c0, R):
    """Yellow enamel band for Frederick, pearls for the great pieces."""
    s = surf(W, W)
    c = s.getCanvas()
    if kind == "yellow":
        c.drawCircle(c0, c0, R - 2.4 * SCALE, paint("#FFD320", 1, "stroke", 6.4 * SCALE))
        c.drawCircle(c0, c0, R + 0.6 * SCALE, paint("#2A1604", 1, "stroke", 1.5 * SCALE))
        c.drawCircle(c0, c0, R - 5.8 * SCALE, paint("#2A1604", 1, "stroke", 1.4 * SCALE))
        c.drawArc(
            skia.Rect.MakeLTRB(
                c0 - R + 2 * SCALE, c0 - R + 2 * SCALE, c0 + R - 2 * SCALE, c0 + R - 2 * SCALE
            ),
            185,
            95,
            False,
            paint("#FFF9CC", 0.9, "stroke", 1.6 * SCALE),
        )
    else:
        for i in range(20):
            a = i * math.pi / 10
            x, y = c0 + (R - 1.2 * SCALE) * math.cos(a), c0 + (R - 1.2 * SCALE) * math.sin(a)
            r = 2.25 * SCALE
            c.drawCircle(x, y, r, paint("#4A2A0A"))
            c.drawCircle(
                x,
                y,
                r * 0.8,
                paint(
                    "ink",
                    1,
                    shader=radial(
                        x - r * 0.3,
                        y - r * 0.35,
                        r * 1.3,
                        ["#FFFFFF", "#F4E8CC", "#A98E5C"],
                        [0, 0.5, 1],
                    ),
                ),
            )
    return img2arr(s).astype(float) / 255


def _mark(a, mark, d):
    """A small sign in the lower right quarter."""
    W = a.shape[0]
    k = d * SCALE
    cx = cy = 0.735 * k
    r = 0.215 * k
    s = surf(W, W)
    c = s.getCanvas()
    if mark == "banner":
        p = fit(icon("banner"), 0.52 * k, 0.10 * k, 0.36 * k, 0.36 * k)
        c.drawPath(p, paint("#1A0A04", 1, "stroke", 3.4 * SCALE))
        c.drawPath(p, paint("#C8402F"))
        c.drawPath(p, paint("gold_hi", 1, "stroke", 1.0 * SCALE))
        over(a, img2arr(s).astype(float) / 255)
        return
    bg = {
        "arrow-up": "#F4E8CC",
        "plus": "#F4E8CC",
        "coin": "#D9A93F",
        "scroll-unfurled": "#F4E8CC",
        "cross-patty": "#F7F0DE",
        "open-crown": "#F2C52E",
        "quill": "#F4E8CC",
        "arrow-right": "#F4E8CC",
        "compass": "#F4E8CC",
    }[mark]
    fg = {
        "arrow-up": "#2C6A48",
        "plus": "#2C6A48",
        "coin": "#5E3A0A",
        "scroll-unfurled": "#7A1E2B",
        "cross-patty": "#A3262E",
        "open-crown": "#3A1030",
        "quill": "#7A1E2B",
        "arrow-right": "#2C6A48",
        "compass": "#1F3F77",
    }[mark]
    if mark == "scroll-unfurled":
        cx = cy = 0.5 * k
        r = 0.135 * k
    c.drawCircle(cx + 1 * SCALE, cy + 1.4 * SCALE, r, paint("#000000", 0.55, blur=1.4 * SCALE))
    c.drawCircle(cx, cy, r, paint("#2A1408"))
    c.drawCircle(
        cx,
        cy,
        r - 1.0 * SCALE,
        paint(
            "ink",
            1,
            shader=radial(
                cx - r * 0.3,
                cy - r * 0.4,
                r * 1.7,
                [mix(bg, "#FFFFFF", 0.5), bg, mix(bg, "#2A1408", 0.35)],
                [0, 0.55, 1],
            ),
        ),
    )
    q = r * 0.62
    c.drawPath(
        fit(icon("eagle-emblem" if mark == "coin" else mark), cx - q, cy - q, 2 * q, 2 * q),
        paint(fg),
    )
    over(a, img2arr(s).astype(float) / 255)


def roundel(ic, col="lapis", d=56, fg="gold", num=None, shape="circle", scale=0.60, rim="gold"):
    """An enamel badge with a raised silhouette or a numeral. rim: gold, yellow (Frederick's) or
    great (pearls)."""
    W = int(d * SCALE)
    c0 = W / 2
    R = (d / 2 - 4) * SCALE

    def sil(c):
        if shape == "circle":
            c.drawCircle(c0, c0, R, paint("ink"))
        elif shape == "shield":
            c.drawPath(fit(path(SHIELD), c0 - R * 0.9, c0 - R, R * 1.8, R * 2), paint("ink"))
        elif shape == "square":
            c.drawPath(
                roundrect(c0 - R * 0.92, c0 - R * 0.92, R * 1.84, R * 1.84, R * 0.22), paint("ink")
            )
        elif shape == "octo":
            p = skia.Path()
            p.addPoly(
                [
                    skia.Point(
                        c0 + R * math.cos(math.pi / 8 + i * math.pi / 4),
                        c0 + R * math.sin(math.pi / 8 + i * math.pi / 4),
                    )
                    for i in range(8)
                ],
                True,
            )
            c.drawPath(p, paint("ink"))

    m = mask(sil, W, W)
    D = sdf_in(m)
    rimw = 3.4 * SCALE
    ring = m * np.clip((rimw - D) / 1.0 + 0.5, 0, 1)
    inner = m * np.clip((D - rimw) / 1.0 + 0.5, 0, 1)
    h = np.where(
        D < rimw, np.sqrt(np.clip(1 - ((D - rimw / 2) / (rimw / 2)) ** 2, 0, 1)) * rimw * 0.5, 0
    )
    dl, s = light(
        cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.7), 1.1, el=48, spec=0.7, shin=18
    )
    gold = ramp(
        np.clip(0.62 * (dl - 0.25) + 0.2, 0, 1),
        [(0, "#5E3A0A"), (0.35, "#A87420"), (0.6, "#DDAF45"), (0.85, "#F6DE8E"), (1, "#FFF8D8")],
    ) + np.atleast_3d(np.clip(s - 0.4, 0, 1))
    yy, xx = np.mgrid[0:W, 0:W]
    q = np.hypot(xx - c0 * 0.8, yy - c0 * 0.7) / R
    en = ramp(
        np.clip(q / 1.7, 0, 1),
        [(0, mix(col, "ivory", 0.28)), (0.45, col), (1, mix(col, "#08040A", 0.6))],
    )
    en *= (1 + 0.035 * spectral(W, W, 2.2, 3))[..., None]
    insh = np.clip(1 - (D - rimw) / (4 * SCALE), 0, 1) * inner
    en *= 1 - 0.45 * insh[..., None]
    out = finish(gold * ring[..., None] + en * (1 - ring[..., None]), m, SHADOW_ROUNDEL)
    if rim != "gold":
        over(out, _special_rim(rim, W, c0, R))
    if ic:
        im = mask(
            lambda c: c.drawPath(
                fit(
                    icon(ic) if isinstance(ic, str) else ic,
                    c0 - R * scale,
                    c0 - R * scale,
                    2 * R * scale,
                    2 * R * scale,
                ),
                paint("ink"),
            ),
            W,
            W,
        )
        sh = drop_shadow(im, 1.2 * SCALE, 1.6 * SCALE, 1.2 * SCALE, 0.6) * inner
        out[..., :3] *= 1 - sh[..., None] * 0.8
        hh = bevel_height(im, 2.2 * SCALE, "round", 0.7)
        d2, s2 = light(hh, 1, el=48, spec=0.6, shin=16)
        cc = (
            ramp(
                np.clip(0.55 * (d2 - 0.3) + 0.32, 0, 1),
                [(0, "#6A430D"), (0.4, "#C9982F"), (0.7, "#F3D983"), (1, "#FFFBE6")],
            )
            if fg == "gold"
            else np.ones((W, W, 3)) * rgb(fg) * (0.35 + 0.65 * d2)[..., None]
        )
        over(out, rgba(cc + np.atleast_3d(np.clip(s2 - 0.35, 0, 1)), im))
    if num:
        f = font(NUMERAL_FONT, R * 1.05)
        s = surf(W, W)
        c = s.getCanvas()
        text(
            c,
            num,
            c0 + 1.2 * SCALE,
            c0 + R * 0.37 + 1.6 * SCALE,
            f,
            paint("#0A0404", 0.7, blur=2),
            "c",
        )
        text(c, num, c0, c0 + R * 0.37, f, paint("vellum"), "c")
        a = img2arr(s).astype(float) / 255
        al = a[..., 3:]
        over(out, np.dstack([a[..., :3], al]))
    # glass highlight
    gl = np.clip(1 - np.hypot((xx - c0) / R, (yy - c0 * 0.45) / (R * 0.62)), 0, 1) * inner * 0.30
    out[..., :3] += gl[..., None] * (out[..., 3:4] > 0.5)
    return np.clip(out, 0, 1)


def laurel(num, d=44):
    """Victory points: a laurel wreath with the number inside."""
    W = int(d * SCALE)
    a = roundel(None, "#27523F", d)
    c0 = W / 2
    R = (d / 2 - 4) * SCALE

    def leaves(c):
        for sg in (-1, 1):
            for i in range(8):
                an = math.radians(90 - sg * (18 + i * 19.5))
                x, y = c0 + R * 0.74 * math.cos(an), c0 + R * 0.74 * math.sin(an)
                c.save()
                c.translate(x, y)
                c.rotate(math.degrees(an) - sg * 90 + sg * 28)
                p = skia.Path()
                p.moveTo(-R * 0.20, 0)
                p.quadTo(0, -R * 0.15, R * 0.20, 0)
                p.quadTo(0, R * 0.15, -R * 0.20, 0)
                p.close()
                c.drawPath(p, paint("ink"))
                c.restore()

    im = mask(leaves, W, W)
    hh = bevel_height(im, 4, "round", 0.7)
    d2, s2 = light(hh, 1, el=48, spec=0.6, shin=16)
    cc = ramp(
        np.clip(0.55 * (d2 - 0.3) + 0.32, 0, 1),
        [(0, "#6A430D"), (0.4, "#C9982F"), (0.7, "#F3D983"), (1, "#FFFBE6")],
    )
    over(a, rgba(cc + np.atleast_3d(np.clip(s2 - 0.35, 0, 1)), im))
    s = surf(W, W)
    c = s.getCanvas()
    f = font(NUMERAL_FONT, R * (0.98 if len(num) < 2 else 0.8))
    text(c, num, c0 + 2, c0 + R * 0.35 + 3, f, paint("#04140C", 0.8, blur=2), "c")
    text(c, num, c0, c0 + R * 0.34, f, paint("#FFF8E4"), "c")
    over(a, img2arr(s).astype(float) / 255)
    return np.clip(a, 0, 1)
