"""The harbours that a Ship can reach: lit in gold at rest, each with the price of the voyage."""

from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.presentation.boxes import around, centre, grown
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import GLOW, LIGHT, PAPER, PAY, YES, clear
from stupor.games.stupor_mundi.presentation.view import CITIES, TableView
from stupor.games.stupor_mundi.presentation.voyage import own_city
from stupor.language import trc
from stupor.render.items import Area, Item

#: Above the frames of what may be picked up, so that a price is never crossed by one.
LAYER: Final = LIGHT + 10
#: A price: its height, its middle from the right end of the harbour, its width with a coin.
CHIP: Final = 29.0
INSET: Final = 68.0
WIDE: Final = 72.0
FREE: Final = 60.0
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
            _paint_price(easel, city, box, _price(view, int(option[1])))
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
    easel.box(f"{city}.water", grown(box, -1), fill=GOLD, radius=box[3] / 2 - 1)


def _paint_rim(easel: Easel, city: int, box: Area) -> None:
    radius = box[3] / 2
    for by, alpha in ((3.0, 110), (5.5, 64), (8.0, 34)):
        easel.box(f"{city}.halo", grown(box, by), border=clear(GLOW, alpha), width=3,
                  radius=radius + by)  # fmt: skip
    easel.box(f"{city}.dark", grown(box, 1.4), border=(58, 26, 0, 210), width=5, radius=radius + 1)
    easel.box(f"{city}.rim", box, border=(255, 236, 170), width=2.6, radius=radius)


def _paint_price(easel: Easel, city: int, box: Area, price: int) -> None:
    middle = (box[0] + box[2] - INSET, centre(box)[1])
    chip = around(middle, WIDE if price else FREE, CHIP)
    easel.box(f"{city}.shade", (chip[0] + 1, chip[1] + 2, *chip[2:]), fill=(30, 14, 0, 110),
              radius=CHIP / 2)  # fmt: skip
    easel.box(f"{city}.chip", chip, fill=PAPER, border=(96, 58, 12), width=1.6, radius=CHIP / 2)
    if not price:
        easel.label(f"{city}.price", chip, trc("a price", "free"), 18, face="bold", colour=YES)
        return
    words = (chip[0] + 4, chip[1], chip[2] - 34, chip[3])
    easel.label(f"{city}.price", words, f"\u2212{price}", 19, face="bold", colour=PAY)
    coin = around((chip[0] + chip[2] - 17, middle[1]), 25)
    easel.picture(f"{city}.coin", coin, "icon/coin")
