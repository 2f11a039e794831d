"""The painted card back and the parchment of cards and tiles."""

import skia

from .canvas import blob, brush, fit, icon, imgshader, linear, paint, path, radial, roundrect, surf
from .heraldry import SHIELD
from .ornaments import star8
from .portraits import Bust
from .style import INK, SCALE, colour32
from .surfaces import gold_stroke, inner_shadow, material, shadow, texfill


def sheet(w, h, pad=(10, 8, 14, 20)):
    """A transparent surface in logical units with room for the shadow: left, top, right, bottom."""
    s = surf(int((w + pad[0] + pad[2]) * SCALE), int((h + pad[1] + pad[3]) * SCALE))
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    c.translate(pad[0], pad[1])
    return s, c


def paper(c, p, seed=1, scale=0.5):
    """Fill a shape with parchment, shade its edge and line it with ink."""
    texfill(c, p, material("parchment", 512, 512, 21), scale, seed * 37, seed * 11)
    inner_shadow(c, p, 5, 0.5, 7)
    c.drawPath(p, paint("#2A1408", 0.9, "stroke", 1))


def card_back(w=190, h=272):
    """Two soldiers back to back; their spears point to the actions at the upper left and upper
    right."""
    s, c = sheet(w, h)
    p = roundrect(0, 0, w, h, 11)
    shadow(c, p, 3, 7, 6, 0.6)
    texfill(c, p, material("leather", 512, 512, 8), 0.4)
    c.drawPath(p, paint("#000000", 0.8, "stroke", 1))
    q = roundrect(9, 9, w - 18, h - 18, 6)
    c.save()
    c.clipPath(q, True)
    c.drawRect(
        skia.Rect.MakeWH(w, h),
        paint("ink", 1, shader=imgshader(material("lapis", 512, 512), 0.6, 0.6)),
    )
    for j in range(14):
        for i in range(9):
            star8(c, 16 + i * 22 + (j % 2) * 11, 14 + j * 21, 3.2, "#F3D67E", "#1F3F77")
    c.drawRect(
        skia.Rect.MakeWH(w, h),
        paint(
            "ink",
            1,
            shader=radial(
                w / 2,
                h * 0.52,
                150,
                [colour32("#FFD97A", 95), colour32("#1F3F77", 0), colour32("#04081A", 190)],
                [0, 0.5, 1],
            ),
        ),
    )
    for sg in (-1, 1):  # spears first: shafts behind the men, tips in the corners
        a, b = (w / 2 + sg * 4, h - 40), (w / 2 + sg * 68, 50)
        brush(c, [a, b], 7, 7, 7, INK)
        brush(c, [a, b], 4.4, 4.4, 4.4, "#9A6A3A")
        brush(c, [(a[0] - 1, a[1]), (b[0] - 1, b[1])], 1.2, 1.2, 1.2, "#E7C48C", 0.8)
        c.save()
        c.translate(*b)
        c.rotate(sg * 19)
        t = blob([(0, -32), (8.5, -9), (4, 4), (-4, 4), (-8.5, -9)], 8)
        c.drawPath(
            t,
            paint(
                "ink", 1, shader=linear(-8, 0, 8, 0, ["#FFFFFF", "#B9C0C4", "#5A6268"], [0, 0.5, 1])
            ),
        )
        c.drawPath(t, paint(INK, 1, "stroke", 1.8))
        c.drawLine(0, -26, 0, 2, paint("#5A6268", 1, "stroke", 1.2))
        f = skia.Path()
        f.moveTo(2, 8)
        f.lineTo(2, 24)
        f.lineTo(-20 * sg if sg > 0 else 20, 20)
        f.lineTo(-12 * sg if sg > 0 else 12, 14)
        f.lineTo(-22 * sg if sg > 0 else 22, 9)
        f.close()
        c.drawPath(f, paint("crimson"))
        c.drawPath(f, paint(INK, 1, "stroke", 1.4))
        c.restore()
    for sg in (-1, 1):
        c.save()
        k = 0.34
        c.translate(w / 2 + sg * 37 - 200 * k, h - 9 - 466 * k)
        c.scale(k, k)
        b = Bust(
            c,
            dict(
                hair="brown",
                skin="fair" if sg < 0 else "tan",
                hat="helm",
                beard="moustache" if sg < 0 else None,
                cloth="mail",
                c1="#A3262E" if sg < 0 else "#27523F",
                badge="eagle-emblem",
                turn=-0.5 * sg * -1,
                seed=13 + sg,
            ),
        )
        b.paint()
        c.restore()
    for sg in (-1, 1):
        x, y = w / 2 + sg * 46, h - 44
        z = fit(path(SHIELD), x - 25, y - 28, 50, 62)
        c.save()
        c.translate(1.5, 2.5)
        c.drawPath(z, paint("#000000", 0.5, blur=2))
        c.restore()
        c.drawPath(z, paint("#E3B437" if sg < 0 else "#F4EEDC"))
        c.drawPath(z, paint("gold_hi", 1, "stroke", 4))
        c.drawPath(z, paint(INK, 1, "stroke", 1.8))
        c.drawPath(
            fit(icon("eagle-emblem" if sg < 0 else "cross-patty"), x - 16, y - 20, 32, 36),
            paint("#1A1008" if sg < 0 else "#A3262E"),
        )
    c.restore()
    inner_shadow(c, q, 4, 0.6, 6)
    gold_stroke(c, q, 2)
    gold_stroke(c, roundrect(3.5, 3.5, w - 7, h - 7, 8.5), 1.6)
    return s
