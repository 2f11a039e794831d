"""The one place for the look: colours, light, line, shadow and scale. Change the style here,
nowhere else."""

from pathlib import Path

import numpy as np
import skia

INPUTS = Path(__file__).parent / "inputs"
FONT_DIR = INPUTS / "fonts"
#: Pixels per logical unit (1 unit = 1 pixel at 1920x1080). Set by the command line before the
#: painters are imported.
SCALE = 2.0
#: Contour ink of every figure and object.
INK = "#24160E"
TITLE_FONT, NUMERAL_FONT, LABEL_FONT = "cinzel-700", "cinzel-900", "cinzel-600"
TEXT_FONT, ITALIC_FONT = "eb-garamond-500", "eb-garamond-400-italic"
#: Drop shadows as (right, down, blur, strength) in logical units.
SHADOW_ROUNDEL = (1, 1.6, 1.0, 0.55)
SHADOW_BUILDING = (4, 3, 4, 0.5)

PALETTE = dict(
    parchment="#EAD9B5",
    vellum="#F4E8CC",
    parchment_dk="#C9AE7C",
    ink="#2B1D14",
    sepia="#5A3A22",
    porphyry="#6E1F2B",
    crimson="#A3262E",
    vermilion="#C8402F",
    lapis="#1F3F77",
    azure="#3E6FA8",
    sea="#6FA3A6",
    verdigris="#3C7A68",
    malachite="#27523F",
    gold="#C9982F",
    gold_hi="#F6DC8A",
    gold_dk="#7A4F12",
    ochre="#C98A3A",
    terracotta="#B0603A",
    stone="#CDBE9C",
    stone_dk="#8A7A5C",
    walnut="#3B2416",
    walnut_hi="#6B4428",
    ivory="#F7F0DE",
    night="#141A2A",
    slate="#4A4F5A",
    purple="#5B1E4A",
    grain_enamel="#6A2E0E",
    coin_enamel="#4A2A0A",
    teal="#17696B",
    teal_dk="#0E4448",
    orange="#C4651D",
    orange_dk="#8E3F10",
)
#: Player colours and the mark on each disc, so that colour is never the only sign. Yellow is
#: Frederick.
PLAYERS = dict(
    blue=dict(body="#27559C", roof="#2C5FA8", mark="griffin-symbol", charge="gold"),
    black=dict(body="#34302F", roof="#4A4648", mark="bear-head", charge="silver"),
    red=dict(body="#A3262E", roof="#B5322C", mark="lion", charge="gold"),
    green=dict(body="#2C6A48", roof="#35794F", mark="stag-head", charge="gold"),
    yellow=dict(body="#D9A72C", roof="#E3B437", mark="eagle-emblem", charge="ink"),
)
#: The two powers whose structures may stand in a House's castle, and the stone they build with.
POWERS = dict(
    papal=dict(body="#F7F0DE", roof="#ECE4D2", mark="cross-patty", charge="#A3262E"),
    imperial=dict(body="#5B1E4A", roof="#6A2458", mark="open-crown", charge="gold_hi"),
)
LOOKS = PLAYERS | POWERS


def rgb(colour: str) -> np.ndarray:
    """A palette name or #RRGGBB as three floats 0..1."""
    h = PALETTE.get(colour, colour).lstrip("#")
    return np.array([int(h[i : i + 2], 16) for i in (0, 2, 4)], float) / 255


def colour4f(colour: str, alpha: float = 1.0) -> skia.Color4f:
    """A colour for skia paints, floats."""
    r, g, b = rgb(colour)
    return skia.Color4f(float(r), float(g), float(b), float(alpha))


def colour32(colour: str, alpha: int = 255) -> int:
    """A colour for skia gradients, 8 bits a channel."""
    r, g, b = (rgb(colour) * 255).astype(int)
    return skia.Color(int(r), int(g), int(b), int(alpha))


def mix(a: str, b: str, t: float) -> str:
    """Blend of two colours, t=0 gives a, t=1 gives b."""
    v = rgb(a) * (1 - t) + rgb(b) * t
    return "#{:02X}{:02X}{:02X}".format(*tuple(int(round(x * 255)) for x in v))
