"""Castle pieces that stand: small stone buildings in a three-quarter view on the ground plan of the
pentagon. Signed distances are marched along a slanted view, lit, inked and coloured."""

import math
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from .noise import over, rgba
from .solids import (
    CLOTH,
    DARK,
    EARTH,
    FLAT,
    FLOOR,
    GOLD,
    IRON,
    ROOF,
    RUNNER,
    SIGN,
    STONE,
    TALL,
    TRIM,
)
from .standing_models import PLACES, model
from .style import INK, LOOKS, POWERS, rgb

#: Key light of the stone, and the slanted one that casts the shadow right and down.
KEY = np.array([-0.58, 0.30, 0.757], np.float32)
SUN = np.array([-0.47, -0.15, 0.870], np.float32)


@dataclass
class Cast:
    """What the rays saw: where, facing where, of what, how lit."""

    hit: np.ndarray
    pos: np.ndarray
    nrm: np.ndarray
    mat: np.ndarray
    lit: np.ndarray
    occ: np.ndarray
    depth: np.ndarray
    ground: np.ndarray
    k: float


def _march(model, p, d, steps, far, stop=0.03, relax=0.92):
    t = np.zeros(p.shape[1], np.float32)
    live = np.arange(p.shape[1])
    hit = np.zeros(p.shape[1], bool)
    soft = np.ones(p.shape[1], np.float32)
    for _ in range(steps):
        q = p[:, live] + d[:, None] * t[live]
        e = model.dist(q[0], q[1], q[2])
        soft[live] = np.minimum(soft[live], np.clip(6 * e / np.maximum(t[live], 0.4) + 0.02, 0, 1))
        done = e < stop
        hit[live[done]] = True
        t[live] += np.maximum(e, 0.02) * relax
        live = live[~done & (t[live] < far)]
        if not len(live):
            break
    return t, hit, soft


def cast(model, box, k):
    """March the model at k pixels a unit, in a box round its anchor."""
    bx, by, bw, bh = box
    w, h = int(round(bw * k)), int(round(bh * k))
    gx, gy = np.meshgrid((np.arange(w) + 0.5) / k + bx, (np.arange(h) + 0.5) / k + by)
    gx, gy = gx.ravel().astype(np.float32), gy.ravel().astype(np.float32)
    view = np.array([0, -TALL, -FLAT], np.float32)
    up = np.array([0, -FLAT, TALL], np.float32)
    p = np.stack([gx, -gy * up[1], -gy * up[2]]) - view[:, None] * 260
    t, hit, _ = _march(model, p, view, 90, 520)
    pos = p + view[:, None] * t
    hit &= pos[2] > -0.6
    n = gx.size
    nrm = np.zeros((3, n), np.float32)
    mat = np.zeros(n, np.int8)
    lit, occ = np.ones(n, np.float32), np.ones(n, np.float32)
    i = np.nonzero(hit)[0]
    q = pos[:, i]
    eps = 0.12
    for a in range(3):
        o = np.zeros(3, np.float32)
        o[a] = eps
        f, b = q + o[:, None], q - o[:, None]
        nrm[a, i] = model.dist(*f) - model.dist(*b)
    nrm /= np.linalg.norm(nrm, axis=0) + 1e-6
    mat[i] = model.material(*q)
    for f in model.signs:
        for test, m in f(q[0], q[1], q[2], nrm[0, i], nrm[1, i], nrm[2, i]):
            mat[i[test & (mat[i] == CLOTH)]] = m
    for f in model.decals:
        for test, m in f(q[0], q[1], q[2], nrm[0, i], nrm[1, i], nrm[2, i]):
            sub = i[test & np.isin(mat[i], (STONE, DARK, TRIM))]
            mat[sub] = m
    _, _, soft = _march(model, q + nrm[:, i] * 0.5, KEY, 26, 70, 0.02, 1.0)
    lit[i] = soft
    near = np.zeros(len(i), np.float32)
    for r in (2.0, 5.0, 10.0):
        o = q + nrm[:, i] * r
        near += np.clip((r - np.minimum(model.dist(*o), o[2] + 0.5)) / r, 0, 1) / 3
    occ[i] = 1 - 0.75 * near
    # the ground plane: only its shadow is wanted
    ground = np.zeros(n, np.float32)
    g = np.stack([gx, gy / FLAT, np.full(n, 0.25, np.float32)])
    _, _, soft = _march(model, g, SUN, 34, 80, 0.02, 1.0)
    e = model.dist(*g)
    ground = np.maximum((1 - soft) * 0.95, np.clip(1 - e / 5, 0, 1) * 0.6)
    s = (h, w)
    return Cast(
        hit.reshape(s),
        pos.reshape(3, h, w),
        nrm.reshape(3, h, w),
        mat.reshape(s),
        lit.reshape(s),
        occ.reshape(s),
        np.where(hit, t, 600).reshape(s),
        ground.reshape(s),
        k,
    )


def _hash(a, b):
    v = np.sin(a * 12.9898 + b * 78.233) * 43758.5453
    return v - np.floor(v)


def _joints(c: Cast, course=6.6, length=13.0):
    """Brightness of ashlar blocks by where a point lies on its face."""
    x, y, z = c.pos
    nx, ny, nz = c.nrm
    flat = np.abs(nz) > 0.7
    along = np.where(np.abs(nx) > np.abs(ny), y, x)
    row = np.floor(np.where(flat, y, z) / course)
    v = np.where(flat, y, z) / course - row
    shift = np.where(np.mod(row, 2) > 0, 0.5, 0.0) + 0.2 * _hash(row, row * 0 + 3)
    col = np.floor(np.where(flat, x, along) / length + shift)
    u = np.where(flat, x, along) / length + shift - col
    tone = 0.90 + 0.20 * _hash(row, col)
    edge = np.minimum(np.minimum(v, 1 - v) * course, np.minimum(u, 1 - u) * length)
    return tone * (0.70 + 0.30 * np.clip(edge / 0.75, 0, 1)), tone


def paint_piece(c: Cast, player: str, ink=1.0, detail=1.0):
    """Colours of a House on a cast: straight RGBA at the cast's resolution."""
    look = LOOKS[player]
    roof, body = look["roof"], look["body"]
    if player == "black":
        roof, body = "#4C4A4E", "#2E2B2C"
    h, w = c.hit.shape
    key = np.clip((c.nrm * KEY[:, None, None]).sum(0), 0, 1) * (0.25 + 0.75 * c.lit)
    fill = 0.5 + 0.5 * np.clip(c.nrm[1] * 0.35 - c.nrm[0] * 0.25 + c.nrm[2] * 0.5, -1, 1)
    shade = (0.22 + 0.44 * fill + 0.66 * key) * (0.45 + 0.55 * c.occ)
    joint, tone = _joints(c)
    base = np.zeros((h, w, 3), np.float32)
    stone = (
        rgb("#DCCBA3")
        if player not in POWERS
        else rgb("#F0E8D6" if player == "papal" else "#E2CD9C")
    )
    x, y, z = c.pos
    n = 0.03 * np.sin(x * 1.7 + z * 0.9) * np.sin(y * 1.3 + z * 2.1)
    jj = 1 + (joint - 1) * detail + n
    damp = 1 - 0.22 * np.clip(1 - z / 16, 0, 1)
    for m, col in (
        (STONE, stone),
        (TRIM, rgb("#F4E8CC")),
        (FLOOR, rgb("#B59C70")),
        (IRON, rgb("#6A6E74")),
    ):
        k = c.mat == m
        base[k] = col * (jj * damp)[k][:, None] if m == STONE else col
    tile = np.mod(z / 5.2, 1.0)
    a = np.arctan2(y, x) * 7 + np.floor(z / 5.2) * 1.57
    rows = (0.74 + 0.26 * np.clip(tile * 3.2, 0, 1)) * (0.93 + 0.07 * np.sin(a * 2))
    k = c.mat == ROOF
    base[k] = rgb(roof) * (1 + (rows[k] - 1) * detail)[:, None] * 1.1
    k = c.mat == GOLD
    gleam = np.clip((c.nrm * np.array([-0.5, 0.5, 0.7])[:, None, None]).sum(0), 0, 1) ** 5
    base[k] = np.clip(
        rgb("#D9A63C") * 1.05 + gleam[k][:, None] * np.array([0.45, 0.42, 0.32]), 0, 1.5
    )
    for m in (CLOTH, RUNNER):
        k = c.mat == m
        fold = 1 + 0.14 * np.sin(x * 1.5 + 0.6) * (m == CLOTH)
        base[k] = rgb(body) * (1.16 * fold[k])[:, None] + 0.015
    base[c.mat == DARK] = rgb("#20140C")
    if player in POWERS:
        base[c.mat == SIGN] = rgb(look["charge"])
    k = c.mat == EARTH
    grit = 0.92 + 0.16 * _hash(np.floor(x * 1.3), np.floor(y * 1.3))
    base[k] = rgb("#B39C6E") * grit[k][:, None]
    warm = np.clip(shade, 0, 1.35)[..., None]
    cool = np.array([1.0, 0.965, 0.93]) * warm + (1 - np.clip(warm, 0, 1)) * np.array(
        [0.05, 0.03, 0.07]
    )
    col = np.clip(base * cool, 0, 1)
    # ink: outline outside, thin lines at folds and steps inside
    hit = c.hit.astype(np.float32)
    dep = cv2.morphologyEx(
        np.where(c.hit, c.depth, c.depth[c.hit].max()).astype(np.float32),
        cv2.MORPH_GRADIENT,
        np.ones((3, 3), np.uint8),
    )
    bend = sum(
        cv2.morphologyEx(c.nrm[i] * hit, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
        for i in range(3)
    )
    kinds = (
        cv2.morphologyEx(c.mat.astype(np.uint8), cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) > 0
    )
    line = (
        np.clip((dep - 3.4) / 4, 0, 1) * 0.9
        + np.clip((bend - 0.9) / 1.2, 0, 1) * 0.36
        + kinds * 0.4
    )
    line = cv2.GaussianBlur(np.clip(line, 0, 1).astype(np.float32), (0, 0), 0.55) * hit
    line = np.clip(line * 1.15, 0, 0.9)[..., None]
    col = col * (1 - line) + rgb(INK) * line
    r = ink * 4 / 2
    size = int(2 * math.ceil(r) + 1)
    yy, xx = np.mgrid[:size, :size] - size // 2
    grown = cv2.dilate(hit, (np.hypot(xx, yy) <= r).astype(np.uint8))
    out = rgba(np.broadcast_to(rgb(INK), (h, w, 3)).copy(), grown)
    over(out, rgba(col, hit))
    return out


def halve(a, by):
    """Average blocks of pixels, alpha-weighted."""
    h, w = a.shape[0] // by * by, a.shape[1] // by * by
    a = a[:h, :w]
    pre = np.dstack([a[..., :3] * a[..., 3:], a[..., 3:]])
    pre = cv2.resize(pre, (w // by, h // by), interpolation=cv2.INTER_AREA)
    return np.dstack([pre[..., :3] / np.maximum(pre[..., 3:], 1e-4), pre[..., 3:]])


@lru_cache(None)
def seen(kind, side=0, place="own"):
    """The cast of a piece where it is shown: four pixels for a logical one, sharper when small."""
    scale = PLACES[place][1]
    box = tuple(v / scale for v in box_of(kind, side, place))
    return cast(model(kind, side, place), box, scale * (4 if place == "own" else 8))


def box_of(kind, side=0, place="own"):
    """What a piece takes on the page, round its anchor, in whole logical pixels."""
    x, y, w, h = (v * PLACES[place][1] for v in model(kind, side, place).box)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + w) - left, math.ceil(y + h) - top


def standing(kind, player, side=0, place="own"):
    """A piece at two pixels a unit, its shadow on the ground, and its box in logical pixels round
    the anchor (the middle of its foot)."""
    c = seen(kind, side, place)
    scale = PLACES[place][1]
    down = 2 if place == "own" else 4
    piece = halve(
        paint_piece(c, player, 1.15 if place == "own" else 1.7, 1.0 if place == "own" else 0.55),
        down,
    )
    shade = np.zeros((*c.ground.shape, 4))
    shade[..., :3] = rgb("#160C06")
    shade[..., 3] = (
        cv2.GaussianBlur(c.ground.astype(np.float32), (0, 0), 1.6 * c.k / 4 * (1 / scale) ** 0.5)
        * 0.55
    )
    fade = np.ones_like(shade[..., 3])
    rim = max(2, int(8 * c.k))
    for i in range(rim):  # never a hard edge where the frame ends
        v = i / rim
        fade[:, i] = np.minimum(fade[:, i], v)
        fade[:, -1 - i] = np.minimum(fade[:, -1 - i], v)
        fade[-1 - i] = np.minimum(fade[-1 - i], v)
    shade[..., 3] *= fade
    return piece, halve(shade, down), box_of(kind, side, place)


def tips(kind, side=0, place="own"):
    """Feet of the flagpoles on a piece: logical offsets from its anchor, and the size of the flag."""
    s = PLACES[place][1]
    return [(x * s, (y * FLAT - z * TALL) * s, k) for x, y, z, k in model(kind, side, place).tips]


def ground(place="own", middle=(0.0, 0.0)):
    """Anchors of towers and walls on the page: `t1`..`t5`, `w1`..`w5`, as (x, y)."""
    radius, scale = PLACES[place]
    out = {}
    for k in range(5):
        a, b = math.radians(-90 + 72 * k), math.radians(-54 + 72 * k)
        r = radius * math.cos(math.radians(36))
        out[f"t{k + 1}"] = (
            middle[0] + radius * scale * math.cos(a),
            middle[1] + radius * scale * FLAT * math.sin(a),
        )
        out[f"w{k + 1}"] = (
            middle[0] + r * scale * math.cos(b),
            middle[1] + r * scale * FLAT * math.sin(b),
        )
    return out
