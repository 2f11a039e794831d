"""The title picture of Burgundy: a calendar page with the vault of heaven, a castle with slate
roofs, vineyards, the Saône and the autumn ploughing. Painted in units of 1920 x 1080.
"""

import math

import cv2
import numpy as np
import skia

from . import scenes as scene
from .boards import flower, ivy
from .beasts import beast
from ..canvas import arr2img, fit, icon, linear, paint, path, radial
from ..noise import light, spectral
from ..style import mix
from ..surfaces import gold_stroke, inner_shadow
from ..textures import goldleaf, parchment

SIZE = (1920, 1080)
#: Middle and radius of the vault.
VAULT = (1200.0, 560.0, 500.0)


def heaven(c: skia.Canvas) -> None:
    """Sky, gilt rings of days, stars and the sun."""
    w, h = SIZE
    c.drawRect(
        skia.Rect.MakeWH(w, h),
        paint(
            "ink",
            1,
            shader=linear(
                0, 0, 0, 760, ["#0E2560", "#1F4C9C", "#6FA3CF", "#E9EBD8"], [0, 0.35, 0.75, 1]
            ),
        ),
    )
    x, y, r = VAULT
    rng = np.random.default_rng(4)
    for _ in range(420):
        sx, sy = float(rng.uniform(0, w)), float(rng.uniform(0, 420))
        c.drawCircle(
            sx, sy, float(rng.uniform(0.8, 2.2)), paint("#F6DC8A", float(rng.uniform(0.3, 0.85)))
        )
    disc = skia.Path()
    disc.addCircle(x, y, r)
    c.drawPath(
        disc,
        paint(
            "ink", 1, shader=radial(x, y - 60, r, ["#7FB4E2", "#2F66B4", "#143276"], [0, 0.55, 1])
        ),
    )
    for rr, ww, col in (
        (r, 12, "#3A220C"),
        (r, 7, "#E7BE55"),
        (r - 66, 9, "#3A220C"),
        (r - 66, 5, "#E7BE55"),
        (r - 116, 5, "#3A220C"),
        (r - 116, 2.6, "#F6DC8A"),
    ):
        c.drawCircle(x, y, rr, paint(col, 1, "stroke", ww))
    for k in range(31):
        a = math.radians(180 + k * 6)
        px, py = x + (r - 33) * math.cos(a), y + (r - 33) * math.sin(a)
        c.drawCircle(px, py, 17, paint("#8E1F33" if k % 2 else "#12296A"))
        c.drawCircle(px, py, 17, paint("#F6DC8A", 1, "stroke", 2.4))
        star(c, px, py, 9, "#F6DC8A")
    for k in range(60):
        a = math.radians(180 + k * 3)
        c.drawLine(
            x + (r - 116) * math.cos(a),
            y + (r - 116) * math.sin(a),
            x + (r - 100 - (8 if k % 5 == 0 else 0)) * math.cos(a),
            y + (r - 100 - (8 if k % 5 == 0 else 0)) * math.sin(a),
            paint("#F6DC8A", 0.9, "stroke", 2),
        )
    for k in range(40):
        a, rr = float(rng.uniform(math.pi, 2 * math.pi)), float(rng.uniform(90, 360))
        star(c, x + rr * math.cos(a), y + rr * math.sin(a), float(rng.uniform(4, 8)), "#F6DC8A")
    sun(c, x, y - 330, 40)


def star(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    """A star with eight points."""
    p = skia.Path()
    for k in range(16):
        a, q = math.radians(22.5 * k - 90), r if k % 2 == 0 else r * 0.42
        (p.lineTo if k else p.moveTo)(x + q * math.cos(a), y + q * math.sin(a))
    p.close()
    c.drawPath(p, paint(col))


def sun(c: skia.Canvas, x: float, y: float, r: float) -> None:
    """The sun with straight and waving rays."""
    for k in range(24):
        a = math.radians(15 * k)
        q = r * (2.0 if k % 2 == 0 else 1.6)
        p = scene.poly(
            [
                (x + r * math.cos(a - 0.1), y + r * math.sin(a - 0.1)),
                (x + q * math.cos(a), y + q * math.sin(a)),
                (x + r * math.cos(a + 0.1), y + r * math.sin(a + 0.1)),
            ]
        )
        c.drawPath(p, paint("#7A4F12", 1, "stroke", 2.4))
        c.drawPath(p, paint("#F6DC8A" if k % 2 == 0 else "#E8A83A"))
    c.drawCircle(x, y, r, paint("#7A4F12"))
    c.drawCircle(
        x,
        y,
        r - 2.4,
        paint(
            "ink",
            1,
            shader=radial(
                x - r * 0.3, y - r * 0.3, r * 1.4, ["#FFFBE0", "#F6D25A", "#C98A24"], [0, 0.5, 1]
            ),
        ),
    )
    for q, ww in ((0.74, 2.4), (0.4, 1.8)):
        c.drawCircle(x, y, r * q, paint("#B07A1E", 0.8, "stroke", ww))


def ground(
    c: skia.Canvas, points: list[tuple[float, float]], cols: list[str], depth: float = 260
) -> skia.Path:
    """A rolling hill across the page."""
    p = skia.Path()
    p.moveTo(*points[0])
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        p.cubicTo(ax + (bx - ax) * 0.5, ay, bx - (bx - ax) * 0.5, by, bx, by)
    p.lineTo(SIZE[0] + 20, SIZE[1] + 20)
    p.lineTo(-20, SIZE[1] + 20)
    p.close()
    top = min(y for _, y in points)
    c.drawPath(p, paint("ink", 1, shader=linear(0, top, 0, top + depth, cols)))
    c.drawPath(p, paint("#20130C", 0.55, "stroke", 2))
    return p


def vines(
    c: skia.Canvas, clip: skia.Path, x: float, y: float, spread: float, n: int, col: str
) -> None:
    """Rows of vines towards a vanishing point, stake by stake."""
    c.save()
    c.clipPath(clip, True)
    rng = np.random.default_rng(int(x))
    for k in range(30):
        t = (k + 1) / 30
        for i in range(-n, n + 1):
            px, py = x + i * spread * t, y + 200 * t * t + 40 * t
            r = 1.6 + 6.6 * t
            if k % 2 == 0:
                c.drawLine(
                    px, py + r, px, py - r * 2.2, paint("#5A3A1C", 0.9, "stroke", 0.6 + 1.2 * t)
                )
            for dx, dy in ((-0.8, 0), (0.8, 0.1), (0, -0.9)):
                c.drawCircle(
                    px + dx * r + float(rng.uniform(-1, 1)) * t,
                    py + dy * r,
                    r,
                    paint(mix(col, "#1E300C", 0.5)),
                )
                c.drawCircle(
                    px + dx * r - r * 0.2,
                    py + dy * r - r * 0.3,
                    r * 0.76,
                    paint(mix(col, "#EAD870", float(rng.uniform(0.05, 0.5)))),
                )
            if k > 9:
                for g in range(3):
                    c.drawCircle(
                        px + (g - 1) * r * 0.5,
                        py + r * (0.5 if g == 1 else 0.2),
                        r * 0.3,
                        paint("#5A2470"),
                    )
    c.restore()


def castle(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """The great castle on its rock; (x, y) is the middle of its foot."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    rock = scene.poly(
        [(-92, 10), (-84, -2), (-60, -6), (60, -6), (86, -1), (96, 12), (60, 22), (-60, 22)]
    )
    scene.ink(c, rock, None, 0.8, linear(0, -6, 0, 22, ["#D9CDAE", "#7A7448"]))
    stone, roof = "#F6EDD4", "#3A5478"
    for tx, w, h, r in ((-30, 12, 62, 22), (34, 12, 66, 24), (4, 16, 78, 30)):
        scene.shaft(c, tx - w / 2, -h, tx + w / 2, -6, stone, 0.8)
        scene.crown(c, tx - w / 2 - 1.4, tx + w / 2 + 1.4, -h, 4, 4, stone, 0.7)
        scene.spire(c, tx, -h - 3, w / 2, r, roof, lw=0.8)
        for wy in (-h + 12, -h + 24):
            scene.lancet(c, tx, wy, 1.3, 5)
    scene.wall(c, -46, -40, 50, -4, stone, 0.8)
    scene.ashlar_lines(c, -46, -40, 50, -4, 3.4, 0.2)
    scene.saddle(c, -46, 50, -39, 14, roof, 5, 1.6, 0.8)
    for dx in (-32, -14, 4, 22, 38):
        scene.gable(c, dx - 4, dx + 4, -41, 9, roof, 0.8, 0.7)
        c.drawRect(skia.Rect.MakeXYWH(dx - 3, -41, 6, 6), paint("#F6EDD4"))
        scene.lancet(c, dx, -35, 1.2, 4)
        scene.lancet(c, dx, -20, 1.8, 9)
    for tx, w, h, r in ((-62, 15, 44, 24), (-46, 10, 50, 20), (66, 15, 46, 25), (50, 10, 52, 20)):
        scene.shaft(c, tx - w / 2, -h, tx + w / 2, 2, stone, 0.8)
        scene.crown(c, tx - w / 2 - 1.4, tx + w / 2 + 1.4, -h, 4, 4, stone, 0.7)
        scene.spire(c, tx, -h - 3, w / 2, r, roof, lw=0.8)
        scene.lancet(c, tx, -h + 14, 1.3, 5)
        scene.lancet(c, tx, -14, 1.4, 6)
    scene.wall(c, -84, -20, 88, 6, "#EFE3C4", 0.8)
    scene.ashlar_lines(c, -84, -20, 88, 6, 4, 0.3)
    scene.crown(c, -85, 89, -20, 4.4, 20, "#EFE3C4", 0.7)
    for tx in (-84, -34, 38, 88):
        scene.shaft(c, tx - 7, -26, tx + 7, 8, stone, 0.8)
        scene.crown(c, tx - 8.4, tx + 8.4, -26, 5, 4, stone, 0.7)
        scene.spire(c, tx, -29, 7, 16, roof, lw=0.8)
        scene.lancet(c, tx, -10, 1.3, 5)
    scene.lancet(c, 2, 6, 7, 20, "#3A1E10")
    for gx in (-3, 0, 3, 6):
        c.drawLine(gx, -12, gx, 6, paint("#8A8F94", 0.8, "stroke", 0.6))
    for tx, h in ((-62, 71), (66, 74), (4, 111)):
        scene.pennant(c, tx, -h, "#C8402F", 0.55)
    c.restore()


def village(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """A church among half-timbered houses."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    for hx, w, col in ((-40, 22, "#A8452C"), (30, 26, "#B0563A"), (56, 20, "#8A5A3A")):
        scene.wall(c, hx - w / 2, -14, hx + w / 2, 4, "#F3E2BC", 0.9)
        scene.timber(c, hx - w / 2, -13, hx + w / 2, 4, 3)
        scene.saddle(c, hx - w / 2, hx + w / 2, -13, 11, col, 4, 2, 0.9)
    scene.wall(c, -22, -18, 10, 5, "#F6EEDA", 0.9)
    scene.saddle(c, -22, 10, -18, 12, "#4E6484", 3, 2, 0.9)
    scene.shaft(c, 8, -34, 20, 5, "#F6EEDA", 0.9)
    scene.spire(c, 14, -34, 8, 26, "#3E5474", lw=0.9)
    for wx in (-15, -6, 3):
        scene.lancet(c, wx, 0, 1.8, 9, glow="#2F5FA6")
    for tx in (-58, -52, 44, 72):
        scene.tree(c, tx, 6, 1.3)
    c.restore()


def river(c: skia.Canvas) -> None:
    """The Saône, winding from behind the meadow past the castle to the lower right."""
    p = path(
        "M836 752 C884 716 940 700 1010 702 C1130 712 1240 706 1330 728 C1480 760 1380 800 1500 836 C1640 876 1820 868 1960 912 L1960 1000 C1780 960 1600 968 1420 900 "
        "C1300 856 1370 800 1260 766 C1180 744 1080 742 1010 727 C950 718 892 726 836 752Z"
    )
    c.drawPath(
        p, paint("ink", 1, shader=linear(1000, 700, 1900, 960, ["#8FC0E4", "#3E7CC0", "#1F4F9C"]))
    )
    c.drawPath(p, paint("#20130C", 0.6, "stroke", 2))
    c.save()
    c.clipPath(p, True)
    for j in range(26):
        for i in range(36):
            x, y = 796 + i * 34 + (j % 2) * 17, 702 + j * 11
            z = skia.Path()
            z.moveTo(x, y)
            z.quadTo(x + 6, y - 4, x + 12, y)
            z.quadTo(x + 18, y + 4, x + 24, y)
            c.drawPath(z, paint("#EAF4FA", 0.5, "stroke", 1.5))
    c.restore()


def cog(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """The ship of the tiles on the river."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    hull = path(
        "M-35 0 C-30 3 -24 4 -20 4 L22 4 C28 4 32 2 37 -4 C38 8 32 18 22 20 L-20 20 C-30 18 -35 10 -35 0Z"
    )
    scene.ink(c, hull, None, 1.4, linear(0, 0, 0, 20, ["#C88744", "#6E3E18"]))
    c.drawLine(-30, 5, 34, 5, paint("#E7BE55", 1, "stroke", 2.4))
    c.drawLine(0, 4, 0, -43, paint("#3A1E0A", 1, "stroke", 2.4))
    sail = path(
        "M-22 -36 C-10 -33 10 -33 22 -36 C27 -24 27 -12 22 -2 C8 -7 -8 -7 -22 -2 C-27 -12 -27 -24 -22 -36Z"
    )
    scene.ink(
        c, sail, None, 1.4, linear(-24, 0, 26, 0, ["#FFFDF2", "#EFE0BC", "#C9B084"], [0, 0.55, 1])
    )
    c.drawPath(fit(icon("fleur-de-lys"), -8, -29, 16, 18), paint("#1F3F77"))
    scene.pennant(c, 0, -41, "#C8402F", 0.6)
    c.restore()


def furrows(c: skia.Canvas, clip: skia.Path) -> None:
    """The ploughed field in front."""
    c.save()
    c.clipPath(clip, True)
    for i in range(-2, 34):
        p = skia.Path()
        p.moveTo(-40, 950 + i * 13)
        p.cubicTo(400, 900 + i * 13, 900, 960 + i * 15, 1960, 1010 + i * 13)
        c.drawPath(p, paint("#4A2A12", 0.75, "stroke", 4.5))
        c.translate(0, -1.4)
        c.drawPath(p, paint("#C08A50", 0.5, "stroke", 1.6))
        c.translate(0, 1.4)
    c.restore()


def ploughman(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """A man in blue behind the plough and his two oxen."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    beast(c, "cow", 148, -28, 1.05)
    beast(c, "cow", 132, -14, 1.1)
    for w, col in ((7, "#20130C"), (4, "#9A6230")):
        c.drawPath(path("M84 -10 L20 4 L-8 -34 M20 4 L6 10 L40 16"), paint(col, 1, "stroke", w))
    scene.ink(c, path("M34 4 L58 18 L30 18Z"), "#B9C0C4", 2)
    scene.ink(c, path("M-34 14 L-28 -22 L-12 -22 L-8 14 L-16 14 L-20 -6 L-26 14Z"), "#E8DCC0", 2)
    scene.ink(
        c,
        path(
            "M-36 -18 C-38 -52 -30 -62 -18 -62 C-8 -60 -6 -48 -4 -36 L8 -30 L6 -24 L-10 -26 L-8 -14 C-18 -10 -28 -12 -36 -18Z"
        ),
        None,
        2,
        linear(-36, -60, 0, -10, ["#4E86D0", "#1F3F87"]),
    )
    head = skia.Path()
    head.addCircle(-16, -74, 11)
    scene.ink(c, head, "#F2CFA6", 2)
    scene.ink(
        c,
        path("M-38 -76 C-28 -80 -28 -92 -17 -92 C-6 -92 -6 -80 4 -76 C-8 -70 -26 -70 -38 -76Z"),
        "#F3D67E",
        2,
    )
    c.restore()


def hatching(
    c: skia.Canvas,
    clip: skia.Path,
    seed: int,
    n: int,
    col: str,
    box: tuple[float, float, float, float],
) -> None:
    """Fine tempera strokes over a hill."""
    rng = np.random.default_rng(seed)
    c.save()
    c.clipPath(clip, True)
    x0, y0, w, h = box
    for _ in range(n):
        x, y, s = (
            float(x0 + rng.random() * w),
            float(y0 + rng.random() * h),
            float(rng.uniform(8, 26)),
        )
        c.drawLine(
            x,
            y,
            x + s,
            y - s * 0.16,
            paint(col, float(rng.uniform(0.12, 0.4)), "stroke", float(rng.uniform(0.8, 1.8))),
        )
    c.restore()


def tempera(a: np.ndarray, seed: int = 5) -> np.ndarray:
    """The hand in the picture: wavering lines, mottled colour, vellum grain, leaf on what is gold."""
    h, w = a.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    dx, dy = (spectral(h, w, 2.6, seed + k, lo=14).astype(np.float32) * 0.6 for k in (1, 2))
    a = cv2.remap(
        a.astype(np.float32), xx + dx, yy + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    lum = (
        1
        + 0.05 * spectral(h, w, 2.4, seed + 3, lo=6)
        + 0.028 * spectral(h, w, 1.2, seed + 4, ax=0.5, ay=1.6, lo=60)
    )
    warm = 0.014 * spectral(h, w, 2.6, seed + 5, lo=4)
    a = a * lum[..., None] + warm[..., None] * np.array([1, 0.4, -0.8])
    d, _ = light(spectral(h, w, 1.3, seed + 6, lo=40), 0.16, el=52)
    a = a * (0.62 + 0.38 * d)[..., None]
    r, g, b = a[..., 0], a[..., 1], a[..., 2]
    gold = (
        np.clip((r - b - 0.26) * 6, 0, 1)
        * np.clip((g - b - 0.12) * 7, 0, 1)
        * np.clip((r - 0.68) * 7, 0, 1)
        * np.clip((r - g - 0.03) * 16, 0, 1)
    )
    gold = cv2.GaussianBlur(gold.astype(np.float32), (0, 0), 0.8)[..., None]
    leaf = goldleaf(w, h, seed + 7) * 1.12
    return np.clip(a * (1 - 0.72 * gold) + leaf * 0.72 * gold, 0, 1)


#: The miniature on the page of the book of hours; the menu stands on the vellum left of it.
MINIATURE = (566.0, 48.0, 1306.0, 984.0)


def book_page() -> np.ndarray:
    """The page: vellum with ivy, the miniature in its gold frame. Float RGB at 1x."""
    w, h = SIZE
    s = skia.Surface(w, h)
    paint_title(s.getCanvas())
    picture = (
        s.makeImageSnapshot()
        .toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]
        .astype(np.float32)
        / 255
    )
    picture = tempera(picture)
    t = skia.Surface(w, h)
    c = t.getCanvas()
    c.drawImage(arr2img(np.clip(parchment(w, h, 31, strength=0.8) * 1.05, 0, 1)), 0, 0)
    x, y, mw, mh = MINIATURE
    box = skia.Rect.MakeXYWH(x, y, mw, mh)
    for x0, y0, x1, y1, depth in (
        (40, 40, 520, 40, 44),
        (40, 1040, 520, 1040, 44),
        (30, 60, 30, 1020, 44),
        (530, 60, 530, 1020, 44),
        (1898, 60, 1898, 1020, 30),
    ):
        ivy(c, x0, y0, x1, y1, depth, int(x0 + y0))
    c.save()
    c.clipRect(box)
    c.drawImage(arr2img(picture), 0, 0)
    c.restore()
    p = skia.Path()
    p.addRect(box)
    inner_shadow(c, p, 8, 0.5, 12)
    for width, col in ((30, "#20130C"), (26, "#1B3F86"), (12, "#20130C")):
        c.drawRect(box, paint(col, 1, "stroke", width))
    for k in range(130):
        for fx, fy in (
            (x + k * mw / 129, y),
            (x + k * mw / 129, y + mh),
            (x, y + k * mh / 129),
            (x + mw, y + k * mh / 129),
        ):
            c.drawCircle(fx, fy, 2.0, paint("#F6DC8A" if k % 2 else "#E8707A"))
    gold_stroke(c, outset(box, 15), 4)
    gold_stroke(c, outset(box, -13), 3)
    for fx in (x, x + mw):
        for fy in (y, y + mh):
            c.drawRect(skia.Rect.MakeXYWH(fx - 17, fy - 17, 34, 34), paint("#8E1F33"))
            gold_stroke(c, outset(skia.Rect.MakeXYWH(fx - 17, fy - 17, 34, 34), 0), 2.4)
            flower(c, fx, fy, 12, "#F6E7C8")
    a = (
        t.makeImageSnapshot()
        .toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]
        .astype(np.float32)
        / 255
    )
    yy, xx = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([xx, yy, w - 1 - xx, h - 1 - yy]) / 120
    return np.clip(a * (0.78 + 0.22 * np.clip(edge, 0, 1))[..., None], 0, 1)


def outset(box: skia.Rect, d: float) -> skia.Path:
    """The rectangle grown evenly, as a path."""
    p = skia.Path()
    p.addRect(box.makeOutset(d, d))
    return p


def paint_title(c: skia.Canvas) -> None:
    """The whole picture without lettering."""
    heaven(c)
    ground(
        c,
        [(-20, 640), (260, 590), (560, 640), (900, 600), (1300, 640), (1700, 590), (1940, 630)],
        ["#7FA6A8", "#8FB08A"],
        120,
    )
    far = ground(
        c,
        [(-20, 690), (300, 650), (700, 690), (1100, 660), (1500, 680), (1940, 650)],
        ["#8FB46A", "#6E9448"],
        120,
    )
    hatching(c, far, 8, 900, "#4E7430", (0, 650, 1920, 130))
    for x in range(600, 1920, 36):
        scene.tree(c, x + (x * 7) % 23, 652 + (x * 5) % 17, 0.8 + (x % 5) * 0.12, "#4A7A4A")
    for x, s in (
        (80, 2.4),
        (130, 2.0),
        (640, 1.8),
        (690, 2.2),
        (1690, 2.4),
        (1750, 1.9),
        (1850, 2.6),
        (520, 1.6),
    ):
        scene.tree(c, x, 684, s)
    castle(c, 1200, 690, 3.5)
    meadow = ground(
        c,
        [(-20, 780), (400, 730), (800, 770), (1050, 730), (1500, 740), (1940, 720)],
        ["#A8C060", "#6E9238"],
        240,
    )
    river(c)
    hatching(c, meadow, 3, 1500, "#42661E", (0, 730, 1920, 260))
    hatching(c, meadow, 4, 900, "#D8E08A", (0, 730, 1920, 240))
    vines(c, meadow, 860, 764, 52, 9, "#5E8A34")
    village(c, 720, 716, 1.9)
    for x, y, size in ((822, 766, 2.6), (850, 772, 3.0), (878, 768, 2.3)):
        scene.tree(c, x, y, size)
    cog(c, 1480, 812, 1.7)
    for x, y, f in ((1250, 872, False), (1330, 900, True), (1180, 896, False), (1400, 936, False)):
        beast(c, "sheep", x, y, 0.6, f)
    for x, s in ((1600, 2.6), (1660, 3.2), (1880, 3.0)):
        scene.tree(c, x, 830, s, "#3A6A2E")
    field = ground(
        c,
        [(-20, 905), (500, 880), (1000, 930), (1500, 985), (1940, 1000)],
        ["#B07A44", "#6E4320"],
        170,
    )
    furrows(c, field)
    ploughman(c, 800, 965, 1.2)
