"""What the rivals hold of the expansions, as small counted icons on their panels."""

from typing import Final

from stupor.games.stupor_mundi.face.docks.dock import boards_in_play, project_slots
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Rect
from stupor.stage.name import parsed
from stupor.stage.palette import DARK_RIM, DUN, GILT, PIECE

#: Zones of what is counted, and their icons.
COUNTED: Final = {"books": "book", "ships": "supply", "projects": "project", "done": "project"}
#: Where a row of them fits between slots and Allies, and how large they grow.
NARROWEST: Final = 18.0
LARGEST: Final = 30.0
#: Icons so large bear their figure on a corner, smaller ones beside them.
CORNER: Final = 23.0
#: A dark row of their own, on the narrowest panel beside the slots and above the castle.
ROW: Final = (108.0, 28.0)
BESIDE: Final = 7.0
ABOVE: Final = 3.0
#: How wide it is where it lies below the slots.
UNDER: Final = 150.0
#: A lower row has no frame, which would touch what lies above and below it.
FRAMED: Final = 24.0
ICON: Final = 21.0
INSET: Final = (12, 6, 2, 214)
RIM: Final = (120, 88, 44, 200)
NONE: Final = 90
#: A row is parted into so many cells at least.
LEAST: Final = 3
#: Cells narrower than this have their figure over the edge of its sign, so wide.
WIDE: Final = 34.0
FIGURE: Final = 19.0


def rival_heap(view: TableView, panel: str, zone: str) -> Rect:
    """Where the things of a zone are counted on the panel with that anchor prefix."""
    row = own_row(view, panel)
    if row is None:
        return _places(view, panel)[list(COUNTED).index(zone)]
    zones = _zones(view, view.rivals()[int(panel[-1]) - 1])
    return _cells(row, len(zones))[zones.index(zone) if zone in zones else -1]


def own_row(view: TableView, panel: str) -> Rect | None:
    """The row of their own, beside the slots or below them; the tallest panels have more room."""
    at = view.anchors
    if f"{panel}.keeps" in at or not (boards_in_play(view) or project_slots(view)):
        return None
    x, y, w, high = at[f"{panel}.slot6"]
    gap = at[f"{panel}.ally1"][1] - y - high
    if gap < NARROWEST:
        return x + w + BESIDE, y - ABOVE, *ROW
    tall = min(ROW[1], gap)
    return at[f"{panel}.slot1"][0], y + high + (gap - tall) / 2, UNDER, tall


def drawn(view: TableView, seat: int, panel: str) -> list[str]:
    """What is counted in the row of a rival, also where there is none of it."""
    return _zones(view, seat) if own_row(view, panel) is not None else []


def _zones(view: TableView, seat: int) -> list[str]:
    """What is counted in a row: Books and Ships, then Projects to build, built ones, or both."""
    crusade = ["books", "ships"] if boards_in_play(view) else []
    if not project_slots(view):
        return crusade
    found = [zone for zone in ("projects", "done") if _held(view, zone, seat)]
    return crusade + (found or ["projects"])


def _held(view: TableView, zone: str, seat: int) -> int:
    return sum(parsed(p).kind != "imperial" for p in view.pieces(f"{zone}.{seat}"))


def _cells(row: Rect, count: int) -> list[Rect]:
    x, y, w, h = row
    wide = w / max(LEAST, count)
    return [(x + k * wide, y, wide, h) for k in range(count)]


def _places(view: TableView, panel: str) -> list[Rect]:
    """On the tallest panels: beside the Keeps, below them, or between slots and Allies."""
    at = view.anchors
    x, y, _, high = at[f"{panel}.slot1"]
    gap = at[f"{panel}.ally1"][1] - y - high
    castle, keeps = at[f"{panel}.castle"], at.get(f"{panel}.keeps", (x, y, 0.0, 0.0))
    right = keeps[0] + keeps[2] + 6
    if gap >= NARROWEST:
        size, top = min(LARGEST, gap - 3), y + high
        room = castle[0] - right if castle[1] + castle[3] > top else at[panel][2]
        size = min(size, room / len(COUNTED) - 2)
        return _row(right, top + (gap - size) / 2, size, room / len(COUNTED))
    if castle[1] > keeps[1] + keeps[3]:
        return _row(right, keeps[1] - 3, LARGEST)
    under = keeps[1] + keeps[3] + 8
    return [(keeps[0], under + k * (LARGEST + 6), LARGEST, LARGEST) for k in range(4)]


def _row(x: float, y: float, size: float, most: float = 100.0) -> list[Rect]:
    step = min(most, size + (8 if size >= CORNER else 24))
    return [(x + k * step, y, size, size) for k in range(len(COUNTED))]


def paint_rival_holdings(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    """Books, Ships, Projects to build and built ones, each only where there are some.

    In a row of their own what a House has none of is dim.
    """
    row = own_row(view, panel)
    if row is not None:
        _paint_row(view, draw, seat, row)
        return
    for zone, icon in COUNTED.items():
        here = [p for p in view.pieces(f"{zone}.{seat}") if parsed(p).kind != "imperial"]
        if not here:
            continue
        box = rival_heap(view, panel, zone)
        x, y, w, h = box
        name = f"{zone}.{seat}"
        draw.picture(name, box, f"icon/{icon}", PIECE)
        if zone == "done":
            draw.picture(f"{name}.check", (x + w * 0.55, y, w * 0.5, w * 0.5), "check/yes", PIECE)
        at = (x + w * 0.78, y + h * 0.74) if w >= CORNER else (x + w + 8, y + h / 2)
        draw.number(f"{name}.n", at, len(here), 16.5, "gold", PIECE)


def _paint_row(view: TableView, draw: DrawList, seat: int, row: Rect) -> None:
    zones = _zones(view, seat)
    cells = _cells(row, len(zones))
    if row[3] >= FRAMED:
        inset = (*row[:2], cells[-1][0] + cells[-1][2] - row[0], row[3])
        draw.box(f"{seat}.holdings", inset, fill=INSET, border=RIM, width=1, radius=5)
    for zone, (x, y, w, h) in zip(zones, cells, strict=True):
        name, many = f"{zone}.{seat}", _held(view, zone, seat)
        seen = 255 if many else NONE
        size = min(ICON, w - 11, h - 3)
        place = (x + 2, y + (h - size) / 2, size, size)
        draw.picture(name, place, f"icon/{COUNTED[zone]}", PIECE, alpha=seen)
        if zone == "done":
            check = (x + size * 0.5, y + 2, size * 0.55, size * 0.55)
            draw.picture(f"{name}.check", check, "check/yes", PIECE)
        figure = (x + w - FIGURE, y, FIGURE, h) if w < WIDE else (x + size, y, w - size, h)
        draw.label(
            f"{name}.n",
            figure,
            str(many),
            16.5,
            "number",
            GILT if many else DUN,
            outline=DARK_RIM,
            z=PIECE,
        )


def paint_little_mantle(draw: DrawList, seat: int, piece: str, box: Rect) -> None:
    """The sign of a Mantle on an Ally tile that is too narrow for its cloth."""
    if piece:
        x, y, w, _ = box
        draw.picture(f"{seat}.{piece}", around((x + 6, y + 7), w * 0.56), "icon/mantle", PIECE)
