"""What the rivals hold of the expansions, as small counted icons on their panels."""

from typing import Final

from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.boxes import around
from stupor.stage.easel import Easel
from stupor.stage.items import Area
from stupor.stage.palette import PIECE

#: Zones of what is counted, and their icons.
COUNTED: Final = {"books": "book", "ships": "supply", "projects": "project", "done": "project"}
#: Where a row of them fits between slots and Allies, and how large they grow.
NARROWEST: Final = 18.0
LARGEST: Final = 30.0
#: On the narrowest panel they stand in the corners about the pentagon, right and down from it.
CORNERS: Final = ((-20.0, -1.0), (3.0, -6.0), (65.0, -3.0), (65.0, 62.0))
CORNER: Final = 23.0


def rival_heap(view: TableView, panel: str, zone: str) -> Area:
    """Where the things of a zone are counted on the panel with that anchor prefix."""
    return _places(view, panel)[list(COUNTED).index(zone)]


def _places(view: TableView, panel: str) -> list[Area]:
    at = view.anchors
    x, y, _, high = at[f"{panel}.slot1"]
    gap = at[f"{panel}.ally1"][1] - y - high
    castle, keeps = at[f"{panel}.castle"], at.get(f"{panel}.keeps")
    if gap >= NARROWEST:
        size = min(LARGEST, gap - 3)
        left = x if keeps is None else keeps[0] + keeps[2] + 6
        return _row(left, y + high + (gap - size) / 2, size)
    if keeps is not None and castle[1] > keeps[1] + keeps[3]:
        return _row(keeps[0] + keeps[2] + 6, keeps[1] - 3, LARGEST)
    if keeps is not None:
        under = keeps[1] + keeps[3] + 8
        return [(keeps[0], under + k * (LARGEST + 6), LARGEST, LARGEST) for k in range(4)]
    return [(castle[0] + dx, castle[1] + dy, CORNER, CORNER) for dx, dy in CORNERS]


def _row(x: float, y: float, size: float) -> list[Area]:
    step = size + (8 if size >= CORNER else 24)
    return [(x + k * step, y, size, size) for k in range(len(COUNTED))]


def paint_rival_holdings(view: TableView, easel: Easel, seat: int, panel: str) -> None:
    """Books, Ships, Projects to build and built ones, each only where there are some."""
    for zone, icon in COUNTED.items():
        here = [p for p in view.pieces(f"{zone}.{seat}") if not p.startswith("imperial.")]
        if not here:
            continue
        box = rival_heap(view, panel, zone)
        x, y, w, h = box
        name = f"{zone}.{seat}"
        easel.picture(name, box, f"icon/{icon}", PIECE)
        if zone == "done":
            easel.picture(f"{name}.check", (x + w * 0.55, y, w * 0.5, w * 0.5), "check/yes", PIECE)
        at = (x + w * 0.78, y + h * 0.74) if w >= CORNER else (x + w + 8, y + h / 2)
        easel.number(f"{name}.n", at, len(here), 16.5, "gold", PIECE)


def paint_little_mantle(easel: Easel, seat: int, piece: str, box: Area) -> None:
    """The sign of a Mantle on an Ally tile that is too narrow for its cloth."""
    if piece:
        x, y, w, _ = box
        easel.picture(f"{seat}.{piece}", around((x + 6, y + 7), w * 0.56), "icon/mantle", PIECE)
