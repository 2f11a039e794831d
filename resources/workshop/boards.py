"""The big pictures of each folder: ``python -m workshop.boards stupor_mundi [--only table,title]``."""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import skia

from .boards_base import PAGE, Form, anchors, ground, pixels, sheet, vignette
from .boards_campaign import campaign, chapter
from .boards_central import central, rail
from .boards_harbours import voyage
from .boards_own import castle, hand_tray, player, prompt
from .boards_rail import right_rail
from .boards_screens import curtain, lobby, score, title, woven_rule
from .boards_stage import stage
from .burgundy import plates
from .grounds import MEANS
from .grounds import ground as panel_ground

RESOURCES = Path(__file__).resolve().parents[1]
#: Full pages that are looked at once: their 2x is pressed a little harder.
PAGES_PRESSED = ("title", "campaign", "chapter", "lobby", "score")
#: What the pictures begin with that a first frame waits for.
AWAITED = ("table", "title", "wood", "rule", "central", "own", "household")
#: The picture on a box at two pixels a unit.
COVER = (880, 1100)
STAGE = (8, 52, 1590, 512)
OWN = (8, 566, 1590, 512)


def write(picture: np.ndarray, folder: Path, name: str, pressed: bool = False) -> int:
    """Write the picture at 2x and, averaged by area, at 1x; gives the bytes.

    WebP is a third of the size of JPEG at 2x and two thirds at 1x. JPEG is read four times as
    fast: what the first frame of the usual window waits for is JPEG at 1x. Pages of rarer forms are
    pressed a little harder, and so is what has brushwork all over.
    """
    folder.mkdir(parents=True, exist_ok=True)
    h, w = picture.shape[:2]
    half = cv2.resize(picture, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    size = 0
    whole = cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444
    fine, finer = (90, 87) if not Form.name else (82, 76)
    if name.startswith("ground"):
        finer = 92
    if name in PAGES_PRESSED:
        finer = 80
    if pressed:
        fine, finer = 84, 72
    jpeg = [cv2.IMWRITE_JPEG_QUALITY, fine, cv2.IMWRITE_JPEG_SAMPLING_FACTOR, whole]
    webp = [cv2.IMWRITE_WEBP_QUALITY, finer]
    if name == "cover":
        return bound(picture, folder / f"{name}@2x.jpg")
    small = ("1x.jpg", half, jpeg) if name.startswith(AWAITED) else ("1x.webp", half, webp)
    for tag, a, options in (("2x.webp", picture, webp), small):
        path = folder / f"{name}@{tag}"
        bgr = cv2.cvtColor(np.ascontiguousarray(a), cv2.COLOR_RGB2BGR)
        cv2.imwrite(str(path), bgr, options)
        size += path.stat().st_size
    return size


def paint_table(c: skia.Canvas, variant: str = "4p") -> None:
    """Everything of the table that does not move."""
    ground(c)
    rail(c)
    central(c)
    voyage(c)
    castle(c)
    player(c)
    prompt(c)
    hand_tray(c)
    right_rail(c, variant)
    vignette(c)


def table() -> np.ndarray:
    """The table for four Houses."""
    s = sheet(*Form.page())
    paint_table(s.getCanvas())
    return pixels(s)


def rail_variant(variant: str) -> np.ndarray:
    """The middle of the right rail for another number of Houses."""
    x, y, w, h = anchors("table")["board.rail"]
    s = sheet(w, h, x, y)
    c = s.getCanvas()
    ground(c)
    right_rail(c, variant)
    vignette(c)
    return pixels(s)


def page(painter: Callable[[skia.Canvas], None]) -> np.ndarray:
    """One full page."""
    s = sheet(*PAGE)
    painter(s.getCanvas())
    return pixels(s)


def bound(picture: np.ndarray, path: Path) -> int:
    """Write the picture on a box, which the shelf shows like a photograph; gives the bytes."""
    small = cv2.resize(picture, COVER, interpolation=cv2.INTER_AREA)
    bgr = cv2.cvtColor(np.ascontiguousarray(small), cv2.COLOR_RGB2BGR)
    cv2.imwrite(str(path), bgr, [cv2.IMWRITE_JPEG_QUALITY, 88])
    return path.stat().st_size


def edict_stage() -> np.ndarray:
    """The overlay over the two common boards."""
    x, y, w, h = STAGE
    s = sheet(w, h, x, y)
    c = s.getCanvas()
    ground(c)
    stage(c)
    return pixels(s)


def own_area() -> np.ndarray:
    """Castle, ribbon, Player Board and hand of one House, to be laid over the common boards."""
    x, y, w, h = OWN
    s = sheet(w, h, x, y)
    c = s.getCanvas()
    ground(c)
    castle(c)
    player(c)
    prompt(c)
    hand_tray(c)
    return pixels(s)


def cover(folder: str, box: tuple[int, int, int, int]) -> np.ndarray:
    """The picture on the box of a game: a part of its title."""
    x, y, w, h = (2 * number for number in box)
    return PICTURES[folder]["title"]()[y : y + h, x : x + w]


PICTURES: dict[str, dict[str, Callable[[], np.ndarray]]] = {
    "common": {
        "curtain": lambda: page(curtain),
        "curtain-rule": woven_rule,
        "score": lambda: page(score),
        "wood": lambda: page(ground),
        **{f"ground-{kind}": partial(panel_ground, kind) for kind in MEANS},
    },
    "stupor_mundi": {
        "table": table,
        "table-rail-2p": lambda: rail_variant("2p"),
        "table-rail-3p": lambda: rail_variant("3p"),
        "table-rail-solo": lambda: rail_variant("solo"),
        "stage-edict": edict_stage,
        "closeup": own_area,
        "lobby": lambda: page(lobby),
        "title": lambda: page(title),
        "cover": lambda: cover("stupor_mundi", (608, 20, 704, 880)),
        "campaign": lambda: page(campaign),
        "chapter": lambda: page(chapter),
    },
    "burgundy": {**plates.PICTURES, "cover": lambda: cover("burgundy", (830, 66, 736, 920))},
}


#: Forms of page beside the design's, and what is painted anew for them.
FORMS = ("16x10", "4x3", "21x9")
GROWN = {
    **dict.fromkeys(("table", "table-rail-2p", "table-rail-3p", "table-rail-solo"), FORMS),
    **plates.GROWN,
}
#: Pictures with brushwork all over.
PRESSED = {"burgundy": plates.BRUSHED}


def paint(folder: str, target: Path, only: str = "", forms: str = ",".join(("", *FORMS))) -> None:
    """Render the pictures of a folder, or some of them, for all forms of page or some."""
    for Form.name in forms.split(","):
        for name, painter in PICTURES[folder].items():
            if (Form.name and Form.name not in GROWN.get(name, ())) or (only and name not in only.split(",")):
                continue
            start = time.perf_counter()
            full = f"{name}-{Form.name}" if Form.name else name
            size = write(painter(), target, full, name in PRESSED.get(folder, ()))
            print(f"{full}: {size / 1e6:.2f} MB, {time.perf_counter() - start:.1f} s", flush=True)


def main(argv: list[str] | None = None) -> int:
    """Render the chosen pictures."""
    parser = argparse.ArgumentParser(prog="workshop.boards", description=__doc__)
    parser.add_argument("folder", choices=PICTURES, help="common, or the id of a game")
    parser.add_argument("--to", type=Path, help="folder of the pictures, else the folder's boards")
    parser.add_argument("--only", default="", help="comma list of names")
    parser.add_argument("--forms", default=",".join(("", *FORMS)), help="comma list of forms")
    options = parser.parse_args(argv)
    target = options.to or RESOURCES / options.folder / "boards"
    paint(options.folder, target, options.only, options.forms)
    return 0


if __name__ == "__main__":
    sys.exit(main())
