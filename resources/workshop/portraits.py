"""Tempera portraits: people.toml in, finished pictures of 400x520 units out."""

import tomllib

import cv2
import numpy as np

from .canvas import img2arr, linear, paint, surf
from .figure_cloth import Cloth
from .figure_face import Face
from .figure_hair import Hair
from .figure_hats import Hats
from .figure_props import Props
from .niche import paint_niche
from .noise import drop_shadow, light, spectral
from .style import INK, INPUTS, SCALE, rgb

WIDTH, HEIGHT = 400, 520
NO_EARS = ("coif", "helm", "hoodup", "nun", "turban", "kettle", "kufiya", "fillet", "linencoif")
OVER_BEARD = ("coif", "helm", "kettle")
HIDES_HAIR = ("coif", "helm", "nun", "hoodup", "kettle", "kufiya", "linencoif")


def people() -> dict[str, dict]:
    """All persons by id, defaults filled in."""
    table = tomllib.loads((INPUTS / "people.toml").read_text(encoding="utf-8"))
    return {
        k: {"id": k, "hair": "brown", "skin": "fair", "seed": 1 + i, **v}
        for i, (k, v) in enumerate(table.items())
    }


class Bust(Face, Hair, Cloth, Hats, Props):
    """One half-length figure. The painters draw for a figure turned to its left; a mirrored one
    flips the canvas, never the light."""

    def __init__(s, c, sp):
        s.c, s.sp = c, dict(sp)
        s.cx, s.cy = 200 + sp.get("dx", 0), 206 + sp.get("dy", 0)
        s.t = abs(sp.get("turn", 0.5))
        s.L = -1 if sp.get("turn", 0.5) < 0 else 1
        s.r = np.random.default_rng(sp.get("seed", 1))
        s.fem = sp.get("fem", False)
        s.k = 0.93 if s.fem else 1.0
        s.kx = s.k * sp.get("fw", 1)
        s.ky = s.k * sp.get("fl", 1)

    def X(s, x, y):
        return (s.cx + x * s.kx, s.cy + y * s.ky)

    def pts(s, points):
        return [s.X(*p) for p in points]

    def lin(s, x0, y0, x1, y1, cols, pos=None):
        """A gradient that runs left to right on the picture, mirrored figure or not."""
        return linear(x1, y0, x0, y1, cols, pos) if s.L < 0 else linear(x0, y0, x1, y1, cols, pos)

    def paint(s):
        """All parts, back to front."""
        c, hat = s.c, s.sp.get("hat")
        c.save()
        if s.L < 0:
            c.translate(WIDTH, 0)
            c.scale(-1, 1)
        s.headback()
        s.hairback()
        s.neck()
        s.body()
        if hat not in NO_EARS:
            s.ears()
        s.face()
        if hat not in OVER_BEARD:
            s.beard()
        if hat not in HIDES_HAIR:
            s.hairfront()
        s.headfront()
        if hat in OVER_BEARD:
            s.beard()
        s.prop()
        c.restore()


def paint_hawk(c, sp):
    """The Emperor's hawk fills the niche, on a gloved fist."""
    k = 1.62
    c.save()
    c.translate(200 - 66 * k + 6, 520 - 424 * k - 26)
    c.scale(k, k)
    b = Bust(c, {**sp, "prop": "falcon", "px": 66})
    b.prop()
    c.restore()
    for x, y in ((150, 470),):
        c.drawCircle(x, y, 9, paint("gold_hi"))
        c.drawCircle(x, y, 9, paint(INK, 1, "stroke", 2))
        c.drawLine(x - 5, y + 3, x + 5, y + 3, paint(INK, 1, "stroke", 1.6))


def render_portrait(sp, finish=True):
    """Float RGB picture and the figure's mask."""
    w, h = int(WIDTH * SCALE), int(HEIGHT * SCALE)
    bg = paint_niche(sp, w, h)
    s = surf(w, h)
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    paint_hawk(c, sp) if sp.get("figure") == "hawk" else Bust(c, sp).paint()
    fg = img2arr(s).astype(np.float32) / 255
    a = fg[..., 3:4]
    f3 = fg[..., :3]
    sh = drop_shadow(fg[..., 3], 2.5 * SCALE, 3.5 * SCALE, 4.5 * SCALE, 0.55)[..., None]
    out = bg * (1 - sh * 0.75)
    if finish:  # pigment granulation and a little relief of the paint layer
        n = spectral(h, w, 1.5, sp.get("seed", 1) + 5, lo=30)
        n2 = spectral(h, w, 2.4, sp.get("seed", 1) + 6)
        lum = cv2.GaussianBlur(f3.mean(-1).astype(np.float32), (0, 0), 1.2)
        d, _ = light(lum * 5 + n * 0.5, 0.55, el=55)
        f3 = np.clip(
            f3 * (1 + 0.035 * n + 0.03 * n2)[..., None] * (0.75 + 0.25 * d)[..., None], 0, 1
        )
        f3 = f3 * 0.94 + 0.06 * rgb("#F0D9A8") * f3.mean(-1, keepdims=True) * 1.2
    return np.clip(out * (1 - a) + f3 * a, 0, 1), fg[..., 3]
