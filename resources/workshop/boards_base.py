"""Shared ground of the big boards: named boxes of the levels, carved wells, plates and frames."""

import functools
import math
from pathlib import Path
from xml.etree import ElementTree

import cv2
import numpy as np
import skia

from .canvas import arr2img, fit, icon, img2arr, imgshader, linear, paint, radial, roundrect
from .style import SCALE, colour32, mix
from .surfaces import gold_stroke, material, shadow
from .textures import marble, wood

Box = tuple[float, float, float, float]
LEVELS = Path(__file__).resolve().parents[2] / "levels"
#: Where the levels of the pages are looked for.
FOLDERS = ("stupor_mundi", "common")
PAGE = (1920, 1080)
ORANGE, WINE = "#D8701E", "#7A1E2B"


class Form:
    """The form of page that is being painted: "" is the design, else a name such as "16x10"."""

    name = ""

    @classmethod
    def page(cls) -> tuple[float, float]:
        """Width and height of the page."""
        return anchors("table")["page"][2:]


def anchors(level: str) -> dict[str, Box]:
    """All named boxes of one level, the same that the game reads for this form of page."""
    names = (f"{level}-{Form.name}.tmx", f"{level}.tmx")
    paths = [LEVELS / folder / name for folder in FOLDERS for name in names]
    return _boxes(next(path for path in paths if path.is_file()))


@functools.lru_cache(None)
def _boxes(path: Path) -> dict[str, Box]:
    root = ElementTree.parse(path).getroot()
    return {
        node.attrib["name"]: tuple(float(node.attrib[k]) for k in ("x", "y", "width", "height"))
        for node in root.iter("object")
    }


def sheet(width: float, height: float, x: float = 0, y: float = 0) -> skia.Surface:
    """An empty surface whose logical origin lies at (x, y) of the page."""
    surface = skia.Surface(round(width * SCALE), round(height * SCALE))
    surface.getCanvas().scale(SCALE, SCALE)
    surface.getCanvas().translate(-x, -y)
    return surface


def pixels(surface: skia.Surface, seed: int = 1) -> np.ndarray:
    """The opaque RGB of a surface with a breath of grain against banding."""
    a = img2arr(surface)[..., :3].astype(np.float32)
    h, w = a.shape[:2]
    grain = np.random.default_rng(seed).normal(0, 1.1, (h // 2, w // 2)).astype(np.float32)
    a += cv2.resize(grain, (w, h), interpolation=cv2.INTER_LINEAR)[..., None]
    return np.clip(a + 0.5, 0, 255).astype(np.uint8)


def centre(box: Box) -> tuple[float, float]:
    """Middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def rect(box: Box, r: float = 5, grow: float = 0) -> skia.Path:
    """Rounded path of a box, grown or shrunk evenly."""
    x, y, w, h = box
    return roundrect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, r)


def polygon(points: list[tuple[float, float]]) -> skia.Path:
    """Closed path through points."""
    p = skia.Path()
    p.addPoly([skia.Point(*v) for v in points], True)
    return p


def octagon(cx: float, cy: float, r: float) -> skia.Path:
    """Octagon with flat sides up and down."""
    turn = [math.radians(22.5 + 45 * k) for k in range(8)]
    return polygon([(cx + r * math.cos(a), cy + r * math.sin(a)) for a in turn])


def circle(cx: float, cy: float, r: float) -> skia.Path:
    """Circle as a path."""
    p = skia.Path()
    p.addCircle(cx, cy, r)
    return p


def clad(c: skia.Canvas, p: skia.Path, kind: str, scale: float = 0.6, seed: int = 3) -> None:
    """Fill a path with a material, laid from the corner of the path."""
    size = 1024 if kind == "parchment" else 512
    extra = {"planks": 3} if kind == "wood" else {}
    if kind == "walnut":
        kind, extra = "wood", {"planks": 1, "a": "#1E110A", "b": "#402A1B", "c": "#543A26"}
    b = p.getBounds()
    image = material(kind, size, size, seed, **extra)
    c.drawPath(p, paint("ink", 1, shader=imgshader(image, scale, scale, b.left(), b.top())))


def slant(p: skia.Path, stops: list[tuple[str, int]], pos: list[float]) -> skia.Shader:
    """Gradient from the top left to the bottom right, even along the other diagonal."""
    b = p.getBounds()
    w, h, mx, my = b.width(), b.height(), b.centerX(), b.centerY()
    reach = w * h / max(1e-6, w * w + h * h)
    dx, dy = h * reach, w * reach
    cols = [colour32(k, a) for k, a in stops]
    return linear(mx - dx, my - dy, mx + dx, my + dy, cols, pos)


def carve(c: skia.Canvas, p: skia.Path, depth: float = 3, a: float = 0.6) -> None:
    """Shadow that the upper left edge throws into a hollow, and the light on its lower lip."""
    hole = skia.Path()
    hole.addRect(p.getBounds().makeOutset(60, 60))
    hole.addPath(p)
    hole.setFillType(skia.PathFillType.kEvenOdd)
    c.save()
    c.clipPath(p, True)
    c.translate(depth * 0.6, depth * 0.8)
    c.drawPath(hole, paint("#180A02", a, blur=depth * 0.9))
    c.restore()
    rim = slant(p, [("#1C0C04", 190), ("#1C0C04", 110), ("#FFF3D4", 190)], [0.1, 0.48, 0.8])
    c.drawPath(p, paint("ink", 1, "stroke", 1.3, shader=rim))


def raise_edge(c: skia.Canvas, p: skia.Path, w: float = 2.4) -> None:
    """Light on the upper left edge of a raised plate, shade on the lower right."""
    c.save()
    c.clipPath(p, True)
    glint = [("#FFF0CC", 150), ("#FFF0CC", 20), ("#120602", 150)]
    c.drawPath(p, paint("ink", 1, "stroke", w * 2, shader=slant(p, glint, [0.05, 0.5, 0.95])))
    c.restore()


def well(c: skia.Canvas, box: Box, r: float = 5, a: float = 0.24, depth: float = 3) -> None:
    """Carved hollow in parchment or wood."""
    p = rect(box, r)
    c.drawPath(p, paint("#4A2A10", a + 0.03))
    carve(c, p, depth)


def dashes(on: float = 6, off: float = 4) -> skia.PathEffect:
    """Dashed line."""
    return skia.DashPathEffect.Make([on, off], 0)


def plate(c: skia.Canvas, p: skia.Path, col: str, gold: float = 1.4) -> None:
    """Raised enamelled plate with a gold line."""
    shadow(c, p, 1.5, 3, 3.5, 0.55)
    b = p.getBounds()
    cols = [mix(col, "ivory", 0.16), col, mix(col, "#080202", 0.4)]
    shade = linear(0, b.top(), 0, b.bottom(), cols, [0, 0.45, 1])
    c.drawPath(p, paint("ink", 1, shader=shade))
    gold_stroke(c, p, gold)


def engrave(c: skia.Canvas, name: str, box: Box, col: str = "#4A3018", a: float = 0.34) -> None:
    """Faint silhouette pressed into a well."""
    p = fit(icon(name), *box)
    c.save()
    c.translate(0.7, 0.9)
    c.drawPath(p, paint("#FFF6E0", a * 0.7))
    c.restore()
    c.drawPath(p, paint(col, a))


def stud(c: skia.Canvas, cx: float, cy: float, r: float = 5.2) -> None:
    """Orange stud that marks a Loyalist threshold."""
    c.drawCircle(cx + 0.8, cy + 1.2, r + 0.4, paint("#000000", 0.5, blur=1.2))
    c.drawCircle(cx, cy, r, paint("#1A0E06"))
    ball = radial(cx - r * 0.3, cy - r * 0.35, r, ["#FFC488", ORANGE, "#8A3C08"], [0, 0.55, 1])
    c.drawCircle(cx, cy, r - 1.2, paint("ink", 1, shader=ball))


def arrow(c: skia.Canvas, cx: float, cy: float, w: float = 14, h: float = 18) -> None:
    """Wine-red arrow head to the right with a cream edge."""
    p = polygon([(cx - w / 2, cy - h / 2), (cx + w / 2, cy), (cx - w / 2, cy + h / 2)])
    shadow(c, p, 1, 2, 1.6, 0.5)
    c.drawPath(p, paint("#FFF2D0", 1, "stroke", 3))
    shade = linear(0, cy - h / 2, 0, cy + h / 2, [mix(WINE, "ivory", 0.2), WINE, "#4A0E18"])
    c.drawPath(p, paint("ink", 1, shader=shade))


def frame(c: skia.Canvas, box: Box, inset: float = 10, kind: str = "", seed: int = 3) -> Box:
    """Board with a bevelled wooden rim and a gold fillet; gives the inner field."""
    x, y, w, h = box
    p = roundrect(x, y, w, h, 8)
    shadow(c, p, 5, 9, 12, 0.75)
    for i in range(5, 0, -1):
        c.drawPath(roundrect(x, y + i * 0.9, w, h, 8), paint("#1A0E07"))
    clad(c, p, "wood", 0.6)
    raise_edge(c, p, 2.2)
    c.drawPath(p, paint("#120804", 0.8, "stroke", 1))
    inner = (x + inset, y + inset, w - 2 * inset, h - 2 * inset)
    q = rect(inner, 3)
    if kind:
        clad(c, q, kind, 0.8, seed)
        carve(c, q, 6, 0.6)
    gold_stroke(c, q, 2.4)
    return inner


def panel(c: skia.Canvas, box: Box, kind: str, r: float = 7, seed: int = 9) -> skia.Path:
    """Flat panel of dark wood, leather or parchment on the table."""
    p = rect(box, r)
    shadow(c, p, 3, 6, 7, 0.65)
    c.drawPath(rect((box[0], box[1] + 2, box[2], box[3]), r), paint("#140A05"))
    tint = {"walnut": 0.06, "leather": 0.3, "parchment": 0.0}[kind]
    clad(c, p, kind, 0.7 if kind == "parchment" else 0.5, {"leather": 8}.get(kind, seed))
    c.drawPath(p, paint("#000000", tint))
    carve(c, p, 5 if kind == "parchment" else 4, 0.45)
    raise_edge(c, p, 1.2 if kind == "parchment" else 0.9)
    gold_stroke(c, p, 1.9)
    return p


@functools.lru_cache(None)
def walnut_ground() -> skia.Image:
    """Six planks of walnut for a whole page."""
    return arr2img(wood(1920, 1080, 3, 6, "#20120A", "#42291A", "#5A3A24"))


@functools.lru_cache(None)
def ivory_marble() -> skia.Image:
    """Pale marble of the victory point rail."""
    return arr2img(marble(512, 256, 4, "#E4D6B4", "#B8A078", False))


def ground(c: skia.Canvas) -> None:
    """The walnut table under lamp light."""
    width, height = Form.page()
    page = skia.Rect.MakeWH(width, height)
    sampling = skia.SamplingOptions(skia.CubicResampler.Mitchell())
    c.drawImageRect(walnut_ground(), page, sampling)
    lamp = [colour32("#FFD79A", 60), colour32("#000000", 0), colour32("#000000", 185)]
    c.drawRect(page, paint("ink", 1, shader=radial(width * 0.42, height * 0.42, width * 0.62, lamp, [0, 0.5, 1])))


def vignette(c: skia.Canvas, strength: int = 60) -> None:
    """Warm light and a dark edge over a finished page."""
    warm = [colour32("#FFE2A8", 20), colour32("#000000", 0), colour32("#0A0402", strength)]
    width, height = Form.page()
    shade = radial(width * 0.45, height * 0.45, width * 0.677, warm, [0, 0.6, 1])
    c.drawRect(skia.Rect.MakeWH(width, height), paint("ink", 1, shader=shade))
