"""The harbours that a Ship can reach: lit in gold at rest, each with the price of the voyage."""

from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage import own_city, ship_box
from stupor.language import trc
from stupor.stage.boxes import Point, around, centre, grown
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import GLOW, LIGHT, PAPER, PAY, TILE, YES, clear

#: The light lies on the water below the ships; the price above the frames of what may be picked
#: up, so that it is never crossed by one.
WATER: Final = TILE - 10
LAYER: Final = LIGHT + 10
#: A price: its size, no wider than a berth.
CHIP: Final = (58.0, 29.0)
#: So far inside the harbour the light keeps off the plaque beside it.
INSIDE: Final = 3.0
GOLD: Final = (255, 206, 76, 92)


def paint_harbours(view: TableView, held: bool) -> list[Item]:
    """Every harbour within reach; while the Ship is held, the light of its targets frames them."""
    easel = Easel("harbours", LAYER)
    asked = view.mine()
    for option in asked.options if asked is not None else ():
        city = _city(view, option)
        if city < 0:
            continue
        box = view.anchors[f"voyage.{CITIES[city]}.harbour"]
        _paint_light(easel, city, box)
        if not held:
            _paint_rim(easel, city, box)
        if option[0] == "sail":
            berth = centre(ship_box(view, city, f"ship.{view.viewer}"))
            _paint_price(easel, city, (berth[0], centre(box)[1]), _price(view, int(option[1])))
    return easel.items


def _city(view: TableView, option: Option) -> int:
    """Where an option takes the Ship; -1 when it does not sail."""
    if option[0] == "sail":
        return (own_city(view) + int(option[1])) % len(CITIES)
    if option[0] == "sail_to":
        return CITIES.index(str(option[1]))
    return -1


def _price(view: TableView, steps: int) -> int:
    return view.fact(f"price.sail.{steps}", steps - 1)


def _paint_light(easel: Easel, city: int, box: Area) -> None:
    shore = grown(box, -INSIDE)
    easel.box(f"{city}.water", shore, WATER, fill=GOLD, radius=shore[3] / 2)


def _paint_rim(easel: Easel, city: int, box: Area) -> None:
    shore = grown(box, -INSIDE)
    radius = shore[3] / 2
    for by, alpha in ((2.0, 110), (4.0, 56)):
        easel.box(f"{city}.halo", grown(shore, by), WATER, border=clear(GLOW, alpha), width=3,
                  radius=radius + by)  # fmt: skip
    easel.box(f"{city}.dark", grown(shore, 1.4), WATER, border=(58, 26, 0, 210), width=5,
              radius=radius + 1)  # fmt: skip
    easel.box(f"{city}.rim", shore, WATER, border=(255, 236, 170), width=2.6, radius=radius)


def _paint_price(easel: Easel, city: int, middle: Point, price: int) -> None:
    """What the voyage costs, in the berth that waits for the own Ship."""
    chip = around(middle, *CHIP)
    radius = chip[3] / 2
    easel.box(f"{city}.shade", (chip[0] + 1, chip[1] + 2, *chip[2:]), fill=(30, 14, 0, 110),
              radius=radius)  # fmt: skip
    easel.box(f"{city}.chip", chip, fill=PAPER, border=(96, 58, 12), width=1.6, radius=radius)
    if not price:
        easel.label(f"{city}.price", grown(chip, -1), trc("a price", "free"), 18, face="bold",
                    colour=YES)  # fmt: skip
        return
    words = (chip[0] + 4, chip[1], chip[2] - 30, chip[3])
    easel.label(f"{city}.price", words, f"\u2212{price}", 19, face="bold", colour=PAY)
    coin = around((chip[0] + chip[2] - 15, middle[1]), 24)
    easel.picture(f"{city}.coin", coin, "icon/coin")
