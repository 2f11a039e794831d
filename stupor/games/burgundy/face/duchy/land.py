"""The own duchy board: land, spaces, whose it is, and how far it has come."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.face.components.medals_and_chips import figure, medal
from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.components.tiles import SMALL, lay
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.items import Item, Rect
from stupor.stage.measure import alike
from stupor.stage.name import parsed
from stupor.stage.palette import PIECE, TILE, Rgb

GILT: Final[Rgb] = (246, 220, 138)
PALE: Final[Rgb] = (255, 251, 234)
DARK: Final[Rgb] = (20, 26, 50)
#: The sky behind a number, without its stars; so far at least it reaches.
STARLESS: Final = 64.0
SKY: Final = (31, 72, 143, 235)
ARMS: Final = 60 / 72
#: How much farther a name reaches above the slanted edge of the first space than words below it.
BESIDE: Final = 36.0
#: How far a partner's name reaches beyond its room, above that edge; farther where letters are
#: as small as they may be.
SLANT: Final = 4.0
LESS_SLANT: Final = 9.0
#: How much higher a name stands than its room, where its letters end, and the rim of a space.
RAISED: Final = 3.0
FOOT: Final = 19.0
RIM: Final = 14.0
#: A duchy whose name is so much longer than its room leaves out the word; larger letters do not.
LONG: Final = 1.12
NUMBER: Final = 16.0
#: Alone: the letters of the name, its most of the line, and what lies between it and the duchy.
ALONE: Final = 19.0
NAMED: Final = 0.65
APART: Final = 14.0


def paint_land(view: TableView) -> list[Item]:
    """The painted board with the rim of its owner."""
    draw = DrawList("land", 2)
    duchy = view.duchy(view.viewer)
    name = view.laid(duchy)
    board = "own-team" if view.team else f"own-{name or '13a'}" if view.solo else "own"
    seats = view.owners(duchy)
    seats = sorted(seats, key=lambda seat: (seat - view.viewer) % view.seats)
    lay_board(view, draw, "own", board, seats)
    return draw.items


def paint_duchy(view: TableView) -> list[Item]:
    """Its spaces with everything on them."""
    draw = DrawList("own", TILE)
    paint_spaces(view, draw, view.duchy(view.viewer), "own.d")
    return draw.items


#: How much wider than its place the note on regions is: it reaches out over the grass.
WIDER: Final = 44.0


def paint_heading(view: TableView) -> list[Item]:
    """Whose duchy it is, its points, what is filled and whole."""
    draw = DrawList("heading", TILE)
    duchy = view.duchy(view.viewer)
    if view.team:
        _paint_partners(view, draw, duchy)
    else:
        _paint_owner(view, draw, duchy)
    board = view.board(duchy)
    if board is not None:
        filled, words = view.fact(f"filled.{duchy}"), tr("of {count} covered", count=board.size)
        _note(draw, "filled", view.anchors["own.filled"], filled, words, view.solo)
    if board is not None and "own.regions" in view.anchors:
        whole = view.fact(f"whole.{duchy}")
        words = trn("region completed", "regions completed", whole)
        _note(draw, "regions", view.anchors["own.regions"], whole, words, False)
    return alike(draw.items, ".name")


def name_of(view: TableView, duchy: int) -> str:
    """Which printed duchy it is."""
    name = view.laid(duchy)
    return tr("duchy {name}", name=names.printed(name)) if name else ""


def _paint_owner(view: TableView, draw: DrawList, duchy: int) -> None:
    at, seat = view.anchors, view.viewer
    draw.picture("crest", fitted(ARMS, at["own.crest"]), view.crest(seat))
    x, y, w, _ = at["own.name"]
    if view.solo:
        _paint_alone(view, draw, at["own.name"], duchy)
        return
    draw.text(
        "name",
        name_room(at["own.name"], at["own.d1"]),
        view.names[seat],
        18,
        "title",
        GILT,
        outline=DARK,
    )
    words = name_of(view, duchy)
    room = w - BESIDE
    long = view.measure(words, "italic", NUMBER) > room * LONG * max(1.0, view.text)
    left, top = x, y + 26
    if long:  # below the arms there is more room
        left, top = at["own.crest"][0], at["own.crest"][1] + at["own.crest"][3]
        room += x - left
    wide = min(room, max(view.measure(words, "italic", NUMBER), STARLESS))
    draw.box("number.sky", grown((left, top + 2, wide, 18), 3), fill=SKY, radius=8)
    draw.text("number", (left, top, room, 22), words, NUMBER, "italic", PALE, outline=DARK)
    vp = at["own.vp"]
    medal(draw, "vp", centre(vp), vp[2], view.count(f"vp.{seat}"))


def _paint_alone(view: TableView, draw: DrawList, room: Rect, duchy: int) -> None:
    """Name and duchy in one line."""
    x, y, w, h = room
    name, words = view.names[view.viewer], name_of(view, duchy)
    wide = min(view.measure(name, "title", ALONE) + 2, w * NAMED)
    draw.text("name", (x, y, wide, h), name, ALONE, "title", GILT, outline=DARK)
    rest = (x + wide + APART, y, w - wide - APART, h)
    draw.text("number", rest, words, NUMBER, "italic", PALE, outline=DARK)


def name_room(room: Rect, space: Rect) -> Rect:
    """Where an owner's name stands: no letter reaches the slanted rim of the first space."""
    x, y, w, _ = room
    left, top, wide, high = space
    below = max(0.0, y - RAISED + FOOT - top)
    edge = left + wide / 2 * (1 - below / (high / 4)) - RIM
    return x, y - RAISED, min(w, edge - x) if below else w, 26.0


def _paint_partners(view: TableView, draw: DrawList, duchy: int) -> None:
    """The own arms on the left and the partner's on the right, and what both have."""
    seats = sorted(view.owners(duchy), key=lambda seat: (seat - view.viewer) % view.seats)
    for seat, side in zip(seats, ("left", "right"), strict=False):
        _paint_partner(view, draw, seat, view.anchors[f"own.{side}"], side == "right")
    vp = view.anchors["own.vp"]
    total = sum(view.count(f"vp.{seat}") for seat in seats)
    medal(draw, "vp", centre(vp), vp[2], total)
    draw.label(
        "board",
        view.anchors["own.number"],
        name_of(view, duchy),
        16,
        "italic",
        PALE,
        valign="bottom",
        outline=DARK,
    )


def _paint_partner(view: TableView, draw: DrawList, seat: int, box: Rect, right: bool) -> None:
    x, y, w, _ = box
    arms = x + w - 44 if right else x
    draw.picture(f"{seat}.crest", (arms, y, 44, 53), view.crest(seat))
    slant = LESS_SLANT if view.compact else SLANT
    wide = w - 52 + slant
    top = y - 1 - RAISED
    room = (x - slant, top, wide, 26) if right else (x + 52, top, wide, 26)
    draw.label(
        f"{seat}.name",
        room,
        view.names[seat],
        17,
        "title",
        GILT,
        align="right" if right else "left",
        outline=DARK,
    )
    middle = (x + w - 72 if right else x + 72, y + 46)
    medal(draw, f"{seat}.vp", middle, 38, view.count(f"vp.{seat}"))
    if right:
        kind = "ui/ai" if seat in view.computers else "ui/human"
        draw.picture(f"{seat}.kind", (middle[0] - 44, y + 36, 20, 20), kind)


def _note(draw: DrawList, name: str, box: Rect, count: int, words: str, beside: bool) -> None:
    """A figure with words below it, or beside it where there is only a line."""
    x, y, w, h = box
    if beside:
        figure(draw, name, (x + 22, y + h / 2), count, 28)
        room = (x + 46, y, w - 46, h)
        draw.text(f"{name}.words", room, words, 17, colour=PALE, outline=DARK)
        return
    figure(draw, name, (x + w / 2, y + 14), count, 30)
    wide = w + (WIDER if name == "regions" else 24)
    room = (x - 12, y + h - 22, wide, 22)
    draw.label(f"{name}.words", room, words, 15.5, colour=PALE, outline=DARK)


def paint_spaces(view: TableView, draw: DrawList, duchy: int, prefix: str) -> None:
    """Every space of a duchy in the places that begin so."""
    board = view.board(duchy)
    if board is None:
        return
    for space in range(1, board.size + 1):
        box = view.anchors[f"{prefix}{space}"]
        tile = view.first(f"duchy.{duchy}.{space}")
        if tile:
            lay(draw, tile, box, tile)
        else:
            folder = "space/" if box[2] >= SMALL else "mini/space-"
            kind = f"{view.kind(board, space)}-{board.numbers[space - 1]}"
            draw.picture(f"{space}", box, folder + kind)
    paint_shields(view, draw, duchy, prefix, board.size)


def paint_shields(view: TableView, draw: DrawList, duchy: int, prefix: str, size: int) -> None:
    """The shields of a duchy, on their castles."""
    draw.z = PIECE
    for space in range(1, size + 1):
        box = view.anchors[f"{prefix}{space}"]
        for place, shield in enumerate(view.pieces(f"shields.{duchy}.{space}")):
            draw.picture(shield, shield_box(box, place), f"shield/{parsed(shield).which}")
    draw.z = TILE


def shield_box(box: Rect, place: int = 0) -> Rect:
    """Where a shield lies on its castle: at the upper left."""
    x, y, w, h = box
    wide = w * 0.42
    return around((x + w * 0.3 + place * w * 0.3, y + h * 0.34), wide, wide * 53 / 44)
