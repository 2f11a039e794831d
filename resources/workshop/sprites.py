"""The sprite book: collects pictures at two pixels a unit, with their frames, for the packer."""

import json
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

from . import shadows
from .canvas import img2arr, save, surf
from .noise import drop_shadow
from .style import SCALE

#: Author scale of every sprite: pixels per logical unit.
AUTHOR = 2
#: Room round a frame for a shadow that falls beyond it, in logical units.
SPILL = 24
SHADOW_INK = np.array([18, 9, 4], np.uint8)
Shadow = tuple[float, float, float, float]
CARD_SHADOW: Shadow = (3, 7, 6, 0.6)
TILE_SHADOW: Shadow = (2.5, 5, 4.5, 0.55)


def as_float(image) -> np.ndarray:
    """Any picture (skia surface, bytes or floats) as float RGBA with straight alpha."""
    a = image if isinstance(image, np.ndarray) else img2arr(image)
    a = a.astype(np.float32) / 255 if a.dtype == np.uint8 else np.clip(a, 0, 1).astype(np.float32)
    return a if a.shape[2] == 4 else np.dstack([a, np.ones(a.shape[:2], np.float32)])


def resize(a: np.ndarray, width: int, height: int) -> np.ndarray:
    """Area resampling with premultiplied colours, so that edges keep their colour."""
    if a.shape[:2] == (height, width):
        return a
    shrink = width <= a.shape[1] and height <= a.shape[0]
    premultiplied = np.dstack([a[..., :3] * a[..., 3:], a[..., 3]]).astype(np.float32)
    method = cv2.INTER_AREA if shrink else cv2.INTER_CUBIC
    b = np.clip(cv2.resize(premultiplied, (width, height), interpolation=method), 0, 1)
    return np.dstack([b[..., :3] / np.maximum(b[..., 3:], 1e-4), b[..., 3]])


def bleed(a: np.ndarray) -> np.ndarray:
    """Bytes whose clear pixels near an edge carry the colour of that edge; scaling then leaves no
    fringe."""
    out = (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)
    out[out[..., 3] == 0] = 0
    for _ in range(3):
        solid = (out[..., :3].any(-1) | (out[..., 3] > 0)).astype(np.float32)
        total = cv2.blur(out[..., :3].astype(np.float32) * solid[..., None], (3, 3))
        count = cv2.blur(solid, (3, 3))
        edge = (solid == 0) & (count > 1e-3)
        out[edge, :3] = np.clip(total[edge] / count[edge][:, None], 0, 255).astype(np.uint8)
    return out


def drawn(width: float, height: float, draw: Callable) -> np.ndarray:
    """A picture of that logical size made by a function that draws on a canvas in logical units."""
    s = surf(round(width * AUTHOR), round(height * AUTHOR))
    c = s.getCanvas()
    c.scale(AUTHOR, AUTHOR)
    draw(c)
    return as_float(s)


def cut(image, x: float, y: float, width: float, height: float) -> np.ndarray:
    """A window of a picture, in logical units of the painters' scale; parts beyond the edge are
    clear."""
    a = as_float(image)
    x0, y0, w, h = (round(v * SCALE) for v in (x, y, width, height))
    pad = max(0, -x0, -y0, x0 + w - a.shape[1], y0 + h - a.shape[0])
    a = np.pad(a, ((pad, pad), (pad, pad), (0, 0)))
    return a[y0 + pad : y0 + pad + h, x0 + pad : x0 + pad + w]


def middle(image, width: float, height: float, dx: float = 0, dy: float = 0) -> np.ndarray:
    """The central window of a picture, moved by dx, dy."""
    a = as_float(image)
    return cut(
        a,
        (a.shape[1] / SCALE - width) / 2 + dx,
        (a.shape[0] / SCALE - height) / 2 + dy,
        width,
        height,
    )


class Book:
    """Writes sprites of one group under a folder and remembers name, frame and offset of each."""

    def __init__(self, root: Path, group: str) -> None:
        """Sprites go to root/sprites, the list to root/sprites-GROUP.json."""
        self.root, self.group = Path(root), group
        self.entries: dict[str, dict] = {}

    def still(
        self, name: str, image, width: float, height: float, offset: tuple[int, int] = (0, 0)
    ) -> None:
        """Add a picture; it is resampled to the frame unless it has an offset and its own size."""
        a = as_float(image)
        if offset == (0, 0):
            a = resize(a, round(width * AUTHOR), round(height * AUTHOR))
        file = f"sprites/{name}.png"
        save(bleed(a), self.root / file)
        self.entries[name] = {"file": file, "size": [width, height], "offset": list(offset)}

    def panel(self, name: str, rim, width: float, height: float, ground: str) -> None:
        """Add the rim of a panel; inside it the panel shows that picture of `boards`, tiled."""
        self.still(name, rim, width, height)
        self.entries[name]["ground"] = ground

    def moving(
        self, name: str, paint: Callable, width: float, height: float, shadow: Shadow
    ) -> None:
        """Add a piece without shadow and, as NAME.shadow, the shadow alone."""
        with shadows.bare():
            body = resize(as_float(paint()), round(width * AUTHOR), round(height * AUTHOR))
        self.still(name, body, width, height)
        self.shadow(name, body, width, height, shadow)

    def shadow(
        self, name: str, body: np.ndarray, width: float, height: float, shadow: Shadow
    ) -> None:
        """Add the shadow of a body; it may reach beyond the frame."""
        pad = SPILL * AUTHOR
        alpha = np.pad(body[..., 3], pad)
        right, down, blur, strength = shadow
        fallen = drop_shadow(alpha, right * AUTHOR, down * AUTHOR, blur * AUTHOR, strength)
        fallen[fallen < 1.5 / 255] = 0
        picture = np.dstack([np.ones((*fallen.shape, 3)) * (SHADOW_INK / 255), fallen])
        self.still(name + ".shadow", picture, width, height, (-pad, -pad))

    def close(self) -> int:
        """Write the list of the group; returns the number of sprites."""
        text = json.dumps(self.entries, indent=1, ensure_ascii=False)
        (self.root / f"sprites-{self.group}.json").write_text(text + "\n", encoding="utf-8")
        return len(self.entries)
