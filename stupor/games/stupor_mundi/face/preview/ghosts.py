"""Ghosts on the table: every consequence of a choice where it would happen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.castle.structures import paint_ghost
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row
from stupor.games.stupor_mundi.face.components.icons import INCOMES
from stupor.games.stupor_mundi.face.components.texts import KEEPS
from stupor.games.stupor_mundi.face.components.tiles import paint_ally
from stupor.games.stupor_mundi.face.lights.highlights import piece_items
from stupor.games.stupor_mundi.face.margin.vp_rail import place_of_score
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.preview.consequences import Change, Consequences, Mark, Move
from stupor.games.stupor_mundi.face.preview.ghost_look import (
    Rack,
    bar,
    frame,
    ghostly,
    light,
    plainer,
    strike,
    verdict,
)
from stupor.games.stupor_mundi.face.preview.ghost_tracks import ghost_palace
from stupor.games.stupor_mundi.face.preview.paying import paying
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip
from stupor.games.stupor_mundi.face.preview.preview_rows import delta_text
from stupor.games.stupor_mundi.face.rectangles import piece_rect, spot_rect
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.language import tr
from stupor.stage.discs import DISC
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown, on_ray
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GHOST, GILT, STAGE, WALNUT, clear

CUBE: Final = (42.0, 43.0)
#: How much is seen of a Structure that would stand in the castle.
STANDING: Final = 140
#: Zones that are not on the table, and those whose pieces are struck out when they go there.
GONE: Final = ("box", "issued", "deck")
STRUCK: Final = ("token.", "active.", "city_", "condition.")
#: A Structure lies on its Project, and one over another stands where that one is drawn.
BENEATH: Final = ("imperial.", "papal.")
#: Backs of drawn cards beside the draw pile.
MOST_BACKS: Final = 4
BACK_STEP: Final = 22.0
#: Where the price of a step stands: left of the arrow that enters a Workplace space.
ON_ARROW: Final = (-34.0, 58.0)
#: Chips of coins and cubes, clear of everything that is printed or lies on the Player Board.
COINS_CHIP: Final = (24.0, 22.0)
CUBE_CHIPS: Final = {"stone": 156.0, "grain": 251.0}


def ghost_items(view: TableView, found: Consequences) -> list[Item]:
    """Everything that the choice would change, drawn where it would happen."""
    draw, rack = DrawList("ghost", GHOST), Rack(view)
    for move in found.moves:
        _piece(found, draw, move)
        _opened(view, draw, rack, move)
    _stores(view, found, draw, rack)
    for change in found.changes:
        _counter(view, draw, rack, change)
    for side in found.sides:
        _side(view, found, draw, rack, side)
    _workplaces(view, found, draw, rack)
    if found.edicts and not view.panel_open:
        _edicts(view, draw)
    for mark in (*found.marks, *(() if view.panel_open else found.waiting)):
        _mark(view, draw, rack, mark)
    _drawn(view, found, draw, rack)
    if stage_open(view):
        ghost_palace(view, found, draw)
    ghosts = plainer(draw.items) if view.contrast else draw.items
    return [*ghosts, *rack.draw.items]


def barred_items(view: TableView, place: str) -> list[Item]:
    """A red frame and a cross about a place where the rules do not want what is held."""
    rect = spot_rect(view, place)
    if rect is None:
        return []
    draw = DrawList("ghost", STAGE + 64 if stage_open(view) else GHOST)
    bar(draw, "barred", rect)
    return draw.items


def _piece(found: Consequences, draw: DrawList, move: Move) -> None:
    """A piece at its new place, a veil over what leaves the table."""
    after = found.after
    if move.piece.startswith(BENEATH):
        return
    if parsed(move.target).kind in GONE:
        rect = spot_rect(after, move.source) if move.source.startswith(STRUCK) else None
        if rect is not None:
            strike(draw, move.piece, rect)
        return
    rect = piece_rect(after, move.piece, move.target)
    if rect is not None and not (move.piece == "specialist.f" and stage_open(after)):
        _laid(found, draw, move, rect)


def _laid(found: Consequences, draw: DrawList, move: Move, rect: Rect) -> None:
    after, place = found.after, parsed(move.target)
    if place.kind == "castle" and place.parts[0] == str(after.viewer):
        _structure(found, draw, move)
    elif place.kind == "ally":
        _ally(found, draw, move, rect)
    else:
        shown = f"{move.piece}.down" if place.kind == "down" else move.piece
        draw.extend(ghostly(move.piece, piece_items(after, shown, rect)))
        frame(draw, move.piece, grown(rect, 3))


def _structure(found: Consequences, draw: DrawList, move: Move) -> None:
    """A Structure as it would stand on its site."""
    site = parsed(move.target).last
    paper = DrawList("built", GHOST)
    paint_ghost(found.after, paper, site, move.piece)
    outline, piece = paper.items
    draw.extend([replace(outline, key=f"ghost/{outline.key}")])
    draw.extend(ghostly(move.piece, [piece], seen=STANDING))


def _ally(found: Consequences, draw: DrawList, move: Move, rect: Rect) -> None:
    """A new Ally with the mark that it would have."""
    after = found.after
    place = parsed(move.target).which
    paper = DrawList("hosted", GHOST)
    met, sign = after.fact(f"met.{place}"), after.words(f"compare.{place}")
    paint_ally(paper, move.piece, fitted(118 / 160, grown(rect, 1)), met=met, sign=sign, mark=24)
    draw.extend(ghostly(move.piece, paper.items, seen=190))
    frame(draw, move.piece, grown(rect, 2))


def _stores(view: TableView, found: Consequences, draw: DrawList, rack: Rack) -> None:
    """Cubes that would be paid are struck out; cubes that would come are half seen."""
    seat = view.viewer
    held = [view.count(f"{kind}.{seat}") for kind in ("stone", "grain")]
    then = [found.after.count(f"{kind}.{seat}") for kind in ("stone", "grain")]
    if held == then:
        return
    cells = _cells(view, seat)
    struck = [cells[k] for k in _struck(held, then) if k < len(cells)]
    kept = cells[: sum(held)]
    free = [*(cell for cell in _cells(found.after, seat) if cell not in kept), *struck]
    new = ["stone"] * (then[0] - held[0]) + ["grain"] * (then[1] - held[1])
    _change_cubes(draw, struck, free, new)


def _change_cubes(
    draw: DrawList, struck: Sequence[Rect], free: Sequence[Rect], new: Sequence[str]
) -> None:
    for k, cell in enumerate(struck):
        if cell not in free[: len(new)]:
            strike(draw, f"cube{k}", cell)
    for k, (cell, kind) in enumerate(zip(free, new, strict=False)):
        _cube(draw, k, cell, kind, 238 if cell in struck else 190)


def _cube(draw: DrawList, k: int, cell: Rect, kind: str, seen: int) -> None:
    paper = DrawList(f"cube{k}", GHOST)
    paper.picture("new", cell, f"cube/{kind}-{k % 3 + 1}")
    draw.extend(ghostly(kind, paper.items, seen=seen))
    frame(draw, f"new{k}", grown(cell, 1), 6, 6)


def _cells(view: TableView, seat: int) -> list[Rect]:
    """The open stores from left to right."""
    return [
        around(centre(view.anchors[f"player.store{n}"]), *CUBE)
        for n in range(1, 8)
        if n < 4 or not view.table.pieces(f"board.{seat}.{n}")
    ]


def _struck(held: list[int], then: list[int]) -> list[int]:
    """The places of the cubes that would go: the last Stones and the last Grain."""
    stone, grain = held
    gone = range(min(then[0], stone), stone)
    return [*gone, *range(stone + min(then[1], grain), stone + grain)]


def _counter(view: TableView, draw: DrawList, rack: Rack, change: Change) -> None:
    """A chip at a counter that changes, and the disc where it would stand on the rail."""
    stock, owner = parsed(change.name)
    if stock not in GOOD_OF or not owner.isdigit():
        return
    chip = Chip(delta_text(change.delta), GOOD_OF[stock].word, change.delta < 0)
    seat = int(owner)
    if stock == "vp":
        _disc(view, draw, rack, change, seat)
    if seat != view.viewer:
        rect = spot_rect(view, change.name) if stock != "vp" else None
        if rect is not None:
            rack.hang(change.name, centre(rect), chip, 24)
        return
    if stock == "vp":
        x, y, _, h = view.anchors["castle.vp"]
        rack.hang(change.name, (x - 28, y + h / 2), chip, 28)
    elif stock == "coins":
        x, y, w, _ = view.anchors["player.coins"]
        rack.hang(change.name, (x + w + COINS_CHIP[0], y + COINS_CHIP[1]), chip, 26)
    else:
        x, _, _, _ = view.anchors["player.store1"]
        foot = view.anchors["player.coins"]
        at = (x + CUBE_CHIPS[stock], foot[1] + foot[3] - 14)
        rack.hang(change.name, at, chip, 24)


def _disc(view: TableView, draw: DrawList, rack: Rack, change: Change, seat: int) -> None:
    cx, cy = place_of_score(view, change.after)
    old, _ = place_of_score(view, change.before)
    paper = DrawList(f"disc{seat}", GHOST)
    paper.picture("new", around((cx, cy), DISC), f"disc/{view.colour(seat)}")
    draw.extend(ghostly(change.name, paper.items))
    frame(draw, change.name, around((cx, cy), DISC + 2), DISC / 2 + 1, 5)
    others = [place_of_score(view, view.count(f"vp.{s}"))[0] for s in range(view.seats)]
    left = min(old, cx) - 40
    busy = left < 60 or any(abs(left - x) < 38 for x in others if x != old)
    at = max(old, cx) + 40 if busy else left
    rack.hang(f"{change.name}.rail", (at, cy), Chip(delta_text(change.delta), "vp"), 24)


def _side(view: TableView, found: Consequences, draw: DrawList, rack: Rack, side: int) -> None:
    """The income of a side that would be closed, lit as if it were."""
    at = centre(view.anchors[f"castle.income{side}"])
    name = f"income{side}"
    draw.picture(f"{name}.glow", around(at, 84), "glow/round")
    draw.box(
        f"{name}.ring", around(at, 44), fill=clear(WALNUT, 235), border=GILT, width=3, radius=22
    )
    paint_row(draw, name, INCOMES[side - 1], at, 33)
    rack.keep_free(around(at, 40))
    gains = [gain for gain in found.gains if gain.reason == "castle"]
    if len(found.sides) == 1 and gains:
        chip = Chip(delta_text(gains[0].delta), GOOD_OF[gains[0].stock].word)
    else:
        chip = Chip(tr("closed"), "castle-side")
    away = on_ray((0, 0), -54 + 72 * (side - 1), 16)
    rack.hang(name, (at[0] + away[0], at[1] + 38 + away[1]), chip, 28)


def _workplaces(view: TableView, found: Consequences, draw: DrawList, rack: Rack) -> None:
    """Own Workplace spaces that would pay; Grain on the arrow of a step."""
    for gain in found.gains:
        for path, space in paying(view, found, gain):
            box = view.anchors[f"workplace.{path}.{space}"]
            light(draw, f"pays.{path}.{space}.{gain.stock}", box)
            at = (box[0] + box[2] - 30, box[1] + box[3] - 18)
            chip = Chip(delta_text(gain.delta), GOOD_OF[gain.stock].word)
            rack.hang(f"pays.{path}.{space}.{gain.stock}", at, chip, 26)
        if gain.reason == "promote" and gain.delta < 0:
            for _, place, _ in found.told("promoted"):
                box = view.anchors[f"workplace.{place}"]
                at = (box[0] + ON_ARROW[0], box[1] + ON_ARROW[1])
                rack.hang(f"arrow.{place}", at, Chip(delta_text(gain.delta), "grain", True), 26)


def _edicts(view: TableView, draw: DrawList) -> None:
    """The Active Edicts, of which one would be Issued."""
    for row in (1, 2, 3):
        if view.table.pieces(f"active.{row}"):
            light(draw, f"edict{row}", grown(view.anchors[f"imperial.active{row}"], 1), 7)


def _mark(view: TableView, draw: DrawList, rack: Rack, mark: Mark) -> None:
    """An Ally whose tick would turn into a cross, or the other way round."""
    rect = spot_rect(view, mark.zone)
    if rect is None:
        return
    x, y, w, _ = rect
    hosted = parsed(mark.zone).kind == "ally"
    size = min(30.0, w * 0.62) if hosted else 24.0
    verdict(draw, f"{mark.zone}.verdict", (x + w - size * 0.36, y + size * 0.3), mark.met, size)
    if hosted:
        chip = Chip("+2" if mark.met else delta_text(-2), "vp", not mark.met)
        rack.hang(mark.zone, (x + w / 2, y - 16 if w < 60 else y + 52), chip, 24)


def _drawn(view: TableView, found: Consequences, draw: DrawList, rack: Rack) -> None:
    """Backs of the cards that would be drawn."""
    if not found.drawn:
        return
    x, y, w, h = view.anchors["hand.deck"]
    many = min(found.drawn, MOST_BACKS)
    for k in range(many):
        box = fitted(190 / 272, (x + w + 14 + BACK_STEP * k, y - 4, w, h))
        paper = DrawList(f"drawn{k}", GHOST)
        paper.picture("back", box, "card/back")
        draw.extend(ghostly("drawn", paper.items, seen=200))
        frame(draw, f"drawn{k}", box, 6, 0 if k < many - 1 else 6)
    chip = Chip(tr("draw {count}", count=found.drawn), "back")
    rack.hang("drawn", (x + w + 22 + BACK_STEP * many / 2 + 20, y + h / 2), chip, 26)


def _opened(view: TableView, draw: DrawList, rack: Rack, move: Move) -> None:
    """The space that a Structure would leave open on the Player Board."""
    home, *parts = parsed(move.source).words
    if home != "board" or parts[0] != str(view.viewer):
        return
    piece = int(parts[1])
    name = f"ally{piece + 2}" if piece < 4 else f"store{piece}" if piece < 8 else f"keep{piece - 7}"
    box = view.anchors[f"player.{name}"]
    light(draw, f"opened.{name}", box, 5)
    low = 14 if piece < 8 else box[3] / 2
    at = (box[0] + box[2] / 2, box[1] + box[3] - low)
    words = tr("opens") if piece < 8 else tr(KEEPS.get(parsed(move.target).last, ""))
    rack.hang(f"opened.{name}", at, Chip(words), 26)
