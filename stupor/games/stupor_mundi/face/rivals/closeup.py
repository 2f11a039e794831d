"""A rival's castle, Player Board and hand at full size, laid over the common boards."""

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import paint_hand
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.components.tiles import paint_edict
from stupor.games.stupor_mundi.face.docks.holdings import paint_holdings
from stupor.games.stupor_mundi.face.player.player_board import paint_player
from stupor.games.stupor_mundi.face.rivals.rival_panels import paths_text, place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, grown, holds, moved
from stupor.stage.items import Board, Box, Item, Rect
from stupor.stage.palette import (
    CREAM,
    GILT,
    PREVIEW,
    SAND,
    SEAT_RGB,
    TILE,
    clear,
)

#: The part of the page with the boards of the one who looks, from the ribbon down.
OVER: Final = 6.0
#: How the names of the design's places begin on a page of another form.
KEPT: Final = "close."
#: Up to so many seats a rival's panel shows everything without a close look.
TALL_PANEL: Final = 2
EDICT: Final = (58.0, 28.0)
FITTING: Final = 3


def panel_under(view: TableView, point: Point) -> int:
    """The rival whose panel lies under a point, but not under one of its Allies; or -1."""
    if view.seats <= TALL_PANEL:
        return -1
    for seat in view.rivals():
        panel = place_of(view, seat)
        if not holds(view.anchors[panel], point):
            continue
        tiles = (n for n in range(1, 6) if view.table.pieces(f"ally.{seat}.{n}"))
        hit = any(holds(view.anchors[f"{panel}.ally{n}"], point) for n in tiles)
        return -1 if hit else seat
    return -1


def own_area(view: TableView) -> Rect:
    """Where castle, Player Board and hand of the one who looks lie."""
    left, hand = view.anchors["castle"], view.anchors["hand"]
    top = left[1] - OVER
    return left[0], top, hand[0] + hand[2] - left[0], left[1] + left[3] + 4 - top


def paint_closeup(view: TableView, seat: int) -> list[Item]:
    """Everything that the own area shows, for a rival, in the same places above it."""
    theirs = seen_by(view, seat)
    boards, (dx, dy) = common_boards(view), shift(view, theirs)
    draw = DrawList("who", TILE)
    _paint_ribbon(theirs, draw, seat, seat in view.computers)
    painted = [
        *paint_castle(theirs),
        *paint_player(theirs),
        *paint_holdings(theirs),
        *paint_hand(theirs),
        *draw.items,
    ]
    frame = moved(own_area(theirs), dx, dy)
    rim = SEAT_RGB[view.colour(seat)]
    found: list[Item] = [
        Box("closeup.dim", PREVIEW, boards, clear((8, 3, 0), 190)),
        Board("closeup.board", PREVIEW, frame, "closeup"),
        Box("closeup.gold", PREVIEW + 205, grown(frame, 1), None, GILT, 5, 8),
        Box("closeup.rim", PREVIEW + 206, frame, None, rim, 3, 7),
    ]
    return found + [_raised(item, dx, dy) for item in painted]


def shift(view: TableView, theirs: TableView) -> Point:
    """How far a rival's boards are moved to lie over the common ones."""
    area, boards = own_area(theirs), common_boards(view)
    dx = boards[0] + (boards[2] - area[2]) / 2 - area[0]
    return dx, boards[1] + (boards[3] - area[3]) / 2 - area[1]


def _raised(item: Item, dx: float, dy: float) -> Item:
    z = PREVIEW + 1 + item.z // 2
    return replace(item, key=f"closeup/{item.key}", z=z, rect=moved(item.rect, dx, dy))


def seen_by(view: TableView, seat: int) -> TableView:
    """The table as if a rival looked at it, on a page of the design's size."""
    own = {name[len(KEPT) :]: box for name, box in view.anchors.items() if name.startswith(KEPT)}
    grown_only = {"castle.issued"} if own else set()
    at = {name: box for name, box in view.anchors.items() if name not in grown_only} | own
    everybody = frozenset(range(view.seats))
    return replace(view, viewer=seat, decision=None, computers=everybody, anchors=at)


def common_boards(view: TableView) -> Rect:
    """What the boards of a rival cover."""
    central, voyage = view.anchors["central"], view.anchors["voyage"]
    return central[0], central[1], voyage[0] + voyage[2] - central[0], central[3]


def _paint_ribbon(view: TableView, draw: DrawList, seat: int, computer: bool) -> None:
    """Whose boards these are, who sits there, and how far the Specialists are."""
    x, y, w, h = view.anchors["prompt"]
    draw.picture("crest", around((x + 24, y + h / 2), 26, 31), view.crest(seat))
    kind = (view.persona_note(seat) or tr("computer")) if computer else tr("human")
    house = tr("House {house}", house=view.called(seat))
    words = [house if view.drafted(seat) else tr("no House yet"), kind]
    words += [tr("passed")] * bool(view.count(f"passed.{seat}"))
    room = (x + 46, y, 270, h)
    draw.text("house", room, view.names[seat], 18, "title", CREAM)
    room = (x + 326, y, 250, h)
    draw.text("name", room, " \u00b7 ".join(words), 17, colour=SAND)
    sprite = f"specialist/{view.colour(seat)}"
    draw.picture("specialist", around((x + 600, y + h / 2), 21, 26), sprite)
    room = (x + 618, y, 220, h)
    draw.text("paths", room, paths_text(view, seat), 17, "bold", CREAM)
    _paint_issued(view, draw, seat, (x, y, w, h))


def _paint_issued(view: TableView, draw: DrawList, seat: int, ribbon: Rect) -> None:
    """The Edicts that this House has issued, the latest last."""
    x, y, w, h = ribbon
    issued = view.table.pieces(f"issued.{seat}")
    shown = issued[-FITTING:]
    left = x + w - 12 - len(shown) * (EDICT[0] + 4)
    words = tr("Edicts issued: {count}", count=len(issued))
    room = (left - 150, y, 144, h)
    draw.label("issued", room, words, 17, "bold", CREAM, align="right")
    for k, edict in enumerate(shown):
        box = (left + k * (EDICT[0] + 4), y + (h - EDICT[1]) / 2, *EDICT)
        paint_edict(draw, edict, box, "edict/tile-small", 17)
