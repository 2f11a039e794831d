"""The other team: both dice and points, their one duchy, their shelves."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import chip, figure, medal
from stupor.games.burgundy.face.components.tiles import goods_sprite, hex_in, sprite_of
from stupor.games.burgundy.face.duchy.land import paint_spaces
from stupor.games.burgundy.face.household.storage import stacks
from stupor.games.burgundy.face.rivals.panels import BED_HEX, paint_die
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, around_all, centre
from stupor.stage.items import Item
from stupor.stage.palette import GILT, PIECE, TILE, clear

NAME: Final = "rival.1"
BED: Final = (554.0, 274.0)
PARTS: Final = ("one", "two")


def paint_team(view: TableView) -> list[Item]:
    """The panel of the other team."""
    draw = DrawList("team", TILE)
    if not view.team:
        return draw.items
    at = view.anchors
    seats = [*view.panels()]
    draw.nine_slice("panel", at[NAME], "ui/panel-wood", 24, 2)
    x, y, w, h = at[f"{NAME}.stripe"]
    for place, seat in enumerate(seats):
        stripe = (x, y + place * h / 2, w, h / 2)
        draw.box(f"stripe{place}", stripe, 5, fill=view.rgb(seat), border=clear(GILT, 170))
    duchy = view.duchy(seats[0])
    _paint_bed(view, draw, duchy)
    paint_spaces(view, draw, duchy, f"{NAME}.d")
    for part, seat in zip(PARTS, seats, strict=True):
        _paint_member(view, draw, part, seat)
    vp = at[f"{NAME}.vp"]
    medal(draw, "vp", centre(vp), vp[2], sum(view.count(f"vp.{seat}") for seat in seats))
    _paint_common(view, draw, duchy)
    return draw.items


def _paint_bed(view: TableView, draw: DrawList, duchy: int) -> None:
    """The middle hex of both halves is the last of the left half's middle row."""
    box = view.anchors[f"{NAME}.d37"]
    k = box[2] / BED_HEX
    draw.picture("bed", around(_middle(view), BED[0] * k, BED[1] * k), "bed/team", 6)


def _middle(view: TableView) -> tuple[float, float]:
    boxes = [box for name, box in view.anchors.items() if name.startswith(f"{NAME}.d")]
    boxes = [box for box in boxes if box[2] == boxes[0][2]]
    return centre(around_all(boxes))


def _paint_member(view: TableView, draw: DrawList, part: str, seat: int) -> None:
    """Arms, name, points, dice and own shelf of one of them."""
    at = view.anchors
    x, y, w, _ = at[f"{NAME}.{part}"]
    draw.picture(f"{part}.crest", (x, y, 28, 34), view.crest(seat))
    draw.text(f"{part}.name", (x + 34, y, w - 34, 22), view.names[seat], 16, "title", GILT)
    medal(draw, f"{part}.vp", (x + 46, y + 42), 34, view.count(f"vp.{seat}"))
    kind = "ui/ai" if seat in view.computers else "ui/human"
    draw.picture(f"{part}.kind", (x + 4, y + 36, 18, 18), kind)
    for number in DICE:
        dice = DrawList(f"team.{part}", TILE)
        paint_die(view, dice, seat, number, at[f"{NAME}.{part}.die{number}"])
        draw.extend(dice.items)
    for place in (1, 2):
        _paint_shelf(view, draw, f"{NAME}.{part}.storage{place}", f"storage.{seat}.{place}")
    box = at[f"{NAME}.{part}.storage1"]
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
        _paint_shelf(view, draw, f"{NAME}.shared{place}", f"shared.{duchy}.{place}")
    here = list(stacks(view, duchy).values())
    for place in (1, 2, 3):
        box = at[f"{NAME}.goods{place}"]
        draw.nine_slice(f"goods{place}.well", box, "ui/hollow", 8, 6)
        if place <= len(here):
            goods = here[place - 1]
            draw.picture(goods[0], box, goods_sprite(goods[0], box[2]), PIECE)
            if len(goods) > 1:
                spot = (box[0] + box[2] + 3, box[1] + box[3] - 14)
                chip(view, draw, f"goods{place}.count", spot, [str(len(goods))], 19, "right")
    counts = {
        "silver": ("sign/silver", view.count(f"silver.{duchy}")),
        "workers": ("sign/worker", view.count(f"workers.{duchy}")),
        "sold": ("goods/back", sum(view.numbers(f"sold.{duchy}"))),
    }
    for key, (sprite, count) in counts.items():
        x, y, _, h = at[f"{NAME}.{key}"]
        draw.picture(key, (x, y, h - 2, h - 2), sprite)
        figure(draw, f"{key}.count", (x + h - 2, y + h / 2), count, 16, "left")
