"""The expansions at full size, over the common boards: what a thing does, who took what."""

from dataclasses import replace
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS
from stupor.games.stupor_mundi.face.components.printed import PROJECTS
from stupor.games.stupor_mundi.face.docks.boards import paint_boards
from stupor.games.stupor_mundi.face.docks.dock import Dock, banned, opened_dock
from stupor.games.stupor_mundi.face.docks.projects import paint_project, paint_projects
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown, holds, moved
from stupor.stage.items import Item, Rect
from stupor.stage.measure import alike
from stupor.stage.name import parsed
from stupor.stage.palette import CREAM, GILT, SAND, TILE
from stupor.stage.view import UNFOLDED

#: Above everything that rests on the boards below, under every light.
LAYER: Final = 340
#: The button that puts it all away, and what is taken from the docks alone.
CLOSE_BUTTON: Final = "stage.expansions.close"
#: Zones that lie on the opened boards.
DOCKED: Final = ("crusade.", "project.", "condition.")
WINE: Final = (74, 14, 24, 90)
WELL: Final = (0, 0, 0, 96)
RULE: Final = (168, 116, 32, 160)
#: What lies on a board; shown below it so wide, so high, and so far from one to the next.
THINGS: Final = {
    "library": ("crusade/book", 36.0, 40.0, 38.0),
    "harbour": ("crusade/supply", 42.0, 36.0, 34.0),
    "allies": ("crusade/mantle", 42.0, 42.0, 34.0),
    "knights": ("icon/lonely-knight", 38.0, 38.0, 36.0),
}
#: Lines that the words of a board may take.
LINES: Final = 4
#: Where Houses keep what they took, by board.
HELD: Final = {"library": "books", "harbour": "ships", "structures": "papal", "allies": "mantles"}
TILE_SIDE: Final = 96.0
#: What may be done at a board, and what its ban has left, in a line or three.
WORDS: Final = {
    "library": (
        mark("Take a Papal Book instead of a promotion."),
        mark("After the ban, each Book gives 1 Augustalis instead of VP."),
    ),
    "harbour": (
        mark("Buy the Supply Ship instead of visiting the Market."),
        mark("After the ban, a Supply Ship scores 2 VP at the end."),
    ),
    "structures": (
        mark("Build a Papal Structure: it counts as your own."),
        mark("After the ban, Papal Structures do not count at the end."),
    ),
    "allies": (
        mark("Place a Mantle on one of your Allies instead of summoning."),
        mark("After the ban, a Mantle gives less."),
    ),
    "knights": (
        mark("Purchase Crusade Knights instead of a card."),
        mark("After the ban, Crusade Knights become Lonely Knights."),
    ),
}


class Taken(NamedTuple):
    """A Project that a House has acquired."""

    piece: str
    seat: int


def paint_opened(view: TableView) -> list[Item]:
    """Boards and Projects with their words; nothing while they are small, or unroll."""
    dock = opened_dock(view) if view.panel_open else None
    if dock is None or UNFOLDED in view.hidden:
        return []
    draw = DrawList("opened", TILE)
    _paint_ground(view, draw, dock)
    paint_boards(view, draw, dock.boards)
    for name, box in dock.boards.items():
        _paint_words(view, draw, name, box)
        _paint_stock(view, draw, name, box)
        _paint_owners(view, draw, name, box)
    paint_projects(view, draw, dock.projects)
    taken = iter(acquired(view))
    for slot, cell in enumerate(dock.projects, start=1):
        lies = view.table.pieces(f"project.{slot}")
        _paint_name(view, draw, slot, cell, None if lies else next(taken, None))
    items = alike(draw.items, ".title", ".text", ".name")
    return [replace(item, z=LAYER + item.z // 10) for item in items]


def is_covered(view: TableView, zone: str, box: Rect | None) -> bool:
    """Whether what lies in a zone is below the opened expansions, and is none of theirs."""
    dock = opened_dock(view) if view.panel_open else None
    if dock is None or box is None or zone.startswith(DOCKED):
        return False
    return holds(dock.box, centre(box))


def _paint_ground(view: TableView, draw: DrawList, dock: Dock) -> None:
    at = view.anchors
    draw.nine_slice("ground", dock.box, "ui/panel-wood", 24)
    draw.box("wine", grown(dock.box, -9), fill=WINE, radius=6)
    if dock.boards:
        place = at["stage.expansions.title1"]
        left = place if dock.projects else next(iter(dock.boards.values()))
        title: Rect = (left[0], *place[1:])
        said = tr("The Postponed Crusade")
        draw.text("title1", title, said, 25, "title", GILT)
    if dock.projects:
        title = (dock.projects[0][0], *at["stage.expansions.title2"][1:])
        said = tr("Imperial Projects")
        draw.text("title2", title, said, 25, "title", GILT)
    if dock.boards and dock.projects:
        x = dock.projects[0][0] - 20
        draw.box("rule", (x, dock.box[1] + 24, 1.4, dock.box[3] - 48), fill=RULE)
    close = at["stage.expansions.close"]
    draw.nine_slice("close", close, "ui/button-dark", 14)
    words = (close[0] + 8, close[1], close[2] - 38, close[3])
    draw.label("close.words", words, tr("Close"), 15.5, "title", CREAM)
    draw.picture("close.sign", around((close[0] + close[2] - 20, centre(close)[1]), 18), "ui/close")


def _below(view: TableView, box: Rect, part: str) -> Rect:
    """The place of a part of the first board, under another one."""
    first, place = view.anchors["stage.crusade.1"], view.anchors[f"stage.crusade.1.{part}"]
    return moved(place, box[0] - first[0], 0)


def _paint_words(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    board = BOARDS[BOARD_NAMES.index(name)]
    offer, ban = WORDS[name]
    x, y, w, h = _below(view, box, "text")
    title, words = (x - 4, y - 4, w + 8, 24), tr(board.title)
    tight = any(view.measure(tr(one.title), "title", 17) > title[2] for one in BOARDS)
    draw.label(f"{name}.title", title, words, 17, "bold" if tight else "title", GILT)
    turned = banned(view, name)
    room = (x - 2, y + 20, w + 4, h - 20)
    draw.label(
        f"{name}.text",
        room,
        tr(ban if turned else offer),
        17,
        colour=CREAM,
        wrap=True,
        valign="top",
        max_lines=LINES,
    )


def _paint_stock(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    """What lies on the board still, thing by thing."""
    left = view.fact(f"crusade.left.{name}")
    if name not in THINGS or not left or banned(view, name):
        return
    sprite, w, h, step = THINGS[name]
    x, y = centre(_below(view, box, "stock"))
    step = min(step, (box[2] - w) / max(1, left - 1))
    for k in range(left):
        at = (x + (k - (left - 1) / 2) * step, y)
        draw.picture(f"{name}.stock{k}", around(at, w, h), sprite)


def _paint_owners(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    """The Houses that have taken something here, each with how many."""
    well = _below(view, box, "owners")
    draw.box(f"{name}.well", well, fill=WELL, border=RULE, width=1, radius=6)
    took = [(seat, _taken(view, name, seat)) for seat in range(view.seats)]
    took = [(seat, many) for seat, many in took if many]
    if not took:
        draw.label(f"{name}.nobody", well, tr("nobody yet"), 17, "italic", SAND)
    x, y = centre(well)
    for k, (seat, many) in enumerate(took):
        at = (x + (k - (len(took) - 1) / 2) * 42, y)
        draw.picture(f"{name}.crest{seat}", around((at[0], at[1] - 8), 30, 36), view.crest(seat))
        draw.number(f"{name}.many{seat}", (at[0] + 8, at[1] + 18), many, 18, "gold")


def _taken(view: TableView, name: str, seat: int) -> int:
    fact = HELD.get(name, f"{name}.taken")
    if fact == "mantles":
        return len(view.numbers(f"{fact}.{seat}"))
    return view.fact(f"{fact}.{seat}")


def _paint_name(
    view: TableView, draw: DrawList, slot: int, cell: Rect, taken: Taken | None
) -> None:
    """What a Project is called; where one was taken, a Project that a House has acquired."""
    x, y, w, h = cell
    project = view.first(f"project.{slot}") or (taken.piece if taken else "")
    if taken is not None:
        draw.box(f"well{slot}", grown(cell, -4), fill=WELL, border=RULE, width=1, radius=6)
        paint_project(view, draw, project, (x + 14, y + (h - TILE_SIDE) / 2, TILE_SIDE, TILE_SIDE))
        arms = around((x + w - 40, y + h / 2), 42, 50)
        draw.picture(f"taken{slot}", arms, view.crest(taken.seat))
    if project:
        words = tr(PROJECTS[number_of(project)].name)
        draw.label(
            f"{slot}.name",
            (x - 3, y + h + 2, w + 6, 22),
            words,
            17,
            "bold",
            SAND if taken else CREAM,
        )


def acquired(view: TableView) -> list[Taken]:
    """The Projects that Houses have taken, chair by chair."""
    zones = [(zone, seat) for seat in range(view.seats) for zone in ("projects", "done")]
    return [
        Taken(piece, seat)
        for zone, seat in zones
        for piece in view.table.pieces(f"{zone}.{seat}")
        if parsed(piece).kind == "project"
    ]
