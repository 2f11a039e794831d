"""The docks: Crusade boards and Imperial Projects below the Game log, or the boards on the map.

Where both expansions are played, the Game log would have no line left: the boards lie on the shore
of the Voyage Board then.
"""

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.projects.data import IN_PLAY
from stupor.stage.items import Rect

#: A board, and a Project with its Condition, as the design has them.
BOARD: Final = (58.0, 62.0)
PROJECT: Final = (74.0, 48.0)
#: How much of its cell a Project takes; its Condition lies on the rest.
TILE_SHARE: Final = 48 / 74
GAP: Final = 2.0
EDGE: Final = 5.0
#: Cells never grow beyond this: their pictures would blur.
LARGEST: Final = 1.7
#: A row more must be worth this much growth.
ROW_PRICE: Final = 0.1
#: What the Game log keeps at the top: its heading and four lines, three of the larger letters in a
#: small window, and half of those lines below the goals of a chapter.
LINES: Final = 120.0
FEWER: Final = 78.0
#: Room for a chapter's goals above the Game log.
GOALS: Final = 63.0
#: From one board to the next at full size, where there are five; how far boards and Projects move
#: to the middle where the others are not played.
STEP: Final = 191.0
ALONE_BOARDS: Final = 292.0
ALONE_PROJECTS: Final = -494.0
#: As few Projects as these lie in one row so high.
FEW_LEFT: Final = 3
SHORT: Final = 41.0
#: With so few Houses a second rail shows nothing but the Game log.
FEW: Final = 2


class Dock(NamedTuple):
    """Where the dock lies, its boards by name, and its Projects with their Conditions by slot.

    `shore` is the plate of the boards where they lie on the map; `heading` is where a strip of few
    Projects says how many are left.
    """

    box: Rect
    boards: dict[str, Rect]
    projects: tuple[Rect, ...]
    shore: Rect | None = None
    heading: Rect | None = None

    def plates(self) -> list[Rect]:
        """Everything on which boards and Projects lie."""
        return [plate for plate in (self.box, self.shore) if plate is not None and plate[3]]


def dock_of(view: TableView) -> Dock | None:
    """The dock of this game, as it is seen now; None where no expansion is played."""
    return opened_dock(view) if view.panel_open else strip_of(view)


def strip_of(view: TableView) -> Dock | None:
    """The dock of this game in small; None where no expansion is played."""
    boards, slots = boards_in_play(view), project_slots(view)
    if not boards and not slots:
        return None
    goals = bool(view.words("seal.text"))
    region = view.anchors[region_name(view)]
    left = projects_left(view, slots)
    if boards and slots:
        laid = _parted(region, view.anchors["voyage.crusade"], goals, boards, len(left))
    elif boards or left:
        laid = _laid(region, goals, boards, len(left))
    else:
        return None
    cells = dict(zip(left, laid.projects, strict=True))
    gone = (*laid.box[:2], 0.0, laid.box[3])
    places = tuple(cells.get(slot, gone) for slot in range(1, slots + 1))
    return laid._replace(projects=places)


def opened_dock(view: TableView) -> Dock | None:
    """The dock at full size, over the common boards."""
    boards, slots = boards_in_play(view), project_slots(view)
    if not boards and not slots:
        return None
    at = view.anchors
    step = 5 * STEP / len(boards) if boards else STEP
    first = at["stage.crusade.1"]
    left = first[0] + (step - STEP) / 2 + (0 if slots else ALONE_BOARDS)
    cells = {name: (left + k * step, *first[1:]) for k, name in enumerate(boards)}
    aside = 0 if boards else ALONE_PROJECTS
    places = []
    for slot in range(1, slots + 1):
        (x, y, w, h), plate = at[f"stage.project.{slot}"], at[f"stage.project.{slot}.condition"]
        places.append((x + aside, y, w + plate[2], h))
    return Dock(at["stage.expansions"], cells, tuple(places))


def region_name(view: TableView) -> str:
    """The anchor of the Game log's region; where a second rail has room, it is all of that."""
    return "log.tall" if view.seats <= FEW and "log.tall" in view.anchors else "log"


def boards_in_play(view: TableView) -> tuple[str, ...]:
    """The names of the Crusade boards of this game."""
    return tuple(name for name in BOARD_NAMES if f"banned.{name}" in view.table.counters)


def banned(view: TableView, name: str) -> bool:
    """Whether a board shows its excommunication side."""
    return bool(view.count(f"banned.{name}"))


def project_slots(view: TableView) -> int:
    """How many Imperial Projects were laid out in this game."""
    slots = sum(IN_PLAY.get(view.seats, ()))
    zones = view.table.zones
    lying = any(f"project.{n}" in zones for n in range(1, slots + 1))
    owned = any(f"{zone}.{s}" in zones for s in range(view.seats) for zone in ("projects", "done"))
    return slots if lying or owned else 0


def projects_left(view: TableView, slots: int) -> tuple[int, ...]:
    """The slots on which a Project or its Condition still lies."""
    return tuple(
        slot
        for slot in range(1, slots + 1)
        if view.first(f"project.{slot}") or view.first(f"condition.{slot}")
    )


@lru_cache(maxsize=64)
def _laid(area: Rect, goals: bool, boards: tuple[str, ...], slots: int) -> Dock:
    """Cells as large as they fit, on the foot of the region; the Game log keeps the rest."""
    if not boards and slots <= FEW_LEFT:
        return _short(area, slots)
    x, y, w, h = area
    top = y + EDGE + (GOALS + FEWER if goals else LINES)
    room = (w - 2 * EDGE, y + h - EDGE - top)
    scale, across, along = _fitting(room, len(boards), slots)
    rows, lines = _rows(len(boards), across), _rows(slots, along)
    high = scale * (rows * BOARD[1] + lines * PROJECT[1]) + GAP * (rows + lines - 1)
    foot = y + h - EDGE
    left = (x + EDGE, foot - high, room[0], high)
    cells = _grid(left, len(boards), across, BOARD, scale)
    below = foot - high + rows * (scale * BOARD[1] + GAP)
    places = _grid((left[0], below, left[2], high), slots, along, PROJECT, scale)
    box = (x + 2, foot - high - EDGE - 2, w - 4, high + EDGE + 5)
    return Dock(box, dict(zip(boards, cells, strict=True)), tuple(places))


def _short(area: Rect, slots: int) -> Dock:
    """One low row on the foot of the region: a heading at its left, few Projects at its right."""
    x, y, w, h = area
    if not slots:
        return Dock((x, y + h, w, 0.0), {}, ())
    box = (x + EDGE, y + h - EDGE - SHORT, w - 2 * EDGE, SHORT)
    high = SHORT - 6.0
    wide = PROJECT[0] * high / PROJECT[1]
    first = box[0] + box[2] - EDGE - slots * (wide + GAP)
    cells = tuple((first + n * (wide + GAP), box[1] + 3.0, wide, high) for n in range(slots))
    heading = (box[0] + 8, box[1], first - box[0] - 14, SHORT)
    return Dock(box, {}, cells, None, heading)


@lru_cache(maxsize=64)
def _parted(area: Rect, shore: Rect, goals: bool, boards: tuple[str, ...], slots: int) -> Dock:
    """The Projects below the Game log, the boards row by row on the shore."""
    x, y, w, h = shore
    room = (w - 2 * EDGE, h - 2 * EDGE)
    scale, across, _ = _fitting(room, len(boards), 0)
    rows = _rows(len(boards), across)
    high = rows * BOARD[1] * scale + GAP * (rows - 1)
    inner = (x + EDGE, y + (h - high) / 2, *room)
    cells = _grid(inner, len(boards), across, BOARD, scale)
    plate = (x, inner[1] - EDGE, w, high + 2 * EDGE)
    return _laid(area, goals, (), slots)._replace(
        boards=dict(zip(boards, cells, strict=True)), shore=plate
    )


def _fitting(room: tuple[float, float], boards: int, slots: int) -> tuple[float, int, int]:
    """The scale of the cells, and how many boards and Projects stand in a row."""
    tries = [
        (_scale(room, boards, across, slots, along), across, along)
        for across in range(1, boards + 1) or (1,)
        for along in range(1, slots + 1) or (1,)
    ]
    return max(tries, key=lambda t: t[0] - ROW_PRICE * (_rows(boards, t[1]) + _rows(slots, t[2])))


def _scale(room: tuple[float, float], boards: int, across: int, slots: int, along: int) -> float:
    rows, lines = _rows(boards, across), _rows(slots, along)
    gaps = GAP * (rows + lines - 1)
    found = [LARGEST, (room[1] - gaps) / (rows * BOARD[1] + lines * PROJECT[1])]
    found += [(room[0] - GAP * (across - 1)) / (across * BOARD[0])] * bool(boards)
    found += [(room[0] - GAP * (along - 1)) / (along * PROJECT[0])] * bool(slots)
    return min(found)


def _rows(things: int, across: int) -> int:
    return ceil(things / across) if things else 0


def _grid(
    area: Rect, things: int, across: int, shape: tuple[float, float], scale: float
) -> list[Rect]:
    """Cells row by row, spread over the width; a last row that is not full lies in the middle."""
    x, y, w, _ = area
    wide, high = shape[0] * scale, shape[1] * scale
    step = w / across
    found = []
    for n in range(things):
        row, column = divmod(n, across)
        missing = max(0, (row + 1) * across - things)
        left = x + (column + (missing + 1) / 2) * step - wide / 2
        found.append((left, y + row * (high + GAP), wide, high))
    return found


def project_box(view: TableView, slot: int) -> Rect | None:
    """The cell of a Project with its Condition."""
    dock = dock_of(view)
    return dock.projects[slot - 1] if dock is not None and slot <= len(dock.projects) else None


def tile_box(view: TableView, slot: int) -> Rect | None:
    """Where a Project lies in its cell."""
    cell = project_box(view, slot)
    return tile_in(cell) if cell is not None else None


def condition_box(view: TableView, slot: int) -> Rect | None:
    """Where the Condition lies beside its Project."""
    cell = project_box(view, slot)
    return plate_in(cell) if cell is not None else None


def tile_in(cell: Rect) -> Rect:
    """The Project's part of its cell."""
    x, y, w, h = cell
    return x, y, w * TILE_SHARE, h


def plate_in(cell: Rect) -> Rect:
    """The Condition's part of a cell."""
    x, y, w, h = cell
    return x + w * TILE_SHARE, y, w * (1 - TILE_SHARE), h
