"""Synthesised sounds and the lute loop; numpy, scipy and soundfile only."""

import re
from pathlib import Path

import numpy as np
import scipy.signal as sg
import soundfile as sf

SR = 44100
#: The rate at which the game's device runs: some players cannot convert short sounds.
DEVICE = 22050
R = np.random.default_rng(7)


def env(n, a=0.002, d=0.2):
    t = np.arange(n) / SR
    return np.minimum(1, t / a) * np.exp(-t / d)


def bp(x, lo, hi, o=2):
    return sg.sosfilt(sg.butter(o, [lo, hi], "band", fs=SR, output="sos"), x)


def lp(x, f, o=2):
    return sg.sosfilt(sg.butter(o, f, "low", fs=SR, output="sos"), x)


def hp(x, f, o=2):
    return sg.sosfilt(sg.butter(o, f, "high", fs=SR, output="sos"), x)


def modal(freqs, decs, amps, dur, pitch=1.0):
    t = np.arange(int(dur * SR)) / SR
    return sum(
        a * np.exp(-t / d) * np.sin(2 * np.pi * f * pitch * t + R.uniform(0, 6))
        for f, d, a in zip(freqs, decs, amps, strict=False)
    )


def place(buf, x, t, g=1.0):
    i = int(t * SR)
    n = min(len(x), len(buf) - i)
    if n > 0:
        buf[i : i + n] += x[:n] * g


def reverb(x, rt=1.4, wet=0.22, pre=0.012, stereo=True, lpf=5200):
    n = int(rt * 1.3 * SR)
    t = np.arange(n) / SR
    out = []
    for ch in range(2):
        ir = R.normal(size=n) * np.exp(-6.9 * t / rt)
        ir = lp(hp(ir, 180), lpf)
        ir[: int(0.004 * SR)] *= 0.2
        for k in range(7):
            ir[int((0.006 + 0.031 * R.random()) * SR)] += R.choice([-1, 1]) * (0.8 - 0.08 * k) * 3
        ir /= np.sqrt((ir**2).sum())
        xx = x if x.ndim == 1 else x[:, ch]
        y = sg.fftconvolve(np.r_[np.zeros(int(pre * SR)), xx], ir)
        out.append(y)
    L = max(map(len, out))
    y = np.zeros((L, 2))
    for ch in range(2):
        y[: len(out[ch]), ch] = out[ch] * wet
    d = x if x.ndim == 2 else np.stack([x, x], 1)
    y[: len(d)] += d
    return y


def norm(x, peak=0.89):
    return x / np.abs(x).max() * peak


# ------------------------------------------------------------------ plucked string
def pluck(f, dur, pos=0.18, bright=0.55, dec=0.9965, detune=0.0, seed=0):
    r = np.random.default_rng(seed)
    f = f * 2 ** (detune / 1200)
    n = int(dur * SR)
    p = SR / f - 0.5
    N = int(p)
    fr = p - N
    ex = lp(r.uniform(-1, 1, N), 1800 + 6200 * bright, 1)
    k = max(1, int(pos * N))
    ex = ex - np.roll(ex, k) * 0.85
    ex /= np.abs(ex).max() + 1e-9
    b = np.zeros(n)
    b[:N] = ex
    # loop filter: y[n]=x[n]+dec*( (1-s)*d(N)+ s*d(N+1) ), with fractional delay folded in s
    s = 0.5
    a = np.zeros(N + 3)
    a[0] = 1
    c0 = (1 - s) * (1 - fr)
    c1 = (1 - s) * fr + s * (1 - fr)
    c2 = s * fr
    a[N] = -dec * c0
    a[N + 1] = -dec * c1
    a[N + 2] = -dec * c2
    y = sg.lfilter([1], a, b)
    y *= np.minimum(1, np.arange(n) / 40.0)
    y[-400:] *= np.linspace(1, 0, 400)
    return y


def lute(f, dur, vel=1, seed=0):
    y = pluck(
        f, dur, 0.16, 0.35 + 0.35 * vel, 0.9972 if f < 200 else 0.9962, -3, seed
    ) + 0.85 * pluck(
        f, dur, 0.20, 0.35 + 0.35 * vel, 0.9970 if f < 200 else 0.996, +4, seed + 1
    )  # double course
    if f < 170:
        y += 0.45 * pluck(2 * f, dur, 0.16, 0.5, 0.9955, 2, seed + 2)  # octave on bass courses
    body = y + 0.55 * bp(y, 190, 260) + 0.42 * bp(y, 380, 480) + 0.25 * bp(y, 900, 1300)
    return body * vel * 0.30


NAT = {
    n: i for i, n in enumerate(["C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B"])
}


def hz(n):
    m = re.match(r"([A-G][#b]?)(\d)", n)
    return 440 * 2 ** ((NAT[m[1]] + 12 * (int(m[2]) - 4) - 9) / 12)


def music():
    """D-Dorian with Phrygian inflections (Eb cadence), 6/8 at dotted-crotchet = 72, 12 bars x2 =>
    40 s seamless loop."""
    q = 60 / 72 / 3
    bar = 6 * q
    A = [
        "D4 - E4 F4 - G4",
        "A4 - - - G4 F4",
        "G4 - F4 E4 - D4",
        "E4 - - A3 - -",
        "D4 - E4 F4 G4 A4",
        "C5 - B4 A4 - G4",
        "F4 - E4 D4 - C4",
        "D4 - - - - -",
    ]
    B = [
        "A4 - A4 C5 - B4",
        "A4 - G4 A4 - -",
        "G4 A4 G4 F4 - E4",
        "F4 - - - E4 D4",
        "Eb4 - F4 G4 - F4",
        "Eb4 - D4 C4 - D4",
        "Eb4 - D4 Eb4 F4 Eb4",
        "D4 - - - - -",
    ]
    bass = {
        "A": [
            "D2 A2 D3",
            "D2 A2 D3",
            "C2 G2 C3",
            "A2 E3 A2",
            "D2 A2 D3",
            "F2 C3 F3",
            "G2 D3 C3",
            "D2 A2 D3",
        ],
        "B": [
            "A2 E3 A3",
            "F2 C3 F3",
            "C2 G2 C3",
            "D2 A2 D3",
            "C2 G2 Eb3",
            "C2 G2 C3",
            "G2 Eb3 G2",
            "D2 A2 D3",
        ],
    }
    seq = [("A", 0), ("A", 1), ("B", 0), ("A", 2)]
    total = len(seq) * 8 * bar
    n = int(round(total * SR))
    L = np.zeros((n + 6 * SR, 2))
    sd = 1

    def put(x, t, g, pan):
        i = int(t * SR)
        m = min(len(x), len(L) - i)
        L[i : i + m, 0] += x[:m] * g * np.sqrt(0.5 * (1 - pan))
        L[i : i + m, 1] += x[:m] * g * np.sqrt(0.5 * (1 + pan))

    for s, (k, var) in enumerate(seq):
        mel = {"A": A, "B": B}[k]
        for b in range(8):
            t0 = (s * 8 + b) * bar
            toks = mel[b].split()
            for i, tk in enumerate(toks):
                if tk == "-":
                    continue
                j = i + 1
                while j < 6 and toks[j] == "-":
                    j += 1
                d = (j - i) * q
                vel = (0.95 if i in (0, 3) else 0.72) + R.uniform(-0.07, 0.07)
                hum = R.normal(0, 0.006)
                t = max(0, t0 + i * q + hum)
                sd += 3
                put(lute(hz(tk), min(3.2, d + 1.6), vel, sd), t, 0.95, 0.18)
                if var == 1 and j - i >= 2:
                    put(
                        lute(
                            hz(tk) * 2 ** (-3 / 12 if tk[0] in "ADE" else -4 / 12),
                            1.8,
                            0.5,
                            sd + 900,
                        ),
                        t + 0.012,
                        0.6,
                        0.3,
                    )  # parallel organum
                if var == 2 and i == 0:
                    put(lute(hz(tk) * 1.5 / 2, 2.4, 0.45, sd + 901), t + 0.02, 0.6, -0.3)
                if j - i >= 3 and var > 0 and b % 2 == 0:  # mordent
                    put(lute(hz(tk) * 2 ** (2 / 12), 0.5, 0.5, sd + 902), t + q * 1.5, 0.7, 0.2)
                    put(lute(hz(tk), 1.6, 0.55, sd + 903), t + q * 2, 0.7, 0.2)
            for i, tk in enumerate(bass[k][b].split()):
                sd += 3
                put(
                    lute(hz(tk), 3.4, 0.78 if i == 0 else 0.5, sd),
                    max(0, t0 + i * 2 * q + R.normal(0, 0.005)),
                    0.80,
                    -0.25,
                )
            # frame drum (enters after first strain)
            if s > 0:

                def drum(f, d, g):
                    x = (
                        modal([f, f * 1.59, f * 2.14], [d, d * 0.5, d * 0.35], [1, 0.4, 0.2], 0.7)
                        * np.minimum(1, np.arange(int(0.7 * SR)) / 60)
                        + bp(R.normal(size=int(0.7 * SR)), 300, 2500)
                        * env(int(0.7 * SR), 0.001, 0.02)
                        * 0.25
                    )
                    return x * g

                put(drum(82, 0.16, 0.26), t0, 0.7, 0)
                put(drum(120, 0.08, 0.12), t0 + 3 * q, 0.6, 0.1)
                put(drum(170, 0.05, 0.07), t0 + 5 * q, 0.6, 0.15)
    x = reverb(L, 1.9, 0.20)
    body = x[:n].copy()
    tail = x[n:]
    m = min(len(tail), n)
    body[:m] += tail[:m]  # wrap the tail => seamless loop
    x = norm(np.tanh(hp(body.T, 35).T * 1.1), 0.80)
    return x


# ------------------------------------------------------------------ sfx
def noise(d):
    return R.normal(size=int(d * SR))


def card_flip():
    x = np.zeros(int(0.34 * SR))
    a = hp(bp(noise(0.11), 900, 7500), 700) * np.sin(np.linspace(0, np.pi, int(0.11 * SR))) ** 1.4
    place(x, a, 0.0, 0.55)
    s = bp(noise(0.05), 1800, 9000) * env(int(0.05 * SR), 0.0006, 0.009)
    place(x, s, 0.105, 1.0)
    place(x, lp(noise(0.08), 420) * env(int(0.08 * SR), 0.001, 0.018), 0.108, 1.2)
    return x


def card_place():
    x = np.zeros(int(0.30 * SR))
    place(x, bp(noise(0.09), 1200, 6000) * env(int(0.09 * SR), 0.012, 0.02), 0, 0.35)
    place(x, bp(noise(0.06), 500, 4200) * env(int(0.06 * SR), 0.0008, 0.012), 0.05, 1.0)
    place(x, modal([118, 190], [0.03, 0.02], [1, 0.5], 0.15), 0.05, 0.9)
    return x


def coin():
    x = np.zeros(int(1.1 * SR))
    base = np.array([3120, 4870, 6410, 8230, 10150, 12200])
    for t, p, g in ((0, 1, 1), (0.072, 1.083, 0.8), (0.155, 0.957, 0.55), (0.21, 1.02, 0.3)):
        place(
            x,
            modal(
                base * R.uniform(0.995, 1.005, 6),
                np.array([0.22, 0.17, 0.13, 0.10, 0.07, 0.05]) * 1.1,
                [0.6, 0.9, 0.7, 0.5, 0.35, 0.2],
                0.85,
                p,
            )
            * np.minimum(1, np.arange(int(0.85 * SR)) / 20),
            t,
            g * 0.2,
        )
        place(x, hp(noise(0.01), 5000) * env(int(0.01 * SR), 0.0003, 0.002), t, g * 0.35)
    return x


def stone():
    x = np.zeros(int(0.7 * SR))
    place(
        x,
        modal(
            [72, 118, 205, 340, 690],
            [0.085, 0.06, 0.04, 0.022, 0.010],
            [1, 0.7, 0.5, 0.35, 0.25],
            0.4,
        ),
        0,
        0.9,
    )
    place(x, bp(noise(0.12), 250, 2600) * env(int(0.12 * SR), 0.0006, 0.020), 0, 0.9)
    for _k in range(26):
        place(
            x,
            bp(noise(0.012), 900, 5200) * env(int(0.012 * SR), 0.0005, 0.0025),
            0.03 + R.exponential(0.07),
            R.uniform(0.05, 0.25),
        )
    return x


def grain():
    x = np.zeros(int(0.85 * SR))
    for _k in range(420):
        place(
            x,
            bp(noise(0.006), 2200, 9500) * env(int(0.006 * SR), 0.0003, 0.0012),
            np.clip(R.beta(1.6, 2.4) * 0.75, 0, 0.8),
            R.uniform(0.05, 0.28),
        )
    place(x, lp(noise(0.5), 900) * np.sin(np.linspace(0, np.pi, int(0.5 * SR))) ** 2, 0.05, 0.10)
    return x


def page():
    n = int(0.62 * SR)
    t = np.linspace(0, 1, n)
    m = np.sin(np.pi * t) ** 1.2 * (1 + 0.55 * np.sin(2 * np.pi * (7 * t + 9 * t * t)))
    x = noise(0.62) * m
    f = [bp(x, 600, 2600), bp(x, 1800, 6000), bp(x, 4000, 11000)]
    y = f[0] * (1 - t) + f[1] * np.sin(np.pi * t) + f[2] * t * 0.8
    place(y, bp(noise(0.05), 700, 5000) * env(int(0.05 * SR), 0.0008, 0.012), 0.50, 1.1)
    return y * 0.5


def wood():
    x = np.zeros(int(0.26 * SR))
    place(
        x,
        modal([410, 880, 1430, 2300], [0.030, 0.020, 0.012, 0.007], [1, 0.7, 0.45, 0.3], 0.2),
        0,
        0.8,
    )
    place(x, modal([150], [0.03], [0.8], 0.15), 0, 0.6)
    place(x, bp(noise(0.01), 1500, 7000) * env(int(0.01 * SR), 0.0003, 0.002), 0, 0.6)
    place(x, modal([430, 930], [0.018, 0.01], [0.3, 0.2], 0.1), 0.055, 0.5)
    return x


def chisel():
    x = np.zeros(int(0.9 * SR))
    for t, p, g in ((0, 1, 1), (0.24, 1.03, 0.8), (0.46, 0.98, 0.9)):
        place(
            x,
            modal([2350, 3710, 5240, 7900], [0.09, 0.06, 0.04, 0.02], [0.6, 0.5, 0.35, 0.2], 0.4, p)
            * np.minimum(1, np.arange(int(0.4 * SR)) / 15),
            t,
            g * 0.35,
        )
        place(x, bp(noise(0.05), 700, 4500) * env(int(0.05 * SR), 0.0004, 0.010), t, g * 0.9)
        place(x, modal([160, 260], [0.03, 0.02], [1, 0.5], 0.12), t, g * 0.6)
    return x


def seal():
    x = np.zeros(int(0.55 * SR))
    place(x, modal([86, 140], [0.06, 0.04], [1, 0.5], 0.3), 0.03, 1)
    place(x, lp(noise(0.2), 1400) * env(int(0.2 * SR), 0.02, 0.05), 0, 0.5)
    place(
        x,
        bp(noise(0.18), 1500, 5500) * np.sin(np.linspace(0, np.pi, int(0.18 * SR))) ** 2,
        0.2,
        0.12,
    )
    return x


def sail():
    n = int(1.5 * SR)
    t = np.linspace(0, 1, n)
    w = (
        lp(noise(1.5), 1100) * np.sin(np.pi * t) ** 1.5 * 1.2
        + bp(noise(1.5), 1500, 5000) * np.sin(np.pi * t) ** 3 * 0.18
    )
    x = w
    for k in range(4):
        place(
            x,
            modal([310 + 40 * k, 520 + 30 * k], [0.12, 0.07], [0.2, 0.12], 0.4)
            * env(int(0.4 * SR), 0.05, 0.12),
            0.25 + 0.22 * k,
            0.35,
        )
    place(
        x,
        modal([1180, 2380, 3560, 4720], [0.8, 0.5, 0.3, 0.2], [0.5, 0.3, 0.2, 0.1], 1.2) * 0.18,
        0.25,
        1,
    )
    return x


def fanfare():
    x = np.zeros(int(3.0 * SR))

    def brass(f, d, g):
        n = int(d * SR)
        t = np.arange(n) / SR
        e = np.minimum(1, t / 0.04) * np.minimum(1, (d - t) / 0.12)
        vib = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.4)
        ph = 2 * np.pi * np.cumsum(f * vib) / SR
        y = sum(
            np.sin(k * ph + 0.3 * k) * np.exp(-0.33 * (k - 1) * (1.25 - 0.65 * e))
            for k in range(1, 13)
        )
        return y * e * g

    for t, ns, d in (
        (0, ["D4", "A4"], 0.26),
        (0.28, ["D4", "A4"], 0.14),
        (0.43, ["D4", "A4"], 0.14),
        (0.58, ["F4", "C5"], 0.42),
        (1.02, ["G4", "D5"], 0.42),
        (1.46, ["D4", "A4", "D5"], 1.35),
    ):
        for nme in ns:
            place(x, brass(hz(nme), d, 0.22), t)
    return x


def bell():
    return modal(
        [523, 1046 * 0.998, 1244, 1568, 2093 * 1.003, 2637],
        [1.6, 1.2, 0.9, 0.7, 0.5, 0.3],
        [0.5, 0.6, 0.4, 0.3, 0.25, 0.15],
        2.2,
    ) * np.minimum(1, np.arange(int(2.2 * SR)) / 60)


def click():
    x = np.zeros(int(0.09 * SR))
    place(x, modal([1250, 2100], [0.010, 0.006], [0.7, 0.4], 0.06), 0, 0.7)
    place(x, bp(noise(0.006), 2000, 8000) * env(int(0.006 * SR), 0.0003, 0.0012), 0, 0.5)
    return x


def error():
    return (
        modal([146, 174], [0.16, 0.14], [1, 0.8], 0.45)
        * np.minimum(1, np.arange(int(0.45 * SR)) / 200)
        + lp(noise(0.45), 500) * env(int(0.45 * SR), 0.005, 0.06) * 0.2
    )


SOUNDS = {
    "card_flip": (card_flip, 0.06),
    "card_place": (card_place, 0.06),
    "coin": (coin, 0.14),
    "stone": (stone, 0.14),
    "grain": (grain, 0.08),
    "page": (page, 0.08),
    "wood": (wood, 0.08),
    "chisel": (chisel, 0.16),
    "seal": (seal, 0.10),
    "sail": (sail, 0.2),
    "fanfare": (fanfare, 0.3),
    "bell": (bell, 0.25),
    "click": (click, 0),
    "error": (error, 0.1),
}


def write_ogg(path, x):
    """OGG Vorbis in one-second chunks (long buffers crash some encoders)."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    x = sg.resample_poly(x, 1, SR // DEVICE, axis=0)
    channels = 1 if x.ndim == 1 else x.shape[1]
    with sf.SoundFile(str(path), "w", DEVICE, channels, format="OGG", subtype="VORBIS") as fh:
        for i in range(0, len(x), DEVICE):
            fh.write(x[i : i + DEVICE])


def sound(name):
    """One effect, stereo, trimmed and levelled."""
    global R
    R = np.random.default_rng(list(SOUNDS).index(name) + 7)
    f, rv = SOUNDS[name]
    x = f()
    y = reverb(x, 0.55 if name != "fanfare" else 1.8, rv) if rv else np.stack([x, x], 1)
    k = np.where(np.abs(y).max(1) > np.abs(y).max() * 0.003)[0][-1]
    y = y[: k + 1]
    y[-300:] *= np.linspace(1, 0, 300)[:, None]
    return norm(y, 0.80 if name not in ("click", "error") else 0.5)
