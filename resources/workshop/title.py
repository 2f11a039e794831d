"""The title picture: a mosaic apse with Frederick and his falcon."""

import math

import cv2
import numpy as np
import skia

from .canvas import arr2img, blit, brush, img2arr, paint, surf
from .castle import front
from .mosaic import mosaic
from .ornaments import star8
from .portraits import Bust, people
from .style import rgb
from .textures import goldleaf


def paint_title(W=1920, H=1080):
    """Title picture without lettering: the Emperor in an apse between two castles. Float RGB at
    1x."""
    s = surf(W, H)
    c = s.getCanvas()
    g = goldleaf(W, H, 12, 0.5) * 0.55 + 0.45 * rgb("#D0A040")
    c.drawImage(arr2img(g), 0, 0)
    cx = W / 2

    # lapis apse with stars
    def arch(R, cy):
        p = skia.Path()
        p.moveTo(cx - R, H)
        p.lineTo(cx - R, cy)
        p.arcTo(skia.Rect.MakeLTRB(cx - R, cy - R, cx + R, cy + R), 180, 180, False)
        p.lineTo(cx + R, H)
        p.close()
        return p

    cy = 520
    for R, col in (
        (470, "#1A0E06"),
        (462, "#8A2030"),
        (430, "#1A0E06"),
        (424, "#F3D67E"),
        (414, "#27523F"),
        (384, "#1A0E06"),
        (378, "#1B3A78"),
    ):
        c.drawPath(arch(R, cy), paint(col))
    for i in range(25):
        a = math.radians(180 + i * 7.5)
        x, y = cx + 446 * math.cos(a), cy + 446 * math.sin(a)
        star8(c, x, y, 13, "#F3D67E", "#8A2030")
        a2 = a + math.radians(3.75)
        x, y = cx + 399 * math.cos(a2), cy + 399 * math.sin(a2)
        c.drawCircle(x, y, 9, paint("#F0E6CC"))
        c.drawCircle(x, y, 5, paint("#8A2030"))
    for sg in (-1, 1):
        for k in range(13):
            y = cy + 30 + k * 46
            star8(c, cx + sg * 446, y, 13, "#F3D67E", "#8A2030")
            c.drawCircle(cx + sg * 399, y + 20, 9, paint("#F0E6CC"))
            c.drawCircle(cx + sg * 399, y + 20, 5, paint("#8A2030"))
    c.save()
    c.clipPath(arch(378, cy), True)
    for i in range(20):
        for j in range(18):
            if math.hypot(-380 + i * 40 + (j % 2) * 20, 150 + j * 38 - cy + 60) > 205:
                star8(c, cx - 380 + i * 40 + (j % 2) * 20, 150 + j * 38, 5.5, "#F3D67E", "#FFF3C4")
    c.restore()
    # roof scene of side panels: castle + ship silhouettes in mosaic
    for sg, a in ((-1, front("keep", "red")), (1, front("great_tower", "blue"))):
        sc = 1.75
        w_ = (136 if sg < 0 else 112) * sc
        blit(c, a, cx + sg * 710 - w_ / 2, H - (202 if sg < 0 else 256) * sc - 120, sc)
    for sg in (-1, 1):
        blit(c, front("wall", "red"), cx + sg * 820 - 150, H - 92 * 1.9 - 120, 1.9)
        blit(c, front("wall", "red"), cx + sg * 610 - 150 + (0), H - 92 * 1.9 - 120, 1.9)
    for sg in (-1, 1):
        p = skia.Path()
        p.addRect(
            skia.Rect.MakeLTRB(
                min(cx + sg * 470, cx + sg * 960), H - 124, max(cx + sg * 470, cx + sg * 960), H
            )
        )
        c.drawPath(p, paint("#3C7A48"))
        for k in range(16):
            x = cx + sg * (490 + k * 31)
            brush(c, [(x, H - 20), (x + 4, H - 60), (x - 2, H - 100)], 6, 2, 10, "#27523F")
            c.drawCircle(x - 2, H - 108, 9, paint(["#C8402F", "#F3D67E", "#F0E6CC"][k % 3]))
    # emperor
    sp = people()["frederick"]
    S_ = 1.62
    c.save()
    c.translate(cx - 200 * S_, H - 520 * S_ + 10)
    c.scale(S_, S_)
    c.drawCircle(200, 206, 128, paint("#1A0E06"))
    c.drawCircle(200, 206, 125, paint("#D8AA45"))
    c.drawCircle(200, 206, 112, paint("#8A2030"))
    c.drawCircle(200, 206, 108, paint("#E9BE55"))
    Bust(c, sp).paint()
    c.restore()
    a = img2arr(s)[..., :3].astype(float) / 255
    a2 = cv2.resize(a, (W * 2, H * 2), interpolation=cv2.INTER_CUBIC)
    m = np.zeros((H * 2, W * 2), np.float32)
    det = np.zeros((H * 2, W * 2), np.float32)
    cv2.ellipse(
        det, (W + 14, int((H - 520 * S_ + 10 + 206 * S_) * 2)), (230, 330), 0, 0, 360, 1, -1
    )
    cv2.circle(det, (W - 430, 1080), 160, 0.7, -1)
    det = cv2.GaussianBlur(det, (0, 0), 16)
    o, n = mosaic(a2, m, 15, 7.5, 5, 6, det)
    o = cv2.resize(o, (W, H), interpolation=cv2.INTER_AREA)
    yy, xx = np.mgrid[0:H, 0:W]
    glow = np.exp(-(((xx - W * 0.5) / 700) ** 2 + ((yy - H * 0.40) / 520) ** 2))
    o = o * (0.34 + 0.80 * glow)[..., None]
    return np.clip(o, 0, 1)
