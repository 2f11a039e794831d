"""Tileable noise, distance fields and relief lighting on numpy arrays."""

import math

import cv2
import numpy as np
from scipy.spatial import cKDTree

from .style import rgb


def spectral(h, w, beta=2.0, seed=0, ax=1.0, ay=1.0, lo=0.0):
    """tileable 1/f^beta noise, normalised to 0..1; ax/ay stretch."""
    r = np.random.default_rng(seed)
    fy = np.fft.fftfreq(h)[:, None] * h * ay
    fx = np.fft.rfftfreq(w)[None, :] * w * ax
    f = np.sqrt(fx * fx + fy * fy)
    f[0, 0] = 1
    amp = 1 / f ** (beta / 2)
    if lo:
        amp *= 1 / (1 + (lo / f) ** 4)
    ph = r.uniform(0, 2 * np.pi, amp.shape)
    z = amp * np.exp(1j * ph)
    z[0, 0] = 0
    n = np.fft.irfft2(z, s=(h, w))
    n = (n - n.mean()) / n.std()
    return n


def n01(n, k=2.2):
    return np.clip(0.5 + n / (2 * k), 0, 1)


def worley(h, w, n, seed=0, k=2, tile=True):
    r = np.random.default_rng(seed)
    p = r.uniform(0, 1, (n, 2)) * [w, h]
    if tile:
        P = np.concatenate([p + [dx * w, dy * h] for dx in (-1, 0, 1) for dy in (-1, 0, 1)])
    else:
        P = p
    yy, xx = np.mgrid[0:h, 0:w]
    d, i = cKDTree(P).query(np.stack([xx.ravel(), yy.ravel()], 1), k=k, workers=-1)
    return d.reshape(h, w, k), (i % n).reshape(h, w, k)


def ramp(t, stops):
    """t array 0..1 -> rgb via list of (pos,hex)"""
    ps = [s[0] for s in stops]
    cs = np.array([rgb(s[1]) for s in stops])
    return np.stack([np.interp(t, ps, cs[:, i]) for i in range(3)], -1)


def light(height, strength=1.0, az=135, el=50, spec=0.0, shin=20):
    """relief-light a height map (pixels units). az=135 => light from top-left."""
    gy, gx = np.gradient(height * strength)
    nz = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx = -gx * nz
    ny = -gy * nz
    a = math.radians(az)
    e = math.radians(el)
    L = np.array([math.cos(a) * math.cos(e), -math.sin(a) * math.cos(e), math.sin(e)])
    d = np.clip(nx * L[0] + ny * L[1] + nz * L[2], 0, None) / L[2]
    s = 0
    if spec:
        H = L + np.array([0, 0, 1])
        H /= np.linalg.norm(H)
        s = spec * np.clip(nx * H[0] + ny * H[1] + nz * H[2], 0, 1) ** shin
    return d, s


def to8(a):
    return (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)


def sdf_in(m):
    """Distance in pixels from each inside pixel to the edge of a mask."""
    return cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5)


def bevel_height(m, width, profile="round", blur=0.8):
    d = np.clip(sdf_in(m) / width, 0, 1)
    if profile == "round":
        h = np.sqrt(np.clip(1 - (1 - d) ** 2, 0, 1))
    elif profile == "chisel":
        h = d
    elif profile == "soft":
        h = d * d * (3 - 2 * d)
    h = h * width
    return cv2.GaussianBlur(h.astype(np.float32), (0, 0), blur) if blur else h


def rgba(rgbf, m):
    return np.dstack([np.clip(rgbf, 0, 1), np.clip(m, 0, 1)])


def drop_shadow(m, dx, dy, blur, a=0.5):
    s = cv2.GaussianBlur(m.astype(np.float32), (0, 0), blur)
    M = np.float32([[1, 0, dx], [0, 1, dy]])
    return cv2.warpAffine(s, M, (m.shape[1], m.shape[0])) * a


def over(dst, src, x=0, y=0):
    """float unpremultiplied rgba over rgba/rgb, in place"""
    h, w = src.shape[:2]
    d = dst[y : y + h, x : x + w]
    src = src[: d.shape[0], : d.shape[1]]
    a = src[..., 3:4]
    if d.shape[2] == 4:
        da = d[..., 3:4]
        oa = a + da * (1 - a)
        d[..., :3] = np.where(
            oa > 1e-5, (src[..., :3] * a + d[..., :3] * da * (1 - a)) / np.maximum(oa, 1e-5), 0
        )
        d[..., 3:4] = oa
    else:
        d[..., :3] = src[..., :3] * a + d[..., :3] * (1 - a)
