"""What the House of the one who looks holds of the expansions, under its warehouse."""

from typing import Final

from stupor.games.stupor_mundi.face.docks.dock import boards_in_play, project_slots
from stupor.games.stupor_mundi.face.docks.projects import paint_own
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import PIECE, TILE

#: What is kept in a heap: its zone, the board that it comes from, and its icon.
HEAPS: Final = {"books": ("library", "book"), "ships": ("harbour", "supply")}
DONE: Final = "done"
#: How wide a heap is, and the gap between two things.
HEAP: Final = 45.0
GAP: Final = 3.0
#: A Project to build for its height: with what it counts beside it, or without.
WIDE: Final = 1.55
#: How much is seen of what is not there yet.
UNFILLED: Final = 110


def strip_box(view: TableView) -> Rect:
    """The strip between the counts of the warehouse and the coins."""
    x, y, w, h = view.anchors["player.grain.count"]
    left, right = x + w + 8, view.anchors["player.coins"][0] - 4
    return left, y - 3, right - left, h + 7


def heap_box(view: TableView, zone: str) -> Rect | None:
    """Where Books, Ships or built Projects of the one who looks lie."""
    heaps = _heaps(view)
    if zone not in heaps:
        return None
    x, y, _, h = strip_box(view)
    return x + heaps.index(zone) * HEAP, y, HEAP - GAP, h


def _heaps(view: TableView) -> list[str]:
    """The heaps of this game; built Projects have one as soon as there are some."""
    here = boards_in_play(view)
    built = [DONE] * bool(view.table.pieces(f"{DONE}.{view.viewer}"))
    return [zone for zone, (board, _) in HEAPS.items() if board in here] + built


def shelf_box(view: TableView) -> Rect | None:
    """Where the Projects lie that the one who looks has still to build."""
    if not project_slots(view):
        return None
    tiles = _tiles(view)
    if not tiles:
        return _shelf(view)
    (_, first), (_, last) = tiles[0], tiles[-1]
    return first[0], first[1], last[0] + last[2] - first[0], last[3]


def own_tile_box(view: TableView, project: int) -> Rect | None:
    """Where an own Project lies that is still to be built."""
    return next((box for n, box in _tiles(view) if n == project), None)


def _shelf(view: TableView) -> Rect:
    x, y, w, h = strip_box(view)
    used = HEAP * len(_heaps(view))
    return x + used, y, w - used, h


def _tiles(view: TableView) -> list[tuple[int, Rect]]:
    """Number and place of every own Project that is still to be built."""
    here = view.table.pieces(f"projects.{view.viewer}")
    found = [number_of(piece) for piece in here if parsed(piece).kind == "project"]
    x, y, w, h = _shelf(view)
    wide = h * WIDE if len(found) * (h * WIDE + GAP) <= w + GAP else h
    step = min(wide + GAP, (w - wide) / (len(found) - 1)) if len(found) > 1 else 0.0
    return [(n, (x + k * step, y, wide, h)) for k, n in enumerate(found)]


def paint_holdings(view: TableView) -> list[Item]:
    """Books, Ships and Projects; nothing where no expansion is played."""
    draw = DrawList("holdings", TILE)
    for zone in _heaps(view):
        box = heap_box(view, zone)
        if box is not None:
            _paint_heap(view, draw, zone, box)
    draw.z = PIECE
    for project, box in _tiles(view):
        if f"project.{project}" not in view.hidden:
            paint_own(view, draw, f"project.{project}", box)
    return draw.items


def _paint_heap(view: TableView, draw: DrawList, zone: str, box: Rect) -> None:
    x, _, _, h = box
    many, middle = len(view.pieces(f"{zone}.{view.viewer}")), centre(box)[1]
    size = min(29.0, h - 4)
    place = (x, middle - size / 2, size, size)
    sprite = "project" if zone == DONE else HEAPS[zone][1]
    draw.picture(zone, place, f"icon/{sprite}", alpha=255 if many else UNFILLED)
    if zone == DONE:
        mark = (x + size * 0.6, middle - size / 2 - 3, size * 0.55, size * 0.55)
        draw.picture(f"{zone}.check", mark, "check/yes")
    if many:
        draw.number(f"{zone}.n", (x + size + 7, middle + 2), many, 19, "plain")
