"""The Castle Board of a House: what stands, what the empty sites cost, what the sides bring."""

from collections.abc import Mapping, Set
from math import dist
from typing import Final

from stupor.games.stupor_mundi.data.castle import Site
from stupor.games.stupor_mundi.data.workplaces import BIT
from stupor.games.stupor_mundi.effects.build import CHEAPER, site_costs
from stupor.games.stupor_mundi.face.castle.incomes import (
    PAID,
    choosable,
    darken_court,
    paint_income,
    paint_keys,
)
from stupor.games.stupor_mundi.face.castle.structures import (
    SITE_NAMES,
    Plan,
    drop_zone,
    own_plan,
    raise_stones,
    side_closed,
    site_box,
    stones_of,
)
from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.components.printed import SITE_OF, shown_figures
from stupor.games.stupor_mundi.face.components.tiles import paint_edict
from stupor.games.stupor_mundi.face.draft.house_draft import drafting
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import edition_of
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.ids import BUILD
from stupor.language import tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre, holds
from stupor.stage.items import Face, Item, Rect
from stupor.stage.palette import CREAM, DUN, PAPER, PRICE, SAND, SEPIA, TILE, Rgb

KEEP_ICONS: Final = {"hand": "hand-size", "spears": "spears", "slot": "slot"}
#: What marks an open site at rest: its size, its stone, and how far below a Keep's gift it lies.
MARK: Final = 26.0
STONE: Final[Rgb] = (158, 150, 138)
STONE_RIM: Final[Rgb] = (52, 42, 34)
BELOW: Final = 19.0
TOTAL: Final = 13
#: An issued Edict on the shelf.
SHELVED: Final = (80.0, 39.0)
#: Walls whose price is written in a row; the steep fourth one has too little room for that.
LYING: Final = ("w1", "w2", "w3", "w5")
#: Prices grow so much in small windows.
COMPACT: Final = 1.15
#: The height of a row of the price of a Keep.
KEEP_ROW: Final = 21.0
#: Size of the name over the castle.
TITLED: Final = 17.5
#: Where it does not fit at this size either, it takes narrower letters.
LEAST: Final = 11.0


def built_on(view: TableView, seat: int) -> dict[str, str]:
    """The structure pieces of a castle by site."""
    found = {site: view.first(f"castle.{seat}.{site}") for site in SITE_NAMES}
    return {site: piece for site, piece in found.items() if piece}


def paint_castle(view: TableView) -> list[Item]:
    """The castle of the one who looks; none while the banners of the draft hang there."""
    draw = DrawList("castle", TILE)
    if drafting(view):
        return draw.items
    seat = view.viewer
    built = built_on(view, seat)
    _paint_title(view, draw, seat)
    paint_standing(view, draw, own_plan(view), built)
    draw.z = PRICE
    darken_court(view, draw)
    for side in range(1, 6):
        paint_income(view, draw, side, side_closed(built, side))
    priced = building(view)
    for site in SITE_NAMES:
        if site not in built:
            _paint_site(view, draw, SITE_OF[site], priced)
    paint_keys(view, draw)  # no gift of a Keep lies over one
    draw.z = TILE
    _paint_issued(view, draw, seat)
    _paint_status(view, draw, seat, built)
    return draw.items


def paint_standing(view: TableView, draw: DrawList, plan: Plan, built: dict[str, str]) -> None:
    """The structures of a castle, given by site."""
    raise_stones(draw, plan, stones_of(view, built), built)


def own_name(view: TableView) -> str:
    """What stands over the own castle: the House, and the name of who plays it."""
    house, name = view.called(seat := view.viewer), view.names[view.viewer]
    if not view.seated or not view.drafted(seat) or name in ("", house):
        return house
    both = f"{name}, {house}"
    room = view.anchors["castle.title"][2] - 52
    return both if view.measure(both, "title", TITLED) <= room else view.names[seat]


def _paint_title(view: TableView, draw: DrawList, seat: int) -> None:
    x, y, w, h = view.anchors["castle.title"]
    title = own_name(view)
    room: Rect = (x + 44, y, w - 52, h)
    face: Face = "title" if view.measure(title, "title", LEAST) <= room[2] else "bold"
    draw.text("title", room, title, TITLED, face, CREAM)
    draw.picture("crest", around((x + 22, y + h / 2 - 1), 34, 40.4), view.crest(seat))
    vp = view.anchors["castle.vp"]
    draw.picture("laurel", vp, "vp/laurel")
    draw.number("vp", centre(vp), view.count(f"vp.{seat}"), 25)


def building(view: TableView) -> Set[str]:
    """The sites about which the one who looks is asked: then every open site has its price."""
    asked = view.mine(BUILD)
    return {str(option[1]) for option in asked.options if len(option) > 1} if asked else set()


def paint_price_under(view: TableView, point: Point) -> list[Item]:
    """The price of the open site of the own castle under the pointer."""
    draw = DrawList("priced", PRICE + 1)
    if building(view) or drafting(view) or not holds(view.anchors["castle"], point):
        return draw.items
    built = built_on(view, view.viewer)
    here = [s for s in SITE_NAMES if s not in built and holds(drop_zone(view, s), point)]
    if here:
        middles = {site: centre(site_box(view, site)) for site in here}
        site = min(here, key=lambda name: dist(middles[name], point))
        _paint_price(view, draw, SITE_OF[site])
    return draw.items


def _paint_site(view: TableView, draw: DrawList, site: Site, priced: Set[str]) -> None:
    """What an open site says: its price while building, pale if closed now; else a mark."""
    if len(site.name) > 2:
        draw.fade(PAID if choosable(view) else 255)
        _paint_gift(view, draw, site)
        draw.fade()
    if priced:
        able = site.name in priced
        draw.fade(255 if able else PAID)
        _paint_price(view, draw, site, PAPER if able else DUN)
        draw.fade()
    else:
        _paint_mark(draw, site.name, _mark_at(view, site))


def _paint_price(view: TableView, draw: DrawList, site: Site, ground: Rgb = PAPER) -> None:
    if len(site.name) > 2:
        _paint_keep_price(view, draw, site, ground)
    else:
        _paint_cost(view, draw, site, ground)


def _mark_at(view: TableView, site: Site) -> Point:
    """Where the mark of an open site lies: in its middle, on a Keep's below its gift."""
    x, y = centre(site_box(view, site.name))
    return (x, y + BELOW) if len(site.name) > 2 else (x, y)


def _paint_mark(draw: DrawList, name: str, at: Point) -> None:
    """A small boss of stone with a battlement."""
    draw.box(
        f"{name}.mark", around(at, MARK), fill=STONE, border=STONE_RIM, width=2.2, radius=MARK / 2
    )
    x, y = at
    draw.box(f"{name}.battlement", (x - 6.5, y - 1, 13, 6), fill=STONE_RIM)
    for number, dx in enumerate((-6.5, -1.5, 3.5)):
        draw.box(f"{name}.merlon{number}", (x + dx, y - 5.5, 3, 5), fill=STONE_RIM)


def abilities_of(view: TableView) -> int:
    """The Workplace abilities of the one who looks."""
    owned = view.facts.get(f"abilities.{view.viewer}", ())
    return sum(BIT[str(code)] for code in owned) if isinstance(owned, list) else 0


def cost_of(view: TableView, site: Site, abilities: int = 0) -> tuple[int, int]:
    """Stone and Grain that the edition asks for a site, where these abilities make it cheaper."""
    return site_costs(edition_of(view).stone_only, abilities & CHEAPER, shown_figures())[site.id]


def site_price(view: TableView, site: Site, terms: Mapping[str, object]) -> tuple[int, int]:
    """Stone and Grain for a site after Workplaces, by how a card has it paid."""
    fixed = {"two stone": (2, 0), "free": (0, 0)}.get(str(terms.get("pay")))
    stone, grain = cost_of(view, site, abilities_of(view))
    return fixed or (max(0, stone - int(str(terms.get("discount", 0)))), grain)


def _goods(view: TableView, site: Site) -> list[tuple[str, int]]:
    asked = view.mine(BUILD)
    meant = asked and (asked.context.get("pay") == "printed" or site.name in building(view))
    stone, grain = site_price(view, site, asked.context if asked and meant else {})
    return [(kind, price) for kind, price in (("stone", stone), ("grain", grain)) if price]


def _paint_cost(view: TableView, draw: DrawList, site: Site, ground: Rgb) -> None:
    """A plate with what must be paid, and the Edict that building here issues."""
    at, name = centre(site_box(view, site.name)), site.name
    flat, k = name in LYING, COMPACT if view.compact else 1.0
    goods = _goods(view, site)
    if not goods and not site.edict:
        return
    good, edict = (36.0, 26.0) if flat else (22.0, 23.0)
    cells = [good * k] * len(goods) + [edict * k] * site.edict
    long = sum(cells) + 10 * k
    size = (long, 27.0 * k) if flat else (46.0 * k, long)
    draw.box(f"{name}.cost", around(at, *size), fill=ground, border=SEPIA, width=1.3, radius=11)
    edge = (at[0] if flat else at[1]) - sum(cells) / 2
    for number, span in enumerate(cells):
        mid = (edge + span / 2, at[1]) if flat else (at[0], edge + span / 2)
        edge += span
        if number == len(goods):
            draw.picture(f"{name}.edict", around(mid, 25 * k), "icon/edict")
        else:
            _paint_good(draw, name, goods[number], mid, k)


def _paint_good(draw: DrawList, name: str, good: tuple[str, int], mid: Point, k: float) -> None:
    kind, price = good
    cube = around((mid[0] + 8 * k, mid[1]), 24 * k, 24.5 * k)
    draw.picture(f"{name}.{kind}", cube, GOOD_OF[kind].sprite)
    draw.number(f"{name}.{kind}.n", (mid[0] - 10.5 * k, mid[1]), price, 18.5 * k, "pay")


def _gift_at(view: TableView, site: Site) -> Point:
    """The middle of what a Keep would give; a price in two rows needs more room below it."""
    x, y, w, _ = site_box(view, site.name)
    return x + w / 2, y + (18 if len(_goods(view, site)) < 2 else 9)


def _paint_gift(view: TableView, draw: DrawList, site: Site) -> None:
    """What a Keep would give and issue."""
    mid, top = _gift_at(view, site)
    draw.picture(f"{site.name}.gift", around((mid - 13, top), 29), sprite_of(KEEP_ICONS[site.name]))
    draw.picture(f"{site.name}.edict", around((mid + 15, top), 26), "icon/edict")


def _paint_keep_price(view: TableView, draw: DrawList, site: Site, ground: Rgb) -> None:
    """The price of a Keep below its gift, a row for each kind of goods."""
    (mid, top), goods = _gift_at(view, site), _goods(view, site)
    rows = len(goods)
    if not rows:
        return
    chip = around((mid, top + 17 + KEEP_ROW * rows / 2), 44, KEEP_ROW * rows + 5)
    draw.box(f"{site.name}.cost", chip, fill=ground, border=SEPIA, width=1.3, radius=11)
    for k, (kind, price) in enumerate(goods):
        row = chip[1] + 2.5 + KEEP_ROW * (k + 0.5)
        draw.picture(f"{site.name}.{kind}", around((mid + 8, row), 21, 21.4), GOOD_OF[kind].sprite)
        draw.number(f"{site.name}.{kind}.n", (mid - 9, row), price, 17.5, "pay")


def _paint_issued(view: TableView, draw: DrawList, seat: int) -> None:
    """The Edicts that this House has issued, on a page with room for them."""
    shelf = view.anchors.get("castle.issued")
    if shelf is None:
        return
    x, y, w, h = shelf
    issued = view.table.pieces(f"issued.{seat}")
    title = (x + 12, y + 5, w - 24, 22)
    words = tr("Edicts issued: {count}", count=len(issued))
    draw.title("issued", title, words, 16.5)
    columns, (wide, high) = 4, SHELVED
    rows = int((h - 32) // (high + 6))
    for k, edict in enumerate(issued[-rows * columns :]):
        row, column = divmod(k, columns)
        box = (x + 12 + column * (wide + 7), y + 31 + row * (high + 6), wide, high)
        paint_edict(draw, edict, box, "edict/tile-small", 24)


def _paint_status(view: TableView, draw: DrawList, seat: int, built: dict[str, str]) -> None:
    closed = sum(side_closed(built, side) for side in range(1, 6))
    rank = {1: tr("1st"), 2: tr("2nd")}.get(view.fact(f"majority.{seat}"), "\u2013")
    if view.solo:
        rank = tr("+{points} VP", points=edition_of(view).majority[0])
    plates = (
        ("icon/structure", f"{len(built)}/{TOTAL}", trc("Structures", "built")),
        ("vp/laurel", rank, tr("majority")),
        ("icon/castle-side", f"{closed}/5", tr("sides")),
    )
    for k, (sprite, figure, words) in enumerate(plates, start=1):
        x, y, w, h = view.anchors[f"castle.status{k}"]
        draw.picture(f"status{k}.icon", around((x + 22, y + h / 2), 34), sprite)
        draw.text(f"status{k}.n", (x + 43, y + 2, w - 46, 22), figure, 19, "number", CREAM)
        draw.text(f"status{k}.words", (x + 43, y + 22, w - 45, 19), words, 15.5, colour=SAND)
