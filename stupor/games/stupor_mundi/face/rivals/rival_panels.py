"""The rivals on the right: one panel for each."""

from typing import Final

from stupor.games.stupor_mundi.face.castle.castle_board import TOTAL, built_on
from stupor.games.stupor_mundi.face.castle.structures import (
    KEEPS,
    SITE_NAMES,
    Plan,
    ground_of,
    little_plan,
    raise_stones,
    stones_of,
)
from stupor.games.stupor_mundi.face.components.icon_rows import tokens
from stupor.games.stupor_mundi.face.components.icons import CONDITIONS, card_row, sprite_of
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, portrait_of
from stupor.games.stupor_mundi.face.docks.panels import (
    own_row,
    paint_little_mantle,
    paint_rival_holdings,
)
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.language import tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.items import Face, Item, Rect
from stupor.stage.measure import SQUEEZED, guessed_width
from stupor.stage.palette import (
    CREAM,
    GILT,
    PIECE,
    SAND,
    SEAT_RGB,
    TILE,
    WALNUT,
)
from stupor.stage.view import View

#: The anchor prefix of the large panel on a page with a second rail.
SECOND: Final = "rail2.rival"
TWO_DIGITS: Final = 10
#: Rows so high leave room for one more between them.
ROOMY: Final = 26.0
#: The faces of a name, the widest first.
_FACES: Final[tuple[Face, ...]] = ("title", "bold")

#: The stripe of a seat without a House, and the cloths of what stands there from the start.
UNCHOSEN: Final = (122, 98, 70)
UNCHOSEN_COLOUR: Final = "black"
#: How far numbers of the row below the slots reach up over it.
NUMBERS: Final = 8.0


def panel_of(view: View, place: int) -> str:
    """The anchor prefix of the rival on place 1, 2 or 3."""
    prefix = {2: "rival2p", 3: "rival3p"}.get(view.seats, "rival")
    return f"{prefix}.{place}"


def place_of(view: View, seat: int) -> str:
    """The anchor prefix of a rival's panel."""
    return panel_of(view, view.rivals().index(seat) + 1)


def paint_place(view: TableView, place: int) -> list[Item]:
    """The rival who moves so many turns after the one who looks."""
    draw = DrawList("rival", TILE)
    if place < view.seats:
        paint_rival(view, draw, view.rivals()[place - 1], panel_of(view, place))
    return draw.items


def paint_kept(view: TableView) -> list[Item]:
    """The rival who is kept at full size where there is a second rail."""
    draw = DrawList("kept", TILE)
    if second_rail(view):
        seat = view.kept_rival if view.kept_rival in view.rivals() else view.rivals()[0]
        paint_rival(view, draw, seat, SECOND)
    return draw.items


def second_rail(view: TableView) -> bool:
    """Whether a second rail keeps one rival at full size."""
    return SECOND in view.anchors and len(view.rivals()) > 1


def paint_rival(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    """Everything of one rival on the panel with that anchor prefix."""
    at = view.anchors
    colour = SEAT_RGB[view.colour(seat)] if view.drafted(seat) else UNCHOSEN
    draw.box(f"{seat}.stripe", at[f"{panel}.stripe"], fill=colour, radius=3)
    if view.mover() == seat:
        draw.box(f"{seat}.ink.turn", grown(at[panel], -1), border=WALNUT, width=6, radius=7)
        draw.box(f"{seat}.turn", grown(at[panel], -2), border=colour, width=3.6, radius=6)
    draw.picture(f"{seat}.crest", fitted(160 / 190, at[f"{panel}.crest"]), view.crest(seat))
    _paint_names(view, draw, seat, panel)
    _paint_paths(view, draw, seat, paths_row(view, panel))
    _paint_signs(view, draw, seat, panel)
    _paint_goods(view, draw, seat, panel)
    _paint_slots(view, draw, seat, panel)
    _paint_allies(view, draw, seat, panel)
    _paint_castle(view, draw, seat, panel)
    if f"{panel}.store1" in at:
        _paint_stores(view, draw, seat, panel)
    paint_rival_holdings(view, draw, seat, panel)


def paths_row(view: TableView, panel: str) -> Rect:
    """Where a panel tells how far the Specialists are, below the name of whoever plays."""
    x, y, w, h = view.anchors[f"{panel}.specialists"]
    if h < ROOMY:
        return x, y + (2 if view.compact else 6), w, h
    return x, y + 18, w + 36, h


def _paint_names(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    """Who plays, and above the next row for which House.

    A low panel in a small window has room for one name: the arms beside it tell the House.
    """
    x, y, _, h = view.anchors[f"{panel}.name"]
    low = view.compact and view.anchors[f"{panel}.specialists"][3] < ROOMY
    below, beside = paths_row(view, panel)[1], view.anchors[f"{panel}.human"][0]
    alone = low and view.drafted(seat)
    name, house = view.names[seat], view.called(seat)
    box = (x, y - (1 if alone else 5), _room(view, seat, panel), h)
    draw.text(f"{seat}.name", box, name, 17, _face(view), CREAM)
    if view.drafted(seat) and house != name and not alone:
        draw.text(f"{seat}.house", (x, below - 15, beside - x, 17), house, 15.5, colour=SAND)


def _room(view: TableView, seat: int, panel: str) -> float:
    """How wide a name may be: the sign of who plays and the crown of the first stand beside it."""
    x, _, w, _ = view.anchors[f"{panel}.name"]
    beside = view.anchors[f"{panel}.{'first' if view.count('first') == seat else 'human'}"]
    return min(w + 6, beside[0] - x - 1)


def _face(view: TableView) -> Face:
    """The widest face in which the names of all rivals have room: one rail has one."""
    rooms = [(view.names[s], _room(view, s, place_of(view, s))) for s in view.rivals()]
    fit = (f for f in _FACES if all(guessed_width(n, f, SQUEEZED) <= w for n, w in rooms))
    return next(fit, "text")


def paths_text(view: TableView, seat: int) -> str:
    """How far the Specialists of a seat are, path by path; those at the City stand together."""
    words, city = [], ""
    for path, last in (("a", 5), ("b", 3), ("c", 5)):
        best = 0
        for space in range(1, last + 1):
            pieces = view.table.pieces(f"work.{path}.{space}")
            if any(p.startswith(f"specialist.{seat}.") for p in pieces):
                best = space
        if best == last:
            city += f"{path.upper()} "
        else:
            words.append(path.upper() + (str(best) if best else "\u2013"))
    if city:
        words.append(f"{city}{trc('a path', 'City')}")
    return (" " * (2 if city or view.compact else 3)).join(words)


def _paint_paths(view: TableView, draw: DrawList, seat: int, box: Rect) -> None:
    x, y, w, h = box
    sprite = f"specialist/{view.colour(seat)}" if view.drafted(seat) else "icon/specialist"
    draw.picture(f"{seat}.specialist", around((x + 9, y + h / 2), 17, 21), sprite)
    words = paths_text(view, seat)
    tight = view.compact and view.measure(words, "bold", 16.5) > w - 22
    draw.text(
        f"{seat}.paths",
        (x + 22, y, w - 22, h),
        words,
        16.5,
        "text" if tight else "bold",
        (241, 226, 190),
    )


def _paint_signs(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    at = view.anchors
    first = view.count("first") == seat
    place = at[f"{panel}.human_first" if first else f"{panel}.human"]
    draw.picture(f"{seat}.who", place, "ui/ai" if seat in view.computers else "ui/human")
    if first:
        draw.picture(f"{seat}.first", fitted(44 / 40, at[f"{panel}.first"]), "piece/first-player")
    laurel = at[f"{panel}.vp"]
    draw.picture(f"{seat}.laurel", laurel, "vp/laurel")
    draw.number(f"{seat}.vp", centre(laurel), view.count(f"vp.{seat}"), 21)


def _paint_goods(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    at = view.anchors
    for kind in ("coins", "stone", "grain"):
        x, y, _, h = at[f"{panel}.{kind}"]
        size = min(h - 1, 30)
        draw.picture(
            f"{seat}.{kind}", around((x + size / 2, y + h / 2), size), GOOD_OF[kind].sprite
        )
        count = view.count(f"{kind}.{seat}")
        at_number = (x + size + (11 if count < TWO_DIGITS else 15), y + h / 2)
        draw.number(f"{seat}.{kind}.n", at_number, count, 19, "gold")
    x, y, _, h = at[f"{panel}.hand"]
    high = min(h, 28)
    draw.picture(f"{seat}.hand", (x, y + (h - high) / 2, high * 0.7, high), "card/mini-back")
    cards = len(view.table.pieces(f"hand.{seat}"))
    at_number = (x + high * 0.7 + (12 if cards < TWO_DIGITS else 14), y + h / 2)
    draw.number(f"{seat}.hand.n", at_number, cards, 19, "gold")
    drafted = view.drafted(seat)
    built = len(built_on(view, seat)) if drafted else view.fact(f"structures.{seat}")
    draw.label(
        f"{seat}.built",
        at[f"{panel}.built"],
        f"{built}/{TOTAL}",
        17,
        "number",
        CREAM,
        align="right",
    )


def _paint_slots(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    at = view.anchors
    if view.count(f"passed.{seat}"):
        (x, y, w, h), row = at[f"{panel}.passed"], own_row(view, panel)
        below = row is not None and row[0] < x + w
        ribbon = (x, y, w, h - NUMBERS if below else h)
        draw.box(
            f"{seat}.passed",
            ribbon,
            PIECE,
            fill=(90, 16, 24, 245),
            border=GILT,
            width=1.3,
            radius=4,
        )
        draw.label(f"{seat}.passed.words", ribbon, tr("passed"), 16.5, "title", CREAM, z=PIECE)
        return
    for slot in range(1, 7):
        box = at[f"{panel}.slot{slot}"]
        up, down = view.first(f"slot.{seat}.{slot}"), view.first(f"down.{seat}.{slot}")
        inner = fitted(58 / 78, box)
        if up:
            draw.picture(f"{seat}.slot{slot}", inner, "card/mini-face")
            dot = around(centre(box), min(box[2], box[3]) * 0.66)
            draw.picture(f"{seat}.slot{slot}.up", dot, sprite_of(_first_icon(up)))
        elif down:
            draw.picture(f"{seat}.slot{slot}", inner, "card/mini-back")
        elif slot == 6 and not view.table.pieces(f"castle.{seat}.slot"):
            size = min(box[2], box[3]) * 0.84
            draw.picture(f"{seat}.slot6", around(centre(box), size), "ui/lock", alpha=220)


def _first_icon(card: str) -> str:
    return tokens(card_row(number_of(card)))[0].icon


def _paint_allies(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    for space in range(1, 6):
        box = view.anchors[f"{panel}.ally{space}"]
        ally = view.first(f"ally.{seat}.{space}")
        waiting = view.tower_on(seat, space)
        fact = f"met.{seat}.{space}"
        met = view.fact(fact) if fact in view.facts else None
        mantle = view.first(f"mantle.{seat}.{space}")
        if ally and box[2] < 40:
            _paint_little_ally(draw, ally, box, met)
            paint_little_mantle(draw, seat, mantle, box)
        elif ally:
            shape = fitted(118 / 160, box)
            paint_ally(draw, ally, shape, met=met, mark=20, mantle=mantle)
        elif waiting:
            cx, cy = centre(box)
            size = box[2] * 0.72
            draw.picture(
                f"{seat}.ally{space}.tower", around((cx, cy), size), "icon/tower", alpha=105
            )


def _paint_little_ally(draw: DrawList, piece: str, box: Rect, met: int | None) -> None:
    ally = number_of(piece)
    x, y, w, h = box
    ground = (23, 105, 107) if ally <= 10 else (190, 94, 26)
    draw.box(f"{piece}.ground", box, fill=ground, border=WALNUT, width=1, radius=3)
    if not ally:
        return
    face = (x + 4.5, y + 2, w - 9, (w - 9) * 153 / 118)
    draw.picture(f"{piece}.face", face, portrait_of(ally))
    draw.box(f"{piece}.plaque", (x + 2, y + h - 23, w - 4, 21), fill=(255, 246, 220), radius=2)
    draw.picture(
        f"{piece}.icon", around((x + w / 2, y + h - 13), 24), sprite_of(CONDITIONS[ally - 1][0])
    )
    if met is not None:
        sprite = f"check/{'yes' if met else 'no'}"
        draw.picture(f"{piece}.met", around((x + w - 6, y + 6), 17), sprite, PIECE)


def castle_plan(view: TableView, panel: str) -> Plan:
    """Where a rival's castle stands on the panel with that anchor prefix."""
    return little_plan(castle_box(view, panel))


def castle_box(view: TableView, panel: str) -> Rect:
    """Where a rival's castle lies: below the counters, beside slots, above what stands under it."""
    at = view.anchors
    x, y, w, h = box = at[f"{panel}.castle"]
    over = [at[f"{panel}.hand"], at[f"{panel}.built"]]
    top = max((b[1] + b[3] for b in over if b[1] < y and b[0] + b[2] > x), default=y)
    row = own_row(view, panel)
    if row is not None and row[0] + row[2] > x:
        top = max(top, row[1] + row[3])
    top = max(y, top)
    ally = at[f"{panel}.ally5"]
    under = ally[1] > y and ally[0] + ally[2] > x
    foot = min(y + h, ally[1]) if under else y + h
    if (top, foot) == (y, y + h):
        return box
    wide = min(w, foot - top + 2)
    return x + w - wide, top, wide, foot - top


def _paint_castle(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    """A small castle of stone; before the draft it has no colour yet."""
    ground, square = ground_of(castle_box(view, panel))
    draw.picture(f"{seat}.ground", square, f"{ground.family}/ground")
    built = built_on(view, seat) if view.drafted(seat) else _built_from_the_start(view, seat)
    stones = stones_of(view, built)
    if not view.drafted(seat):
        stones = {site: stone._replace(colour=UNCHOSEN_COLOUR) for site, stone in stones.items()}
    names = {site: f"{seat}.castle.{site}" for site in built}
    raise_stones(draw, castle_plan(view, panel), stones, names)


def _built_from_the_start(view: TableView, seat: int) -> dict[str, str]:
    """What stands before a House is chosen; its pieces have no look of their own yet."""
    found = {site: view.table.pieces(f"castle.{seat}.{site}") for site in SITE_NAMES}
    return {site: pieces[0] for site, pieces in found.items() if pieces}


def _paint_stores(view: TableView, draw: DrawList, seat: int, panel: str) -> None:
    goods = ["stone"] * view.count(f"stone.{seat}") + ["grain"] * view.count(f"grain.{seat}")
    closed = [n for n in range(4, 8) if view.first(f"board.{seat}.{n}")]
    for store in closed:
        box = view.anchors[f"{panel}.store{store}"]
        draw.picture(
            f"{seat}.store{store}", around(centre(box), box[2] * 0.8), "icon/wall", alpha=115
        )
    stores = [n for n in range(1, 8) if n not in closed]
    for store, kind in zip(stores, goods, strict=False):
        box = view.anchors[f"{panel}.store{store}"]
        draw.picture(
            f"{seat}.store{store}", around(centre(box), 33), f"cube/{kind}-{store % 3 + 1}"
        )
    keeps = [s for s in KEEPS if view.table.pieces(f"castle.{seat}.{s}")]
    x, y, _, _ = view.anchors[f"{panel}.keeps"]
    for k, site in enumerate(keeps):
        icon = {"hand": "hand-size", "spears": "spears", "slot": "slot"}[site]
        draw.picture(f"{seat}.keep.{site}", (x + 30 * k, y, 28, 28), f"icon/{icon}")
