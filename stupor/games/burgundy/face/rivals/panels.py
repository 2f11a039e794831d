"""The rivals beside the table, or the other team: dice, points, their duchy in small, all else."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS
from stupor.games.burgundy.face.components.medals_and_chips import chip, die_sprite, figure, medal
from stupor.games.burgundy.face.components.tiles import goods_sprite, hex_in, sprite_of
from stupor.games.burgundy.face.corners.bonuses import paint_bonus
from stupor.games.burgundy.face.corners.rounds import round_order
from stupor.games.burgundy.face.duchy.land import name_of, paint_spaces
from stupor.games.burgundy.face.duchy.posts import paint_posts_of
from stupor.games.burgundy.face.household.routes import paint_cards, paint_prospect, route_boxes
from stupor.games.burgundy.face.household.storage import stacks
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.games.burgundy.ids import TRADE_ROUTES
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, around_all, centre, fitted, grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import GILT, PIECE, SAND, SEAT_LINES, TILE, WALNUT, Rgb, clear

#: The bed of a small duchy, for hexes so wide, by its sprite.
BED: Final = (304.0, 274.0)
BED_HEX: Final = 41.0
#: Routes as little squares: laid, and by the colour of the goods that they wait for.
LAID: Final[Rgb] = (233, 211, 164)
GOODS_RGB: Final[tuple[Rgb, ...]] = (
    (90, 80, 70),
    (47, 167, 160),
    (122, 74, 154),
    (227, 143, 166),
    (198, 56, 44),
    (122, 101, 50),
    (238, 142, 44),
)
SQUARES: Final = 3
#: Room for cards, and for a few words.
BROAD: Final = 100.0
TEAM: Final = "rival.1"
TEAM_BED: Final = (554.0, 274.0)
MEMBERS: Final = ("one", "two")


def seat_in(view: TableView, panel: int) -> int:
    """The seat that a panel shows; -1 where it stays empty."""
    rivals = view.rivals()
    return rivals[panel - 1] if panel <= len(rivals) else -1


def paint_turn(view: TableView) -> list[Item]:
    """A frame about the rival who is to choose, in its colour: gold says what you can do."""
    draw = DrawList("turn", 4)
    for panel, seat in enumerate(() if view.team or view.solo else view.rivals(), 1):
        if view.asked_seat == seat:
            box = view.anchors[f"rival.{panel}"]
            draw.box(f"ink{panel}", grown(box, -1), border=WALNUT, width=6, radius=7)
            colour = SEAT_LINES[view.colour(seat)]
            draw.box(f"rival{panel}", grown(box, -2), border=colour, width=3.6, radius=6)
    return draw.items


def paint_panel(view: TableView, panel: int) -> list[Item]:
    """Everything of one rival."""
    draw = DrawList(f"rival{panel}", TILE)
    seat = seat_in(view, panel)
    if view.team or seat < 0 or view.solo:
        return draw.items
    name = f"rival.{panel}"
    draw.nine_slice("panel", view.anchors[name], "ui/panel-wood", 24, 2)
    stripe = view.anchors[f"{name}.stripe"]
    draw.box("stripe", stripe, 5, fill=view.rgb(seat), border=clear(GILT, 170), radius=2)
    _paint_head(view, draw, name, seat)
    _paint_bed(view, draw, name)
    duchy = view.duchy(seat)
    paint_spaces(view, draw, duchy, f"{name}.d")
    posts = DrawList(f"rival{panel}.posts", PIECE)
    paint_posts_of(view, posts, duchy, f"{name}.d")
    draw.extend(posts.items)
    _paint_stores(view, draw, name, seat)
    _paint_purse(view, draw, name, duchy)
    _paint_routes(view, draw, name, duchy)
    return draw.items


def _paint_head(view: TableView, draw: DrawList, name: str, seat: int) -> None:
    """Arms, name, who sits there, dice, points."""
    at = view.anchors
    draw.picture("crest", fitted(60 / 72, at[f"{name}.crest"]), view.crest(seat))
    x, y, w, h = at[f"{name}.name"]
    draw.text("name", (x, y - 6, w + 4, h + 4), view.names[seat], 19, "text", GILT)
    kind = around(centre(at[f"{name}.kind"]), 18)
    draw.picture("kind", kind, "ui/ai" if seat in view.computers else "ui/human")
    words = name_of(view, view.duchy(seat))
    if view.measure(words, "italic", 14) > (w - 22) * 0.9:
        words = words.rpartition(" ")[2]
    draw.text("duchy", (x + 22, y + h - 2, w - 22, 20), words, 14, "italic", SAND)
    order = round_order(view)
    if order and order[0] == seat:
        left, top, wide, high = at[f"{name}.crest"]
        crown = (left + wide / 2 - 12, top + high - 2, 24, 22)
        draw.picture("first", crown, "piece/first-player")
    for number in DICE:
        paint_die(view, draw, seat, number, at[f"{name}.die{number}"])
    vp = at[f"{name}.vp"]
    medal(draw, "vp", centre(vp), vp[2], view.count(f"vp.{seat}"))


def paint_die(view: TableView, draw: DrawList, seat: int, number: int, box: Rect) -> None:
    """A rival's die, sunk when it is used up."""
    draw.nine_slice(f"die{number}.well", grown(box, 1), "ui/hollow", 8, 6)
    name = f"die.{seat}.{number}"
    rolled = view.count(name)
    if not rolled or name in view.hidden:
        return
    shown = die_shows(view.table, seat, number)
    if shown < 0:
        sprite = die_sprite(view.colour(seat), rolled, "used")
    else:
        sprite = die_sprite(view.colour(seat), shown, "mini" if box[2] < 50 else "")
    draw.picture(f"die{number}", box, sprite)


def _paint_bed(view: TableView, draw: DrawList, name: str) -> None:
    wide = view.anchors[f"{name}.d19"][2] / BED_HEX
    middle = centre(view.anchors[f"{name}.d19"])
    draw.picture("bed", around(middle, BED[0] * wide, BED[1] * wide), "bed/duchy", 6)


def _paint_stores(view: TableView, draw: DrawList, name: str, seat: int) -> None:
    """Stored tiles, goods by colour, goods that were sold."""
    for place in (1, 2, 3):
        _paint_shelf(view, draw, f"{name}.storage{place}", f"storage.{seat}.{place}")
    _paint_more(view, draw, name, seat)
    _paint_goods(view, draw, name, view.duchy(seat), (5, -15, 20))


def _paint_goods(
    view: TableView, draw: DrawList, name: str, duchy: int, corner: tuple[float, float, float]
) -> None:
    """Goods by colour, and how many at the lower right: how far from there, and how large."""
    here = list(stacks(view, duchy).values())
    for place in (1, 2, 3):
        box = view.anchors[f"{name}.goods{place}"]
        draw.nine_slice(f"goods{place}.well", box, "ui/hollow", 8, 6)
        if place <= len(here):
            goods = here[place - 1]
            draw.picture(goods[0], box, goods_sprite(goods[0], box[2]), PIECE)
            if len(goods) > 1:
                at = (box[0] + box[2] + corner[0], box[1] + box[3] + corner[1])
                draw.z = PIECE + 1
                chip(view, draw, f"goods{place}.count", at, [str(len(goods))], corner[2], "right")
                draw.z = TILE


def _paint_more(view: TableView, draw: DrawList, name: str, seat: int) -> None:
    """How many tiles a great store holds beyond the three that are seen."""
    more = 0
    while view.table.pieces(f"storage.{seat}.{4 + more}"):
        more += 1
    if more:
        box = view.anchors[f"{name}.storage3"]
        chip(view, draw, "more", (box[0] + box[2] + 4, box[1] - 4), [f"+{more}"], 20, "right")


def _paint_purse(view: TableView, draw: DrawList, name: str, duchy: int) -> None:
    for sign, key in (("sign/silver", "silver"), ("sign/worker", "workers")):
        x, y, _, h = view.anchors[f"{name}.{key}"]
        draw.picture(key, (x, y, h, h), sign)
        figure(
            draw,
            f"{key}.count",
            (x + h + 14, y + h / 2),
            view.count(f"{key}.{duchy}"),
            max(19, h * 0.8),
        )
    x, y, _, h = view.anchors[f"{name}.sold"]
    side = min(h, 40)
    draw.picture("sold", (x, y, side, side), "goods/back")
    figure(
        draw,
        "sold.count",
        (x + side + 16, y + side / 2),
        sum(view.numbers(f"sold.{duchy}")),
        max(19, side * 0.6),
    )
    if f"{name}.bonuses" in view.anchors:
        _paint_bonuses(view, draw, view.anchors[f"{name}.bonuses"], duchy)


def _paint_bonuses(view: TableView, draw: DrawList, box: Rect, duchy: int) -> None:
    draw.nine_slice("bonuses", box, "ui/hollow", 8, 6)
    won = view.pieces(f"bonuses.{duchy}")
    for place, bonus in enumerate(won):
        paint_bonus(view, draw, bonus, (box[0] + 8 + 44 * place, box[1] + 12, 42, 44))
    start = box[0] + 14 + 44 * len(won)
    room = (start, box[1], box[0] + box[2] - 10 - start, box[3])
    if room[2] > BROAD:
        words = tr("Bonus tiles") if won else tr("No bonus tiles yet")
        draw.text("bonuses.words", room, words, 16, "italic", SAND)


def _paint_routes(view: TableView, draw: DrawList, name: str, duchy: int) -> None:
    """Trade routes as cards where there is room, else as squares; without any, the end so far."""
    if f"{name}.route" not in view.anchors:
        return
    x, y, w, h = view.anchors[f"{name}.route"]
    if not view.has(TRADE_ROUTES):
        if w > BROAD:
            end = DrawList(f"{draw.name}.end", TILE)
            paint_prospect(view, end, duchy, (x, y, w, h), GILT)
            draw.extend(end.items)
        return
    if w > BROAD:
        draw.nine_slice("routes", (x, y, w, h), "ui/hollow", 8, 6)
        paint_cards(view, draw, duchy, route_boxes(view, duchy, (x + 6, y + 4, w - 12, h - 8)))
        return
    stops = view.facts.get(f"route.{duchy}")
    for place, (colour, _, laid) in enumerate(stops if isinstance(stops, list) else []):
        side = 12.0 if w < 40 else 14.0
        row, column = divmod(place, SQUARES)
        box = (x + column * side, y + row * side, side - 1.5, side - 1.5)
        rgb = LAID if laid else GOODS_RGB[min(int(colour), COLOURS_OF_GOODS)]
        draw.box(f"stop{place}", box, fill=rgb, border=(5, 2, 1), radius=2)
        if laid:
            line = (box[0] + 2, box[1] + box[3] / 2 - 1, box[2] - 4, 2)
            draw.box(f"stop{place}.laid", line, fill=(122, 22, 38))


def paint_team(view: TableView) -> list[Item]:
    """The panel of the other team."""
    draw = DrawList("team", TILE)
    if not view.team:
        return draw.items
    at = view.anchors
    seats = [*view.panels()]
    draw.nine_slice("panel", at[TEAM], "ui/panel-wood", 24, 2)
    x, y, w, h = at[f"{TEAM}.stripe"]
    for place, seat in enumerate(seats):
        stripe = (x, y + place * h / 2, w, h / 2)
        draw.box(f"stripe{place}", stripe, 5, fill=view.rgb(seat), border=clear(GILT, 170))
    duchy = view.duchy(seats[0])
    _paint_team_bed(view, draw, duchy)
    paint_spaces(view, draw, duchy, f"{TEAM}.d")
    for part, seat in zip(MEMBERS, seats, strict=True):
        _paint_member(view, draw, part, seat)
    vp = at[f"{TEAM}.vp"]
    medal(draw, "vp", centre(vp), vp[2], sum(view.count(f"vp.{seat}") for seat in seats))
    _paint_common(view, draw, duchy)
    return draw.items


def _paint_team_bed(view: TableView, draw: DrawList, duchy: int) -> None:
    """The middle hex of both halves is the last of the left half's middle row."""
    box = view.anchors[f"{TEAM}.d37"]
    k = box[2] / BED_HEX
    draw.picture("bed", around(_middle(view), TEAM_BED[0] * k, TEAM_BED[1] * k), "bed/team", 6)


def _middle(view: TableView) -> tuple[float, float]:
    boxes = [box for name, box in view.anchors.items() if name.startswith(f"{TEAM}.d")]
    boxes = [box for box in boxes if box[2] == boxes[0][2]]
    return centre(around_all(boxes))


def _paint_member(view: TableView, draw: DrawList, part: str, seat: int) -> None:
    """Arms, name, points, dice and own shelf of one of them."""
    at = view.anchors
    x, y, w, _ = at[f"{TEAM}.{part}"]
    draw.picture(f"{part}.crest", (x, y, 28, 34), view.crest(seat))
    draw.text(f"{part}.name", (x + 34, y, w - 34, 22), view.names[seat], 16, "title", GILT)
    medal(draw, f"{part}.vp", (x + 46, y + 42), 34, view.count(f"vp.{seat}"))
    kind = "ui/ai" if seat in view.computers else "ui/human"
    draw.picture(f"{part}.kind", (x + 4, y + 36, 18, 18), kind)
    for number in DICE:
        dice = DrawList(f"team.{part}", TILE)
        paint_die(view, dice, seat, number, at[f"{TEAM}.{part}.die{number}"])
        draw.extend(dice.items)
    for place in (1, 2):
        _paint_shelf(view, draw, f"{TEAM}.{part}.storage{place}", f"storage.{seat}.{place}")
    box = at[f"{TEAM}.{part}.storage1"]
    draw.picture(f"{part}.owner", (box[0] - 3, box[1] - 5, 14, 17), view.crest(seat), PIECE)


def _paint_shelf(view: TableView, draw: DrawList, name: str, zone: str) -> None:
    box = view.anchors[name]
    draw.picture(f"{name}.ground", box, "depot/storage", alpha=170)
    tile = view.first(zone)
    if tile:
        draw.picture(tile, hex_in(box), sprite_of(tile, box[2]))


def _paint_common(view: TableView, draw: DrawList, duchy: int) -> None:
    """Shared tiles, goods, silver, workers, goods sold."""
    at = view.anchors
    for place in (1, 2):
        _paint_shelf(view, draw, f"{TEAM}.shared{place}", f"shared.{duchy}.{place}")
    _paint_goods(view, draw, TEAM, duchy, (3, -14, 19))
    counts = {
        "silver": ("sign/silver", view.count(f"silver.{duchy}")),
        "workers": ("sign/worker", view.count(f"workers.{duchy}")),
        "sold": ("goods/back", sum(view.numbers(f"sold.{duchy}"))),
    }
    for key, (sprite, count) in counts.items():
        x, y, _, h = at[f"{TEAM}.{key}"]
        draw.picture(key, (x, y, h - 2, h - 2), sprite)
        figure(draw, f"{key}.count", (x + h + 3, y + h / 2), count, 16, "left")
