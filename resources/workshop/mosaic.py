"""Byzantine tesserae: turns any picture into an oriented mosaic, denser where detail asks for
it."""

import cv2
import numpy as np
from scipy.spatial import cKDTree

from .style import rgb


def mosaic(img, fgmask, size=8.0, fine=4.6, seed=1, iters=9, detail=None):
    h, w = img.shape[:2]
    r = np.random.default_rng(seed)
    g = cv2.GaussianBlur(img.astype(np.float32), (0, 0), 1.2).mean(-1)
    gx = cv2.Sobel(g, cv2.CV_32F, 1, 0, ksize=5)
    gy = cv2.Sobel(g, cv2.CV_32F, 0, 1, ksize=5)
    # smoothed structure tensor -> orientation; blend with fg contour
    m = cv2.GaussianBlur(fgmask.astype(np.float32), (0, 0), 6)
    mx = cv2.Sobel(m, cv2.CV_32F, 1, 0, ksize=5) * 3
    my = cv2.Sobel(m, cv2.CV_32F, 0, 1, ksize=5) * 3
    Jxx = cv2.GaussianBlur(gx * gx + mx * mx + 1e-4, (0, 0), 9)
    Jyy = cv2.GaussianBlur(gy * gy + my * my, (0, 0), 9)
    Jxy = cv2.GaussianBlur(gx * gy + mx * my, (0, 0), 9)
    th = 0.5 * np.arctan2(2 * Jxy, Jxx - Jyy)
    dens = np.full((h, w), 1 / size**2, np.float32)
    if detail is not None:
        dens = np.maximum(dens, detail.astype(np.float32) / fine**2)
    n = int(dens.sum())
    cdf = np.cumsum(dens.ravel())
    idx = np.searchsorted(cdf, (np.arange(n) + r.random(n)) * cdf[-1] / n)
    idx = np.clip(idx, 0, h * w - 1)
    P_ = np.stack([idx % w, idx // w], 1).astype(np.float32) + r.uniform(-0.5, 0.5, (n, 2)).astype(
        np.float32
    )
    yy, xx = np.mgrid[0:h, 0:w]
    px = np.stack([xx.ravel(), yy.ravel()], 1).astype(np.float32)
    for it in range(iters + 1):
        T = th[np.clip(P_[:, 1].astype(int), 0, h - 1), np.clip(P_[:, 0].astype(int), 0, w - 1)]
        ct, st = np.cos(T), np.sin(T)
        _, nb = cKDTree(P_).query(px, k=7, workers=-1)
        d = px[:, None, :] - P_[nb]
        a = np.abs(d[..., 0] * ct[nb] + d[..., 1] * st[nb])
        b = np.abs(-d[..., 0] * st[nb] + d[..., 1] * ct[nb])
        D = np.maximum(a, b)
        o = np.argmin(D, 1)
        lab = nb[np.arange(len(px)), o]
        if it < iters:
            cnt = np.bincount(lab, minlength=n)
            P_ = (
                np.stack([np.bincount(lab, px[:, 0], n), np.bincount(lab, px[:, 1], n)], 1)
                / np.maximum(cnt, 1)[:, None]
            )
            P_ = P_.astype(np.float32)
    Ds = np.sort(D, 1)
    gap = (Ds[:, 1] - Ds[:, 0]).reshape(h, w)
    cnt = np.maximum(np.bincount(lab, minlength=n), 1)
    # tile colour: blend of mean + centre sample keeps lines crisp
    f = img.reshape(-1, 3)
    mean = np.stack([np.bincount(lab, f[:, i], n) / cnt for i in range(3)], 1)
    cen = cv2.GaussianBlur(img.astype(np.float32), (0, 0), 1.0)[
        np.clip(P_[:, 1].astype(int), 0, h - 1), np.clip(P_[:, 0].astype(int), 0, w - 1)
    ]
    col = mean * 0.45 + cen * 0.55
    mu = col.mean(1, keepdims=True)
    col = mu + (col - mu) * 1.18
    col = (col - 0.5) * 1.08 + 0.5
    col *= r.normal(1, 0.055, (n, 1))
    col += r.normal(0, 0.012, (n, 3))
    gold = (
        (col[:, 0] > 0.5)
        & (col[:, 0] - col[:, 2] > 0.28)
        & (col[:, 1] > 0.34)
        & (
            fgmask[np.clip(P_[:, 1].astype(int), 0, h - 1), np.clip(P_[:, 0].astype(int), 0, w - 1)]
            < 0.5
        )
    )
    gl = r.random(n)
    col[gold] *= (0.80 + 0.42 * gl[gold] ** 1.5)[:, None]
    glint = gold & (gl > 0.93)
    col[glint] = col[glint] * 0.4 + 0.6 * np.array([1, 0.95, 0.72])
    out = col[lab].reshape(h, w, 3)
    tilt = r.normal(0, 0.06, (n, 2))
    dx = (px - P_[lab]) / size
    sh = 1 + (dx * tilt[lab]).sum(1).reshape(h, w) * 1.4 - 0.07 * (dx.sum(1).reshape(h, w))
    out = out * sh[..., None]
    gm = np.clip((1.75 - gap) / 1.1, 0, 1)[..., None]
    out = out * (1 - gm * 0.85) + gm * 0.85 * rgb("#4A3A2E") * (
        0.75 + 0.5 * out.mean(-1, keepdims=True)
    )
    return np.clip(out, 0, 1), n
