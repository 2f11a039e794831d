"""Drawing helpers over skia: paints, paths, text, brush strokes, conversion between images and
arrays."""

import functools
import json
from pathlib import Path

import cv2
import numpy as np
import skia
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

from .noise import to8
from .silhouettes import OWN_SILHOUETTES
from .style import FONT_DIR, INPUTS, SCALE, colour4f, colour32


class SkPen(BasePen):
    def __init__(s):
        super().__init__(None)
        s.p = skia.Path()

    def _moveTo(s, p):
        s.p.moveTo(*p)

    def _lineTo(s, p):
        s.p.lineTo(*p)

    def _curveToOne(s, a, b, c):
        s.p.cubicTo(*a, *b, *c)

    def _qCurveToOne(s, a, b):
        s.p.quadTo(*a, *b)

    def _closePath(s):
        s.p.close()

    def _endPath(s):
        pass


@functools.lru_cache(None)
def path(d):
    pen = SkPen()
    parse_path(d, pen)
    return pen.p


@functools.lru_cache(None)
def _icons():
    return json.loads((INPUTS / "icons.json").read_text())["icons"]


@functools.lru_cache(None)
def icon(name):
    """A 512x512 silhouette: one of ours (silhouettes.py) or one listed in inputs/icons.json."""
    if name in OWN_SILHOUETTES:
        p = skia.Path(path(OWN_SILHOUETTES[name]))
        p.setFillType(skia.PathFillType.kEvenOdd)
        return p
    p = skia.Path()
    for d in _icons()[name]["paths"]:
        p.addPath(path(d))
    return p


def surf(w, h, clear=None):
    s = skia.Surface(int(w), int(h))
    if clear is not None:
        s.getCanvas().clear(clear)
    else:
        s.getCanvas().clear(0)
    return s


def arr2img(a):
    """float rgb/rgba 0..1 (unpremul) or uint8 -> skia.Image"""
    if a.dtype != np.uint8:
        a = to8(a)
    if a.shape[2] == 3:
        a = np.dstack([a, np.full(a.shape[:2], 255, np.uint8)])
    return skia.Image.fromarray(np.ascontiguousarray(a), colorType=skia.kRGBA_8888_ColorType)


def img2arr(s):
    im = s.makeImageSnapshot() if isinstance(s, skia.Surface) else s
    return im.toarray(colorType=skia.kRGBA_8888_ColorType)


def save(x, target):
    """Write an array or a skia surface as PNG."""
    target = Path(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    a = x if isinstance(x, np.ndarray) else img2arr(x)
    if a.dtype != np.uint8:
        a = to8(a)
    cv2.imwrite(
        str(target),
        cv2.cvtColor(a, cv2.COLOR_RGBA2BGRA if a.shape[2] == 4 else cv2.COLOR_RGB2BGR),
        [cv2.IMWRITE_PNG_COMPRESSION, 9],
    )
    return target


LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
CUBIC = skia.SamplingOptions(skia.CubicResampler.Mitchell())


def paint(color="ink", a=1.0, style="fill", w=1.0, **k):
    p = skia.Paint(AntiAlias=True)
    p.setColor4f(colour4f(color, a) if isinstance(color, str) else color, None)
    if style == "stroke":
        p.setStyle(skia.Paint.kStroke_Style)
        p.setStrokeWidth(w)
        p.setStrokeJoin(skia.Paint.kRound_Join)
        p.setStrokeCap(skia.Paint.kRound_Cap)
    if k.get("blur"):
        p.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, k["blur"]))
    if k.get("shader"):
        p.setShader(k["shader"])
    if k.get("pe"):
        p.setPathEffect(k["pe"])
    if k.get("mode"):
        p.setBlendMode(k["mode"])
    if k.get("imf"):
        p.setImageFilter(k["imf"])
    return p


def imgshader(im, sx=1, sy=1, tx=0, ty=0, tile=skia.TileMode.kRepeat):
    m = skia.Matrix()
    m.setScale(sx, sy)
    m.postTranslate(tx, ty)
    return im.makeShader(tile, tile, LINEAR, m)


_tf = {}


def font(fam, size):
    size = float(size)
    if fam not in _tf:
        _tf[fam] = skia.Typeface.MakeFromFile(str(FONT_DIR / (fam + ".ttf")))
    f = skia.Font(_tf[fam], size)
    f.setSubpixel(True)
    f.setEdging(skia.Font.Edging.kAntiAlias)
    f.setHinting(skia.FontHinting.kNone)
    return f


def text(c, s, x, y, f, paint, align="l", track=0):
    if track == 0:
        w = f.measureText(s)
        xx = x - (w if align == "r" else w / 2 if align == "c" else 0)
        c.drawString(s, xx, y, f, paint)
        return w
    ws = [f.measureText(ch) for ch in s]
    W = sum(ws) + track * (len(s) - 1)
    xx = x - (W if align == "r" else W / 2 if align == "c" else 0)
    for ch, w in zip(s, ws, strict=False):
        c.drawString(ch, xx, y, f, paint)
        xx += w + track
    return W


def mask(draw, w, h):
    """draw(canvas) -> float alpha mask"""
    s = surf(w, h)
    draw(s.getCanvas())
    return img2arr(s)[..., 3].astype(np.float32) / 255


def roundrect(x, y, w, h, r):
    p = skia.Path()
    p.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r))
    return p


def radial(cx, cy, r, cols, pos=None):
    return skia.GradientShader.MakeRadial(
        skia.Point(cx, cy), r, [colour32(x) if isinstance(x, str) else x for x in cols], pos
    )


def linear(x0, y0, x1, y1, cols, pos=None):
    return skia.GradientShader.MakeLinear(
        [skia.Point(x0, y0), skia.Point(x1, y1)],
        [colour32(x) if isinstance(x, str) else x for x in cols],
        pos,
    )


def cat(pts, n=14, closed=False):
    p = np.array(pts, float)
    if closed:
        q = np.vstack([p[-1], p, p[0], p[1]])
    else:
        q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    for i in range(1, len(q) - 2):
        a, b, c_, d = q[i - 1], q[i], q[i + 1], q[i + 2]
        out.append(
            0.5
            * (
                (2 * b)
                + (-a + c_) * t
                + (2 * a - 5 * b + 4 * c_ - d) * t**2
                + (-a + 3 * b - 3 * c_ + d) * t**3
            )
        )
    out = np.vstack(out)
    return out if closed else np.vstack([out, p[-1]])


def blob(pts, n=14):
    q = cat(pts, n, True)
    p = skia.Path()
    p.addPoly([skia.Point(*v) for v in q], True)
    return p


def brush(c, pts, w0, w1=None, wm=None, col="ink", a=1.0, blur=0, n=16):
    """calligraphic stroke through pts; width profile start,mid,end"""
    q = cat(pts, n)
    w1 = w0 if w1 is None else w1
    t = np.linspace(0, 1, len(q))
    wd = np.interp(t, [0, 1], [w0, w1]) if wm is None else np.interp(t, [0, 0.5, 1], [w0, wm, w1])
    d = np.gradient(q, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    nn = np.stack([-d[:, 1], d[:, 0]], 1)
    poly = np.vstack([q + nn * wd[:, None] / 2, (q - nn * wd[:, None] / 2)[::-1]])
    p = skia.Path()
    p.addPoly([skia.Point(*v) for v in poly], True)
    c.drawPath(p, paint(col, a, blur=blur))


def fit(p, x, y, w, h):
    q = skia.Path(p)
    b = q.computeTightBounds()
    s = min(w / b.width(), h / b.height())
    m = skia.Matrix()
    m.setTranslate(-b.centerX(), -b.centerY())
    m.postScale(s, s)
    m.postTranslate(x + w / 2, y + h / 2)
    q.transform(m)
    return q


def to_img(a):
    return arr2img(np.clip(a, 0, 1))


def blit(c, a, x, y, scale=1.0, rot=0):
    im = a if isinstance(a, skia.Image) else to_img(a)
    w, h = im.width() / SCALE * scale, im.height() / SCALE * scale
    c.save()
    c.translate(x + w / 2, y + h / 2)
    c.rotate(rot)
    c.drawImageRect(
        im,
        skia.Rect.MakeLTRB(-w / 2, -h / 2, w / 2, h / 2),
        skia.SamplingOptions(skia.CubicResampler.Mitchell()) if scale >= 0.9 else LINEAR,
        skia.Paint(AntiAlias=True),
    )
    c.restore()
    return w, h
