"""Frames, gilding, wells and textured fills shared by boards, cards and tiles."""

import functools

import skia

from . import shadows
from .canvas import arr2img, font, imgshader, linear, paint, roundrect, text
from .ornaments import cosmati_band, star8
from .style import TEXT_FONT, TITLE_FONT, colour32, mix
from .textures import KINDS


@functools.lru_cache(None)
def material(kind, w, h, seed=1, **k):
    return arr2img(KINDS[kind](int(w), int(h), seed, **k))


GOLDS = ["#5E3A0A", "#C9982F", "#F6DC8A", "#C9982F", "#7A4F12", "#E2B950", "#6A430D"]


def gold_stroke(c, p, w=3, ink=True):
    b = p.getBounds()
    if ink:
        c.drawPath(p, paint("#1A0E06", 0.9, "stroke", w + 2))
    sh = linear(
        b.left(), b.top(), b.right(), b.bottom(), GOLDS, [0, 0.18, 0.32, 0.5, 0.66, 0.82, 1]
    )
    c.drawPath(p, paint("ink", 1, "stroke", w, shader=sh))
    c.drawPath(p, paint("#FFF6D0", 0.5, "stroke", max(0.6, w * 0.22)))


def shadow(c, p, dx=4, dy=7, blur=9, a=0.6):
    """Drop shadow of a flat shape, unless pieces are painted bare."""
    if not shadows.baked():
        return
    c.save()
    c.translate(dx, dy)
    c.drawPath(p, paint("#000000", a, blur=blur))
    c.restore()


def texfill(c, p, im, s=0.5, tx=0, ty=0, a=1):
    c.drawPath(p, paint("ink", 1, shader=imgshader(im, s, s, tx, ty)))


def inner_shadow(c, p, blur=8, a=0.5, w=10, col="#2A1408"):
    c.save()
    c.clipPath(p, True)
    c.drawPath(p, paint(col, a, "stroke", w, blur=blur))
    c.restore()


def gtext(c, s, x, y, size, al="c", fam=TITLE_FONT, track=1):
    """gilded heading text"""
    f = font(fam, size)
    text(c, s, x + 1.2, y + 1.8, f, paint("#000000", 0.7, blur=1.2), al, track)
    text(
        c,
        s,
        x,
        y,
        f,
        paint(
            "ink",
            1,
            shader=linear(
                0,
                y - size * 0.75,
                0,
                y + size * 0.1,
                ["#FFF7D6", "#F3D67E", "#C28D28", "#F0CC6C"],
                [0, 0.4, 0.62, 1],
            ),
        ),
        al,
        track,
    )


def wrap(f, s, w):
    out = []
    cur = ""
    for wd in s.split():
        t = (cur + " " + wd).strip()
        if f.measureText(t) > w and cur:
            out.append(cur)
            cur = wd
        else:
            cur = t
    return out + [cur]


def paragraph(c, s, x, y, w, size, col="ink", al="c", lh=1.18, fam=TEXT_FONT):
    f = font(fam, size)
    for i, line in enumerate(wrap(f, s, w)):
        text(c, line, x + (w / 2 if al == "c" else 0), y + i * size * lh, f, paint(col), al)


def board(
    c,
    x,
    y,
    w,
    h,
    band=20,
    tx="parchment",
    seed=3,
    bandcols=("ivory", "porphyry", "malachite", "gold"),
    kind="star",
    rim="walnut",
    r=10,
    thick=8,
):
    """board: bevelled wood rim, cosmatesque inlay, gold fillets, texture field. returns inner
    rect"""
    p = roundrect(x, y, w, h, r)
    shadow(c, p, 6, 12, 16, 0.75)
    for i in range(thick, 0, -1):
        c.drawPath(roundrect(x + 0.3 * i, y + i, w, h, r), paint(mix("walnut", "#000000", 0.35)))
    texfill(c, p, material("wood", 512, 512, 3, planks=3), 0.6, x, y)
    c.save()
    c.clipPath(p, True)
    c.drawPath(p, paint("#FFE3B0", 0.35, "stroke", 3))
    c.drawPath(p, paint("#000000", 0.45, "stroke", 1.2))
    c.restore()
    i = 9
    gold_stroke(c, roundrect(x + i, y + i, w - 2 * i, h - 2 * i, 4), 2.2)
    i = 12
    X, Y, W_, H_ = x + i, y + i, w - 2 * i, h - 2 * i
    if band:
        cosmati_band(c, X, Y, W_, band, True, bandcols, kind=kind)
        cosmati_band(c, X, Y + H_ - band, W_, band, True, bandcols, kind=kind)
        cosmati_band(c, X + 0, Y + band, band, H_ - 2 * band, False, bandcols, kind=kind)
        cosmati_band(c, X + W_ - band, Y + band, band, H_ - 2 * band, False, bandcols, kind=kind)
        for cx, cy in (
            (X + band / 2, Y + band / 2),
            (X + W_ - band / 2, Y + band / 2),
            (X + band / 2, Y + H_ - band / 2),
            (X + W_ - band / 2, Y + H_ - band / 2),
        ):
            c.drawRect(
                skia.Rect.MakeLTRB(cx - band / 2, cy - band / 2, cx + band / 2, cy + band / 2),
                paint("porphyry"),
            )
            star8(c, cx, cy, band * 0.42, "gold", "lapis")
        q = roundrect(X, Y, W_, H_, 2)
        c.save()
        c.clipPath(q, True)
        c.clipPath(
            roundrect(X + band, Y + band, W_ - 2 * band, H_ - 2 * band, 2),
            skia.ClipOp.kDifference,
            True,
        )
        c.drawRect(
            skia.Rect.MakeXYWH(X, Y, W_, H_),
            paint(
                "ink",
                1,
                shader=linear(
                    X,
                    Y,
                    X + W_,
                    Y + H_,
                    [colour32("#FFF3D8", 60), colour32("#FFF3D8", 0), colour32("#200C04", 110)],
                    [0, 0.5, 1],
                ),
            ),
        )
        c.restore()
    j = band
    ix, iy, iw, ih = X + j, Y + j, W_ - 2 * j, H_ - 2 * j
    q = roundrect(ix, iy, iw, ih, 2)
    if tx:
        texfill(c, q, material(tx, 1024, 1024, seed), 1.0, ix, iy)
        inner_shadow(c, q, 10, 0.55, 16)
    gold_stroke(c, q, 2.4)
    return ix, iy, iw, ih


def plaque(c, x, y, w, h, txt, size=18, col="crimson", r=6, fam=TITLE_FONT, track=1.5):
    p = roundrect(x, y, w, h, r)
    shadow(c, p, 2, 3, 4, 0.5)
    c.drawPath(
        p,
        paint(
            "ink",
            1,
            shader=linear(
                0,
                y,
                0,
                y + h,
                [mix(col, "ivory", 0.18), col, mix(col, "#100404", 0.45)],
                [0, 0.45, 1],
            ),
        ),
    )
    gold_stroke(c, p, 2)
    c.drawPath(
        roundrect(x + 4, y + 4, w - 8, h - 8, max(1, r - 3)), paint("gold_hi", 0.5, "stroke", 0.8)
    )
    gtext(c, txt, x + w / 2, y + h / 2 + size * 0.35, size, "c", fam, track)


def well(c, x, y, w, h, r=6, a=0.28):
    p = roundrect(x, y, w, h, r)
    c.drawPath(p, paint("#3A2210", a))
    inner_shadow(c, p, 4, 0.6, 6)
    c.drawPath(p, paint("#FFF6E0", 0.45, "stroke", 1.1))
    c.drawPath(p, paint("#2A1408", 0.55, "stroke", 0.9))
