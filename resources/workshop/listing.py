"""The list of sprite names for people, and contact sheets to look at."""

from pathlib import Path

import numpy as np
from PIL import Image

from .sprites_cards import CARD_PARTS
from .sprites_ui import NINE_SLICES

HEAD = """# Sprites of `{folder}`

Written by `python -m workshop pack {folder}`; do not edit. Sizes are frames in logical
units (1 unit = 1 pixel at 1920 x 1080). `+s` means that the shadow is a sprite of its own,
`NAME.shadow`, with the same frame. A shadow may reach beyond its frame: its offset in
`atlas.json` is then negative. Equal pictures share one place in the sheets.
"""


def write_names(atlas: dict, folder: str) -> None:
    """SPRITES-FOLDER.md: all names by family with their frame."""
    sprites = atlas["sprites"]
    families: dict[str, list[str]] = {}
    for name, row in sprites.items():
        if name.endswith(".shadow"):
            continue
        w, h = row["size"]
        mark = " +s" if name + ".shadow" in sprites else ""
        families.setdefault(name.split("/")[0], []).append(f"`{name}` {w:g} x {h:g}{mark}")
    lines = [HEAD.format(folder=folder)]
    for family, names in families.items():
        lines.append(f"## {family}\n\n" + " · ".join(names) + "\n")
    lines += NOTES.get(folder, lambda: [])()
    target = Path(__file__).parent / f"SPRITES-{folder}.md"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def plates() -> list[str]:
    """What is to be known of plates and glows."""
    slices = [f"- `{name}` {w}, {h}, {corner}" for name, (w, h, corner) in NINE_SLICES.items()]
    return ["## Nine-slices (width, height, corner)\n", *slices, GLOWS]


def places() -> list[str]:
    """What is to be known of cards and tiles."""
    parts = [f"- {name}: {', '.join(map(str, box))}" for name, box in CARD_PARTS.items()]
    return [PLACES, *parts]


NOTES = {"common": plates, "stupor_mundi": places}
GLOWS = """
The line of `glow/soft` lies 12 units inside its frame, that of `glow/round` has a radius of 36
in 96. The lines of `glow/next`, `glow/possible` and `glow/chosen` lie 32 units inside their frame, those of their `-round`
sisters have a radius of 24. The slip of `ui/tooltip` is 7, 5, 82, 82 of 96 x 96, the rest is its shadow."""
PLACES = """## Places left free (x, y, width, height)

- ally/frame-*: picture window 7, 7, 104, 106; condition plaque 7, 116, 104, 38;
  emblem round (19, 19)
- cover/*: text from x = 64 to 226
- edict/tile: wells of 31 at x = 21.5, 54, 86.5, y = 26.8
- edict/tile-small: wells of 24 at x = 17.5, 43, 68.5, y = 19.8
- market/*: lots 4, 2, 112, 28 and 124, 2, 112, 28
- crusade/BOARD and crusade/BOARD-ban: plate 6, 88, 104, 30; corner 36 x 36 for the action
- project/1 to 9: strip 5, 63, 86, 28
- project/condition: round well of radius 19.5 at (26, 27.5), below it 5, 50, 42, 40
- ally/mantle: over an Ally tile of the same frame; it leaves face, emblem and plaque free

Card face, 190 x 272:
"""


def ground(kind: str, width: int, height: int) -> np.ndarray:
    """Dark wood or parchment to judge the sprites on."""
    from .textures import parchment, wood

    tile = (
        parchment(512, 512, 3)
        if kind == "paper"
        else wood(512, 512, 3, 3, "#20120A", "#42291A", "#5A3A24")
    )
    again = -(-height // 512), -(-width // 512)
    return np.tile(tile, (*again, 1))[:height, :width]


def contact_sheets(atlas: dict, source: Path, target: Path, scale: int = 1) -> None:
    """All sprites of one set in rows, with their shadows, on dark wood and on parchment."""
    target.mkdir(parents=True, exist_ok=True)
    listed = atlas["sets"][str(scale)]
    names = [*listed["sheets"], *listed["late"]]
    sheets = [Image.open(source / name).convert("RGBA") for name in names]
    for kind in ("wood", "paper"):
        page = Image.fromarray(
            (ground(kind, 1900 * scale, 4000 * scale) * 255).astype(np.uint8)
        ).convert("RGBA")
        x = y = 16
        row = 0
        for name, entry in atlas["sprites"].items():
            if name.endswith(".shadow"):
                continue
            w, h = (round(v * scale) for v in entry["size"])
            if x + w > page.width - 16:
                x, y, row = 16, y + row + 12, 0
            for layer in (name + ".shadow", name):
                if layer in atlas["sprites"]:
                    sheet, sx, sy, sw, sh, ox, oy = atlas["sprites"][layer][str(scale)]
                    piece = sheets[sheet].crop((sx, sy, sx + sw, sy + sh))
                    page.alpha_composite(piece, (max(0, x + ox), max(0, y + oy)))
            x, row = x + w + 12, max(row, h)
        page.convert("RGB").crop((0, 0, page.width, y + row + 16)).save(
            target / f"contact-{scale}x-{kind}.png"
        )
