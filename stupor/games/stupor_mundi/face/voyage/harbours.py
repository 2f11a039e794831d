"""The harbours that a Ship can reach: a ring on the water of a free berth, a tag with the price.

What is free is the next step, by far the strongest; what costs is possible, and comes up to full
strength under the pointer; what is too dear has a pale tag and no ring.
"""

from collections.abc import Set
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.docks.dock import strip_of
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city, ship_box
from stupor.games.stupor_mundi.params import MAX_TRAVEL
from stupor.language import trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown, shared
from stupor.stage.items import Item, Rect
from stupor.stage.palette import LIGHT, PAY, TILE, TOOLTIP, YES, clear

#: The rings lie on the water below the ships; a tag lies above the frames of what may be picked
#: up, so that it is never crossed by one.
WATER: Final = TILE - 10
LAYER: Final = LIGHT + 10
#: The tag of a harbour that is pointed at lies over the ring of what has the focus.
ON_FOCUS: Final = TOOLTIP - 10
#: How large the ring of the free harbour is, and of one that costs; the middle of the oval lies so
#: far below that of its sprite.
FREE: Final = 1.42
PAID: Final = 0.86
OVAL: Final = 12.0
#: So much higher does the large one lie, to keep its light off the name of the city.
HIGHER: Final = 5.0
#: Its middle is at least so far from the edge of the board, whose frame it would lie on.
ASHORE: Final = 62.0
#: How much is seen of what costs, and of the tag of a harbour that is too dear.
QUIET: Final = 140
MODEST: Final = 184
PALE: Final = 119
#: A tag: from the middle of the berth to the left edge of its words, by the size of the ring; its
#: size; how far it may reach beyond its harbour.
TAG_LEFT: Final = {True: 60.0, False: 45.0}
TAG_DOWN: Final = {True: -3.0, False: 0.0}
TAG: Final = {True: (76.0, 42.0), False: (42.0, 24.0)}
BEYOND: Final = {True: 12.0, False: 0.0}
WORD: Final = {True: 27.0, False: 19.0}
COIN: Final = 20.0
#: How far a tag below a ring reaches into its frame.
RIM: Final = 6.0
#: So far a tag may lie over its own ring where there is no room beside it.
ON_RING: Final = 24.0
#: How far words keep off the hole in a tag.
HOLE: Final = 10.0
STROKE: Final = 2.4


def paint_harbours(view: TableView) -> list[Item]:
    """Every harbour ahead: a ring where the Ship may go, and what the way there costs."""
    draw = DrawList("harbours", LAYER)
    asked = view.mine()
    options = asked.options if asked is not None and not view.panel_open else ()
    ahead = {city: option for option in options if (city := _city(view, option)) >= 0}
    for city, option in ahead.items():
        _paint_harbour(view, draw, city, option)
    if any(option[0] == "sail" for option in ahead.values()):
        _paint_too_dear(view, draw, set(ahead))
    return draw.items


def _paint_harbour(view: TableView, draw: DrawList, city: int, option: Option) -> None:
    sailed, free = option[0] == "sail", is_free(view, city)
    draw.picture(
        f"{city}.ring",
        ring_box(view, city),
        f"harbour/ring-{'next' if free else 'possible'}",
        WATER,
        alpha=255 if free or not sailed else QUIET,
    )
    if sailed:
        _paint_tag(view, draw, city, _price(view, int(option[1])), 255 if free else MODEST)


def _paint_too_dear(view: TableView, draw: DrawList, ahead: Set[int]) -> None:
    """What the other harbours cost, where one is asked how far to sail."""
    for steps in range(1, MAX_TRAVEL + 1):
        city = (own_city(view) + steps) % len(CITIES)
        if city not in ahead:
            _paint_tag(view, draw, city, _price(view, steps), PALE)


def berth_of(view: TableView, city: int) -> Rect:
    """Where the own Ship would lie in a harbour."""
    return ship_box(view, city, f"ship.{view.viewer}")


def harbour_at(view: TableView, box: Rect) -> int:
    """The city whose harbour is this box, or -1."""
    boxes = [tuple(view.anchors[f"voyage.{name}.harbour"]) for name in CITIES]
    return boxes.index(box) if box in boxes else -1


def is_free(view: TableView, city: int) -> bool:
    """Whether this harbour costs nothing: the first step of a voyage, or any by a card."""
    first = not _price(view, 1) and city == (own_city(view) + 1) % len(CITIES)
    return first or view.asks("harbour")


def ring_box(view: TableView, city: int, size: float = 0.0) -> Rect:
    """The frame of a ring about the own berth; a free harbour has a much larger one."""
    x, y, w, h = berth_of(view, city)
    k = size or (FREE if is_free(view, city) else PAID)
    up, mid = HIGHER if k > 1 else 0.0, x + w / 2
    if k > 1:
        mid = max(mid, view.anchors["voyage"][0] + ASHORE)
    return around((mid, y + h / 2 + OVAL * (1 - k) - up), w * k, h * k)


def hot_ring(view: TableView, key: str, z: int, city: int) -> list[Item]:
    """The ring of a harbour under the pointer at full strength, and its price."""
    draw = DrawList(key, z)
    size = 0.0 if is_free(view, city) else 1.0
    draw.picture("ring", ring_box(view, city, size), "harbour/ring-next")
    steps = (city - own_city(view)) % len(CITIES)
    asked = view.mine()
    if asked is not None and ("sail", steps) in asked.options:
        draw.z = ON_FOCUS
        _paint_tag(view, draw, city, _price(view, steps), 255)
    return draw.items


def _city(view: TableView, option: Option) -> int:
    """Where an option takes the Ship; -1 when it does not sail."""
    if option[0] == "sail":
        return (own_city(view) + int(option[1])) % len(CITIES)
    if option[0] == "sail_to":
        return CITIES.index(str(option[1]))
    return -1


def _price(view: TableView, steps: int) -> int:
    return view.fact(f"price.sail.{steps}", steps - 1)


def _tag_box(view: TableView, city: int, free: bool) -> Rect:
    """Where the words of a tag are written, hardly beyond the harbour's end."""
    x, y = centre(berth_of(view, city))
    left, _, wide, _ = view.anchors[f"voyage.{CITIES[city]}.harbour"]
    w, h = TAG[free]
    clear_of_it, end = x + TAG_LEFT[free], left + wide + BEYOND[free] - w
    beside = min(clear_of_it, end), y + OVAL + TAG_DOWN[free] - h / 2, w, h
    others = (ring_box(view, other, 1.0) for other in range(len(CITIES)) if other != city)
    over = clear_of_it - end > ON_RING or any(shared(beside, ring) for ring in others)
    return _below(view, city, w, h) if over else beside


def _below(view: TableView, city: int, w: float, h: float) -> Rect:
    """Below the ring; above it where the city's name is below, above boards that lie ashore."""
    x, y, wide, high = ring_box(view, city)
    left = view.anchors[f"voyage.{CITIES[city]}.harbour"][0] + RIM
    box, dock = (max(left, x + wide / 2 - w / 2), y + high - RIM, w, h), strip_of(view)
    above, name = (box[0], y + 2 * RIM - h, w, h), view.anchors[f"voyage.{CITIES[city]}.name"]
    markets = (view.anchors[f"voyage.{other}.market"] for other in CITIES)
    if shared(grown(box, RIM), name) and not any(shared(above, market) for market in markets):
        return above
    on_boards = dock is not None and dock.shore is not None and shared(box, dock.shore)
    return (box[0], view.anchors["voyage.crusade"][1] - h, w, h) if on_boards else box


def _paint_tag(view: TableView, draw: DrawList, city: int, price: int, alpha: int) -> None:
    free = is_free(view, city)
    box = _tag_box(view, city, free)
    draw.picture(f"{city}.tag", box, f"harbour/tag{'' if price else '-free'}", alpha=alpha)
    if free and not price:
        words = (box[0] + HOLE, box[1] + 2, box[2] - HOLE - 3, box[3] - 4)
        draw.label(f"{city}.price", words, trc("a price", "free"), WORD[True], "bold", YES)
        return
    figure = (box[0] + 1, box[1], 18.0, box[3])
    draw.label(f"{city}.price", figure, str(price), WORD[free], "number", PAY if price else YES)
    coin = around((box[0] + box[2] - 13, centre(box)[1]), COIN)
    draw.picture(f"{city}.coin", coin, "icon/coin", alpha=alpha)
    if alpha == PALE:
        line = around(centre(figure), 20, STROKE)
        draw.box(f"{city}.stroke", line, fill=clear(PAY, 255), radius=1)
