"""The harbours that a Ship can reach: a ring on the water of a free berth, a tag with the price.

What is free is the next step; what costs is possible; what is too dear has a pale tag and no ring.
"""

from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city, ship_box
from stupor.games.stupor_mundi.params import MAX_TRAVEL
from stupor.language import trc
from stupor.stage.boxes import around, centre, moved
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import LIGHT, PAY, TILE, YES, clear

#: The rings lie on the water below the ships; a tag lies above the frames of what may be picked
#: up, so that it is never crossed by one.
WATER: Final = TILE - 10
LAYER: Final = LIGHT + 10
#: A tag: from the middle of the berth to the left edge of its words, their size.
TAG_LEFT: Final = 47.0
TAG_DOWN: Final = -2.0
TAG: Final = (48.0, 28.0)
COIN: Final = 23.0
#: How far words keep off the hole in a tag.
HOLE: Final = 5.0
#: How much is seen of the tag of a harbour that is too dear.
PALE: Final = 119
STROKE: Final = 2.4
#: How much a ring grows under the pointer.
WIDER: Final = 1.08


def paint_harbours(view: TableView) -> list[Item]:
    """Every harbour ahead: a ring where the Ship may go, and what the way there costs."""
    easel = Easel("harbours", LAYER)
    asked = view.mine()
    options = asked.options if asked is not None and not view.opened else ()
    ahead = {city: option for option in options if (city := _city(view, option)) >= 0}
    for city, option in ahead.items():
        sailed = option[0] == "sail"
        price = _price(view, int(option[1])) if sailed else 0
        easel.picture(f"{city}.ring", berth_of(view, city), ring_of(view, city), WATER)
        if sailed:
            _paint_tag(view, easel, city, price)
    if any(option[0] == "sail" for option in ahead.values()):
        for steps in range(1, MAX_TRAVEL + 1):
            city = (own_city(view) + steps) % len(CITIES)
            if city not in ahead:
                _paint_tag(view, easel, city, _price(view, steps), dear=True)
    return easel.items


def berth_of(view: TableView, city: int) -> Area:
    """Where the own Ship would lie in a harbour."""
    return ship_box(view, city, f"ship.{view.viewer}")


def harbour_at(view: TableView, box: Area) -> int:
    """The city whose harbour is this box, or -1."""
    boxes = [tuple(view.anchors[f"voyage.{name}.harbour"]) for name in CITIES]
    return boxes.index(box) if box in boxes else -1


def ring_of(view: TableView, city: int) -> str:
    """The ring of a harbour: strong where the first step of a voyage costs nothing."""
    free = not _price(view, 1) and city == (own_city(view) + 1) % len(CITIES)
    return f"harbour/ring-{'next' if free else 'possible'}"


def hot_ring(view: TableView, key: str, z: int, city: int) -> list[Item]:
    """The ring of a harbour under the pointer, a little larger."""
    easel, box = Easel(key, z), berth_of(view, city)
    easel.picture("ring", around(centre(box), box[2] * WIDER, box[3] * WIDER), "harbour/ring-next")
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


def _tag_box(view: TableView, city: int) -> Area:
    """Where the words of a tag are written, never beyond the harbour's end."""
    x, y = centre(berth_of(view, city))
    left, _, wide, _ = view.anchors[f"voyage.{CITIES[city]}.harbour"]
    at = min(x + TAG_LEFT, left + wide - TAG[0])
    return at, y + TAG_DOWN, *TAG


def _paint_tag(view: TableView, easel: Easel, city: int, price: int, dear: bool = False) -> None:
    box = _tag_box(view, city)
    free = not price
    easel.picture(f"{city}.tag", box, f"harbour/tag{'-free' if free else ''}",
                  alpha=PALE if dear else 255)  # fmt: skip
    if free:
        words = (box[0] + HOLE, box[1] + 2, box[2] - HOLE, box[3] - 4)
        easel.label(f"{city}.price", words, trc("a price", "free"), 18, face="bold", colour=YES)
        return
    figure = moved((box[0] + 1, box[1], 20.0, box[3]), 0, 0)
    easel.label(f"{city}.price", figure, str(price), 21, face="number", colour=PAY)
    coin = around((box[0] + box[2] - 15, centre(box)[1]), COIN)
    easel.picture(f"{city}.coin", coin, "icon/coin", alpha=PALE if dear else 255)
    if dear:
        line = around(centre(figure), 20, STROKE)
        easel.box(f"{city}.stroke", line, fill=clear(PAY, 255), radius=1)
