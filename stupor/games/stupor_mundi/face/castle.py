"""The Castle Board of a House: what stands, what the empty sites cost, what the sides bring."""

from typing import Final

from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.data.castle import Site
from stupor.games.stupor_mundi.data.workplaces import BIT
from stupor.games.stupor_mundi.effects.build import CHEAPER, site_costs
from stupor.games.stupor_mundi.face.icons import INCOMES, sprite_of
from stupor.games.stupor_mundi.face.printed import SITE_OF, shown_figures
from stupor.games.stupor_mundi.face.sailing import edition_of
from stupor.games.stupor_mundi.face.strip import paint_row
from stupor.games.stupor_mundi.face.tiles import paint_edict
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import GREAT
from stupor.language import tr, trc
from stupor.stage.boxes import Point, around, centre, on_ray
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import (
    CREAM,
    GILT,
    INK,
    PAPER,
    PIECE,
    SAND,
    TILE,
    TITLE,
    WALNUT,
    clear,
)

RADIUS: Final = 158.0
SITE_NAMES: Final = tuple(site.name for site in SITES)
KEEPS: Final = ("hand", "spears", "slot")
KEEP_ICONS: Final = {"hand": "hand-size", "spears": "spears", "slot": "slot"}
#: Questions that one of the incomes answers.
INCOMES_ASKED: Final = frozenset({"income", "order"})
CUBES: Final = {"stone": "cube/stone-1", "grain": "cube/grain-1"}
TOTAL: Final = 13
#: How far outward from the middle of its wall a price lies, clear of the income beside it.
OUTWARD: Final = {1: 0, 2: 10, 3: 0, 4: 12, 5: 14}
#: An issued Edict on the shelf.
SHELVED: Final = (80.0, 39.0)
#: Walls whose price is written in a row.
LYING: Final = ("w3", "w5")


def kind_of(site: str) -> str:
    """Tower, wall or keep."""
    return {"t": "tower", "w": "wall"}[site[0]] if len(site) == 2 else "keep"


def middle_of(view: TableView) -> Point:
    """The middle of the pentagon, a radius below its first tower."""
    x, y = centre(view.anchors["castle.t1"])
    return x, y + RADIUS


def corner(view: TableView, number: int) -> Point:
    """The corner of tower 1 to 5."""
    return on_ray(middle_of(view), -90 + 72 * (number - 1), RADIUS)


def wall_middle(view: TableView, number: int, outward: float = 0.0) -> Point:
    """The middle of wall 1 to 5, or so far outward from it."""
    return on_ray(middle_of(view), -54 + 72 * (number - 1), RADIUS * 0.809 + outward)


def site_box(view: TableView, site: str) -> Area:
    """The rectangle of a building site."""
    return view.anchors["castle." + (site if len(site) == 2 else f"keep_{site}")]


def is_great(piece: str) -> bool:
    """Whether a structure piece is a Great Structure."""
    number = piece.rsplit(".", 1)[-1]
    return number.isdigit() and int(number) in GREAT


def plan_of(view: TableView, site: str, piece: str) -> tuple[Area, str]:
    """Where a structure stands on the Castle Board and its sprite from above."""
    kind = kind_of(site)
    great = is_great(piece)
    owner = piece.split(".")[1]
    mark = view.first(f"over.{owner}.{site}")
    colour = mark.split(".")[0] if mark else view.colour(owner)
    name = f"castle/{'great-' if great and not mark else ''}{kind}-{colour}"
    if kind == "wall":
        return around(wall_middle(view, int(site[1])), 152.5), f"{name}-{site[1]}"
    if kind == "tower":
        return around(corner(view, int(site[1])), 88 if great else 70), name
    return around(centre(site_box(view, site)), 78 if great else 66), name


def built_on(view: TableView, seat: int) -> dict[str, str]:
    """The structure pieces of a castle by site."""
    found = {site: view.first(f"castle.{seat}.{site}") for site in SITE_NAMES}
    return {site: piece for site, piece in found.items() if piece}


def side_closed(built: dict[str, str], side: int) -> bool:
    """Whether both towers and the wall of a side stand."""
    return all(s in built for s in (f"t{side}", f"w{side}", f"t{side % 5 + 1}"))


def paint_castle(view: TableView) -> list[Item]:
    """The castle of the one who looks."""
    easel = Easel("castle", TILE)
    seat = view.viewer
    built = built_on(view, seat)
    _paint_title(view, easel, seat)
    for side in range(1, 6):
        _paint_income(view, easel, side, side_closed(built, side))
    for site in SITE_NAMES:
        if site not in built:
            _paint_site(view, easel, SITE_OF[site])
    for site in sorted(built, key=lambda s: (s[0] != "w", len(s) > 2)):
        paint_built(view, easel, site, built[site])
    _paint_issued(view, easel, seat)
    _paint_status(view, easel, seat, built)
    return easel.items


def paint_built(view: TableView, easel: Easel, site: str, piece: str, alpha: int = 255) -> None:
    """A structure on its site."""
    box, sprite = plan_of(view, site, piece)
    easel.solid(piece, box, sprite, PIECE, alpha=alpha)


def _paint_title(view: TableView, easel: Easel, seat: int) -> None:
    x, y, w, h = view.anchors["castle.title"]
    title = tr("My Castle") if view.seated else view.called(view.viewer)
    easel.label(
        "title", (x + 44, y, w - 52, h), title, 17.5, face="title", colour=CREAM, align="left"
    )
    easel.picture("crest", around((x + 22, y + h / 2 - 1), 34, 40.4), view.crest(seat))
    vp = view.anchors["castle.vp"]
    easel.picture("laurel", vp, "vp/laurel")
    easel.number("vp", centre(vp), view.count(f"vp.{seat}"), 25)


def _paint_income(view: TableView, easel: Easel, side: int, closed: bool) -> None:
    at = centre(view.anchors[f"castle.income{side}"])
    name = f"income{side}"
    waits = closed and not _rests(view, side)
    if waits:
        easel.picture(f"{name}.glow", around(at, 58), "glow/round", alpha=210)
    if closed:
        easel.box(
            f"{name}.ring", around(at, 40), fill=clear(WALNUT, 235),
            border=GILT if waits else clear(GILT, 90), width=3, radius=20,
        )  # fmt: skip
    easel.fade(255 if waits else 205)
    easel.z = PIECE + 2  # above the roof of a Great Wall
    paint_row(easel, name, INCOMES[side - 1], at, 31)
    easel.z = TILE
    easel.fade()


def _rests(view: TableView, side: int) -> bool:
    """Whether the income of another side is asked for: what glows then can be chosen."""
    asked = view.mine()
    return (
        asked is not None and asked.kind in INCOMES_ASKED and ("income", side) not in asked.options
    )


def _paint_site(view: TableView, easel: Easel, site: Site) -> None:
    if len(site.name) > 2:
        _paint_keep_site(view, easel, site)
        return
    number = int(site.name[1])
    tower = site.name[0] == "t"
    at = corner(view, number) if tower else wall_middle(view, number, OUTWARD[number])
    _paint_cost(view, easel, site, at)


def abilities_of(view: TableView) -> int:
    """The Workplace abilities of the one who looks."""
    owned = view.facts.get(f"abilities.{view.viewer}", ())
    return sum(BIT[str(code)] for code in owned) if isinstance(owned, list) else 0


def cost_of(view: TableView, site: Site, abilities: int = 0) -> tuple[int, int]:
    """Stone and Grain that the edition asks for a site, where these abilities make it cheaper."""
    return site_costs(edition_of(view).stone_only, abilities & CHEAPER, shown_figures())[site.id]


def _goods(view: TableView, site: Site) -> list[tuple[str, int]]:
    stone, grain = cost_of(view, site)
    return [(kind, price) for kind, price in (("stone", stone), ("grain", grain)) if price]


def _paint_cost(view: TableView, easel: Easel, site: Site, at: Point) -> None:
    """A plate with what must be paid, and the Edict that building here issues."""
    name, flat = site.name, site.name in LYING
    goods = _goods(view, site)
    count = len(goods)
    if not count and not site.edict:
        return
    cells = [40.0 if flat else 26.0] * count + [30.0 if flat else 28.0] * site.edict
    long = sum(cells) + (8 if flat else 4)
    size = (long, 29.0) if flat else (46.0, long)
    easel.box(
        f"{name}.cost", around(at, *size), fill=clear(PAPER, 247), border=INK, width=1.3, radius=12
    )
    edge = (at[0] if flat else at[1]) - sum(cells) / 2
    for k, span in enumerate(cells):
        mid = (edge + span / 2, at[1]) if flat else (at[0], edge + span / 2)
        edge += span
        if k == count:
            easel.picture(f"{name}.edict", around(mid, 27), "icon/edict")
            continue
        kind, price = goods[k]
        easel.picture(f"{name}.{kind}", around((mid[0] + 9, mid[1]), 25, 25.6), CUBES[kind])
        easel.number(f"{name}.{kind}.n", (mid[0] - 11, mid[1]), price, 19, "pay")


def _paint_keep_site(view: TableView, easel: Easel, site: Site) -> None:
    x, y, w, h = site_box(view, site.name)
    mid = x + w / 2
    easel.picture(
        f"{site.name}.gift", around((mid - 13, y + 18), 32), sprite_of(KEEP_ICONS[site.name])
    )
    easel.picture(f"{site.name}.edict", around((mid + 17, y + 18), 27), "icon/edict")
    goods = _goods(view, site)
    row = (x + 2, y + h - 28, w - 4, 26)
    easel.box(f"{site.name}.cost", row, fill=clear(PAPER, 247), border=INK, width=1.3, radius=11)
    for k, (kind, price) in enumerate(goods):
        cx = mid + (k - (len(goods) - 1) / 2) * 28
        easel.picture(f"{site.name}.{kind}", around((cx + 7, y + h - 15), 19, 19.4), CUBES[kind])
        easel.number(f"{site.name}.{kind}.n", (cx - 7.5, y + h - 15), price, 17, "pay")


def _paint_issued(view: TableView, easel: Easel, seat: int) -> None:
    """The Edicts that this House has issued, on a page with room for them."""
    shelf = view.anchors.get("castle.issued")
    if shelf is None:
        return
    x, y, w, h = shelf
    issued = view.table.pieces(f"issued.{seat}")
    title = (x + 12, y + 5, w - 24, 22)
    words = tr("Edicts issued: {count}", count=len(issued))
    easel.label("issued", title, words, 16.5, face="title", colour=TITLE, align="left")
    columns, (wide, high) = 4, SHELVED
    rows = int((h - 32) // (high + 6))
    for k, edict in enumerate(issued[-rows * columns :]):
        row, column = divmod(k, columns)
        box = (x + 12 + column * (wide + 7), y + 31 + row * (high + 6), wide, high)
        paint_edict(easel, edict, box, "edict/tile-small", 24)


def _paint_status(view: TableView, easel: Easel, seat: int, built: dict[str, str]) -> None:
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
        easel.picture(f"status{k}.icon", around((x + 22, y + h / 2), 34), sprite)
        easel.label(
            f"status{k}.n", (x + 43, y + 2, w - 46, 22), figure, 19,
            face="number", colour=CREAM, align="left",
        )  # fmt: skip
        easel.label(
            f"status{k}.words", (x + 43, y + 22, w - 45, 19), words, 15.5,
            colour=SAND, align="left",
        )  # fmt: skip
