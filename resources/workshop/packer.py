"""Packs the rendered sprites of a folder into sheets of two resolutions and writes atlas.json."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
import rectpack
from PIL import Image

from .sprites import AUTHOR, bleed, resize
from .thrift import thrifty

SHEET = 2048
PADDING = 2
#: Heights of a sheet are tried in steps of this many pixels.
STEP = 8
SORTS = (rectpack.SORT_SSIDE, rectpack.SORT_LSIDE, rectpack.SORT_AREA)
WAYS = (rectpack.MaxRectsBssf, rectpack.MaxRectsBlsf)
Places = list[tuple[int, int, int]]
SETS = (1, 2)
#: Bundles of groups whose sprites lie on sheets of their own, read when one of them is first drawn.
LATE = (
    ("expansions", "powers"), ("prebuilt", "lights"), ("standing",), ("moments",), ("faces",), ("throws",),
    ("teachers",), ("arms",), ("beasts",),
)
#: Groups that a table begins with, whose late sheets are read while it is made, and those that it
#: may want at any moment, which are read as soon as it is there.
SOON, NEXT = ("prebuilt",), ("standing",)
#: Groups of paintings without a clear pixel: a little loss is not seen, and saves three quarters.
PAINTINGS = ("faces", "teachers", "arms", "beasts")
#: Sheets of paintings are no higher than this many units, so that few are read for one of them.
ROW = 300
#: The sheets that are always read are at least so many if they are large: so many threads read.
THREADS = 2
#: The sprite that stands for a game in a task bar, and the side of its square.
ICONS = {"stupor_mundi": "crest/frederick", "burgundy": "hex/castle"}
ICON_SIDE = 64


def load(path: Path) -> np.ndarray:
    """A PNG as RGBA bytes."""
    return cv2.cvtColor(cv2.imread(str(path), cv2.IMREAD_UNCHANGED), cv2.COLOR_BGRA2RGBA)


def entries(root: Path, groups: Iterable[str]) -> dict[str, dict]:
    """All sprites of some rendered groups, by name."""
    found: dict[str, dict] = {}
    for path in (root / f"sprites-{group}.json" for group in groups):
        if path.is_file():
            found.update(json.loads(path.read_text(encoding="utf-8")))
    return dict(sorted(found.items()))


def early_groups(root: Path) -> list[str]:
    """The rendered groups that lie on sheets that are always read."""
    groups = [path.stem.removeprefix("sprites-") for path in sorted(root.glob("sprites-*.json"))]
    return [group for group in groups if not any(group in bundle for bundle in LATE)]


def at_scale(picture: np.ndarray, scale: int) -> np.ndarray:
    """The author picture reduced to a set, padded to whole pixels first."""
    step = AUTHOR // scale
    if step == 1:
        return picture
    h, w = picture.shape[:2]
    grown = np.pad(picture, ((0, -h % step), (0, -w % step), (0, 0)))
    small = resize(grown.astype(np.float32) / 255, grown.shape[1] // step, grown.shape[0] // step)
    return bleed(small)


def trimmed(picture: np.ndarray) -> tuple[np.ndarray, int, int]:
    """The picture without clear borders, and where its corner was."""
    rows = np.flatnonzero(picture[..., 3].any(1))
    columns = np.flatnonzero(picture[..., 3].any(0))
    if not len(rows):
        return picture[:1, :1], 0, 0
    y0, y1, x0, x1 = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    return np.ascontiguousarray(picture[y0:y1, x0:x1]), int(x0), int(y0)


def arrange(sizes: list[tuple[int, int]], count: int = 1, most: int = SHEET) -> Places:
    """Sheet, x, y of every rectangle, on so many sheets or more, and low ones, none above most.

    The same input gives the same answer.
    """
    net = sum((w + PADDING) * (h + PADDING) for w, h in sizes)
    if net < SHEET * SHEET // 2:
        count = 1
    wide = breadth(sizes)
    most = max(most, max(h for _, h in sizes) + 2 * PADDING + STEP)
    count = max(count, -(-net // ((wide - PADDING) * (most - PADDING))))
    while True:
        least = max(-(-net // (wide * count)), max(h for _, h in sizes) + 2 * PADDING)
        for height in range(-(-least // STEP) * STEP, most + STEP, STEP):
            for sort in SORTS:
                for way in WAYS:
                    places = placed(sizes, count, (wide, height), sort, way)
                    if places:
                        return places
        count += 1


def breadth(sizes: list[tuple[int, int]]) -> int:
    """How wide the sheets of some pictures are: as usual, or as the widest picture wants it."""
    return max(SHEET, max(w for w, _ in sizes) + 2 * PADDING)


def placed(
    sizes: list[tuple[int, int]], count: int, sheet: tuple[int, int], sort, way
) -> Places | None:
    """Sheet, x, y of every rectangle on so many sheets of that size, None if they do not fit."""
    packer = rectpack.newPacker(rotation=False, sort_algo=sort, pack_algo=way)
    for i, (w, h) in enumerate(sizes):
        packer.add_rect(w + PADDING, h + PADDING, i)
    packer.add_bin(sheet[0] - PADDING, sheet[1] - PADDING, count=count)
    packer.pack()
    found = sorted(packer.rect_list(), key=lambda r: r[5])
    if len(found) < len(sizes):
        return None
    return [(sheet, x + PADDING, y + PADDING) for sheet, x, y, _, _, _ in found]


def pack_set(
    root: Path, scale: int, listed: dict[str, dict], count: int = 1, most: int = SHEET
) -> tuple[list[np.ndarray], dict[str, list[int]]]:
    """Sheets of one resolution and the place of every name; equal pictures are stored once."""
    unique: dict[str, int] = {}
    pictures: list[np.ndarray] = []
    placed: dict[str, tuple[int, int, int]] = {}
    for name, entry in listed.items():
        picture, x, y = trimmed(at_scale(load(root / entry["file"]), scale))
        dx, dy = (v * scale // AUTHOR for v in entry["offset"])
        key = hashlib.sha256(repr(picture.shape).encode() + picture.tobytes()).hexdigest()
        if key not in unique:
            unique[key] = len(pictures)
            pictures.append(picture)
        placed[name] = (unique[key], x + dx, y + dy)
    sizes = [(p.shape[1], p.shape[0]) for p in pictures]
    places = arrange(sizes, count, most)
    side = breadth(sizes)
    sheets = [
        np.zeros((side, side, 4), np.uint8) for _ in range(max(s for s, _, _ in places) + 1)
    ]
    for picture, (sheet, x, y) in zip(pictures, places, strict=True):
        sheets[sheet][y : y + picture.shape[0], x : x + picture.shape[1]] = picture
    rows = {}
    for name, (index, ox, oy) in placed.items():
        sheet, x, y = places[index]
        h, w = pictures[index].shape[:2]
        rows[name] = [sheet, x, y, w, h, ox, oy]
    return [cropped(s) for s in sheets], rows


def cropped(sheet: np.ndarray) -> np.ndarray:
    """A sheet without its unused lower and right parts."""
    rows = np.flatnonzero(sheet[..., 3].any(1))
    columns = np.flatnonzero(sheet[..., 3].any(0))
    return sheet[: rows[-1] + 1 + PADDING, : columns[-1] + 1 + PADDING]


def write_sheet(sheet: np.ndarray, target: Path, painting: bool = False) -> None:
    """One sheet as a picture file; a file with the same pixels stays as it is.

    WebP takes half the room of PNG and is read as fast, at the price of slow writing.
    """
    if painting:
        Image.fromarray(sheet).save(target, quality=90, method=6, exact=True)
        return
    calm = thrifty(sheet)
    if not target.is_file() or not np.array_equal(np.asarray(Image.open(target)), calm):
        Image.fromarray(calm).save(target, lossless=True, quality=100, method=6, exact=True)


def write_icon(sprite: Image.Image, target: Path) -> None:
    """The picture of the game for task bars: a sprite in the middle of a small square."""
    sprite.thumbnail((ICON_SIDE, ICON_SIDE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (ICON_SIDE, ICON_SIDE))
    square.paste(sprite, ((ICON_SIDE - sprite.width) // 2, (ICON_SIDE - sprite.height) // 2))
    square.save(target, optimize=True)


def pack(root: Path, target: Path, only_late: bool = False) -> dict:
    """Pack everything under root into target/sheets and target/atlas.json; returns the atlas.

    With only_late the other sheets stay as they are.
    """
    (target / "sheets").mkdir(parents=True, exist_ok=True)
    kept = early_sheets(target) if only_late else pack_early(root, target)
    atlas = with_late(root, target, kept)
    write_atlas(atlas, target / "atlas.json")
    named = [
        target / name
        for entry in atlas["sets"].values()
        for name in [*entry["sheets"], *entry["late"]]
    ]
    for old in set((target / "sheets").glob("*x-*")) - set(named):
        old.unlink()
    return atlas


def pack_last(root: Path, target: Path, group: str) -> dict:
    """Pack one late group onto sheets behind all others, or onto those that it has there.

    Nothing else changes; returns the atlas.
    """
    atlas = json.loads((target / "atlas.json").read_text(encoding="utf-8"))
    listed = entries(root, [group])
    for name in listed:
        atlas["sprites"].pop(name, None)
    atlas["sprites"].update({name: {"size": entry["size"]} for name, entry in listed.items()})
    for scale in SETS:
        entry = atlas["sets"][str(scale)]
        held = {row[str(scale)][0] for row in atlas["sprites"].values() if str(scale) in row}
        first = max(held) + 1
        entry["late"] = entry["late"][: first - len(entry["sheets"])]
        most, painting = (ROW * scale, True) if group in PAINTINGS else (SHEET, False)
        entry["late"] += write_set(root, target, scale, listed, atlas, first, 1, most, painting)
    atlas["sprites"] = dict(sorted(atlas["sprites"].items()))
    write_atlas(atlas, target / "atlas.json")
    return atlas


def early_sheets(target: Path) -> dict:
    """The atlas as it is, without what lies on late sheets."""
    atlas = json.loads((target / "atlas.json").read_text(encoding="utf-8"))
    early = {scale: len(entry["sheets"]) for scale, entry in atlas["sets"].items()}
    atlas["sprites"] = {
        name: row
        for name, row in atlas["sprites"].items()
        if any(row[scale][0] < count for scale, count in early.items())
    }
    return atlas


def pack_early(root: Path, target: Path) -> dict:
    """The sheets that are always read, and the picture of the game for task bars."""
    listed = entries(root, early_groups(root))
    sprites: dict[str, dict] = {name: {"size": entry["size"]} for name, entry in listed.items()}
    grounds = {name: entry["ground"] for name, entry in listed.items() if "ground" in entry}
    atlas: dict = {"version": 1, "sets": {}, "grounds": grounds, "sprites": sprites}
    for scale in SETS:
        names = write_set(root, target, scale, listed, atlas, 0, THREADS)
        atlas["sets"][str(scale)] = {"sheets": names}
    if target.name in ICONS:
        icon, _, _ = trimmed(load(root / listed[ICONS[target.name]]["file"]))
        write_icon(Image.fromarray(icon), target / "icon.png")
    return atlas


def with_late(root: Path, target: Path, atlas: dict) -> dict:
    """The same atlas and the late sheets, whose numbers follow those of the others."""
    for entry in atlas["sets"].values():
        entry["late"] = []
    for bundle in LATE:
        listed = entries(root, bundle)
        atlas["sprites"].update({name: {"size": e["size"]} for name, e in listed.items()})
        painting = bundle[0] in PAINTINGS
        for scale in SETS if listed else ():
            entry = atlas["sets"][str(scale)]
            first = len(entry["sheets"]) + len(entry["late"])
            most = ROW * scale if painting else SHEET
            names = write_set(root, target, scale, listed, atlas, first, 1, most, painting)
            entry["late"] += names
            if bundle[0] in SOON:
                entry["soon"] = names
            if bundle[0] in NEXT:
                entry["next"] = names
    atlas["sprites"] = dict(sorted(atlas["sprites"].items()))
    return atlas


def write_set(
    root: Path, target: Path, scale: int, listed: dict[str, dict], atlas: dict, first: int,
    count: int = 1, most: int = SHEET, painting: bool = False,
) -> list[str]:  # fmt: skip
    """Write the sheets of listed sprites, the first of them with a number; returns their names."""
    sheets, rows = pack_set(root, scale, listed, count, most)
    names = [f"sheets/{scale}x-{first + i}.webp" for i in range(len(sheets))]
    for sheet, name in zip(sheets, names, strict=True):
        write_sheet(sheet, target / name, painting)
    for name, (sheet, *place) in rows.items():
        atlas["sprites"][name][str(scale)] = [first + sheet, *place]
    return names


def write_atlas(atlas: dict, target: Path) -> None:
    """The atlas with one sprite a line, so that changes can be read."""
    first = {key: atlas[key] for key in ("version", "sets", "grounds")}
    head = json.dumps(first, indent=1)[:-2]
    lines = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in atlas["sprites"].items()]
    target.write_text(
        head + ',\n "sprites": {\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8"
    )
