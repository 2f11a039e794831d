"""The ground on which castle pieces stand: meadow, moat, paved court, foundations; flags and dust."""

import math

import numpy as np
import skia

from .boards_base import anchors, carve, centre, circle, polygon
from .canvas import arr2img, imgshader, linear, paint, radial
from .solids import FLAT
from .standing import ground, standing
from .standing_models import PLACES
from .style import INK, LOOKS, colour32
from .surfaces import material

#: Keeps of the design's page from the middle of the pentagon.
KEEPS = {"hand": (0.0, -52.2), "spears": (-46.0, 23.8), "slot": (46.0, 23.8)}
#: Back to front: what stands lower on the page covers what stands higher.
ORDER = ("t1", "w1", "w5", "t2", "t5", "hand", "w2", "w4", "spears", "slot", "w3", "t3", "t4")
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


def middle() -> tuple[float, float]:
    """Middle of the pentagon on the page that is being painted."""
    x, y = centre(anchors("table")["castle.t1"])
    return x, y + PLACES["own"][0] * FLAT


def sites(place: str, at: tuple[float, float]) -> dict[str, tuple[float, float]]:
    """Anchor of every site of a pentagon about a point: towers, walls and keeps."""
    radius, scale = PLACES[place]
    k = radius * scale / PLACES["own"][0]
    keeps = {name: (at[0] + x * k, at[1] + y * k) for name, (x, y) in KEEPS.items()}
    return ground(place, at) | keeps


def ring(grow: float, at: tuple[float, float]) -> skia.Path:
    """The pentagon, grown and seen aslant."""
    return pentagon(PLACES["own"][0] + grow, at)


def pentagon(r: float, at: tuple[float, float]) -> skia.Path:
    """A pentagon on the ground, one corner to the back."""
    turn = [math.radians(-90 + 72 * k) for k in range(5)]
    return polygon([(at[0] + r * math.cos(a), at[1] + r * FLAT * math.sin(a)) for a in turn])


def lay(c: skia.Canvas, a: np.ndarray, box: tuple[float, ...], x: float, y: float) -> None:
    """Draw an array over its box round the anchor (x, y)."""
    target = skia.Rect.MakeXYWH(x + box[0], y + box[1], box[2], box[3])
    c.drawImageRect(arr2img(np.clip(a, 0, 1)), target, SMOOTH, skia.Paint(AntiAlias=True))


def grass(c: skia.Canvas, p: skia.Path) -> None:
    """Meadow with tufts."""
    rng = np.random.default_rng(12)
    b = p.getBounds()
    c.drawPath(p, paint("#8CA566", 0.72))
    for _ in range(30):
        x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
        c.drawCircle(x, y, rng.uniform(14, 44), paint("#5F7F45", 0.16, blur=12))
    for _ in range(420):
        x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
        s = rng.uniform(1.8, 3.4)
        for lean in (-0.5, 0.05, 0.6):
            tip = paint("#3F5E30" if lean < 0.5 else "#D6DE9E", 0.42, "stroke", 0.9)
            c.drawLine(x, y, x + lean * s, y - s, tip)


def tree(c: skia.Canvas, x: float, y: float, s: float, seed: int) -> None:
    """A small round tree with its shadow."""
    rng = np.random.default_rng(seed)
    c.drawOval(
        skia.Rect.MakeXYWH(x - s * 0.5, y - s * 0.22, s * 2.0, s * 0.6),
        paint("#1A2410", 0.4, blur=2),
    )
    c.drawLine(x, y, x, y - s * 0.7, paint(INK, 1, "stroke", 2.6))
    for dx, dy, r in ((-0.42, -0.8, 0.5), (0.42, -0.8, 0.5), (0, -1.25, 0.6)):
        cx, cy = x + dx * s, y + dy * s
        g = radial(
            cx - r * s * 0.4,
            cy - r * s * 0.5,
            r * s * 1.3,
            ["#A9B96C", "#5F7F45", "#33502C"],
            [0, 0.55, 1],
        )
        c.drawCircle(cx, cy, r * s + 0.9, paint(INK))
        c.drawCircle(cx, cy, r * s, paint("ink", 1, shader=g))
        for _ in range(7):
            a, q = rng.uniform(0, 6.28), rng.uniform(0.1, 0.8) * r * s
            c.drawArc(
                skia.Rect.MakeXYWH(cx + q * math.cos(a) - 2, cy + q * math.sin(a) - 1.5, 4, 3),
                180,
                180,
                False,
                paint("#22381E", 0.6, "stroke", 0.8),
            )


def moat(c: skia.Canvas, at: tuple[float, float]) -> None:
    """Ring of water about the walls, and the dry berm on which they stand."""
    soft = skia.CornerPathEffect.Make(64)
    p = ring(47, at)
    c.drawPath(p, paint("#4E5A30", 0.6, "stroke", 8, pe=soft, blur=2))
    b = p.getBounds()
    deep = linear(b.left(), b.top(), b.right(), b.bottom(), ["#3F6A72", "#5F8B92", "#86B0AC"])
    c.drawPath(p, paint("ink", 1, shader=deep, pe=soft))
    c.drawPath(p, paint("#24402E", 0.95, "stroke", 1.8, pe=soft))
    c.drawPath(ring(43, at), paint("#17404C", 0.5, "stroke", 2.2, pe=soft))
    for grow, a in ((36, 0.45), (31, 0.3)):
        wave = skia.PathEffect.MakeCompose(
            skia.DashPathEffect.Make([22, 17], grow), skia.CornerPathEffect.Make(56)
        )
        c.drawPath(ring(grow, at), paint("#EAF4E6", a, "stroke", 1.2, pe=wave))
    berm = skia.CornerPathEffect.Make(44)
    c.save()
    c.translate(2, 4)
    c.drawPath(ring(27, at), paint("#04140E", 0.45, pe=berm, blur=3))
    c.restore()
    c.drawPath(ring(26, at), paint("#8C9560", 1, pe=berm))
    c.drawPath(ring(26, at), paint("#3B4A26", 0.9, "stroke", 1.5, pe=berm))
    c.drawPath(ring(22, at), paint("#B9AE78", 0.85, pe=berm))


def court(c: skia.Canvas, at: tuple[float, float]) -> None:
    """The paved ground inside the walls."""
    p = ring(-6, at)
    flags = imgshader(material("ashlar", 512, 512, 7), 0.26, 0.21)
    c.drawPath(p, paint("ink", 1, shader=flags))
    c.drawPath(p, paint("#F0E2C0", 0.55))
    sun = [colour32("#FFF6DC", 110), colour32("#FFF3D0", 0), colour32("#3A2210", 80)]
    shade = radial(at[0] - 20, at[1] - 10, 150, sun, [0, 0.5, 1])
    c.drawPath(p, paint("ink", 1, shader=shade))
    c.drawPath(p, paint("#2B1D14", 0.55, "stroke", 1.4))


#: Trees of the design's page from the middle of the pentagon, and their size; those below stand at
#: the foot of the meadow.
TREES = (
    (-164, -190, 15), (-144, -168, 12), (164, -196, 13), (140, -210, 10), (174, -168, 11),
    (-172, 132, 13), (176, 126, 12),
)  # fmt: skip


def site_kind(name: str) -> str:
    """The kind of foundation of a site."""
    return {"t": "site-tower", "w": "site-wall"}.get(
        name[0] if name[1:].isdigit() else "", "site-keep"
    )


def foundations(c: skia.Canvas, at: tuple[float, float]) -> None:
    """The empty sites, back to front."""
    places = sites("own", at)
    for name in ORDER:
        kind = site_kind(name)
        side = int(name[1]) if kind == "site-wall" else 0
        piece, shade, box = standing(kind, "red", side)
        lay(c, shade, box, *places[name])
        lay(c, piece, box, *places[name])


def incomes(c: skia.Canvas) -> None:
    """Round wells for what closed sides bring."""
    for k in range(1, 6):
        x, y = centre(anchors("table")[f"castle.income{k}"])
        c.drawPath(circle(x, y, 18), paint("#2B1D14", 0.45))
        carve(c, circle(x, y, 18), 2.6, 0.6)


def country(c: skia.Canvas, p: skia.Path) -> None:
    """Meadow, moat, court, trees and foundations inside a path."""
    at = middle()
    c.save()
    c.clipPath(p, True)
    grass(c, p)
    moat(c, at)
    court(c, at)
    for k, (x, y, size) in enumerate(TREES):
        tree(c, at[0] + x, at[1] + y, size, 40 + k)
    foundations(c, at)
    incomes(c)
    c.restore()


def rival_ground(c: skia.Canvas, place: str, at: tuple[float, float]) -> None:
    """Moat, ring of foundations and court of a rival's castle on a dark panel."""
    big = place == "rival2p"
    radius, scale = PLACES[place]
    r = radius * scale
    soft = skia.CornerPathEffect.Make(16 if big else 8)
    for grow, colour, a in (
        (19 if big else 9.5, "#10161A", 0.8),
        (18 if big else 9, "#40646A", 0.9),
        (12 if big else 6.5, "#56663A", 1),
    ):
        c.drawPath(pentagon(r + grow, at), paint(colour, a, pe=soft))
    c.drawPath(pentagon(r, at), paint("#B7A47A"))
    c.drawPath(pentagon(r - (8 if big else 4), at), paint("#D3C29A"))
    w = 10 if big else 5.4
    for more, colour in ((2, INK), (0, "#A89468"), (-3.2, "#8A764E")):
        c.drawPath(pentagon(r, at), paint(colour, 1, "stroke", w + more))
    rival_feet(c, place, at)


def rival_feet(c: skia.Canvas, place: str, at: tuple[float, float]) -> None:
    """Where a rival's towers and keeps will stand."""
    big = place == "rival2p"
    wide, high, rim = (15, 12, (3, 2.4)) if big else (7.6, 6.1, (1.8, 1.5))
    for name, (x, y) in sites(place, at).items():
        if name[0] == "t":
            o = skia.Rect.MakeXYWH(x - wide, y - high, 2 * wide, 2 * high)
            c.drawOval(o.makeOutset(1, 1), paint(INK))
            c.drawOval(o, paint("#B7A278"))
            c.drawOval(o.makeInset(*rim), paint("#8A764E"))
        elif name in KEEPS:
            u, v = (12, 10) if big else (5.6, 4.6)
            box = skia.Rect.MakeXYWH(x - u, y - v, 2 * u, 2 * v)
            c.drawRect(box, paint(INK, 0.75, "stroke", 2.2 if big else 1.6))
            c.drawRect(box, paint("#9C875C"))


def flag(c, x, y, player, k=1.0, phase=0.0, gold=True):
    """A waving flag; (x, y) is the foot of its pole."""
    look = LOOKS[player]
    body = "#2E2B2C" if player == "black" else look["body"]
    c.drawLine(x, y, x, y - 30 * k, paint(INK, 1, "stroke", 3.0 * max(k, 0.6)))
    c.drawLine(x, y, x, y - 30 * k, paint("#DDAF45", 1, "stroke", 1.3 * max(k, 0.6)))
    c.drawCircle(x, y - 31 * k, 2.2 * max(k, 0.7), paint(INK))
    c.drawCircle(x, y - 31 * k, 1.4 * max(k, 0.7), paint("gold_hi"))
    n = 12
    up, low = [], []
    for i in range(n + 1):
        t = i / n
        wave = math.sin(t * 5.2 - phase * 2 * math.pi) * 2.6 * t**0.7 * k
        u = x + 1 + t * 29 * k
        half = 8.8 * k * (1 - 0.12 * t)
        mid = y - 20 * k + wave + t * 1.6 * k
        up.append((u, mid - half))
        low.append((u, mid + half))
    notch = (x + 1 + 21 * k, y - 20 * k + math.sin(0.72 * 5.2 - phase * 2 * math.pi) * 2.0 * k)
    p = polygon([*up, notch, *low[::-1]])
    c.drawPath(p, paint(INK, 1, "stroke", (4.8 if gold else 2.6) * max(k, 0.5)))
    if gold:
        c.drawPath(p, paint("#F2D27A", 1, "stroke", 2.6 * max(k, 0.5)))
    c.drawPath(p, paint(body))
    ph = [(0.16 + 0.5 * i - phase * 0.4) % 1 for i in range(2)]
    c.save()
    c.clipPath(p, True)
    for t in ph:
        u = x + t * 29 * k
        c.drawLine(
            u,
            y - 32 * k,
            u + 3 * k,
            y - 8 * k,
            paint("#FFFFFF", 0.22, "stroke", 4 * k, blur=1.6 * k),
        )
        c.drawLine(
            u + 7 * k,
            y - 32 * k,
            u + 10 * k,
            y - 8 * k,
            paint("#000000", 0.28, "stroke", 4 * k, blur=1.6 * k),
        )
    c.restore()


def puff(c, x, y, t, seed=5):
    """Dust round the foot of a piece that has just been set down; t from 0 to 1. Billows roll
    outward, the near ones larger, with a thin brown rim that goes first."""
    rng = np.random.default_rng(seed)
    billows = []
    for i in range(26):
        a = i / 26 * 2 * math.pi + rng.uniform(-0.16, 0.16)
        near = 0.75 + 0.25 * math.sin(a)
        far = (17 + 21 * (1 - (1 - t) ** 2.2)) * rng.uniform(0.72, 1.08)
        r = rng.uniform(6.5, 11.5) * (0.62 + 0.75 * t) * near
        billows.append(
            (
                y + far * math.sin(a) * FLAT - (3 + 12 * t) * rng.uniform(0.3, 1.1),
                x + far * math.cos(a),
                r,
            )
        )
    alpha = (1 - t) ** 0.9 * (0.5 + 0.5 * min(1, t * 6 + 0.4))
    for py, px, r in sorted(billows):
        c.drawCircle(px, py + 1.0, r + 0.7, paint("#6B5230", 0.30 * alpha * (1 - t), blur=0.8))
        g = radial(
            px - r * 0.35,
            py - r * 0.45,
            r * 1.45,
            [
                colour32("#FFF8E6", int(240 * alpha)),
                colour32("#E0CCA2", int(225 * alpha)),
                colour32("#A98F62", int(120 * alpha)),
            ],
            [0, 0.5, 1],
        )
        c.drawCircle(px, py, r, paint("ink", 1, shader=g, blur=0.6 + 2.4 * t))
